"""The frame of a board that is a map: gold edges, bands of inlay, rosettes in the corners, and dark ground inside."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.inlay import draw_rosette, draw_sawtooth, draw_upright_sawtooth
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN

_GOLD: Final = 3.0
_LINE: Final = 2.0
_TOOTH: Final = 20.0
_BEFORE_BAND: Final = 0.1875
"""How much of the frame lies outside its band; as much lies inside, with the inner line."""
_BAND: Final = 0.5625
_LINE_AT: Final = 0.8125


def draw_map_frame(canvas: Canvas, x: float, y: float, size: tuple[float, float], unit: float, frame: float) -> None:
    """The frame with its top left corner at (x, y); `frame` is how wide it is, `unit` the length that stands for 1."""
    width, height = size
    outline = canvas.mask(canvas.stepped(x, y, width, height, 8 * unit, 2))
    canvas.glow(outline, "#c88a3a", 60 * unit, 0.30, inside=False)
    canvas.shadow(outline, 30 * unit, 12 * unit, 0.7)
    canvas.fill(outline, vertical(y, y + height, "#ffe7a0", "#c8923a", "#6d4717"))
    gold = canvas.hair(_GOLD * unit)
    canvas.fill(canvas.stepped(x + gold, y + gold, width - 2 * gold, height - 2 * gold, 8 * unit, 2), BITUMEN)
    _draw_bands(canvas, x, y, size, unit, frame * unit)
    inset = _LINE_AT * frame * unit
    line = canvas.stepped_frame(x + inset, y + inset, width - 2 * inset, height - 2 * inset, _LINE * unit, 2, 1)
    canvas.fill(line, vertical(y, y + height, "#e9c36a", "#7a4d17"))


def _draw_bands(canvas: Canvas, x: float, y: float, size: tuple[float, float], unit: float, frame: float) -> None:
    width, height = size
    at, band = _BEFORE_BAND * frame, _BAND * frame
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
