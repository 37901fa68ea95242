"""Where every thread was when the process is ended from below Python, by a fault in a library or by the system."""

from __future__ import annotations

import contextlib
import faulthandler


def leave_crash_traces() -> None:
    """Have that written on standard error, where there is one that the system knows."""
    with contextlib.suppress(RuntimeError, ValueError, OSError, AttributeError):
        faulthandler.enable()
