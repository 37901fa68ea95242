"""Amounts of cubes that a player chooses freely, listed.

Agriculture, Politics and the answer to a short supply all hand out cubes over some squares within bounds: a `Spread`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from ziggurat.games.ur.position import CUBES_PER_PLAYER, Cubes
from ziggurat.games.ur.spread import Spread
from ziggurat.games.ur.squares import MOST_SQUARES

LISTED: Final = 64
"""Amounts are listed in full where there are at most so many ways, else sampled."""
AMOUNTS: Final = tuple(
    tuple(Cubes(square, count) for count in range(CUBES_PER_PLAYER + 1)) for square in range(MOST_SQUARES)
)
"""Every amount there is, by square and count: frozen values are shared rather than made again."""


def listed(space: Spread) -> list[tuple[Cubes, ...]]:
    """All amounts of the space if they are few, else some good ones, each once."""
    bounds = space.most, space.least_total, space.most_total
    return [named(space.squares, counts) for counts in few_ways(*bounds) or filled_ways(*bounds)]


@lru_cache(4096)  # the same few bounds come again
def few_ways(most: tuple[int, ...], least_total: int, most_total: int) -> tuple[tuple[int, ...], ...]:
    """All ways to hand out at most `most[i]` at each place; none if there are more than are listed."""
    found = tuple(islice(_ways(most, least_total, most_total), LISTED + 1))
    return found if len(found) <= LISTED else ()


def _ways(most: tuple[int, ...], least_total: int, most_total: int) -> Iterator[tuple[int, ...]]:
    """Every way to hand out so many; the last square's count grows fastest."""
    if not most:
        yield ()
        return
    first, others = most[0], most[1:]
    for count in range(max(0, least_total - sum(others)), min(first, most_total) + 1):
        for rest in _ways(others, max(0, least_total - count), most_total - count):
            yield (count, *rest)


@lru_cache(4096)
def filled_ways(most: tuple[int, ...], least_total: int, most_total: int) -> tuple[tuple[int, ...], ...]:
    """Some good ways, each once: places filled from either end."""
    forwards = range(len(most))
    totals = least_total, min(most_total, sum(most))
    ways = [_filled(most, order, total) for order in (forwards, forwards[::-1]) for total in totals]
    return tuple(dict.fromkeys(ways))


def _filled(most: tuple[int, ...], order: Sequence[int], total: int) -> tuple[int, ...]:
    """`total` cubes, each square filled before the next; `order` holds the indices of all squares."""
    counts = [0] * len(most)
    for index in order:
        counts[index] = min(most[index], total)
        total -= counts[index]
    return tuple(counts)


def named(squares: tuple[int, ...], counts: tuple[int, ...] | list[int]) -> tuple[Cubes, ...]:
    """Amounts from parallel sequences, squares with none left out."""
    return tuple([AMOUNTS[square][count] for square, count in zip(squares, counts, strict=True) if count])
