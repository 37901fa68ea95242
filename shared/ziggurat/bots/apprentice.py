"""The level "apprentice": a beginner, who sees a part of what is possible and now and then does anything."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from ziggurat.bots.decision import Decision
from ziggurat.bots.outlook import Turn
from ziggurat.bots.planner import Planner
from ziggurat.bots.player import OutOfTime
from ziggurat.bots.random_player import RandomPlayer
from ziggurat.games.game import Action, Game, View

NOTICED: Final = 0.15
"""How likely a turn is noticed at all."""
WHIM: Final = 0.15
"""How likely an action is taken without a thought."""


class Apprentice(Planner):
    """Takes the best of the few turns that it notices, unless a whim comes over it."""

    usual_nodes = 300
    judges_plainly = True

    def choose(
        self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random, out_of_time: OutOfTime | None = None
    ) -> Action:
        planned = super().choose(game, view, random, out_of_time)
        return RandomPlayer().choose(game, view, random) if random.random() < WHIM else planned

    def pick(self, decision: Decision, random: Random) -> Turn[Any]:
        noticed = (turn for turn in decision.choices if random.random() < NOTICED)
        return next(noticed, decision.choices[-1])
