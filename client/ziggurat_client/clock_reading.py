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

_HOUR: Final = 3600
_IN_HOURS: Final = 1.5 * _HOUR
"""Seconds left beyond which a clock counts hours."""

Urgency: TypeAlias = Literal["calm", "soon", "now"]
Timed: TypeAlias = Seat | Literal["phase"]
"""Whose time it is: a seat's, or that of the phase which all are in."""


@dataclass(frozen=True)
class ClockReading:
    """What the server told, and when that was on the client's own clock (seconds)."""

    state: ClockState
    heard: float

    def is_missing(self, timed: Timed) -> bool:
        """Whether the others wait for this seat's player to come back."""
        return timed in self.state.missing

    def runs(self, timed: Timed) -> bool:
        """Whether time runs for this seat, its own or the others' patience, or for the phase."""
        if timed == "phase":
            return self.state.phase_runs
        return timed in self.state.running or self.is_missing(timed)

    def left(self, timed: Timed, now: float) -> float | None:
        """Seconds until this seat's time, or the patience with it, or that of the phase, is used up; None if there is
        no hurry."""
        milliseconds = self._told(timed)
        if milliseconds is None:
            return None
        passed = now - self.heard if self.runs(timed) else 0.0
        return max(0.0, milliseconds / 1000 - passed)

    def _told(self, timed: Timed) -> int | None:
        if timed == "phase":
            return self.state.phase
        times = self.state.bank if self.is_missing(timed) else self.state.left
        return times[timed] if timed < len(times) else None


def urgency(seconds: float) -> Urgency:
    """How much a player with so much time left should hurry."""
    if seconds > SOON:
        return "calm"
    return "soon" if seconds > NOW else "now"


def clock_face(seconds: float) -> str:
    """So much time in figures, what has begun counted whole: 4:05, from an hour and a half on 2 h."""
    unit = _unit(seconds)
    whole = math.ceil(seconds / unit - 1e-6)
    return f"{whole} h" if unit == _HOUR else f"{whole // 60}:{whole % 60:02}"


def until_next_face(seconds: float) -> float:
    """Seconds until a clock that runs shows other figures."""
    unit = _unit(seconds)
    rest = seconds - (math.ceil(seconds / unit - 1e-6) - 1) * unit
    return max(min(rest, seconds - _IN_HOURS) if unit == _HOUR else rest, 0.001)


def _unit(seconds: float) -> int:
    """What so much time is counted in: seconds, or hours."""
    return _HOUR if seconds > _IN_HOURS else 1
