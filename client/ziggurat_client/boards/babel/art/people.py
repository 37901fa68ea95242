"""A people wherever it is shown: its field's colours, its emblem on a plaque, and its name's letter beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import draw_glyph
from ziggurat_client.art.glyphs import Detail
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, KindColours, Palette
from ziggurat_client.art.plaque import field_paint
from ziggurat_client.art.seal import SealSign, glyph_sign
from ziggurat_client.boards.babel.art.emblems import EMBLEMS

_FIELDS: Final = {"A": "C", "H": "T", "M": "W", "P": "P", "S": "A"}
"""Which of the palette's five fields each people has: they are told apart in every palette."""
_MARGIN: Final = 10.0


def people_colours(palette: Palette, people: str) -> KindColours:
    """The colours of a people's field; KeyError if the letter names none."""
    return palette.kind(_FIELDS[people])


def people_sign(people: str) -> SealSign:
    """A people on the seal of a lesson."""
    return glyph_sign(EMBLEMS[people], _FIELDS[people])


def draw_emblem(
    canvas: Canvas, people: str, cx: float, cy: float, size: float, *, detail: Detail | None = None
) -> None:
    """A people's emblem set into its field, centred at (cx, cy)."""
    field = people_colours(canvas.palette, people).deep
    draw_glyph(canvas, EMBLEMS[people], cx, cy, size, field=field, detail=detail)


def draw_people_plaque(
    canvas: Canvas, people: str, x: float, y: float, size: float, *, glow: float = 0.0, dimmed: float = 0.0
) -> None:
    """A people as a small square in a gold edge, its top left corner at (x, y).

    `glow` is the radius of light around it; `dimmed` veils it (0 to 1).
    """
    left, top, side, _ = canvas.box(x, y, size, size)
    body = canvas.stepped(left, top, side, side, 3 if size >= 40 else 2, 1)
    if glow:
        canvas.glow(body, people_colours(canvas.palette, people).spark, glow, 0.6)
    margin = canvas.snap(_MARGIN)
    canvas.blit(_plaque_picture(people, side, canvas.scale, canvas.palette), left - margin, top - margin)
    if dimmed:
        canvas.fill(body, "#0b1434", dimmed)


@lru_cache(maxsize=128)
def _plaque_picture(people: str, side: float, scale: float, palette: Palette) -> Canvas:
    picture = Canvas(side + 2 * _MARGIN, side + 2 * _MARGIN, scale, palette)
    at = picture.snap(_MARGIN)
    colours = people_colours(palette, people)
    step = 3.0 if side >= 40 else 2.0
    edge, rim = picture.hair(max(1.5, side * 0.03)), picture.hair(2)
    body = picture.stepped(at, at, side, side, step, 1)
    picture.shadow(body, 5, 2, 0.6)
    picture.fill(body, vertical(at, at + side, *palette.edge))
    picture.fill(picture.stepped(at + edge, at + edge, side - 2 * edge, side - 2 * edge, step, 1), BITUMEN)
    inset = edge + rim
    field = picture.stepped(at + inset, at + inset, side - 2 * inset, side - 2 * inset, step * 0.7, 1)
    middle = at + side / 2
    if palette.flat:
        picture.fill(field, colours.mid)
    else:
        picture.fill(field, field_paint(colours, middle, at + side * 0.36, side * 0.8))
        picture.inner_shadow(field, side * 0.09, 0.4)
    draw_emblem(picture, people, middle, middle, side * 0.70)
    return picture
