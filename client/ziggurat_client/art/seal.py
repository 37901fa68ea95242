"""The seal of a lesson: gold once it is earned, lit while it is being learnt, pressed into clay while it is to come."""

from __future__ import annotations

import math
from typing import Final, Literal, TypeAlias

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.glyph_setting import draw_glyph, draw_glyph_flat
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import KINDS, Palette
from ziggurat_client.art.shape import Shape, circle, stepped, stepped_frame
from ziggurat_client.art.ziggurat import draw_ziggurat_flat

SealState: TypeAlias = Literal["done", "now", "to_come"]

_NOTCHES: Final = 16
_FIELDS: Final[dict[SealState, tuple[str, str]]] = {
    "done": ("#e0b04a", "#6a4212"),
    "now": ("#c93f2d", "#5a120f"),
    "to_come": ("#1c2858", "#0c1230"),
}
_INKS: Final[dict[SealState, str]] = {"done": "#2a1808", "now": "#fff6dc", "to_come": "#8f9bcb"}
_ICONS: Final = {"swap": Icon.REFRESH, "star": Icon.STAR}


def draw_seal(canvas: Canvas, cx: float, cy: float, radius: float, sign: str, state: SealState) -> None:
    """A round seal with a sign: a kind's letter, `cube`, `ziggurat`, `swap` or `star`."""
    canvas.shadow(circle(cx, cy, radius), 8, 3, 0.7)
    _draw_rim(canvas, cx, cy, radius, sign, state)
    canvas.fill(circle(cx, cy, radius * 0.84), tones.BITUMEN)
    field = circle(cx, cy, radius * 0.78)
    canvas.fill(field, vertical(cy - radius * 0.8, cy + radius * 0.8, *_field(sign, state, canvas.palette)))
    canvas.inner_shadow(field, 6, 0.5)
    if state == "now" and sign in KINDS:
        draw_glyph(canvas, sign, cx, cy, radius * 1.02, field=canvas.palette.kind(sign).mid)
    else:
        _draw_sign(canvas, cx, cy, radius, sign, _INKS[state], _field(sign, state, canvas.palette)[1])
    if state == "done":
        _draw_tick(canvas, cx + radius * 0.72, cy + radius * 0.66, radius * 0.40)


def _field(sign: str, state: SealState, palette: Palette) -> tuple[ColourLike, ColourLike]:
    if state == "now" and sign in KINDS:
        kind = palette.kind(sign)
        return kind.light, kind.deep
    return _FIELDS[state]


def _draw_rim(canvas: Canvas, cx: float, cy: float, radius: float, sign: str, state: SealState) -> None:
    if state == "to_come":
        canvas.fill(circle(cx, cy, radius), vertical(cy - radius, cy + radius, "#4a5788", "#232d5c"))
        return
    if state == "now":
        spark = canvas.palette.kind(sign).spark if sign in KINDS else "#ffb63d"
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


def _draw_sign(
    canvas: Canvas, cx: float, cy: float, radius: float, sign: str, ink: ColourLike, ground: ColourLike
) -> None:
    if sign in KINDS:
        draw_glyph_flat(canvas, sign, cx, cy, radius * 1.02, ink)
    elif sign == "ziggurat":
        draw_ziggurat_flat(canvas, cx, cy, radius * 1.05, ink)
    elif sign == "cube":
        half = radius * 0.40
        canvas.fill(stepped(cx - half, cy - half, 2 * half, 2 * half, 3, 1), ink)
        inner = half * 0.74
        canvas.fill(stepped_frame(cx - inner, cy - inner, 2 * inner, 2 * inner, 1.6, 2, 1), ground)
        canvas.fill(canvas.rect(cx - half * 0.42, cy - half * 0.16, half * 0.84, half * 0.32), ground)
    else:
        draw_icon(canvas, _ICONS[sign], cx, cy, radius * 0.9, ink)


def _draw_tick(canvas: Canvas, cx: float, cy: float, radius: float) -> None:
    canvas.fill(circle(cx, cy, radius), tones.BITUMEN)
    canvas.fill(circle(cx, cy, radius * 0.85), vertical(cy - radius, cy + radius, "#d9f5b0", "#7fae3c"))
    draw_icon(canvas, Icon.CHECK, cx, cy, radius * 1.05, "#16210a")
