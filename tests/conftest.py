"""What holds for all tests."""

from __future__ import annotations

import gc
import signal


def pytest_configure() -> None:
    """Hear Ctrl-C also where a shell started the tests in its background, without it: what they start inherits that."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Set aside what all tests share and nobody lets go: what single tests leave is then found soon, and cheaply."""
    gc.collect()
    gc.freeze()
