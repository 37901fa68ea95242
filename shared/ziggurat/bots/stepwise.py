"""Know-how in single actions, for games whose rules are quick enough to search in as they are."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from ziggurat.bots.knowledge import Knowledge
from ziggurat.games.game import Action, P, Seat


class StepwiseKnowledge(Knowledge[P]):
    """A game's know-how that names actions worth trying and judges positions; the search puts turns together."""

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
    def seats(self, position: P) -> int:
        """How many seats there are."""
