"""The colours of tiles, leaders and points, and the letters that stand for them (rules 1 and 12.2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from ziggurat.whole import whole

Colour: TypeAlias = Literal["black", "red", "blue", "green", "yellow"]
COLOURS: Final[tuple[Colour, ...]] = ("black", "red", "blue", "green", "yellow")
"""In the order of every list; yellow belongs to the Artist."""
PLAIN_COLOURS: Final = 4
"""How many of them there are without the Artist."""
BLACK: Final = 0
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
"""Indices into COLOURS."""
INDEX: Final[dict[Colour, int]] = {colour: index for index, colour in enumerate(COLOURS)}
LETTERS: Final = "krbgy"
"""A letter for each colour: the tile of that colour, on the map, in a hand, in the bag."""
LETTER: Final[dict[Colour, str]] = dict(zip(COLOURS, LETTERS, strict=True))

Tiles: TypeAlias = Annotated[str, msgspec.Meta(pattern=whole("[krbgy]*"), max_length=200)]
"""Tiles, a letter each."""


@lru_cache(maxsize=4096)
def in_order(tiles: str) -> str:
    """The same tiles in the order of their colours."""
    return "".join([letter * tiles.count(letter) for letter in LETTERS])


def letters_of(colours: Iterable[Colour]) -> str:
    """A tile of each of these colours, in the order of colours."""
    return in_order("".join([LETTER[colour] for colour in colours]))


@lru_cache(maxsize=1024)
def colours_of(tiles: str) -> tuple[Colour, ...]:
    """The colour of each of these tiles."""
    return tuple([COLOURS[LETTERS.index(letter)] for letter in tiles])


def without(tiles: str, taken: str) -> str:
    """The tiles less those taken, which are among them."""
    for letter in taken:
        tiles = tiles.replace(letter, "", 1)
    return tiles


def holds(tiles: str, wanted: str) -> bool:
    """Whether all of `wanted` are among the tiles."""
    return all(wanted.count(letter) <= tiles.count(letter) for letter in set(wanted))
