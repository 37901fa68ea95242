"""What a small picture of a board of Ur shows: the kinds of the tiles, whose they are, and the ziggurats."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import NOBODY, Position
from ziggurat.games.ur.tiles import KINDS, Kind

_OWNED: Final = "0123"
_BUILT: Final = "abcd"
"""By seat: the letter of its tile, and of a ziggurat of its own there."""
_EMPTY: Final = "."
_SQUARES: Final = re.compile(rf"(?:[{KINDS}][{_EMPTY}{_OWNED}{_BUILT}])+")
_SIDES: Final = {25: 5, 36: 6}


class SketchedSquare(NamedTuple):
    """A square: the kind shown, the seat whose it is, and whether a ziggurat stands there."""

    kind: Kind
    owner: Seat | None
    built: bool


def sketch(position: Position) -> str:
    """Two letters for each square: its kind, and whose it is."""
    squares = zip(position.tiles, position.owners, position.ziggurats, strict=True)
    return "".join(tile[0] + _letter(owner, ziggurat) for tile, owner, ziggurat in squares)


def read_sketch(text: str) -> tuple[SketchedSquare, ...] | None:
    """The squares of a board, row by row; None if the text is no sketch of one."""
    if len(text) // 2 not in _SIDES or not _SQUARES.fullmatch(text):
        return None
    return tuple(_square(kind, letter) for kind, letter in zip(text[::2], text[1::2], strict=True))


def _letter(owner: int, ziggurat: int) -> str:
    if ziggurat != NOBODY:
        return _BUILT[ziggurat]
    return _EMPTY if owner == NOBODY else _OWNED[owner]


def _square(kind: Kind, letter: str) -> SketchedSquare:
    if letter == _EMPTY:
        return SketchedSquare(kind, None, False)
    built = letter in _BUILT
    return SketchedSquare(kind, (_BUILT if built else _OWNED).index(letter), built)
