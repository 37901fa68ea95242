"""A small picture beside a paragraph of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas

FIGURE_WIDTH: Final = 340.0
"""How wide figures are, in design units."""


class Figure(NamedTuple):
    """A picture of FIGURE_WIDTH × `height` design units; `paint` draws it with its top left corner at (x, y)."""

    height: float
    paint: Callable[[Canvas, float, float], None]


def framed(height: float, paint: Callable[[Canvas, float, float], None]) -> Figure:
    """A figure in a sunken field; `paint` is given the field's top left corner."""

    def paint_framed(canvas: Canvas, x: float, y: float) -> None:
        field = canvas.mask(canvas.stepped(x, y, FIGURE_WIDTH, height, 4, 2))
        canvas.fill(field, "#070d28", 0.8)
        canvas.inner_shadow(field, 10, 0.5)
        canvas.fill(canvas.stepped_frame(x, y, FIGURE_WIDTH, height, 1.2, 4, 2), tones.LAPIS_LINE, 0.45)
        paint(canvas, x, y)

    return Figure(height, paint_framed)
