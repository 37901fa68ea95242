"""A coin of the treasury."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import Palette
from ziggurat_client.art.shape import Shape, circle

_VEIL: Final = "#0b1434"


def draw_coin(canvas: Canvas, cx: float, cy: float, radius: float, *, lit: bool = False, veiled: bool = False) -> None:
    """A coin centred at (cx, cy): `lit` where it is spent now, `veiled` where it stays."""
    side = canvas.snap(2 * radius)
    picture = _picture(radius, lit, veiled, canvas.scale, canvas.palette)
    canvas.blit(picture, canvas.snap(cx) - side, canvas.snap(cy) - side)


@lru_cache(maxsize=32)
def _picture(radius: float, lit: bool, veiled: bool, scale: float, palette: Palette) -> Canvas:
    picture = Canvas(4 * radius, 4 * radius, scale, palette)
    at = picture.snap(2 * radius)
    disc = picture.mask(circle(at, at, radius))
    if lit:
        picture.glow(disc, "#ffc24a", radius * 0.7, 1.0, inside=False)
    picture.shadow(disc, radius * 0.2, radius * 0.1, 0.6)
    picture.fill(disc, vertical(at - radius, at + radius, "#ffe7a0", "#a8701f"))
    picture.fill(Shape().ring(at, at, radius * 0.78, radius * 0.16), "#6d4510", 0.8)
    stroke = Shape().rect(at - radius * 0.14, at - radius * 0.42, radius * 0.28, radius * 0.84)
    picture.fill(stroke, "#6d4510", 0.9)
    if veiled:
        picture.fill(disc, _VEIL, 0.62)
    return picture
