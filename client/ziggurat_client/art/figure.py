"""A small picture beside a paragraph of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas

FIGURE_WIDTH: Final = 340.0
"""How wide figures are beside a paragraph, in design units."""
WINNING_WIDTH: Final = 480.0
WINNING_HEIGHT: Final = 270.0
"""The size of the pictures that show how to win."""


class Figure(NamedTuple):
    """A picture of `width` × `height` design units; `paint` draws it with its top left corner at (x, y)."""

    height: float
    paint: Callable[[Canvas, float, float], None]
    width: float = FIGURE_WIDTH


def framed(height: float, paint: Callable[[Canvas, float, float], None], width: float = FIGURE_WIDTH) -> Figure:
    """A figure in a sunken field; `paint` is given the field's top left corner."""

    def paint_framed(canvas: Canvas, x: float, y: float) -> None:
        field = canvas.mask(canvas.stepped(x, y, width, height, 4, 2))
        canvas.fill(field, "#070d28", 0.8)
        canvas.inner_shadow(field, 10, 0.5)
        canvas.fill(canvas.stepped_frame(x, y, width, height, 1.2, 4, 2), tones.LAPIS_LINE, 0.45)
        paint(canvas, x, y)

    return Figure(height, paint_framed, width)
