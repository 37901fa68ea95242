"""The evaluator of Babel: the rooms of this folder joined behind the contract of all games."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from ziggurat.bots.babel.turn_generator import BabelTurnGenerator
from ziggurat.bots.babel.unseen import with_unseen_drawn
from ziggurat.bots.babel.weights import PLAIN
from ziggurat.bots.babel.winning import EXPERIENCED, chances
from ziggurat.bots.babel.worth import Judgement
from ziggurat.bots.evaluator import Evaluator
from ziggurat.games.babel.position import Position
from ziggurat.games.game import Game, View

UNEXPERIENCED: Final = Judgement(PLAIN)
BROAD: Final = 13
LEAST_BROAD: Final = 6
"""From so many states of each length somebody with experience goes on who does not make every effort, and somebody
without. What tells players of Babel apart is how many turns they find."""


class BabelEvaluator(Evaluator[Position]):
    """The evaluation of Babel."""

    def imagine(self, view: View[Any, Any], random: Random) -> Position:
        """The position that is seen, with the rival's hand, the deck and the hidden part of the pile drawn."""
        return with_unseen_drawn(view, random)

    def chances(self, position: Position) -> tuple[float, ...]:
        return chances(position)

    def turn_generator(self, game: Game[Any, Any, Any]) -> BabelTurnGenerator:
        return BabelTurnGenerator(game, EXPERIENCED, BROAD)

    def far_turn_generator(self, game: Game[Any, Any, Any], view: View[Any, Any]) -> BabelTurnGenerator:
        return BabelTurnGenerator(game, EXPERIENCED)

    def plain_turn_generator(self, game: Game[Any, Any, Any]) -> BabelTurnGenerator:
        return BabelTurnGenerator(game, UNEXPERIENCED, LEAST_BROAD)
