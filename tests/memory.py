"""Memory that tests no longer need, given back to the system."""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

MUCH: Final = 300_000
"""Objects."""
_set_aside = {"after the last look": 0}


def collect_what_is_new() -> None:
    """Collect what points in circles among what is newer than the last time, and set aside what is left of it."""
    gc.collect()
    gc.freeze()


def give_memory_back() -> None:
    """Collect what is new, and keep no free memory. Nothing is set aside: the last test's application still lives."""
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc alone
        if trim is not None:
            trim(0)


def give_all_memory_back() -> None:
    """Collect also what was set aside, once much has come to it, because that takes longer than most tests, and keep no
    free memory."""
    if gc.get_freeze_count() > _set_aside["after the last look"] + MUCH:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        _set_aside["after the last look"] = gc.get_freeze_count()
    give_memory_back()
