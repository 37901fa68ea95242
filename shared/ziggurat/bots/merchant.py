"""The level "merchant": plans its whole turn for the best position at its end, as if nobody would answer."""

from __future__ import annotations

from random import Random
from typing import Any

from ziggurat.bots.known_games import knowledge_of
from ziggurat.bots.plan import Plan
from ziggurat.bots.planner import Planner
from ziggurat.bots.player import OutOfTime
from ziggurat.bots.turn_search import TurnSearch
from ziggurat.games.game import Game, View


class Merchant(Planner):
    """Greedy over whole turns."""

    def plan(
        self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random, out_of_time: OutOfTime | None
    ) -> Plan:
        knowledge = knowledge_of(game)
        assert view.viewer is not None
        return TurnSearch(game, knowledge, knowledge.imagine(view, random), view.viewer).best(random)
