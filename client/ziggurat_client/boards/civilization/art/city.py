"""A city: a small fortress with battlements in its owner's colour, and the owner's stud as its shrine."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import darken, lighten
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.art.shape import Shape
from ziggurat_client.boards.civilization.art.states import State, alpha_of, dim, draw_glow

DESIGN: Final = 36.0
"""The side of a city where the map is shown whole."""
_MARGIN: Final = 20.0
_MERLONS: Final = 5


def draw_city(canvas: Canvas, seat: Seat, cx: float, cy: float, size: float, state: State = "idle") -> None:
    """A city in a square of that side, centred at (cx, cy)."""
    margin = _MARGIN * size / DESIGN
    picture = _city(seat, size, canvas.scale, state, canvas.palette)
    left, top = canvas.snap(cx - size / 2) - margin, canvas.snap(cy - size / 2) - margin
    canvas.blit(picture, left, top, alpha_of(state))


@lru_cache(maxsize=256)
def _city(seat: Seat, size: float, scale: float, state: State, palette: Palette) -> Canvas:
    unit = size / DESIGN
    margin = _MARGIN * unit
    picture = Canvas(size + 2 * margin, size + 2 * margin, scale, palette)
    colour = palette.player(seat).colour
    wall, terrace = _wall().placed(margin, margin, size, DESIGN), _terrace().placed(margin, margin, size, DESIGN)
    whole = Shape().extend(wall).extend(terrace).rect(margin + 10 * unit, margin, 16 * unit, 14 * unit)
    draw_glow(picture, whole, 11 * unit, state)
    picture.shadow(whole, 5 * unit, 2.5 * unit, 0.8)
    picture.shadow(whole, 2.2 * unit, 0, 0.95)
    foot = margin + size
    light = vertical(margin + 12 * unit, margin + 20 * unit, "#fffaf0", "#c9b07a")
    picture.fill(terrace, light)
    picture.bevel(terrace, 0.8 * unit, 0.5, 0.4)
    picture.fill(_windows().placed(margin, margin, size, DESIGN), "#3a2212", 0.55)
    body = vertical(margin + 18 * unit, foot, lighten(colour, 0.30), colour, darken(colour, 0.38))
    picture.fill(wall, body)
    picture.bevel(wall, 0.9 * unit, 0.5, 0.45)
    picture.fill(picture.rect(margin + 2 * unit, margin + 26 * unit, 32 * unit, 1.5 * unit), "#1a1210", 0.45)
    picture.fill(_gate().placed(margin, margin, size, DESIGN), BITUMEN, 0.92)
    draw_cube(picture, seat, margin + 18 * unit, margin + 6.5 * unit, 13 * unit)
    dim(picture, state)
    return picture


def _wall() -> Shape:
    wall = Shape().poly([(1.5, 22), (34.5, 22), (36, 36), (0, 36)])
    for merlon in range(_MERLONS):
        wall.rect(1.6 + merlon * 7.2, 18.5, 4.2, 4)
    return wall


def _terrace() -> Shape:
    return Shape().poly([(8, 12.5), (28, 12.5), (29.5, 20), (6.5, 20)])


def _windows() -> Shape:
    return Shape().rect(11, 15, 2, 5).rect(17, 15, 2, 5).rect(23, 15, 2, 5)


def _gate() -> Shape:
    return Shape().poly([(14, 36), (14, 30), (16, 28), (20, 28), (22, 30), (22, 36)])
