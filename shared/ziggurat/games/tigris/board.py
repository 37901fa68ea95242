"""The printed map: its rivers, and where the game's temples and treasures begin (rule 2)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.tigris.spaces import ALL, WIDTH, Set

_MAP: Final = (
    "....~~~~~.T.~...",
    ".C..~.......~..C",
    "...~~T......~~..",
    "~~~~.........~~~",
    ".............T~~",
    "..............~.",
    "~~~~....T...~~~.",
    ".C.~~~~.....~...",
    "......~~~~~~~.C.",
    ".....T..........",
    "..........T.....",
)
"""A letter for each space: ~ river, . land, T a temple with a treasure, C the same on a corner space."""


def _spaces_with(letters: str) -> Set:
    """The set of spaces that are drawn with one of these letters."""
    return sum(1 << (y * WIDTH + x) for y, row in enumerate(_MAP) for x, letter in enumerate(row) if letter in letters)


RIVERS: Final[Set] = _spaces_with("~")
LAND: Final[Set] = ALL & ~RIVERS
TEMPLES: Final[Set] = _spaces_with("TC")
"""Where a temple with a treasure stands at the start."""
CORNERS: Final[Set] = _spaces_with("C")
"""Those of them whose treasure is taken first (rule 8)."""
