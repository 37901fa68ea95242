"""What a small picture of a match shows: what lies on each space, four bits each."""

from __future__ import annotations

import base64
import binascii
from typing import Final

from ziggurat.games.tigris.position import Board
from ziggurat.games.tigris.spaces import SPACES, number_of

EMPTY: Final = 0
TILE: Final = 1
"""The first of the five colours of tiles."""
TREASURE: Final = 6
FLIPPED: Final = 7
CATASTROPHE: Final = 8
LEADER: Final = 9
"""The first of the seats' leaders."""
_LETTERS: Final = {letter: TILE + index for index, letter in enumerate("krbgy")} | {
    ".": EMPTY,
    "R": TREASURE,
    "x": FLIPPED,
    "X": FLIPPED,
    "#": CATASTROPHE,
}
_MOST: Final = LEADER + 3


def sketch(board: Board) -> str:
    """The contents of two spaces a byte, as base64."""
    contents = [_LETTERS[letter] for letter in board.spaces]
    for seat, own in enumerate(board.leaders):
        for space in own:
            if space is not None:
                contents[number_of(space)] = LEADER + seat
    packed = bytes(first << 4 | second for first, second in zip(contents[::2], contents[1::2], strict=True))
    return base64.b64encode(packed).decode()


def read_sketch(text: str) -> tuple[int, ...] | None:
    """What lies on each space, as the numbers above; None if the text is no sketch of a map."""
    try:
        packed = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
    contents = tuple(half for byte in packed for half in (byte >> 4, byte & 15))
    return contents if len(contents) == SPACES and max(contents) <= _MOST else None
