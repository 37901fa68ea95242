"""What a small picture of a match shows: who is in each area, four bits each."""

from __future__ import annotations

import base64
import binascii
from typing import Final

from ziggurat.games.civilization.areas import LAND_AREAS
from ziggurat.games.civilization.position import Board

NOBODY: Final = 0
NATION: Final = 1
"""The first of the seats."""
_MOST: Final = NATION + 6
_CELLS: Final = LAND_AREAS + LAND_AREAS % 2


def sketch(board: Board) -> str:
    """The seat with most in each area, a city above all, two areas a byte, as base64; nothing before the start."""
    if not board.nations:
        return ""
    cells = [NOBODY] * _CELLS
    most = [0] * _CELLS
    for seat, nation in enumerate(board.nations):
        for area, count in enumerate(nation.tokens):
            if count > most[area]:
                cells[area], most[area] = NATION + seat, count
    for seat, nation in enumerate(board.nations):
        for area in nation.cities:
            cells[area] = NATION + seat
    packed = bytes(first << 4 | second for first, second in zip(cells[::2], cells[1::2], strict=True))
    return base64.b64encode(packed).decode()


def read_sketch(text: str) -> tuple[int, ...] | None:
    """By area number who is there, as the numbers above; None if the text is no sketch of a map."""
    try:
        packed = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
    cells = tuple(half for byte in packed for half in (byte >> 4, byte & 15))
    return cells[:LAND_AREAS] if len(cells) == _CELLS and max(cells) <= _MOST else None
