"""The pictures in the rules of Ur, by the number of their paragraph."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from ziggurat.games.ur.tiles import KINDS
from ziggurat_client.art import numerals, tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.figure import FIGURE_WIDTH, Figure, framed
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.plaque import draw_hand_pair, draw_plaque
from ziggurat_client.art.tile import TileAppearance
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.boards.ur.illustrations.pieces import TILE, draw_arrow, draw_one_tile

_GAP: Final = 6.0
_PLAQUE: Final = 52.0
_MINE: Final = 1
_THEIRS: Final = 0


def _row_start(count: int, between: float = _GAP) -> float:
    """Where a row of tiles begins that stands in the middle of the figure."""
    return (FIGURE_WIDTH - count * TILE - (count - 1) * between) / 2


def _tiles(appearances: Sequence[TileAppearance], canvas: Canvas, x: float, y: float) -> None:
    """Tiles beside each other."""
    left = x + _row_start(len(appearances))
    for index, appearance in enumerate(appearances):
        draw_one_tile(canvas, appearance, left + index * (TILE + _GAP), y + 22)


def _change(before: TileAppearance, after: TileAppearance, canvas: Canvas, x: float, y: float) -> None:
    """A tile before and after, with an arrow between."""
    left = x + _row_start(2, 72)
    draw_one_tile(canvas, before, left, y + 22)
    draw_one_tile(canvas, after, left + TILE + 72, y + 22)
    draw_arrow(canvas, x + FIGURE_WIDTH / 2, y + 22 + TILE / 2)


def _kinds(canvas: Canvas, x: float, y: float) -> None:
    left = x + (FIGURE_WIDTH - 5 * _PLAQUE - 4 * 10) / 2
    for index, kind in enumerate(KINDS):
        draw_plaque(canvas, kind, left + index * (_PLAQUE + 10), y + 20, _PLAQUE)


def _turn(canvas: Canvas, x: float, y: float) -> None:
    """A hand tile, and what each of the two slots can hold."""
    draw_hand_pair(canvas, ("W", "T"), x + 30, y + 26, 64)
    draw_icon(canvas, Icon.RIGHT, x + 196, y + 62, 24, tones.TEXT_HEAD)
    draw_plaque(canvas, "W", x + 226, y + 36, _PLAQUE)
    draw_cube(canvas, _MINE, x + 304, y + 62, 34)


def _building(canvas: Canvas, x: float, y: float) -> None:
    _change(TileAppearance("C", "T", _MINE, 5), TileAppearance("C", "T", _MINE, built=True), canvas, x, y)


def _swap(canvas: Canvas, x: float, y: float) -> None:
    left = x + _row_start(2, 72)
    draw_one_tile(canvas, TileAppearance("P", "W"), left, y + 22)
    draw_one_tile(canvas, TileAppearance("A", "T"), left + TILE + 72, y + 22)
    draw_icon(canvas, Icon.REFRESH, x + FIGURE_WIDTH / 2, y + 22 + TILE / 2, 40, tones.TEXT_HEAD)


def _war(canvas: Canvas, x: float, y: float) -> None:
    """Five against two, with a toll: two are left."""
    _change(TileAppearance("T", "P", _MINE, 5), _attacked(), canvas, x, y)
    for index, (text, colours) in enumerate(_SUM):
        left = x + 74 + index * 32
        if colours is None:
            canvas.text(left, y + 146, text, 26, tones.TEXT_SOFT, "bold", "mm")
        else:
            draw_number(canvas, left, y + 146, text, 28, "m", colours)


def _attacked() -> TileAppearance:
    return TileAppearance("P", "A", _THEIRS, 2, struck=2, ghosts=2, ghost_owner=_MINE)


def _full_set(canvas: Canvas, x: float, y: float) -> None:
    """One of every kind and a ziggurat: 21 points."""
    side = 35.0
    for index, kind in enumerate(KINDS):
        draw_plaque(canvas, kind, x + 14 + index * (side + 5), y + 25, side)
    draw_ziggurat(canvas, x + 236, y + 42, 42, owner=_MINE)
    draw_number(canvas, x + FIGURE_WIDTH - 20, y + 43, 21, 32, "r", numerals.GOLD)


_SUM: Final = (
    ("5", numerals.SHELL),
    ("−", None),
    ("2", numerals.SHELL),
    ("−", None),
    ("1", numerals.SHELL),
    ("=", None),
    ("2", numerals.GOLD),
)
"""The cubes of the attack: yours, theirs, the toll, and what is left."""
_OWNED_AND_FREE: Final = (
    TileAppearance("T", "P", _MINE, 3),
    TileAppearance("A", "C"),
    TileAppearance("W", "C", _THEIRS, built=True),
)
_FIRST_CUBES: Final = (
    TileAppearance("C", "T", _MINE, 0, ghosts=1, ghost_owner=_MINE),
    TileAppearance("T", "P", _MINE, 1, ghosts=1, ghost_owner=_MINE),
    TileAppearance("A", "W", _MINE, 0, ghosts=1, ghost_owner=_MINE),
)
_FIELDS: Final = (
    TileAppearance("A", "T", _MINE, 2, ghosts=2, ghost_owner=_MINE),
    TileAppearance("P", "C", _MINE, 1),
    TileAppearance("W", "A", _MINE, 2, struck=1),
)
_TRADERS: Final = (
    TileAppearance("P", "W", _THEIRS, 2),
    TileAppearance("T", "A", _MINE, 1, ghosts=2, ghost_owner=_MINE),
    TileAppearance("C", "P", _THEIRS, 1),
)
_LYRES: Final = (
    TileAppearance("A", "W", _MINE, 2, ghosts=1, ghost_owner=_MINE),
    TileAppearance("C", "P", _MINE, 2),
    TileAppearance("T", "W", _THEIRS, 1, ghosts=1, ghost_owner=_THEIRS),
)
_CROWD: Final = (
    TileAppearance("W", "C", _MINE, 4, struck=3),
    TileAppearance("P", "A", _MINE, 2, ghosts=3, ghost_owner=_MINE),
)
_ROW_HEIGHT: Final = 140.0

FIGURES: Final[dict[str, Figure]] = {
    "1": framed(92, _kinds),
    "2": framed(_ROW_HEIGHT, partial(_tiles, _OWNED_AND_FREE)),
    "3": framed(_ROW_HEIGHT, partial(_tiles, _FIRST_CUBES)),
    "4.1": framed(124, _turn),
    "4.2": framed(_ROW_HEIGHT, _building),
    "4.4": framed(_ROW_HEIGHT, _swap),
    "5.1": framed(_ROW_HEIGHT, partial(_tiles, _FIELDS)),
    "5.2": framed(_ROW_HEIGHT, partial(_tiles, _TRADERS)),
    "5.3": framed(_ROW_HEIGHT, partial(_tiles, _LYRES)),
    "5.4": framed(_ROW_HEIGHT, partial(_tiles, _CROWD)),
    "5.5": framed(176, _war),
    "8": framed(86, _full_set),
}
