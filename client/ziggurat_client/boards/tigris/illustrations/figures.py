"""The pictures in the rules, by the number of their paragraph."""

from __future__ import annotations

from typing import Final

from ziggurat.games.tigris.colours import COLOURS, PLAIN_COLOURS
from ziggurat_client.art import numerals
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.figure import Figure, framed
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.boards.tigris.art.catastrophe import draw_catastrophe
from ziggurat_client.boards.tigris.art.leaders import draw_leader
from ziggurat_client.boards.tigris.art.monuments import draw_monument
from ziggurat_client.boards.tigris.art.signs import draw_union
from ziggurat_client.boards.tigris.art.tiles import draw_back, draw_strike, draw_tile
from ziggurat_client.boards.tigris.art.treasure import draw_treasure

_MINE: Final = 1
_THEIRS: Final = 0
_ARROW: Final = "#ffd873"
_TILE: Final = 48.0


def _components(canvas: Canvas, x: float, y: float) -> None:
    """The four kinds of tiles, each with its leader."""
    for number, colour in enumerate(COLOURS[:PLAIN_COLOURS]):
        left = x + 26 + number * 78
        draw_tile(canvas, colour, left, y + 16, 56)
        draw_leader(canvas, colour, _MINE, left + 28, y + 106, 54)


def _leader(canvas: Canvas, x: float, y: float) -> None:
    """A leader comes beside a temple."""
    draw_leader(canvas, "black", _MINE, x + 70, y + 60, 54)
    draw_icon(canvas, Icon.RIGHT, x + 124, y + 60, 26, _ARROW)
    draw_tile(canvas, "red", x + 160, y + 36, _TILE)
    draw_leader(canvas, "black", _MINE, x + 236, y + 60, 48, glow=12)


def _tile(canvas: Canvas, x: float, y: float) -> None:
    """A tile in a kingdom brings its leader's owner a point."""
    draw_tile(canvas, "red", x + 30, y + 36, _TILE)
    draw_leader(canvas, "green", _MINE, x + 106, y + 60, 48)
    draw_tile(canvas, "green", x + 132, y + 36, _TILE, glow=14)
    draw_icon(canvas, Icon.RIGHT, x + 210, y + 60, 26, _ARROW)
    draw_number(canvas, x + 240, y + 60, "+1", 30, "l", numerals.GOLD)


def _catastrophe(canvas: Canvas, x: float, y: float) -> None:
    """A temple is struck, and the leader beside it goes."""
    draw_tile(canvas, "red", x + 60, y + 36, _TILE)
    draw_leader(canvas, "blue", _THEIRS, x + 136, y + 60, 48)
    draw_icon(canvas, Icon.RIGHT, x + 184, y + 60, 26, _ARROW)
    draw_catastrophe(canvas, x + 216, y + 36, _TILE)


def _swap(canvas: Canvas, x: float, y: float) -> None:
    """Tiles go and others come."""
    draw_tile(canvas, "blue", x + 50, y + 36, _TILE)
    draw_tile(canvas, "blue", x + 102, y + 36, _TILE)
    draw_icon(canvas, Icon.REFRESH, x + 176, y + 60, 28, _ARROW)
    draw_back(canvas, x + 206, y + 36, 40, _TILE)
    draw_back(canvas, x + 252, y + 36, 40, _TILE)


def _revolt(canvas: Canvas, x: float, y: float) -> None:
    """Two leaders of one colour in one kingdom: temples beside them count."""
    draw_tile(canvas, "red", x + 24, y + 12, _TILE)
    draw_tile(canvas, "red", x + 24, y + 64, _TILE)
    draw_leader(canvas, "green", _MINE, x + 100, y + 62, 48)
    draw_number(canvas, x + 156, y + 62, "2", 28, "m", numerals.GOLD)
    draw_icon(canvas, Icon.RIGHT, x + 186, y + 62, 20, _ARROW)
    draw_number(canvas, x + 214, y + 62, "1", 28, "m")
    draw_leader(canvas, "green", _THEIRS, x + 258, y + 62, 48)
    draw_tile(canvas, "red", x + 286, y + 38, _TILE - 6)


def _war(canvas: Canvas, x: float, y: float) -> None:
    """A uniting tile: the followers of the weaker leader fall with him."""
    for number in range(2):
        draw_tile(canvas, "black", x + 12 + number * 46, y + 38, 44)
    draw_leader(canvas, "black", _MINE, x + 126, y + 60, 44)
    draw_tile(canvas, "red", x + 152, y + 38, 44)
    draw_union(canvas, x + 174, y + 60, 40)
    draw_leader(canvas, "black", _THEIRS, x + 222, y + 60, 44)
    draw_tile(canvas, "black", x + 248, y + 38, 44)
    draw_strike(canvas, x + 248, y + 38, 44)


def _monument(canvas: Canvas, x: float, y: float) -> None:
    """Four tiles of one colour become a monument."""
    for number in range(4):
        draw_tile(canvas, "green", x + 40 + number % 2 * 50, y + 14 + number // 2 * 50, _TILE)
    draw_icon(canvas, Icon.RIGHT, x + 172, y + 64, 28, _ARROW)
    draw_monument(canvas, "red-green", x + 206, y + 14, 100)


def _treasure(canvas: Canvas, x: float, y: float) -> None:
    """A trader takes all treasures of his kingdom but one."""
    for number in range(2):
        draw_tile(canvas, "red", x + 26 + number * 110, y + 36, _TILE)
        draw_treasure(canvas, x + 66 + number * 110, y + 42, 22)
    draw_leader(canvas, "green", _MINE, x + 104, y + 60, 48)
    draw_icon(canvas, Icon.RIGHT, x + 212, y + 60, 26, _ARROW)
    draw_treasure(canvas, x + 266, y + 60, 44)


def _scoring(canvas: Canvas, x: float, y: float) -> None:
    """The weakest colour is the score."""
    for number, (colour, points) in enumerate(zip(COLOURS, (7, 3, 6, 5), strict=False)):
        left = x + 30 + number * 76
        draw_tile(canvas, colour, left, y + 58, _TILE)
        weakest = points == 3
        draw_number(canvas, left + 24, y + 32, points, 32, "m", numerals.GOLD if weakest else numerals.SHELL)
        if weakest:
            canvas.fill(canvas.stepped_frame(left - 8, y + 8, 64, 106, 2, 4, 1), "#ffd873")


FIGURES: Final[dict[str, Figure]] = {
    "1": framed(148, _components),
    "5.1": framed(120, _leader),
    "5.2": framed(120, _tile),
    "5.3": framed(120, _catastrophe),
    "5.4": framed(120, _swap),
    "6.1": framed(124, _revolt),
    "6.2": framed(120, _war),
    "7": framed(128, _monument),
    "8": framed(120, _treasure),
    "10": framed(122, _scoring),
}
"""By the paragraph beside which they stand."""
