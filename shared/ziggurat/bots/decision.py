"""A decision that is to be made: what its player imagines, what it could do, and how much it may think about it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from ziggurat.bots.budget import Budget
from ziggurat.bots.known_games import knowledge_of
from ziggurat.bots.outlook import AnyOutlook, Turn
from ziggurat.bots.plan import Plan
from ziggurat.bots.player import OutOfTime
from ziggurat.games.game import Game, Seat, View


class Effort(msgspec.Struct, frozen=True):
    """How much may be thought: at most `nodes` positions are looked at, and fewer if `out_of_time` says so.

    Without `out_of_time` the same question gets the same answer on every machine.
    """

    nodes: int
    out_of_time: OutOfTime | None = None


class Decision:
    """The turns to choose from, best first as they look at first sight, and what is left of the budget."""

    def __init__(self, outlook: AnyOutlook, position: Any, seat: Seat, budget: Budget) -> None:
        """Raises ValueError if no decision of `seat` is awaited in `position`, which is an imagined one."""
        self.outlook = outlook
        self.seat = seat
        self.budget = budget
        self.choices: list[Turn[Any]] = outlook.decisions(position, seat, budget)
        self._position = position

    def plan(self, turn: Turn[Any]) -> Plan:
        """The steps of one of the choices."""
        return self.outlook.plan(self._position, self.seat, turn)


def decision_of(
    game: Game[Any, Any, Any], view: View[Any, Any], effort: Effort, random: Random, *, plain: bool = False
) -> Decision:
    """The viewer's decision, judged by the best that is known, or in the plain way.

    Raises ValueError if no decision of the viewer is awaited.
    """
    if view.viewer is None:
        raise ValueError("a watcher has nothing to decide")
    knowledge = knowledge_of(game)
    outlook = knowledge.plain_outlook(game) if plain else knowledge.outlook(game)
    budget = Budget(effort.nodes, effort.out_of_time)
    return Decision(outlook, knowledge.imagine(view, random), view.viewer, budget)
