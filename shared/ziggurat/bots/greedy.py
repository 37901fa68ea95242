"""The level "greedy": plans its whole turn for the best position at its end, as if nobody would answer."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Any, Final

from ziggurat.bots.knowledge import Knowledge
from ziggurat.bots.player import Player
from ziggurat.bots.turn_search import Step, TurnSearch
from ziggurat.bots.ur.knowledge import UrKnowledge
from ziggurat.games.game import Action, Game, View

KNOWLEDGE: Final[dict[str, Knowledge[Any]]] = {"ur": UrKnowledge()}
"""What is known of each game, by its id."""


class GreedyPlayer(Player):
    """Plans once a turn and then follows the plan, step by step, as long as everything goes as expected."""

    def __init__(self) -> None:
        self._plan: deque[Step] = deque()

    def choose(self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random) -> Action:
        if view.viewer is None:
            raise ValueError("a watcher has nothing to decide")
        knowledge = KNOWLEDGE[game.id]
        position = knowledge.imagine(view)
        if not self._plan or self._plan[0].position != position:
            self._plan = deque(TurnSearch(game, knowledge, position, view.viewer).best(random))
        return self._plan.popleft().action
