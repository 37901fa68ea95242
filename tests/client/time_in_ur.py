"""Ur, as it would be if time mattered in it, for tests of what shows steps that nobody took."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from ziggurat.games.game import Action, Event, Seat, Span, View
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.rules import Ur


class HurriedUr(Ur):
    """Whose time is up does the first thing that the rules offer."""

    id: ClassVar[str] = "ur"
    has_defaults: ClassVar[bool] = True

    def expire(self, position: Position, seats: tuple[Seat, ...]) -> tuple[Position, tuple[Event, ...]]:
        told: tuple[Event, ...] = ()
        for seat in seats or self.due(position).seats:
            position, events = self.apply(position, seat, self.candidates(self.view(position, seat))[0])
            told += events
        return position, told


class EverybodysUr(Ur):
    """Whoever's turn it is, it is said to be everybody's."""

    id: ClassVar[str] = "ur"

    def span(self, position: Any) -> Span:
        return replace(super().span(position), seat=None)


class ForbearingUr(Ur):
    """What was chosen is still meant, whatever others have done."""

    id: ClassVar[str] = "ur"

    def fits(self, seen: View[Any, Any], now: View[Any, Any], action: Action) -> bool:
        return True
