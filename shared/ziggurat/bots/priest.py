"""The level "priest": takes the turn after which the next players' best answers leave it best off."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from ziggurat.bots.decision import Decision
from ziggurat.bots.lookahead import Lookahead
from ziggurat.bots.outlook import Turn
from ziggurat.bots.planner import Planner

ANSWERED: Final = 10
"""How many turns are judged by the answers to them."""


class Priest(Planner):
    """Looks at one round: its own turn and one answer of everyone else."""

    usual_nodes = 2_000

    def pick(self, decision: Decision, random: Random) -> Turn[Any]:
        others = len(decision.choices[0].leads) - 1
        lookahead = Lookahead(decision.outlook, decision.seat, decision.choices, decision.budget)
        lookahead.deepen((ANSWERED, *(1,) * others))
        return lookahead.best
