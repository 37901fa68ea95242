"""Time as the client sees it: one clock that everything asks, so that tests can turn its hands."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """A source of the time."""

    def now(self) -> float:
        """Seconds since some fixed moment; never goes back."""
        ...


class SteadyClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Seconds since the machine's arbitrary start."""
        return time.monotonic()


class HandClock:
    """A clock that stands still until it is turned."""

    def __init__(self, start: float = 0.0) -> None:
        self._now = start

    def now(self) -> float:
        """Seconds turned so far, counted from `start`."""
        return self._now

    def turn(self, seconds: float) -> None:
        """Move on by `seconds`. Raises ValueError if that would go back."""
        if seconds < 0:
            raise ValueError("a clock does not go back")
        self._now += seconds
