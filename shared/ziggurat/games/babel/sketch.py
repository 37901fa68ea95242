"""What a small picture of a match of Babel shows: how high the temples of both sides are."""

from __future__ import annotations

import re
from typing import Final

from ziggurat.games.babel.peoples import SITES
from ziggurat.games.babel.position import Board

_HEIGHTS: Final = re.compile(rf"[0-9]{{{2 * len(SITES)}}}")


def sketch(board: Board) -> str:
    """A digit for each site, first those of seat 0: the storeys of the temple there."""
    return "".join(str(min(9, len(temple))) for side in board.sides for temple in side.temples)


def read_sketch(text: str) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """By seat the heights of the temples, site by site; None if the text is no sketch of a board."""
    if not _HEIGHTS.fullmatch(text):
        return None
    heights = tuple(map(int, text))
    return heights[: len(SITES)], heights[len(SITES) :]
