"""Time that only goes forward: nobody is late because the machine's clock was set."""

from __future__ import annotations

import time
from typing import Any


def keep_steady(reactor: Any) -> None:
    """Give the reactor the clock that nobody can set, before anything is scheduled.

    Twisted asks the time of day, so that an hour's correction by the network would end every time-out at once.
    """
    reactor.seconds = time.monotonic
