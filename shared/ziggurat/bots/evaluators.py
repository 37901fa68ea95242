"""The evaluators of all games."""

from __future__ import annotations

from typing import Any, Final

from ziggurat.bots.babel.evaluator import BabelEvaluator
from ziggurat.bots.civilization.evaluator import CivilizationEvaluator
from ziggurat.bots.evaluator import Evaluator
from ziggurat.bots.tigris.evaluator import TigrisEvaluator
from ziggurat.bots.ur.evaluator import UrEvaluator
from ziggurat.games.game import Game

EVALUATORS: Final[dict[str, Evaluator[Any]]] = {
    "ur": UrEvaluator(),
    "babel": BabelEvaluator(),
    "tigris": TigrisEvaluator(),
    "civilization": CivilizationEvaluator(),
}
"""Every game's evaluator, by the game's id."""


def has_evaluator(game: Game[Any, Any, Any]) -> bool:
    """Whether bots can search in the game; where they cannot, they choose at random."""
    return game.id in EVALUATORS


def evaluator_of(game: Game[Any, Any, Any]) -> Evaluator[Any]:
    """The evaluator of `game`. Raises LookupError if it has none."""
    return EVALUATORS[game.id]
