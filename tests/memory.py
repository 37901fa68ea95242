"""Memory that tests no longer need, given back to the system."""

from __future__ import annotations

import ctypes
import gc
import itertools
import sys
from typing import Final

SOME_FILES: Final = 12
"""After so many, much has been set aside."""
_files = itertools.count(1)


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
    """After some files collect also what was set aside, because that takes longer than most tests, and keep no free
    memory."""
    if next(_files) % SOME_FILES == 0:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
    give_memory_back()
