"""Memory that tests no longer need, given back to the system."""

from __future__ import annotations

import ctypes
import gc
import sys


def collect_what_is_new() -> None:
    """Collect what points in circles among what is newer than the last collection, however much is older."""
    gc.collect()
    gc.freeze()


def give_memory_back() -> None:
    """Collect what is new, and keep no free memory."""
    collect_what_is_new()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc alone
        if trim is not None:
            trim(0)


def give_all_memory_back() -> None:
    """Collect whatever points in circles, as ended applications with their windows do, and keep no free memory."""
    gc.unfreeze()
    give_memory_back()
