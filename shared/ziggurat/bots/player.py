"""The contract of a player: it sees a view and chooses an action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from ziggurat.bots.search.budget import OutOfTime
from ziggurat.games.game import Action, Game, View


class Player(ABC):
    """A player of one seat of one match.

    A player may remember between choices, for instance a plan for the turn, but must not rely on it: steps can be taken
    back, and another player's answer can come in between.
    """

    @abstractmethod
    def choose(
        self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random, out_of_time: OutOfTime | None = None
    ) -> Action:
        """The action to take now. The viewer's decision is awaited, in its own turn or as an answer to another's.

        The same player with the same views and the same `random` makes the same choices, unless it is told when it is
        `out_of_time`: whoever thinks long enough to be asked decides soon afterwards.
        Raises ValueError if no decision of the viewer is awaited.
        """

    def unasked(self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random) -> Action | None:
        """What to do now although nobody waits for the viewer, who may act; None if there is nothing worth doing.

        It is found in a few milliseconds, because everybody's every act at a market may bring about the question.
        """
        return None
