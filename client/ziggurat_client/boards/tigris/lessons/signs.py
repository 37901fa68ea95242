"""What stands on the seals of the lessons of Tigris & Euphrates."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.glyph_setting import Drawing, draw_glyph_flat
from ziggurat_client.art.seal import SealSign
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.ziggurat import draw_ziggurat_flat
from ziggurat_client.boards.tigris.art.dynasties import EMBLEMS
from ziggurat_client.boards.tigris.art.glyphs import GLYPHS


def _glyph_sign(drawing: Drawing) -> SealSign:
    def paint(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
        draw_glyph_flat(canvas, drawing, cx, cy, radius * 1.15, ink)

    return SealSign(paint)


def _paint_columns(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    """Columns of points, one of them the lowest."""
    width = radius * 0.24
    for number, height in enumerate((0.95, 0.35, 0.75, 0.6)):
        x, high = cx + (number - 2) * width * 1.25 + width * 0.12, height * radius
        canvas.fill(canvas.rect(x, cy + radius * 0.5 - high, width, high), ink)


def _paint_rings(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    """The two rings of a union."""
    rings = Shape().ring(cx - radius * 0.24, cy, radius * 0.36, radius * 0.13)
    canvas.fill(rings.ring(cx + radius * 0.24, cy, radius * 0.36, radius * 0.13), ink)


def _paint_tower(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    draw_ziggurat_flat(canvas, cx, cy, radius * 1.05, ink, 4)


def _paint_treasure(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    across, down = radius * 0.5, radius * 0.62
    stone = Shape().poly([(cx, cy - down), (cx + across, cy), (cx, cy + down), (cx - across, cy)])
    canvas.fill(stone, ink)
    facet = Shape().poly(
        [(cx, cy - down * 0.5), (cx + across * 0.5, cy), (cx, cy + down * 0.5), (cx - across * 0.5, cy)]
    )
    canvas.fill(facet, ground, 0.45)


def _paint_crack(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    points = [(-0.55, -0.35), (-0.15, -0.1), (0.05, -0.55), (0.1, 0.05), (0.55, 0.2), (0.0, 0.25), (-0.1, 0.65)]
    for start, end in ((0, 2), (1, 4), (3, 6), (3, 7)):
        canvas.fill(
            Shape().line([(cx + x * radius, cy + y * radius) for x, y in points[start:end]], radius * 0.11), ink
        )


def _paint_spears(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    """Two crossed spears."""
    reach = radius * 0.55
    for way in (-1, 1):
        canvas.fill(Shape().line([(cx - way * reach, cy + reach), (cx + way * reach, cy - reach)], radius * 0.13), ink)
        tip_x, tip_y = cx + way * reach, cy - reach
        head = [(tip_x + way * radius * 0.16, tip_y - radius * 0.16)]
        head += [(tip_x - way * radius * 0.26, tip_y), (tip_x, tip_y + radius * 0.26)]
        canvas.fill(Shape().poly(head), ink)


WEAKEST: Final = SealSign(_paint_columns)
LEADER: Final = _glyph_sign(EMBLEMS["bull"])
TILE: Final = _glyph_sign(GLYPHS["black"])
RINGS: Final = SealSign(_paint_rings)
REVOLT: Final = _glyph_sign(EMBLEMS["lion"])
WAR: Final = SealSign(_paint_spears)
TEMPLE: Final = _glyph_sign(GLYPHS["red"])
FARM: Final = _glyph_sign(GLYPHS["blue"])
MARKET: Final = _glyph_sign(GLYPHS["green"])
MONUMENT: Final = SealSign(_paint_tower)
TREASURE: Final = SealSign(_paint_treasure)
CATASTROPHE: Final = SealSign(_paint_crack)
