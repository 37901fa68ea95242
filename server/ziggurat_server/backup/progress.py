"""News of work that takes a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

EVERY: Final = 1.0
"""Seconds between one word and the next; work that is done by then is not talked about."""


class Progress:
    """Prints how far something is, now and then."""

    def __init__(self, say: Callable[[str], None], clock: Callable[[], float]) -> None:
        """`clock` tells the time in seconds since some moment."""
        self._say = say
        self._clock = clock
        self._said = clock()

    def at(self, what: str, done: int, whole: int) -> None:
        """So much of it is done."""
        now = self._clock()
        if now - self._said >= EVERY:
            self._said = now
            self._say(f"{what}: {100 * done // max(1, whole)} %")
