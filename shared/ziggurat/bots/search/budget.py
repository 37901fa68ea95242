"""The budget of a search: how many positions it may still look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

OutOfTime: TypeAlias = Callable[[], bool]
"""Asked now and then while a player thinks: whether it has to decide now. What thinks knows no clock itself."""

ASKED_EVERY: Final = 4
"""Positions between two looks at the clock."""


class Budget:
    """Positions that may be looked at, counted down; the clock, where there is one, can end them early.

    Where `is_over`, a search begins nothing new. Where it `is_late`, it also leaves undone what it has begun, but for
    what needs an answer.
    """

    def __init__(self, nodes: int, out_of_time: OutOfTime | None = None) -> None:
        self.spent: int = 0
        self.is_over: bool = False
        self.is_late: bool = False
        self._nodes: int = nodes
        self._out_of_time: OutOfTime | None = out_of_time

    @property
    def left(self) -> int:
        """The number of positions that may still be looked at, if time allows."""
        return 0 if self.is_over else self._nodes - self.spent

    def spend(self) -> None:
        """Count one position."""
        self.spent += 1
        if self._out_of_time is not None and self.spent % ASKED_EVERY == 0 and not self.is_late:
            self.is_late = self._out_of_time()
        self.is_over = self.is_late or self.spent >= self._nodes
