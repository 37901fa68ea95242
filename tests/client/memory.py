"""Memory that ended applications of tests held, given back to the system."""

from __future__ import annotations

import ctypes
import gc
import sys


def give_memory_back() -> None:
    """Let go of ended applications, which point in circles and have windows of pixels each, and keep no free memory."""
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc alone
        if trim is not None:
            trim(0)
