"""How the clocks of a match stand now, by what the server told of them last."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat.games.game import Seat
from ziggurat.wire.clocks import ClockState

SOON: Final = 30
NOW: Final = 10
"""Seconds left from which a clock warns, and from which it urges."""

Urgency: TypeAlias = Literal["calm", "soon", "now"]


@dataclass(frozen=True)
class ClockReading:
    """What the server told, and when that was on the client's own clock (seconds)."""

    state: ClockState
    heard: float

    def is_missing(self, seat: Seat) -> bool:
        """Whether the others wait for this seat's player to come back."""
        return seat in self.state.missing

    def runs(self, seat: Seat) -> bool:
        """Whether time runs for this seat, its own or the others' patience."""
        return seat in self.state.running or self.is_missing(seat)

    def left(self, seat: Seat, now: float) -> float | None:
        """Seconds until this seat's time, or the patience with it, is used up; None if it is not hurried."""
        times = self.state.bank if self.is_missing(seat) else self.state.left
        if seat >= len(times):
            return None
        passed = now - self.heard if self.runs(seat) else 0.0
        return max(0.0, times[seat] / 1000 - passed)


def urgency(seconds: float) -> Urgency:
    """How much a player with so much time left should hurry."""
    if seconds > SOON:
        return "calm"
    return "soon" if seconds > NOW else "now"


def clock_face(seconds: float) -> str:
    """So much time in figures, begun seconds counted whole: 4:05."""
    minutes, rest = divmod(math.ceil(seconds - 1e-6), 60)
    return f"{minutes}:{rest:02}"


def until_next_face(seconds: float) -> float:
    """Seconds until a clock that runs shows other figures."""
    rest = seconds - math.ceil(seconds - 1e-6) + 1
    return max(rest, 0.001)
