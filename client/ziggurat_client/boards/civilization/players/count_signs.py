"""The signs before the numbers of a nation."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.shape import Path, Shape
from ziggurat_client.boards.civilization.art.market.coin import draw_coin
from ziggurat_client.boards.civilization.art.phases import draw_phase
from ziggurat_client.boards.civilization.players.standing import Count

_SHELL: Final = "#e9d9b0"


def draw_count_sign(canvas: Canvas, count: Count, seat: Seat, cx: float, cy: float, size: float) -> None:
    """Draw what is counted: a token in the colour of the seat for the stock, two for those on the map, and signs of
    shell for all else."""
    if count == "stock":
        draw_cube(canvas, seat, cx, cy, size * 0.86)
    elif count == "tokens":
        small = size * 0.62
        draw_cube(canvas, seat, cx + size * 0.17, cy - size * 0.17, small)
        draw_cube(canvas, seat, cx - size * 0.17, cy + size * 0.17, small)
    elif count == "territories" or count == "product":
        left, top = canvas.snap(cx - size / 2), canvas.snap(cy - size / 2)
        canvas.fill((_jar() if count == "product" else _land()).placed(left, top, size), _SHELL)
    elif count == "treasury":
        draw_coin(canvas, cx, cy, size * 0.44)
    else:
        draw_phase(canvas, count, cx, cy, size, _SHELL)


def _land() -> Shape:
    """Three areas with borders between them, in a square of 100 units."""
    shape = Shape().poly([(6, 22), (44, 8), (50, 44), (12, 58)])
    shape.poly([(54, 10), (94, 24), (88, 60), (60, 46)])
    return shape.poly([(14, 66), (54, 52), (86, 68), (58, 94), (22, 88)])


def _jar() -> Shape:
    """A jar of goods with its lid."""
    body = Path(34, 26).quadratic(4, 44, 24, 76).quadratic(32, 94, 50, 94).quadratic(68, 94, 76, 76)
    body.quadratic(96, 44, 66, 26)
    return Shape().poly(body.points).rect(28, 6, 44, 14)
