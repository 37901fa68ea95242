"""Marks and cubes: whose a thing is, told by shape as well as by colour."""

import math
from functools import lru_cache
from typing import Final, Literal

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import darken, lighten
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, MarkKind, Palette
from ziggurat_client.art.shape import Shape

CubeState = Literal["solid", "ghost", "struck"]
"""A cube that stands, one that would be set (outlined), and one that would fall (struck through)."""

_STRAIGHT: Final[dict[MarkKind, tuple[float, float]]] = {
    "bar": (1.05, 0.84),
    "cross": (1.15, 0.75),
    "pillars": (1.05, 0.72),
    "checker": (1.15, 1.1),
}
"""Of the marks made of straight strokes, the reach and the thickness in radii of the mark."""
_MARGIN = 0.6
"""Space around a cube for its shadow and its light, as a share of its size."""


def mark_shape(mark: MarkKind, cx: float, cy: float, radius: float) -> Shape:
    """A player's mark, about as large as a circle of ``radius``."""
    r = radius
    if mark == "disc":
        return Shape().ellipse(cx, cy, r)
    if mark == "bar":
        return Shape().rect(cx - r * 1.05, cy - r * 0.42, r * 2.1, r * 0.84)
    if mark == "cross":
        arm = r * 0.66
        across = Shape().rect(cx - r * 1.05, cy - arm / 2, r * 2.1, arm)
        return across.rect(cx - arm / 2, cy - r * 1.05, arm, r * 2.1)
    if mark == "ring":
        return Shape().ellipse(cx, cy, r * 1.12).ellipse(cx, cy, r * 0.56, cuts=True)
    if mark == "peak":
        return Shape().poly([(cx, cy - r * 1.15), (cx + r * 1.25, cy + r * 0.95), (cx - r * 1.25, cy + r * 0.95)])
    if mark == "pillars":
        pillar = r * 0.72
        left = Shape().rect(cx - r, cy - r * 1.05, pillar, r * 2.1)
        return left.rect(cx + r - pillar, cy - r * 1.05, pillar, r * 2.1)
    cell = r * 1.1
    return Shape().rect(cx - cell, cy - cell, cell, cell).rect(cx, cy, cell, cell)


def draw_mark(canvas: Canvas, seat: int, cx: float, cy: float, radius: float) -> None:
    """A seat's mark in its own colour, for dark grounds."""
    colour, mark = canvas.palette.player(seat)
    canvas.fill(mark_shape(mark, cx, cy, radius), colour)


def draw_cube(
    canvas: Canvas,
    seat: int,
    cx: float,
    cy: float,
    size: float,
    *,
    state: CubeState = "solid",
    glow: float = 0.0,
    alpha: float = 1.0,
) -> None:
    """A seat's cube seen from above, centred at (cx, cy); ``glow`` is the strength of the light around it."""
    side = max(3, round(size * canvas.scale)) / canvas.scale
    left, top = canvas.snap(cx - side / 2), canvas.snap(cy - side / 2)
    margin = _margin(side, canvas.scale)
    canvas.blit(
        _cube_picture(seat, side, canvas.scale, state, canvas.palette, glow), left - margin, top - margin, alpha
    )


def draw_socket(canvas: Canvas, cx: float, cy: float, radius: float) -> None:
    """An empty place for a cube."""
    canvas.fill(Shape().ellipse(cx, cy, radius), "#4a4038")


def _margin(side: float, scale: float) -> float:
    return round(side * _MARGIN * scale + 2) / scale


@lru_cache(maxsize=512)
def _cube_picture(seat: int, side: float, scale: float, state: CubeState, palette: Palette, glow: float) -> Canvas:
    margin = _margin(side, scale)
    picture = Canvas(side + 2 * margin, side + 2 * margin, scale, palette)
    if state == "ghost":
        _ghost(picture, seat, margin, side)
        return picture
    _solid(picture, seat, margin, side, glow)
    if state == "struck":
        _strike(picture, margin, side)
    return picture


def _solid(picture: Canvas, seat: int, at: float, side: float, glow: float) -> None:
    player = picture.palette.player(seat)
    colour = player.colour
    body = picture.stepped(at, at, side, side, side * 0.09, 1)
    if glow:
        picture.glow(body, colour, side * 0.5, glow)
    picture.shadow(body, max(2, side * 0.16), side * 0.07, 0.7)
    foot = at + side
    picture.fill(body, vertical(at, foot, lighten(colour, 0.32), colour, darken(colour, 0.30)))
    rim = picture.hair(side * 0.13)
    face = picture.stepped(at + rim, at + rim, side - 2 * rim, side - 2 * rim, side * 0.05, 1)
    picture.fill(face, vertical(at, foot, colour, lighten(colour, 0.10), darken(colour, 0.10)))
    if side * picture.scale >= 12:
        picture.bevel(body, max(0.7, side * 0.05), 0.6, 0.5)
    picture.fill(_fitted_mark(picture, player.mark, at, side), player.ink, 0.94)


def _ghost(picture: Canvas, seat: int, at: float, side: float) -> None:
    colour, mark = picture.palette.player(seat)
    step = side * 0.09
    picture.fill(picture.stepped(at, at, side, side, step, 1), colour, 0.22)
    picture.fill(picture.stepped_frame(at, at, side, side, max(1.5 / picture.scale, side * 0.1), step, 1), colour)
    picture.fill(_fitted_mark(picture, mark, at, side), colour, 0.95)


def _strike(picture: Canvas, at: float, side: float) -> None:
    picture.fill(picture.stepped(at, at, side, side, side * 0.09, 1), "#0a0506", 0.38)
    near, far = at + side * 0.1, at + side * 0.9
    stroke = [(near, far), (far, near)]
    picture.fill(Shape().line(stroke, side * 0.21), BITUMEN)
    picture.fill(Shape().line(stroke, side * 0.10), "#fff3df")


def _fitted_mark(picture: Canvas, mark: MarkKind, at: float, side: float) -> Shape:
    """The mark on a cube's face; straight ones are moved to whole pixels, where they stay crisp at any size."""
    centre, radius = at + side / 2, side * 0.205
    if mark in ("disc", "ring", "peak"):
        return mark_shape(mark, centre, centre, radius)
    reach, thickness = _STRAIGHT[mark]
    left = picture.snap(centre - radius * reach)
    length = 2 * (centre - left)
    thick = _matching(picture, length, radius * thickness)
    if mark in ("pillars", "checker"):
        return _parted_mark(picture, mark, left, length, radius)
    bar = Shape().rect(left, centre - thick / 2, length, thick)
    return bar if mark == "bar" else bar.rect(centre - thick / 2, left, thick, length)


def _parted_mark(picture: Canvas, mark: MarkKind, left: float, length: float, radius: float) -> Shape:
    """A mark of two parts that meet or face each other, in a square whose corner is (left, left)."""
    share = length / 2 if mark == "checker" else radius * _STRAIGHT[mark][1]
    part = max(1, math.ceil(share * picture.scale - 0.25)) / picture.scale
    high = part if mark == "checker" else length
    far = left + length
    return Shape().rect(left, left, part, high).rect(far - part, far - high, part, high)


def _matching(picture: Canvas, length: float, thickness: float) -> float:
    """The nearest thickness in whole pixels that is even or odd as the length is, so that both centre alike."""
    odd = round(length * picture.scale) % 2
    whole = 2 * round((thickness * picture.scale - odd) / 2) + odd
    return max(2 - odd, whole) / picture.scale
