"""Players that plan a whole turn and then follow the plan."""

from __future__ import annotations

from abc import abstractmethod
from collections import deque
from random import Random
from typing import Any, ClassVar, Final

from ziggurat.bots.decision import Decision, Effort, decision_of
from ziggurat.bots.outlook import Turn
from ziggurat.bots.plan import Step
from ziggurat.bots.player import OutOfTime, Player
from ziggurat.games.game import Action, Game, View

MORE_THAN_ANY_TIME_ALLOWS: Final = 10_000_000
"""Positions."""


class Planner(Player):
    """Plans once a turn and then follows the plan, step by step, as long as everything goes as expected."""

    usual_nodes: ClassVar[int]
    """The most positions that a player of this level looks at for a turn, if it is not told otherwise."""
    uses_all_its_time: ClassVar[bool] = False
    """Whether it looks at as many as it can instead, where it is told when it is out of time."""
    judges_plainly: ClassVar[bool] = False
    """Whether it judges turns without experience."""

    def __init__(self, nodes: int | None = None) -> None:
        """`nodes` is the most positions looked at for a turn; None is as many as is usual for the level."""
        self._nodes = nodes
        self._ahead: deque[Step] = deque()

    def choose(
        self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random, out_of_time: OutOfTime | None = None
    ) -> Action:
        if not self._ahead or game.view(self._ahead[0].position, view.viewer) != view:
            decision = decision_of(game, view, self._effort(out_of_time), random, plain=self.judges_plainly)
            self._ahead = deque(decision.plan(self.pick(decision, random)))
        return self._ahead.popleft().action

    def _effort(self, out_of_time: OutOfTime | None) -> Effort:
        unbounded = self.uses_all_its_time and out_of_time is not None
        usual = MORE_THAN_ANY_TIME_ALLOWS if unbounded else self.usual_nodes
        return Effort(usual if self._nodes is None else self._nodes, out_of_time)

    @abstractmethod
    def pick(self, decision: Decision, random: Random) -> Turn[Any]:
        """The turn that this player takes."""
