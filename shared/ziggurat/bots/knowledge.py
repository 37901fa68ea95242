"""What a searching player must know of a game: which actions are worth trying, and what a position is worth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from random import Random
from typing import Any, Generic

from ziggurat.games.game import Action, P, Seat, View


class Knowledge(ABC, Generic[P]):
    """One game's know-how, stateless."""

    @abstractmethod
    def imagine(self, view: View[Any, Any], random: Random) -> P:
        """A position that looks like `view` to its viewer, to search in. What is hidden is drawn by `random` from all
        that agrees with what is seen."""

    @abstractmethod
    def deeds(self, position: P, seat: Seat) -> Iterable[Action]:
        """Legal actions worth trying after which the turn may go on. At least one if `closings` has none."""

    @abstractmethod
    def closings(self, position: P, seat: Seat) -> Iterable[Action]:
        """Legal actions worth trying that close the turn; none while something else must come first."""

    @abstractmethod
    def worth(self, position: P, seat: Seat) -> float:
        """How good `position` is for `seat`, in points ahead of the others. Within the seat's own turn this takes
        into account that it will close the turn well."""

    @abstractmethod
    def chances(self, position: P) -> tuple[float, ...]:
        """By seat the chance of winning `position`; they sum to 1. Certain when it is over, shared by who share it."""
