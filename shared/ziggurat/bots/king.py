"""The level "king": looks as far ahead as its time allows."""

from __future__ import annotations

from random import Random
from typing import Any

from ziggurat.bots.decision import Decision
from ziggurat.bots.foresight import foreseen_best
from ziggurat.bots.outlook import Turn
from ziggurat.bots.planner import Planner


class King(Planner):
    """The strongest there is."""

    usual_nodes = 8_000
    uses_all_its_time = True

    def pick(self, decision: Decision, random: Random) -> Turn[Any]:
        return foreseen_best(decision)
