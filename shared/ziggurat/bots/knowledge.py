"""What a thinking player must know of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Generic

from ziggurat.bots.outlook import AnyOutlook
from ziggurat.games.game import Action, Game, P, Seat, View


class Knowledge(ABC, Generic[P]):
    """One game's know-how, stateless."""

    @abstractmethod
    def imagine(self, view: View[Any, Any], random: Random) -> P:
        """A position that looks like `view` to its viewer, to search in. What is hidden is drawn by `random` from all
        that agrees with what is seen."""

    @abstractmethod
    def chances(self, position: P) -> tuple[float, ...]:
        """By seat the chance of winning `position`; they sum to 1. Certain when it is over, shared by who share it."""

    @abstractmethod
    def outlook(self, game: Game[Any, Any, Any]) -> AnyOutlook:
        """The best that is known of finding and judging turns."""

    def plain_outlook(self, game: Game[Any, Any, Any]) -> AnyOutlook:
        """How a player without experience judges turns: by what can be counted."""
        return self.outlook(game)

    def plain_answer(self, game: Game[Any, Any, Any], position: P, seat: Seat) -> Action:
        """What `seat` is expected to answer if it is asked within another's turn."""
        return next(iter(game.legal(game.view(position, seat))))
