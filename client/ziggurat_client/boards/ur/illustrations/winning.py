"""How to win Ur, in three pictures: act, collect, build."""

from __future__ import annotations

from typing import Final

from ziggurat.games.ur.scoring import POINTS
from ziggurat_client.art import numerals, tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.figure import WINNING_HEIGHT, WINNING_WIDTH, Figure, framed
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.plaque import draw_hand_pair, draw_plaque
from ziggurat_client.art.tile import TileAppearance
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.boards.ur.illustrations.pieces import draw_arrow, draw_one_tile

_MINE: Final = 1
_PLAQUE: Final = 56.0
_SMALL_TILE: Final = 92.0
_TALL_TILE: Final = 124.0
_STEP: Final = 66.0
_LEAST_STEP: Final = 44.0
_RISE: Final = 7.0
"""How much higher a step is for each point."""
_DARK: Final = ("#4a2f0a", "#33200a", "#1d1208")
_KINDS_OF_SET: Final = "TAWCP"
_ZIGGURATS: Final = 5
_ACTED: Final = (
    TileAppearance("C", "P", _MINE, 1),
    TileAppearance("W", "A", _MINE, 3),
    TileAppearance("T", "C", _MINE, 2),
    TileAppearance("A", "P", _MINE, 0, ghosts=1, ghost_owner=_MINE),
)


def _act(canvas: Canvas, x: float, y: float) -> None:
    """A hand tile, the two actions that it gives, and the tiles that one's cubes hold with them."""
    draw_hand_pair(canvas, ("W", "T"), x + 52, y + 30, 84)
    draw_icon(canvas, Icon.RIGHT, x + 280, y + 74, 30, tones.TEXT_HEAD)
    for number, kind in enumerate("WT"):
        draw_plaque(canvas, kind, x + 312 + number * (_PLAQUE + 14), y + 46, _PLAQUE)
    left = x + (WINNING_WIDTH - len(_ACTED) * (_SMALL_TILE + 12) + 12) / 2
    for number, appearance in enumerate(_ACTED):
        draw_one_tile(canvas, appearance, left + number * (_SMALL_TILE + 12), y + 154, _SMALL_TILE)


def _collect(canvas: Canvas, x: float, y: float) -> None:
    """A stair of what a set of one to six kinds is worth."""
    left = x + (WINNING_WIDTH - len(POINTS[1:]) * (_STEP + 4)) / 2
    foot = y + WINNING_HEIGHT - 18
    for number, points in enumerate(POINTS[1:]):
        at, height = left + number * (_STEP + 4), _LEAST_STEP + _RISE * points
        top = foot - height
        step = canvas.rect(at, top, _STEP, height)
        canvas.fill(step, vertical(top, foot, "#f6d98a", "#8a5a1d"))
        canvas.bevel(step, 1.4, 0.6, 0.4)
        draw_number(canvas, at + _STEP / 2, top + 24, points, 24, "m", _DARK)
        if number < len(_KINDS_OF_SET):
            draw_plaque(canvas, _KINDS_OF_SET[number], at + 11, top - 48, 44)
        else:
            draw_ziggurat(canvas, at + _STEP / 2, top - 28, 50, owner=_MINE)


def _build(canvas: Canvas, x: float, y: float) -> None:
    """Five cubes become a ziggurat; the fifth ziggurat of all ends the game."""
    draw_one_tile(canvas, TileAppearance("C", "T", _MINE, 5), x + 72, y + 24, _TALL_TILE)
    draw_arrow(canvas, x + WINNING_WIDTH / 2, y + 24 + _TALL_TILE / 2)
    after = TileAppearance("C", "T", _MINE, built=True)
    draw_one_tile(canvas, after, x + WINNING_WIDTH - 72 - _TALL_TILE, y + 24, _TALL_TILE)
    for number in range(_ZIGGURATS):
        middle = x + 80 + number * 80
        last = number == _ZIGGURATS - 1
        draw_ziggurat(canvas, middle, y + 196, 54, lit=0.8 if last else 0.0)
        draw_number(canvas, middle, y + 244, number + 1, 22, "m", numerals.GOLD if last else numerals.STONE)


WINNING: Final[tuple[Figure, ...]] = tuple(
    framed(WINNING_HEIGHT, paint, WINNING_WIDTH) for paint in (_act, _collect, _build)
)
"""The three pictures."""
