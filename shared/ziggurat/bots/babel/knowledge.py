"""Babel as a searching player knows it: the rooms of this folder joined behind the Knowledge contract."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from ziggurat.bots.babel.candidates import closings, deeds
from ziggurat.bots.babel.unseen import with_unseen_drawn
from ziggurat.bots.babel.winning import chances
from ziggurat.bots.babel.worth import worth
from ziggurat.bots.outlook import AnyOutlook
from ziggurat.bots.stepwise import StepwiseKnowledge
from ziggurat.bots.stepwise_outlook import StepwiseOutlook
from ziggurat.games.babel.position import Position
from ziggurat.games.game import Action, Game, Seat, View


class BabelKnowledge(StepwiseKnowledge[Position]):
    """The know-how of Babel."""

    def imagine(self, view: View[Any, Any], random: Random) -> Position:
        """What is seen; the rival's hand, the deck and the hidden part of the pile are drawn."""
        return with_unseen_drawn(view, random)

    def deeds(self, position: Position, seat: Seat) -> Iterable[Action]:
        return deeds(position, seat)

    def closings(self, position: Position, seat: Seat) -> Iterable[Action]:
        return closings(position, seat)

    def worth(self, position: Position, seat: Seat) -> float:
        return worth(position, seat)

    def chances(self, position: Position) -> tuple[float, ...]:
        return chances(position)

    def seats(self, position: Position) -> int:
        return 2

    def outlook(self, game: Game[Any, Any, Any]) -> AnyOutlook:
        return StepwiseOutlook(game, self)
