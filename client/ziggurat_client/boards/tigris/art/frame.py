"""The frame of the map with its inlay and its coordinates, columns A to P and rows 1 to 11."""

from __future__ import annotations

from typing import Final

from ziggurat.games.tigris.spaces import HEIGHT, WIDTH
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.map_frame import draw_map_frame
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, MARK
from ziggurat_client.art.text import pixel_size
from ziggurat_client.boards.tigris.art.ground import draw_ground

FRAME: Final = 32.0
COLUMNS: Final = "ABCDEFGHIJKLMNOP"
_BAND_AT: Final = 6.0
_BAND: Final = 18.0
_COORDINATE: Final = 17.0


def draw_map(canvas: Canvas, x: float, y: float, space: float) -> None:
    """The framed map with the frame's top left corner at (x, y); its spaces have that side."""
    unit = space / 70
    size = WIDTH * space + 2 * FRAME * unit, HEIGHT * space + 2 * FRAME * unit
    draw_map_frame(canvas, x, y, size, unit, FRAME)
    draw_ground(canvas, x + FRAME * unit, y + FRAME * unit, space)
    for number in range(WIDTH):
        draw_coordinate(canvas, *column_place(x, y, space, number), COLUMNS[number], unit)
    for number in range(HEIGHT):
        draw_coordinate(canvas, *row_place(x, y, space, number), str(number + 1), unit)


def column_place(x: float, y: float, space: float, number: int) -> tuple[float, float]:
    """The middle of a column's letter on the frame that begins at (x, y)."""
    unit = space / 70
    return x + FRAME * unit + (number + 0.5) * space, y + (_BAND_AT + _BAND / 2) * unit


def row_place(x: float, y: float, space: float, number: int) -> tuple[float, float]:
    """The middle of a row's number on the frame that begins at (x, y)."""
    unit = space / 70
    return x + (_BAND_AT + _BAND / 2) * unit, y + FRAME * unit + (number + 0.5) * space


def draw_coordinate(canvas: Canvas, cx: float, cy: float, label: str, unit: float, *, lit: bool = False) -> None:
    """A letter or a number on its plaque, no smaller than can be read; `lit` for the column or row that is meant."""
    size = max(_COORDINATE * unit, pixel_size(_COORDINATE * unit, canvas.scale) / canvas.scale)
    width, height = 30 * size / _COORDINATE, 24 * size / _COORDINATE
    left, top = cx - width / 2, cy - height / 2
    canvas.fill(canvas.stepped(left, top, width, height, 3, 1), BITUMEN)
    paints = ("#ffe59a", "#d9a03a") if lit else ("#fffaf0", "#d5c193")
    plaque = canvas.stepped(left + 1.5, top + 1.5, width - 3, height - 3, 3, 1)
    canvas.fill(plaque, vertical(top, top + height, *paints))
    canvas.text(cx, cy, label, size, MARK, "bold", "mm")
