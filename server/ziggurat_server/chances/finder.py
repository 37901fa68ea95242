"""Who finds chances of winning for the tables."""

from __future__ import annotations

from typing import Any, Protocol

from twisted.internet.defer import Deferred, succeed

from ziggurat.bounds import SeatChances
from ziggurat.games.game import Game


class ChanceFinder(Protocol):
    """Finds how likely each seat is to win."""

    def find(self, game: Game[Any, Any, Any], public: bytes) -> Deferred[SeatChances | None]:
        """By seat the chance of winning where everyone sees this, the encoded public part of a view.

        Equal views have equal chances. It fires in any case, with None where they cannot be found now.
        """


class NobodyFinds:
    """Finds nothing."""

    def find(self, game: Game[Any, Any, Any], public: bytes) -> Deferred[SeatChances | None]:
        """None."""
        return succeed(None)
