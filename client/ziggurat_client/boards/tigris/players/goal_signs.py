"""The signs on the strip of the goal: a tile of each colour, dim where it is the weakest."""

from __future__ import annotations

from typing import cast

from ziggurat.games.tigris.colours import Colour
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.tigris.art.tiles import draw_tile


def paint_colour(canvas: Canvas, sign: str, had: bool, x: float, y: float, size: float) -> None:
    """The tile of a colour; a bright frame says that it is the weakest."""
    draw_tile(canvas, cast(Colour, sign), x, y, size)
    if not had:
        canvas.fill(canvas.stepped_frame(x - 2, y - 2, size + 4, size + 4, 2.4, 3, 1), "#ffd873")
