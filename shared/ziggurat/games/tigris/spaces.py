"""The spaces of the map, and sets of them as numbers: bit n is space n, counted row by row (rule 2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from operator import getitem, itemgetter
from typing import Annotated, Final, NamedTuple, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")

WIDTH: Final = 16
HEIGHT: Final = 11
SPACES: Final = WIDTH * HEIGHT

X: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=WIDTH - 1)]
"""A column, from west."""
Y: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=HEIGHT - 1)]
"""A row, from north."""
Set: TypeAlias = int
"""A set of spaces: bit n stands for space n."""


class Space(NamedTuple):
    """A space of the map; on the wire the pair [x, y]."""

    x: X
    y: Y


ALL: Final[Set] = (1 << SPACES) - 1
_WEST: Final[Set] = sum(1 << (row * WIDTH) for row in range(HEIGHT))
_NOT_WEST: Final[Set] = ALL & ~_WEST
_NOT_EAST: Final[Set] = ALL & ~(_WEST << (WIDTH - 1))
_NUMBERS: Final = [
    [bytes([first + place for place in range(8) if eight >> place & 1]) for eight in range(256)]
    for first in range(0, SPACES, 8)
]
"""For each eight spaces of the map, and every choice of them, their numbers."""
EVERY_SPACE: Final[tuple[Space, ...]] = tuple(Space(n % WIDTH, n // WIDTH) for n in range(SPACES))
"""The spaces by their number."""


def number_of(space: tuple[int, int]) -> int:
    """The number of a space of the map."""
    return space[1] * WIDTH + space[0]


def is_on_map(space: object) -> bool:
    """Whether that is a pair of whole numbers which name a space."""
    if not isinstance(space, tuple) or len(space) != 2:
        return False
    x, y = space
    return type(x) is int and type(y) is int and 0 <= x < WIDTH and 0 <= y < HEIGHT


def bit(space: tuple[int, int]) -> Set:
    """The set of this space alone."""
    return 1 << (space[1] * WIDTH + space[0])


def set_of(spaces: Iterable[tuple[int, int]]) -> Set:
    """The set of these spaces."""
    found = 0
    for space in spaces:
        found |= bit(space)
    return found


def numbers_in(spaces: Set) -> Iterator[int]:
    """The numbers of the spaces in the set, ascending."""
    while spaces:
        lowest = spaces & -spaces
        yield lowest.bit_length() - 1
        spaces ^= lowest


@lru_cache(maxsize=1024)
def picking(spaces: Set) -> Callable[[Sequence[T]], tuple[T, ...]]:
    """What picks, from a list with an entry for each space, those of the set, without walking the list."""
    numbers = b"".join(map(getitem, _NUMBERS, spaces.to_bytes(SPACES // 8, "little")))
    if len(numbers) > 1:
        return itemgetter(*numbers)
    return lambda entries: tuple([entries[number] for number in numbers])


def spaces_in(spaces: Set) -> tuple[Space, ...]:
    """The spaces in the set, by row, then column."""
    return tuple([EVERY_SPACE[number] for number in numbers_in(spaces)])


def beside(spaces: Set) -> Set:
    """All spaces that share a side with one of the set; those of the set only if they do too."""
    return ((spaces & _NOT_EAST) << 1 | (spaces & _NOT_WEST) >> 1 | spaces << WIDTH | spaces >> WIDTH) & ALL


def connected(start: Set, within: Set) -> Set:
    """What of `within` is joined to `start` by shared sides; `start` lies in `within`."""
    region = start
    while True:
        edge = (region & _NOT_EAST) << 1 | (region & _NOT_WEST) >> 1 | region << WIDTH | region >> WIDTH
        grown = region | edge & within
        if grown == region:
            return region
        region = grown


_AROUND: Final = [
    set_of((x, y) for x in range(at.x - 1, at.x + 2) for y in range(at.y - 1, at.y + 2) if is_on_map((x, y))) & ~bit(at)
    for at in EVERY_SPACE
]
"""The eight spaces around each one."""


def may_link(space: Set, region: Set) -> bool:
    """Whether a connected region may fall apart without that one space: it does not where what lies beside it stays
    joined by what lies around."""
    near = beside(space) & region
    if not near & (near - 1):
        return False
    around = _AROUND[space.bit_length() - 1] & region
    return bool(near & ~connected(near & -near, around))
