"""Arrows that somebody draws on a board for others to see."""

from __future__ import annotations

from math import hypot
from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.shape import Point, Shape

_SHAFT: Final = 11.0
_HEAD: Final = 40.0
_HEAD_WIDTH: Final = 40.0
_EDGE: Final = 3.5
_INK: Final = "#0b1026"
_SHINE: Final = 0.35
_OPACITY: Final = 0.92


def draw_arrow(canvas: Canvas, start: Point, end: Point, colour: ColourLike, size: float = 1.0) -> None:
    """Draw an arrow in that colour between dark edges, so that it is seen on any board; `size` is how broad it is,
    compared with one on a large board. Where it is short, so is its head."""
    if hypot(end[0] - start[0], end[1] - start[1]) < 1:
        return
    canvas.fill(_outline(start, end, _EDGE * size, size), _INK, _OPACITY)
    canvas.fill(_outline(start, end, 0.0, size), colour, _OPACITY)
    canvas.fill(_shaft(start, end, _SHAFT * size / 5), "#ffffff", _SHINE)


def _outline(start: Point, end: Point, edge: float, size: float) -> Shape:
    """The shaft from its round foot to the head, with so much more on all sides."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    head = min(_HEAD * size, length * 0.7)
    wide = _HEAD_WIDTH * head / _HEAD / 2 + edge
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    across = (-along[1], along[0])

    def at(forward: float, aside: float) -> Point:
        """A point so far along the way, and so far beside it."""
        return (
            start[0] + along[0] * forward + across[0] * aside,
            start[1] + along[1] * forward + across[1] * aside,
        )

    half, neck = _SHAFT * size / 2 + edge, length - head
    points = [at(0, half), at(neck - edge, half), at(neck - edge, wide), at(length + edge * 1.6, 0)]
    points += [at(neck - edge, -wide), at(neck - edge, -half), at(0, -half)]
    return Shape().poly(points).ellipse(*start, half)


def _shaft(start: Point, end: Point, width: float) -> Shape:
    """The light along the middle of it."""
    return Shape().line([start, (start[0] + (end[0] - start[0]) * 0.6, start[1] + (end[1] - start[1]) * 0.6)], width)
