"""The schedule of a league: who meets whom, in which seats, on which deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Annotated, TypeAlias

import msgspec

Levels: TypeAlias = tuple[str, ...]
"""Who has every seat, as `entrant` reads it: a level, or one with a bound."""


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: the level of every seat, and the number of the deal that sets it up."""

    levels: Levels
    deal: Annotated[int, msgspec.Meta(ge=0)]


def seatings(first: str, second: str, players: int) -> list[Levels]:
    """Every way two levels can share a table: with two players both orders, with three six, with four fourteen."""
    return [levels for levels in product((first, second), repeat=players) if len(set(levels)) > 1]


def round_robin(levels: Sequence[str], players: int, games: int) -> Iterator[Fixture]:
    """At least `games` games of every two levels: as many as give every seating each deal once.

    Deal by deal, so that wherever it is stopped every two levels have met about as often.
    """
    pairings = [seatings(first, second, players) for first, second in combinations(levels, 2)]
    deals = -(-games // len(pairings[0])) if pairings else 0
    for deal in range(deals):
        for pairing in pairings:
            yield from (Fixture(seating, deal) for seating in pairing)


def among_equals(level: str, players: int, games: int) -> Iterator[Fixture]:
    """Games in which every seat plays at the same level."""
    return (Fixture((level,) * players, deal) for deal in range(games))
