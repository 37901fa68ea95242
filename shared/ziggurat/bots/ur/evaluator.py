"""The evaluator of Ur: the rooms of this folder joined behind the contract of all games."""

from __future__ import annotations

from random import Random
from typing import Any

from ziggurat.bots.evaluator import Evaluator
from ziggurat.bots.ur.careful_turn_generator import CarefulUrTurnGenerator
from ziggurat.bots.ur.pile_memory import PileMemory
from ziggurat.bots.ur.turn_generator import UrTurnGenerator
from ziggurat.bots.ur.unseen import with_unseen_drawn
from ziggurat.bots.ur.weights import EXPERIENCE, PLAIN
from ziggurat.bots.ur.winning import chances
from ziggurat.games.game import Game, View
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.tiles import HIDDEN


class UrEvaluator(Evaluator[Position]):
    """The evaluation of Ur."""

    def imagine(self, view: View[Any, Any], random: Random) -> Position:
        """The position that everyone sees, with the tiles below the top of the market's pile drawn."""
        return with_unseen_drawn(view.public, random)

    def memory(self) -> PileMemory:
        return PileMemory()

    def chances(self, position: Position) -> tuple[float, ...]:
        return chances(position)

    def turn_generator(self, game: Game[Any, Any, Any]) -> UrTurnGenerator:
        return UrTurnGenerator(game, EXPERIENCE)

    def far_turn_generator(self, game: Game[Any, Any, Any], view: View[Any, Any]) -> CarefulUrTurnGenerator:
        return CarefulUrTurnGenerator(game, EXPERIENCE, pile_is_known=HIDDEN not in view.public.market)

    def plain_turn_generator(self, game: Game[Any, Any, Any]) -> UrTurnGenerator:
        return UrTurnGenerator(game, PLAIN)
