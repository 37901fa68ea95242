"""Memory that tests no longer need, given back to the system."""

from __future__ import annotations

import ctypes
import gc
import sys


def give_memory_back() -> None:
    """Collect what points in circles, as ended applications with their windows do, and keep no free memory."""
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc alone
        if trim is not None:
            trim(0)
