"""What stands on the seals of Ur's lessons."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.seal import SealSign, glyph_sign, icon_sign
from ziggurat_client.art.shape import stepped, stepped_frame
from ziggurat_client.art.ziggurat import draw_ziggurat_flat


def _paint_ziggurat(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    draw_ziggurat_flat(canvas, cx, cy, radius * 1.05, ink)


def _paint_cube(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    half = radius * 0.40
    canvas.fill(stepped(cx - half, cy - half, 2 * half, 2 * half, 3, 1), ink)
    inner = half * 0.74
    canvas.fill(stepped_frame(cx - inner, cy - inner, 2 * inner, 2 * inner, 1.6, 2, 1), ground)
    canvas.fill(canvas.rect(cx - half * 0.42, cy - half * 0.16, half * 0.84, half * 0.32), ground)


AGRICULTURE, TRADE, CULTURE, POLITICS, WAR = (glyph_sign(kind, kind) for kind in "ATCPW")
CUBE: Final = SealSign(_paint_cube)
ZIGGURAT: Final = SealSign(_paint_ziggurat)
SWAP: Final = icon_sign(Icon.REFRESH)
SCORE: Final = icon_sign(Icon.STAR)
