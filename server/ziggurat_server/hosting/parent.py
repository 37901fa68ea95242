"""The program that started this one and ends it by closing its standard input.

It can change its mind until then: a last line `stay` lets this one run on.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from typing import Final

STAY: Final = b"stay\n"
_STANDARD_INPUT: Final = 0


def when_input_ends(call: Callable[[], None]) -> None:
    """Call that, in another thread, once standard input is at its end and `STAY` was not the last thing on it.

    A thread of its own works for pipes on every system; it is a daemon, so that it does not keep the program alive.
    """
    threading.Thread(target=_wait, args=(call,), name="standard input", daemon=True).start()


def _wait(call: Callable[[], None]) -> None:
    said = b""
    while read := os.read(_STANDARD_INPUT, 4096):
        said = (said + read)[-len(STAY) :]
    if said != STAY:
        call()
