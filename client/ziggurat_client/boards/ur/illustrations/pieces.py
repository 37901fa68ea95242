"""What the pictures of Ur are made of: single tiles, and an arrow between them."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.tile import TileAppearance, draw_tile, tile_margin
from ziggurat_client.art.tile_light import arrow_shape

TILE: Final = 96.0
"""The usual side of a tile."""


def draw_one_tile(canvas: Canvas, appearance: TileAppearance, x: float, y: float, size: float = TILE) -> None:
    """A tile with its top left corner at (x, y)."""
    margin = tile_margin(size, canvas.scale)
    canvas.blit(draw_tile(appearance, size, canvas.scale, canvas.palette), x - margin, y - margin)


def draw_arrow(canvas: Canvas, cx: float, cy: float) -> None:
    """An arrow to the right with its middle at (cx, cy)."""
    arrow = arrow_shape(cx, cy, (1, 0))
    canvas.shadow(arrow, 8, 3, 0.7)
    canvas.fill(arrow, vertical(cy - 24, cy + 24, "#ffdf9a", "#c27f2d"))
    canvas.bevel(arrow, 1.2, 0.6, 0.35)
