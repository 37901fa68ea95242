"""The wall behind which a seat keeps its points: closed, open, and one leaf of it beside what it hid."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.tigris.position import DYNASTIES
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour, mix
from ziggurat_client.art.glyph_setting import draw_glyph
from ziggurat_client.art.inlay import draw_sawtooth
from ziggurat_client.art.paint import horizontal, vertical
from ziggurat_client.art.shape import Shape
from ziggurat_client.boards.tigris.art.dynasties import EMBLEMS

_SHELL: Final = "#e6d8b4"
_SLANT: Final = 1.3
"""How wide a tooth of a band is for its height."""


def draw_wall(canvas: Canvas, seat: Seat, x: float, y: float, width: float, height: float) -> None:
    """The closed wall of a seat, with bands in its colour."""
    colour = canvas.palette.player(seat).colour
    crown = height * 0.17
    body = canvas.mask(_battlements(x, y, width, height, crown, max(3, round(width / (crown * 2.1)))))
    canvas.shadow(body, 8, 4, 0.7)
    stops = mix(colour, "#2a1a14", 0.46), mix(colour, "#1a1012", 0.64), mix(colour, "#0d0a0b", 0.80)
    canvas.fill(body, vertical(y, y + height, *stops))
    canvas.bevel(body, 1.2, 0.45, 0.45)
    band = max(4.0, height * 0.10)
    for top in (y + crown + band * 0.6, y + height - band * 1.6):
        _draw_band(canvas, colour, x + 4, top, width - 8, band)


def draw_court(canvas: Canvas, seat: Seat, x: float, y: float, width: float, height: float) -> None:
    """What lies behind the wall, where it is open to who looks: the seat's colour in the dark, under battlements."""
    colour = canvas.palette.player(seat).colour
    crown = 10.0
    outline = _battlements(x, y - crown, width, height + crown, crown, max(5, round(width / 30)))
    canvas.shadow(outline, 8, 3, 0.6)
    canvas.fill(outline, vertical(y, y + height, mix(colour, "#101a3a", 0.62), mix(colour, "#0a0f26", 0.84)))
    canvas.inner_shadow(canvas.rect(x, y, width, height), 12, 0.5)


def draw_leaf(canvas: Canvas, seat: Seat, x: float, y: float, width: float, height: float, *, right: bool) -> None:
    """One leaf of the opened wall, the `right` one or the left, with the sign of the dynasty."""
    colour = canvas.palette.player(seat).colour
    crown = min(10.0, height * 0.12)
    leaf = canvas.mask(_battlements(x, y, width, height, crown, 2))
    canvas.shadow(leaf, 8, 3, 0.7, dx=-4 if right else 4)
    outside, inside = mix(colour, "#2a1a14", 0.40), mix(colour, "#0d0a0b", 0.76)
    canvas.fill(leaf, horizontal(x, x + width, *((inside, outside) if right else (outside, inside))))
    canvas.bevel(leaf, 1.2, 0.45, 0.45)
    for top in (y + crown + 5, y + height - crown - 5):
        _draw_band(canvas, colour, x + 3, top, width - 6, crown)
    middle = y + crown + (height - crown) / 2
    emblem = EMBLEMS[DYNASTIES[seat]]
    draw_glyph(canvas, emblem, x + width / 2, middle, width * 0.66, field=mix(colour, "#1a1012", 0.6))


def _battlements(x: float, y: float, width: float, height: float, crown: float, count: int) -> Shape:
    """A wall with so many merlons of two steps, which are as high as `crown`."""
    shape, pitch = Shape().rect(x, y + crown, width, height - crown), width / count
    for number in range(count):
        left = x + number * pitch
        shape.rect(left + pitch * 0.14, y + crown * 0.5, pitch * 0.72, crown * 0.6)
        shape.rect(left + pitch * 0.32, y, pitch * 0.36, crown * 0.6)
    return shape


def _draw_band(canvas: Canvas, colour: Colour, x: float, y: float, width: float, height: float) -> None:
    teeth = max(3, round(width / (height * _SLANT)))
    draw_sawtooth(canvas, x, y, width, height, teeth=teeth, upper=_SHELL, lower=colour, brightness=0.95)
