"""Amounts of cubes that a player chooses freely: checking them, describing them, listing them.

Agriculture, Politics and the answer to a short supply all hand out cubes over some squares within bounds.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from ziggurat.games.game import Action, IllegalAction, Space
from ziggurat.games.ur.actions import Agriculture, Allot, Politics
from ziggurat.games.ur.position import CUBES_PER_PLAYER, Cubes
from ziggurat.games.ur.squares import MOST_SQUARES

LISTED: Final = 64
"""Amounts are listed in full up to this many combinations, else sampled."""
AMOUNTS: Final = tuple(
    tuple(Cubes(square, count) for count in range(CUBES_PER_PLAYER + 1)) for square in range(MOST_SQUARES)
)
"""Every amount there is, by square and count: frozen values are shared rather than made again."""


class Spread(Space, frozen=True):
    """All ways to hand out cubes: at most `most[i]` on `squares[i]`, `least_total` to `most_total` together.

    `action` is the wire's name of the action that carries the amounts; `rule` is its paragraph.
    """

    action: str
    rule: str
    squares: tuple[int, ...]
    most: tuple[int, ...]
    least_total: int
    most_total: int

    def admits(self, action: Action) -> bool:
        cubes = carried(action)
        if cubes is None or action.__struct_config__.tag != self.action:
            return False
        try:
            self.check(cubes)
        except IllegalAction:
            return False
        return True

    def check(self, cubes: tuple[Cubes, ...]) -> None:
        """Raises IllegalAction if `cubes` lie outside this space."""
        if len({given.square for given in cubes}) != len(cubes):
            raise IllegalAction("square_named_twice", self.rule, "each square may be named once")
        for given in cubes:
            if given.square not in self.squares:
                raise IllegalAction("square_not_offered", self.rule, "no cubes may go there", square=given.square)
            most = self.most[self.squares.index(given.square)]
            if given.count > most:
                raise IllegalAction(
                    "too_many_on_square", self.rule, "that is more than may go there", square=given.square, most=most
                )
        total = sum(given.count for given in cubes)
        if total > self.most_total:
            raise IllegalAction(
                "total_too_large", self.rule, "that is more cubes than there are", total=total, most=self.most_total
            )
        if total < self.least_total:
            raise IllegalAction(
                "total_too_small", self.rule, "more cubes must be placed", total=total, least=self.least_total
            )


def carried(action: Action) -> tuple[Cubes, ...] | None:
    """The amounts that `action` carries, or None if it is of another kind."""
    if isinstance(action, Agriculture):
        return action.sown
    if isinstance(action, Politics | Allot):
        return action.cubes
    return None


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
