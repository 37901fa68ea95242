"""The seal of a lesson: gold once it is earned, lit while it is being learnt, pressed into clay while it is to come."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.glyph_setting import Drawing, draw_glyph, draw_glyph_flat
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.numerals import ROWS, cell_size, number_shape, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import Palette
from ziggurat_client.art.shape import Shape, circle

SealState: TypeAlias = Literal["done", "now", "to_come"]

_NOTCHES: Final = 16
_FIELDS: Final[dict[SealState, tuple[str, str]]] = {
    "done": ("#e0b04a", "#6a4212"),
    "now": ("#c93f2d", "#5a120f"),
    "to_come": ("#1c2858", "#0c1230"),
}
_INKS: Final[dict[SealState, str]] = {"done": "#2a1808", "now": "#fff6dc", "to_come": "#8f9bcb"}

_NUMBERS: Final = {1: 0.86, 2: 0.62}
_LONG_NUMBER: Final = 0.42
"""How high a number is by its length, of the radius."""

FlatPainter: TypeAlias = Callable[[Canvas, float, float, float, ColourLike, ColourLike], None]
"""Paints a figure about the middle (x, y) of a seal of a radius, in the first colour; the last one is the ground's."""


@dataclass(frozen=True)
class SealSign:
    """What stands on a seal. `paint` draws it pressed into gold or clay.

    One that has a `glyph` is shown in its materials while it is lit, on that of the palette's five `field`s.
    """

    paint: FlatPainter
    glyph: str | Drawing | None = None
    field: str | None = None


def glyph_sign(glyph: str | Drawing, field: str) -> SealSign:
    """A glyph and the letter of the palette's field that belongs to it."""

    def paint(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
        draw_glyph_flat(canvas, glyph, cx, cy, radius * 1.02, ink)

    return SealSign(paint, glyph, field)


def icon_sign(icon: Icon) -> SealSign:
    """One of the icons of the program."""

    def paint(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
        draw_icon(canvas, icon, cx, cy, radius * 0.9, ink)

    return SealSign(paint)


def number_sign(number: str) -> SealSign:
    """A number in our own numerals."""

    def paint(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
        height = radius * _NUMBERS.get(len(number), _LONG_NUMBER)
        wide, high = number_width(number, height, canvas.scale), ROWS * cell_size(height, canvas.scale)
        canvas.fill(
            number_shape(number, canvas.snap(cx - wide / 2), canvas.snap(cy - high / 2), height, canvas.scale), ink
        )

    return SealSign(paint)


def draw_seal(canvas: Canvas, cx: float, cy: float, radius: float, sign: SealSign, state: SealState) -> None:
    """A round seal with a sign."""
    canvas.shadow(circle(cx, cy, radius), 8, 3, 0.7)
    _draw_rim(canvas, cx, cy, radius, sign, state)
    canvas.fill(circle(cx, cy, radius * 0.84), tones.BITUMEN)
    field = circle(cx, cy, radius * 0.78)
    canvas.fill(field, vertical(cy - radius * 0.8, cy + radius * 0.8, *_field(sign, state, canvas.palette)))
    canvas.inner_shadow(field, 6, 0.5)
    if state == "now" and sign.glyph is not None and sign.field is not None:
        draw_glyph(canvas, sign.glyph, cx, cy, radius * 1.02, field=canvas.palette.kind(sign.field).mid)
    else:
        sign.paint(canvas, cx, cy, radius, _INKS[state], _field(sign, state, canvas.palette)[1])
    if state == "done":
        _draw_tick(canvas, cx + radius * 0.72, cy + radius * 0.66, radius * 0.40)


def _field(sign: SealSign, state: SealState, palette: Palette) -> tuple[ColourLike, ColourLike]:
    if state == "now" and sign.field is not None:
        kind = palette.kind(sign.field)
        return kind.light, kind.deep
    return _FIELDS[state]


def _draw_rim(canvas: Canvas, cx: float, cy: float, radius: float, sign: SealSign, state: SealState) -> None:
    if state == "to_come":
        canvas.fill(circle(cx, cy, radius), vertical(cy - radius, cy + radius, "#4a5788", "#232d5c"))
        return
    if state == "now":
        spark = canvas.palette.kind(sign.field).spark if sign.field is not None else "#ffb63d"
        canvas.glow(circle(cx, cy, radius), spark, 16, 0.9, inside=False)
        rim = circle(cx, cy, radius)
    else:
        canvas.glow(circle(cx, cy, radius), "#ffb63d", 8, 0.35, inside=False)
        rim = _notched(cx, cy, radius)
    canvas.fill(rim, vertical(cy - radius, cy + radius, "#ffe7a0", "#d9a441", "#7a4d17"))


def _notched(cx: float, cy: float, radius: float) -> Shape:
    """A disc whose edge is notched like a coin's."""
    points = []
    for index in range(2 * _NOTCHES):
        reach, angle = radius * (1.0 if index % 2 else 0.90), index * math.pi / _NOTCHES
        points.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    return Shape().poly(points)


def _draw_tick(canvas: Canvas, cx: float, cy: float, radius: float) -> None:
    canvas.fill(circle(cx, cy, radius), tones.BITUMEN)
    canvas.fill(circle(cx, cy, radius * 0.85), vertical(cy - radius, cy + radius, "#d9f5b0", "#7fae3c"))
    draw_icon(canvas, Icon.CHECK, cx, cy, radius * 1.05, "#16210a")
