"""Players that plan a whole turn and then follow the plan."""

from __future__ import annotations

from abc import abstractmethod
from collections import deque
from random import Random
from typing import Any

from ziggurat.bots.plan import Plan, Step
from ziggurat.bots.player import OutOfTime, Player
from ziggurat.games.game import Action, Game, View


class Planner(Player):
    """Plans once a turn and then follows the plan, step by step, as long as everything goes as expected."""

    def __init__(self) -> None:
        self._ahead: deque[Step] = deque()

    def choose(
        self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random, out_of_time: OutOfTime | None = None
    ) -> Action:
        if view.viewer is None:
            raise ValueError("a watcher has nothing to decide")
        if not self._ahead or game.view(self._ahead[0].position, view.viewer) != view:
            self._ahead = deque(self.plan(game, view, random, out_of_time))
        return self._ahead.popleft().action

    @abstractmethod
    def plan(
        self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random, out_of_time: OutOfTime | None
    ) -> Plan:
        """The steps from here to the end of the viewer's turn, or its one answer within another's.

        Raises ValueError if no decision of the viewer is awaited.
        """
