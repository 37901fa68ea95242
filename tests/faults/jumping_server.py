"""The real server on a machine whose time of day somebody sets: SIGUSR1 puts it a day forward, SIGUSR2 a day back."""

from __future__ import annotations

import signal
import sys
import time
from typing import Final

DAY: Final = 86_400.0

_true_time = time.time
_ahead = 0.0


def set_time() -> float:
    """The time of day as it was set."""
    return _true_time() + _ahead


def put_forward(seconds: float) -> None:
    """Set the time of day."""
    global _ahead
    _ahead += seconds


if __name__ == "__main__":
    # Before Twisted is imported, which keeps the function that tells the time.
    time.time = set_time
    signal.signal(signal.SIGUSR1, lambda *_: put_forward(DAY))
    signal.signal(signal.SIGUSR2, lambda *_: put_forward(-DAY))

    from ziggurat_server.__main__ import main

    main(sys.argv[1:])
