"""How to win, in three pictures: lead, fight, balance."""

from __future__ import annotations

from typing import Final

from ziggurat.games.tigris.colours import COLOURS, PLAIN_COLOURS
from ziggurat_client.art import numerals
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.figure import WINNING_HEIGHT, WINNING_WIDTH, Figure, framed
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.boards.tigris.art.colours import tile_colours
from ziggurat_client.boards.tigris.art.leaders import draw_leader
from ziggurat_client.boards.tigris.art.tiles import draw_strike, draw_tile
from ziggurat_client.boards.tigris.art.treasure import draw_treasure

_MINE: Final = 1
_THEIRS: Final = 0
_TILE: Final = 66.0
_POINTS: Final = (7, 3, 6, 5)
_STONE: Final = 13.0


def _lead(canvas: Canvas, x: float, y: float) -> None:
    """A leader beside a temple: a tile of his colour brings a point."""
    left, top = x + 60, y + 90
    draw_tile(canvas, "red", left, top, _TILE)
    draw_leader(canvas, "blue", _MINE, left + 1.5 * _TILE + 4, top + _TILE / 2, 64)
    draw_tile(canvas, "blue", left + 2 * _TILE + 8, top, _TILE, glow=22)
    draw_icon(canvas, Icon.RIGHT, left + 3 * _TILE + 40, top + _TILE / 2, 34, "#ffd873")
    draw_number(canvas, left + 4 * _TILE + 20, top + _TILE / 2, "+1", 40, "l", numerals.GOLD)
    draw_tile(canvas, "blue", left + 5 * _TILE + 14, top + 14, 40)


def _fight(canvas: Canvas, x: float, y: float) -> None:
    """A tile joins two kingdoms: the leaders of one colour fight, and the stronger side stays."""
    top = y + 100
    for number in range(2):
        draw_tile(canvas, "green", x + 30 + number * 56, top, 52)
    draw_leader(canvas, "green", _MINE, x + 176, top + 26, 56)
    draw_tile(canvas, "red", x + 212, top, 52, glow=22)
    draw_leader(canvas, "green", _THEIRS, x + 300, top + 26, 56)
    draw_tile(canvas, "green", x + 336, top, 52)
    draw_strike(canvas, x + 336, top, 52)
    draw_number(canvas, x + 150, y + 200, "2", 40, "m", numerals.GOLD)
    draw_icon(canvas, Icon.RIGHT, x + 238, y + 200, 30, "#ffd873")
    draw_number(canvas, x + 326, y + 200, "1", 40, "m")


def _balance(canvas: Canvas, x: float, y: float) -> None:
    """Points of every colour as bars: the lowest is the score, and a treasure lifts it."""
    foot, pitch = y + 196, 96.0
    low = min(_POINTS)
    for number, colour in enumerate(COLOURS[:PLAIN_COLOURS]):
        cx = x + WINNING_WIDTH / 2 + (number - 1.5) * pitch
        shades, points = tile_colours(canvas.palette, colour), _POINTS[number]
        if points == low:
            frame = canvas.stepped_frame(cx - 40, y + 34, 80, 222, 2, 4, 1)
            canvas.fill(frame, vertical(y, y + 240, "#fff0b8", "#c8923a"))
            draw_treasure(canvas, cx, foot - (points + 1) * _STONE - 4, 24)
        for stone in range(points):
            top = foot - (stone + 1) * _STONE
            canvas.fill(
                canvas.rect(cx - 24, top, 48, _STONE - 2), vertical(top, top + _STONE, shades.light, shades.mid)
            )
        draw_tile(canvas, colour, cx - 20, foot + 8, 40)


WINNING: Final[tuple[Figure, ...]] = tuple(
    framed(WINNING_HEIGHT, paint, WINNING_WIDTH) for paint in (_lead, _fight, _balance)
)
"""The three pictures."""
