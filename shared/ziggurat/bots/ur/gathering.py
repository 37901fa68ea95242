"""Redistributions worth trying in Politics: gather fives, keep hold of the rest, and spread what is left over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from ziggurat.games.game import Seat
from ziggurat.games.ur.amounts import named
from ziggurat.games.ur.politics import redistribution
from ziggurat.games.ur.position import MOST_CUBES, Cubes, Position

MOST_PAIRS = 40
"""The most pairs of squares on which two fives are tried."""


def gatherings(position: Position, seat: Seat) -> list[tuple[Cubes, ...]]:
    """The ways to redistribute: even, five on any one square, five on any two; never the same twice."""
    space = redistribution(position, seat)
    squares, total = space.squares, space.most_total
    found = [_spread(len(squares), total, favoured) for favoured in _favourites(position, squares)]
    return list(dict.fromkeys(named(squares, counts) for counts in found))


def _favourites(position: Position, squares: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Indices of the squares to be filled first; pairs with many cubes already come before others."""
    indices = range(len(squares))
    yield ()
    yield from ((index,) for index in indices)
    pairs = sorted(combinations(indices, 2), key=lambda pair: -sum(position.cubes[squares[index]] for index in pair))
    yield from pairs[:MOST_PAIRS]


def _spread(squares: int, total: int, favoured: tuple[int, ...]) -> list[int]:
    """One cube on every square, then as many as go on the favoured ones, then the rest evenly."""
    counts = [1] * squares
    left = total - squares
    for index in favoured:
        added = min(MOST_CUBES - 1, left)
        counts[index] += added
        left -= added
    while left:
        lowest = counts.index(min(counts))
        counts[lowest] += 1
        left -= 1
    return counts
