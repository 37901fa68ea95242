"""Whose the squares of the grid are (rule 2)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

NOBODY: Final = -1
"""Stands for a seat where no seat owns or has built."""


class Ground(NamedTuple):
    """Whose the squares are: the free ones, and by seat those it owns, in order."""

    free: tuple[int, ...]
    owned: tuple[tuple[int, ...], ...]


@lru_cache(1024)  # most steps leave every square to its owner
def ground_of(owners: tuple[int, ...], ziggurats: tuple[int, ...], seats: int) -> Ground:
    """The ground of a table of so many seats. `owners` and `ziggurats` hold a seat or NOBODY for every square."""
    free: list[int] = []
    owned: list[list[int]] = [[] for _ in range(seats)]
    for square, owner in enumerate(owners):
        if owner != NOBODY:
            owned[owner].append(square)
        elif ziggurats[square] == NOBODY:
            free.append(square)
    return Ground(tuple(free), tuple(map(tuple, owned)))
