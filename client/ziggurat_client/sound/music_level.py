"""How loud the music is by the clock: its fades, and how it gives way to effects and comes back."""

from __future__ import annotations

import math
from typing import Final

DUCKED: Final = 0.4
"""What is left of the music's amplitude under an effect: 8 dB less."""
FALL: Final = 0.06
"""Seconds in which the music gives way."""
HOLD: Final = 0.5
"""Seconds that it stays away after the newest effect began."""
RETURN: Final = 1.0
"""Seconds in which it comes back."""


class Fade:
    """A level from 0 to 1 that goes evenly to where it was last sent."""

    def __init__(self) -> None:
        self._start = self._target = 0.0
        self._since = self._seconds = 0.0

    def send(self, target: float, seconds: float, now: float) -> None:
        """Go to `target` from where the level is now; a whole way from 0 to 1 takes `seconds`."""
        self._start = self.level(now)
        self._target = target
        self._since, self._seconds = now, seconds * abs(target - self._start)

    def level(self, now: float) -> float:
        """The level at that time."""
        if not self.moves(now):
            return self._target
        share = max(0.0, now - self._since) / self._seconds
        return self._start + share * (self._target - self._start)

    def moves(self, now: float) -> bool:
        """Whether the level is still on its way."""
        return now - self._since < self._seconds


class Duck:
    """What effects leave of the music, from DUCKED to 1."""

    def __init__(self) -> None:
        self._since = -math.inf
        self._start = 1.0

    def give_way(self, now: float) -> None:
        """An effect begins."""
        self._start = self.level(now)
        self._since = now

    def level(self, now: float) -> float:
        """The share of the amplitude at that time."""
        elapsed = now - self._since
        if elapsed < FALL:
            return self._start + (DUCKED - self._start) * max(0.0, elapsed) / FALL
        if elapsed < HOLD:
            return DUCKED
        back = min(1.0, (elapsed - HOLD) / RETURN)
        return DUCKED + (1 - DUCKED) * (1 - math.cos(math.pi * back)) / 2

    def moves(self, now: float) -> bool:
        """Whether the level is another one a little later."""
        return now - self._since < HOLD + RETURN
