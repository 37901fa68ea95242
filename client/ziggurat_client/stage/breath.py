"""The breathing of light on what one may choose: slow, slight, and in few steps, so that it costs next to nothing."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

PERIOD: Final = 1.6
"""Seconds of one breath."""
DEPTH: Final = 0.12
"""How much stronger or weaker the light becomes."""
_MOMENTS: Final = 20
"""How often in one breath the light may change."""
_LEVELS: Final = 6
"""How many strengths there are on either side of the usual one."""


def strength_at(now: float) -> float:
    """What the strength of the light is multiplied by at the time `now`, in seconds."""
    return 1 + DEPTH * _level(math.floor(now / PERIOD * _MOMENTS)) / _LEVELS


def seconds_to_change(now: float) -> float:
    """Seconds from `now` until the strength is another one."""
    moment = math.floor(now / PERIOD * _MOMENTS)
    later = moment + 1
    while _level(later) == _level(moment):
        later += 1
    return later * PERIOD / _MOMENTS - now


def _level(moment: int) -> int:
    return round(_LEVELS * math.sin(2 * math.pi * moment / _MOMENTS))


class BreathingLight:
    """A light as it was last shown; `now` tells the time in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._strength = 1.0

    def shine(self, *, breathing: bool) -> float:
        """The strength to show it with now."""
        self._strength = strength_at(self._now()) if breathing else 1.0
        return self._strength

    def changes_in(self) -> float:
        """Seconds until it is to be shown again while it breathes."""
        now = self._now()
        return seconds_to_change(now) if strength_at(now) == self._strength else 0.0
