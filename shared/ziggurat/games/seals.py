"""Seals: deeds worth telling that a game names, each earned by what one of its matches came to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from ziggurat.games.game import Action, Result, Seat, Standing


class Ended(NamedTuple):
    """A match that came to its end by the rules: its last position, what was done and by whom, and the ranking."""

    position: Any
    deeds: Sequence[tuple[Seat, Action]]
    result: Result

    def of(self, seat: Seat, kind: type[Action]) -> tuple[Action, ...]:
        """What that seat did of a kind."""
        return tuple([action for doer, action in self.deeds if doer == seat and isinstance(action, kind)])

    def standing(self, seat: Seat) -> Standing:
        """Where that seat stands. Raises LookupError for a seat that nobody had."""
        for each in self.result.standings:
            if each.seat == seat:
                return each
        raise LookupError(f"nobody had the seat {seat}")

    def won(self, seat: Seat) -> bool:
        """Whether that seat has the first place, alone or not."""
        return self.standing(seat).rank == 1

    def ahead(self, seat: Seat) -> int:
        """By how many points that seat is ahead of the best of the others; below 0 if it is behind."""
        best = max([each.score for each in self.result.standings if each.seat != seat], default=0)
        return self.standing(seat).score - best

    def won_by_a_hair(self, seat: Seat) -> bool:
        """Whether that seat is the first alone though another has as many points."""
        first = [each.seat for each in self.result.standings if each.rank == 1]
        return first == [seat] and self.ahead(seat) == 0


Earned: TypeAlias = Callable[[Ended, Seat], bool]
"""Whether a seat has done in a match what a seal is for."""


class Seal(NamedTuple):
    """A seal by its `name` in its game. It is given once it was earned in so many matches as are `needed`."""

    name: str
    earned: Earned
    needed: int = 1


def earned_by(seals: Sequence[Seal], ended: Ended, seat: Seat) -> tuple[str, ...]:
    """The names of those that a seat has earned in that match, in their order."""
    return tuple([seal.name for seal in seals if seal.earned(ended, seat)])
