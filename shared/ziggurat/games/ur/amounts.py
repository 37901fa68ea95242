"""Amounts of cubes that a player chooses freely, listed.

Agriculture, Politics and the answer to a short supply all hand out cubes over some squares within bounds: a `Spread`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from ziggurat.games.ur.position import CUBES_PER_PLAYER, Cubes
from ziggurat.games.ur.spread import Spread
from ziggurat.games.ur.squares import MOST_SQUARES

LISTED: Final = 64
"""Amounts are listed in full up to this many combinations, else sampled."""
AMOUNTS: Final = tuple(
    tuple(Cubes(square, count) for count in range(CUBES_PER_PLAYER + 1)) for square in range(MOST_SQUARES)
)
"""Every amount there is, by square and count: frozen values are shared rather than made again."""


def listed(space: Spread) -> list[tuple[Cubes, ...]]:
    """All amounts of the space if they are few, else some good ones: squares filled from either end."""
    squares = space.squares
    return [named(squares, counts) for counts in _listed_counts(space.most, space.least_total, space.most_total)]


@lru_cache(4096)  # the same few bounds come again
def _listed_counts(most: tuple[int, ...], least_total: int, most_total: int) -> tuple[tuple[int, ...], ...]:
    if math.prod(count + 1 for count in most) <= LISTED:
        within = product(*(range(count + 1) for count in most))
        return tuple(counts for counts in within if least_total <= sum(counts) <= most_total)
    forwards = range(len(most))
    totals = {least_total, min(most_total, sum(most))}
    return tuple(_filled(most, order, total) for order in (forwards, forwards[::-1]) for total in totals)


def filled(space: Spread, order: Sequence[int], total: int) -> tuple[Cubes, ...]:
    """`total` cubes, each square filled before the next; `order` holds the indices of all squares."""
    return named(space.squares, _filled(space.most, order, total))


def _filled(most: tuple[int, ...], order: Sequence[int], total: int) -> tuple[int, ...]:
    counts = [0] * len(most)
    for index in order:
        counts[index] = min(most[index], total)
        total -= counts[index]
    return tuple(counts)


def named(squares: tuple[int, ...], counts: tuple[int, ...] | list[int]) -> tuple[Cubes, ...]:
    """Amounts from parallel sequences, squares with none left out."""
    return tuple([AMOUNTS[square][count] for square, count in zip(squares, counts, strict=True) if count])
