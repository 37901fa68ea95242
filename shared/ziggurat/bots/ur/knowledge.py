"""Ur as a searching player knows it: the rooms of this folder joined behind the Knowledge contract."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from ziggurat.bots.knowledge import Knowledge
from ziggurat.bots.ur.candidates import closings, deeds
from ziggurat.bots.ur.unseen import with_unseen_drawn
from ziggurat.bots.ur.winning import chances
from ziggurat.bots.ur.worth import worth
from ziggurat.games.game import Action, Seat, View
from ziggurat.games.ur.position import Position


class UrKnowledge(Knowledge[Position]):
    """The know-how of Ur."""

    def imagine(self, view: View[Any, Any], random: Random) -> Position:
        """What everyone sees; the tiles below the top of the market's pile are drawn."""
        return with_unseen_drawn(view.public, random)

    def deeds(self, position: Position, seat: Seat) -> Iterable[Action]:
        return deeds(position, seat)

    def closings(self, position: Position, seat: Seat) -> Iterable[Action]:
        return closings(position, seat)

    def worth(self, position: Position, seat: Seat) -> float:
        return worth(position, seat)

    def chances(self, position: Position) -> tuple[float, ...]:
        return chances(position)
