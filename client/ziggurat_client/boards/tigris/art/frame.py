"""The frame of the map with its inlay and its coordinates, columns A to P and rows 1 to 11."""

from __future__ import annotations

from typing import Final

from ziggurat.games.tigris.spaces import HEIGHT, WIDTH
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.inlay import draw_rosette, draw_sawtooth, draw_upright_sawtooth
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, MARK
from ziggurat_client.art.text import pixel_size
from ziggurat_client.boards.tigris.art.ground import draw_ground

FRAME: Final = 32.0
COLUMNS: Final = "ABCDEFGHIJKLMNOP"
_BAND_AT: Final = 6.0
_BAND: Final = 18.0
_TOOTH: Final = 20.0
_COORDINATE: Final = 17.0


def draw_map(canvas: Canvas, x: float, y: float, space: float) -> None:
    """The framed map with the frame's top left corner at (x, y); its spaces have that side."""
    unit = space / 70
    width, height = WIDTH * space + 2 * FRAME * unit, HEIGHT * space + 2 * FRAME * unit
    outline = canvas.mask(canvas.stepped(x, y, width, height, 8 * unit, 2))
    canvas.glow(outline, "#c88a3a", 60 * unit, 0.30, inside=False)
    canvas.shadow(outline, 30 * unit, 12 * unit, 0.7)
    canvas.fill(outline, vertical(y, y + height, "#ffe7a0", "#c8923a", "#6d4717"))
    gold = canvas.hair(3 * unit)
    canvas.fill(canvas.stepped(x + gold, y + gold, width - 2 * gold, height - 2 * gold, 8 * unit, 2), BITUMEN)
    _draw_bands(canvas, x, y, width, height, unit)
    inset = 26 * unit
    line = canvas.stepped_frame(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 2 * unit, 2, 1)
    canvas.fill(line, vertical(y, y + height, "#e9c36a", "#7a4d17"))
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


def _draw_bands(canvas: Canvas, x: float, y: float, width: float, height: float, unit: float) -> None:
    at, band = _BAND_AT * unit, _BAND * unit
    across, down = width - 2 * (at + band), height - 2 * (at + band)
    teeth = max(8, round(across / (_TOOTH * unit)))
    for top in (y + at, y + height - at - band):
        draw_sawtooth(canvas, x + at + band, top, across, band, teeth=teeth, ground=None, brightness=0.88)
    teeth = max(8, round(down / (_TOOTH * unit)))
    for left in (x + at, x + width - at - band):
        draw_upright_sawtooth(canvas, left, y + at + band, band, down, teeth=teeth, ground=None, brightness=0.88)
    for left in (x + at, x + width - at - band):
        for top in (y + at, y + height - at - band):
            canvas.fill(canvas.rect(left, top, band, band), "#1d3f9c")
            draw_rosette(canvas, left + band / 2, top + band / 2, band / 2)
