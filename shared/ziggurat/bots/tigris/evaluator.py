"""The evaluator of Tigris & Euphrates: the rooms of this folder joined behind the contract of all games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from ziggurat.bots.earning import Earning
from ziggurat.bots.evaluator import Evaluator
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.tigris.earning import earnings
from ziggurat.bots.tigris.turn_generator import TigrisTurnGenerator
from ziggurat.bots.tigris.turn_search import Breadth
from ziggurat.bots.tigris.unseen import with_unseen_drawn
from ziggurat.bots.tigris.winning import chances
from ziggurat.bots.tigris.worth import EXPERIENCE, PLAIN
from ziggurat.games.game import Game, Seat, View
from ziggurat.games.tigris.position import Position

_NOTICED: Final = Breadth(1, 0.3)
"""The breadth in which a player without experience looks."""


class TigrisEvaluator(Evaluator[Position]):
    """The evaluation of the game."""

    def imagine(self, view: View[Any, Any], random: Random) -> Position:
        """The position that is seen, with the hands of others, the bag and what lies behind screens drawn."""
        return with_unseen_drawn(view, random)

    def chances(self, position: Position) -> tuple[float, ...]:
        return chances(position)

    def turn_generator(self, game: Game[Any, Any, Any]) -> TigrisTurnGenerator:
        return TigrisTurnGenerator(game, EXPERIENCE)

    def plain_turn_generator(self, game: Game[Any, Any, Any]) -> TigrisTurnGenerator:
        return TigrisTurnGenerator(game, PLAIN, _NOTICED)

    def earnings(
        self, game: Game[Any, Any, Any], position: Position, seat: Seat, breadth: float, budget: Budget
    ) -> Iterator[Earning]:
        return earnings(game, position, seat, breadth, budget)
