"""A small picture beside a paragraph of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ziggurat_client.art.canvas import Canvas

FIGURE_WIDTH: Final = 340.0
"""How wide figures are, in design units."""


class Figure(NamedTuple):
    """A picture of FIGURE_WIDTH × `height` design units; `paint` draws it with its top left corner at (x, y)."""

    height: float
    paint: Callable[[Canvas, float, float], None]
