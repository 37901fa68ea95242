"""The level "merchant": takes the whole turn that leaves it best off, as if nobody would answer."""

from __future__ import annotations

from random import Random
from typing import Any

from ziggurat.bots.decision import Decision
from ziggurat.bots.outlook import Turn
from ziggurat.bots.planner import Planner


class Merchant(Planner):
    """Greedy over whole turns, by what can be counted."""

    usual_nodes = 1_000
    judges_plainly = True

    def pick(self, decision: Decision, random: Random) -> Turn[Any]:
        return decision.choices[0]
