"""The signals by which a system speaks to a server."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import Any


def on_signal(name: str, reactor: Any, call: Callable[[], None]) -> None:
    """Call that in the reactor whenever the signal of that name arrives; where there is no such signal, never.

    To be called once the reactor runs, which takes some signals for itself when it starts.
    """
    number = getattr(signal, name, None)
    if number is not None:
        signal.signal(number, lambda *_: reactor.callFromThread(call))
