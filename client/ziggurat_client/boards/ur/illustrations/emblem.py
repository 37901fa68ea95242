"""The emblem of a table of Ur: a board so small that only its colours show."""

from __future__ import annotations

from random import Random
from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import mix
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, KINDS
from ziggurat_client.ui.emblem import EDGE, draw_mount

_GAP: Final = 2


def paint_emblem(canvas: Canvas, x: float, y: float, size: float, code: str, seats: int) -> None:
    """A square of tiles laid out by chance from the table's code."""
    side = 5 if seats == 2 else 6
    draw_mount(canvas, x, y, size, BITUMEN)
    cell = (size - 2 * EDGE - (side - 1) * _GAP) / side
    for index, kind in enumerate(_deal(code, side)):
        row, column = divmod(index, side)
        colours = canvas.palette.kind(kind)
        left, top = x + EDGE + column * (cell + _GAP), y + EDGE + row * (cell + _GAP)
        paint = vertical(top, top + cell, mix(colours.light, colours.mid, 0.3), colours.mid)
        canvas.fill(canvas.rect(left, top, cell, cell), paint)


def _deal(code: str, side: int) -> str:
    """One kind a square, no two neighbours alike."""
    chance = Random(code)
    dealt = ""
    for square in range(side * side):
        near = dealt[-1:] if square % side else ""
        above = dealt[square - side] if square >= side else ""
        dealt += chance.choice([kind for kind in KINDS if kind not in near + above])
    return dealt
