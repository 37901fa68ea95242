"""The emblem of a table of Ur: a board so small that only its colours show."""

from __future__ import annotations

from random import Random
from typing import Final

from ziggurat.games.ur.sketch import SketchedSquare, read_sketch
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import mix
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, KINDS
from ziggurat_client.ui.emblem import EDGE, draw_mount

_GAP: Final = 2
_RIM: Final = 0.17
"""How much of a tile is seen around a cube."""


def paint_emblem(canvas: Canvas, x: float, y: float, size: float, code: str, seats: int, sketch: str) -> None:
    """A square of tiles with the cubes and ziggurats of a match, or else laid out by chance from the table's code."""
    side = 5 if seats == 2 else 6
    squares = read_sketch(sketch)
    if squares is None or len(squares) != side * side:
        squares = tuple(SketchedSquare(kind, None, False) for kind in _deal(code, side))
    draw_mount(canvas, x, y, size, BITUMEN)
    cell = (size - 2 * EDGE - (side - 1) * _GAP) / side
    for index, square in enumerate(squares):
        row, column = divmod(index, side)
        left, top = x + EDGE + column * (cell + _GAP), y + EDGE + row * (cell + _GAP)
        colours = canvas.palette.kind(square.kind)
        paint = vertical(top, top + cell, mix(colours.light, colours.mid, 0.3), colours.mid)
        canvas.fill(canvas.rect(left, top, cell, cell), paint)
        if square.owner is not None:
            _paint_owner(canvas, left, top, cell, square.owner, built=square.built)


def _paint_owner(canvas: Canvas, left: float, top: float, cell: float, owner: int, *, built: bool) -> None:
    """A cube of the owner's colour, or a ziggurat of two storeys."""
    colour = canvas.palette.player(owner).colour
    if not built:
        rim = cell * _RIM
        canvas.fill(canvas.rect(left + rim, top + rim, cell - 2 * rim, cell - 2 * rim), BITUMEN)
        rim += cell * 0.1
        canvas.fill(canvas.rect(left + rim, top + rim, cell - 2 * rim, cell - 2 * rim), colour)
        return
    canvas.fill(canvas.rect(left, top, cell, cell), BITUMEN)
    for number, wide in enumerate((0.86, 0.52)):
        width, height = cell * wide, cell * 0.3
        foot = top + cell * 0.88 - number * height
        canvas.fill(canvas.rect(left + (cell - width) / 2, foot - height, width, height * 0.9), colour)


def _deal(code: str, side: int) -> str:
    """One kind a square, no two neighbours alike."""
    chance = Random(code)
    dealt = ""
    for square in range(side * side):
        near = dealt[-1:] if square % side else ""
        above = dealt[square - side] if square >= side else ""
        dealt += chance.choice([kind for kind in KINDS if kind not in near + above])
    return dealt
