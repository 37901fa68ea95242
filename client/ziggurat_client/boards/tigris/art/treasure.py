"""A treasure: a cut stone in the shape of a lozenge."""

from __future__ import annotations

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.shape import Point, Shape

_FACETS = ("#fff6d4", "#ffdf7e", "#d98f24", "#f2b83c")
"""Upper right, upper left, lower left, lower right."""
_POLISHED = 16
"""From so many pixels on the stone has a lit middle."""


def draw_treasure(canvas: Canvas, cx: float, cy: float, size: float, *, glow: float = 0.8) -> None:
    """A treasure centred at (cx, cy); `glow` is the strength of its light."""
    top, right, bottom, left = corners = _corners(cx, cy, size)
    body = Shape().poly(corners)
    if glow:
        canvas.glow(body, "#ffe08a", size * 0.45, glow)
    canvas.shadow(body, 4, 2, 0.7)
    canvas.fill(Shape().line([*corners, top], max(2.2, size * 0.16)), BITUMEN)
    canvas.fill(Shape().line([*corners, top], max(1.2, size * 0.07)), "#ffe7a0")
    for (start, end), paint in zip(((top, right), (top, left), (left, bottom), (right, bottom)), _FACETS, strict=True):
        canvas.fill(Shape().poly([start, end, (cx, cy)]), paint)
    if size * canvas.scale >= _POLISHED:
        canvas.fill(Shape().poly(_corners(cx, cy, size * 0.45)), "#fffbe8", 0.92)


def draw_taken_treasure(canvas: Canvas, cx: float, cy: float, size: float, ink: ColourLike) -> None:
    """The hollow outline of a treasure that is gone."""
    corners = _corners(cx, cy, size)
    canvas.fill(Shape().line([*corners, corners[0]], max(1.4 / canvas.scale, size * 0.07)), ink, 0.85)


def _corners(cx: float, cy: float, size: float) -> list[Point]:
    high = size / 2
    wide = high * 0.84
    return [(cx, cy - high), (cx + wide, cy), (cx, cy + high), (cx - wide, cy)]
