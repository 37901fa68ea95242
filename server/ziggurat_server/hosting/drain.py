"""The last minutes of a server: nothing new begins, everyone knows, and running matches may go on for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from ziggurat_server.twisted_types import Clock, Timer

LOOK: Final = 1.0
"""Seconds between one look at whether anything still runs and the next."""


class Draining(Protocol):
    """What is drained."""

    def begin_nothing_more(self, ends_in: Callable[[], int]) -> None:
        """Open no table, begin no match, and tell everyone, newcomers too, in how many seconds it ends."""

    @property
    def is_played(self) -> bool:
        """Whether a match runs with a person at it."""


class Drain:
    """Calls `over` once nothing is played any more, or when the time is up."""

    def __init__(self, game_server: Draining, clock: Clock, over: Callable[[], None]) -> None:
        self._game_server = game_server
        self._clock = clock
        self._over = over
        self._until = 0.0
        self._timer: Timer | None = None

    @property
    def begun(self) -> bool:
        """Whether the end is near."""
        return self._timer is not None

    def begin(self, seconds: float) -> None:
        """Wait for the matches for so long at the most; without any, it is over at once."""
        self._cancel()
        self._until = self._clock.seconds() + seconds
        self._game_server.begin_nothing_more(self._seconds_left)
        self._timer = self._clock.callLater(0, self._look)

    def hurry(self) -> None:
        """It is over now."""
        self._cancel()
        self._over()

    def _look(self) -> None:
        left = self._until - self._clock.seconds()
        if left <= 0 or not self._game_server.is_played:
            self._over()
        else:
            self._timer = self._clock.callLater(min(LOOK, left), self._look)

    def _cancel(self) -> None:
        if self._timer is not None and self._timer.active():
            self._timer.cancel()

    def _seconds_left(self) -> int:
        return max(0, round(self._until - self._clock.seconds()))
