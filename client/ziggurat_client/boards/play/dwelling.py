"""How long a place has been meant: what is said about it waits, so that whoever crosses the board hears nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

DWELL: Final = 0.6
"""Seconds on one place after which something is said about it."""

Place = TypeVar("Place")


class Dwelling(Generic[Place]):
    """Notes since when the same place is meant, by the clock `now`."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._place: Place | None = None
        self._since = 0.0
        self._is_long = False

    def on(self, place: Place | None) -> bool:
        """A place is meant, or none; return whether it has been for long enough."""
        if place != self._place:
            self._place, self._since = place, self._now()
        self._is_long = place is not None and self._left <= 0
        return self._is_long

    @property
    def wakes_in(self) -> float | None:
        """Seconds until it has been meant for long enough; None if that was said, or if nothing is meant."""
        return None if self._place is None or self._is_long else max(0.0, self._left)

    @property
    def _left(self) -> float:
        return self._since + DWELL - self._now()
