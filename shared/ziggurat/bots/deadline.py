"""A deadline for a thought, on machines that are now and then busy with something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = Callable[[], float]
"""The time in seconds since some moment."""


class Deadline:
    """A question asked while somebody thinks: true once it has to decide, so that it chooses before the time is up.

    The next question may come as late as any so far, for instance because the machine does something else meanwhile.
    If that could be too late, it is time now.
    """

    def __init__(self, seconds: float, clock: Clock) -> None:
        """So many seconds from now."""
        self._clock = clock
        self._asked = clock()
        self._end = self._asked + seconds
        self._longest = 0.0

    def __call__(self) -> bool:
        now = self._clock()
        self._longest = max(self._longest, now - self._asked)
        self._asked = now
        return now + self._longest >= self._end
