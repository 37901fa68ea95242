"""The contract by which a game gets bots, hints and reviews."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from random import Random
from typing import Any, Generic

from ziggurat.bots.earning import Earning
from ziggurat.bots.memory import Memory, NothingToRemember
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.turn_generator import AnyTurnGenerator
from ziggurat.games.game import Game, P, Seat, View


class Evaluator(ABC, Generic[P]):
    """The evaluation of one game: of what is hidden, of positions, and of turns. It is stateless."""

    @abstractmethod
    def imagine(self, view: View[Any, Any], random: Random) -> P:
        """A position that looks like `view` to its viewer, to search in (a determinization). What is hidden is drawn by
        `random` from all that agrees with what is seen."""

    def memory(self) -> Memory:
        """A new memory for one player of one match, of what nobody shows any more."""
        return NothingToRemember()

    @abstractmethod
    def chances(self, position: P) -> tuple[float, ...]:
        """By seat the chance of winning `position`; they sum to 1. Certain when it is over, shared by who share it."""

    @abstractmethod
    def turn_generator(self, game: Game[Any, Any, Any]) -> AnyTurnGenerator:
        """The generator that evaluates turns by the best that is known."""

    def plain_turn_generator(self, game: Game[Any, Any, Any]) -> AnyTurnGenerator:
        """The generator that evaluates turns as a player without experience does: by what can be counted."""
        return self.turn_generator(game)

    def far_turn_generator(self, game: Game[Any, Any, Any], view: View[Any, Any]) -> AnyTurnGenerator:
        """The generator for who thinks as long as it may and knows what `view` shows, where a game has one that
        evaluates turns with more effort than `turn_generator`."""
        return self.turn_generator(game)

    def earnings(
        self, game: Game[Any, Any, Any], position: P, seat: Seat, breadth: float, budget: Budget
    ) -> Iterator[Earning]:
        """What the turns of `seat`, to whom the turn belongs, earn in points of the rules: of all turns worth trying
        for that, which are the more the greater the `breadth` (1 is usual). Ends early when the budget is over.

        None in games and turns in which nothing is earned before the end.
        """
        return iter(())
