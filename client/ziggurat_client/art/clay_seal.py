"""A seal of clay for a deed worth telling: earned, the mark is pressed into warm clay; to come, it is an empty mould
with an arc of gold for how far one is."""

from __future__ import annotations

import math
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.seal import SealSign
from ziggurat_client.art.shape import Point, Shape, circle

_CLAY: Final = ("#e6a86f", "#c27f48", "#7d4522")
_FIELD: Final = ("#c98a54", "#a9652f")
_MARK: Final = "#3b1d0d"
_MOULD_MARK: Final = "#8fa2e0"
_BUMPS: Final = 13
"""Rolled by hand: the edge is not quite round."""
_ARC: Final = 72
"""So many points make a whole arc."""


def draw_clay_seal(canvas: Canvas, cx: float, cy: float, radius: float, sign: SealSign, share: float) -> None:
    """A seal with its mark; `share` says how far one is, and 1 that it is earned."""
    if share >= 1:
        _draw_earned(canvas, cx, cy, radius, sign)
    else:
        _draw_mould(canvas, cx, cy, radius, sign, share)


def _draw_earned(canvas: Canvas, cx: float, cy: float, radius: float, sign: SealSign) -> None:
    body = canvas.mask(_lump(cx, cy, radius))
    canvas.shadow(body, 8, 4, 0.6)
    canvas.fill(body, vertical(cy - radius, cy + radius, *_CLAY))
    canvas.bevel(body, 2, 0.45, 0.4)
    field = circle(cx, cy, radius * 0.74)
    canvas.fill(field, vertical(cy - radius, cy + radius, *_FIELD))
    canvas.inner_shadow(field, 5, 0.45)
    canvas.fill(Shape().ring(cx, cy, radius * 0.76, 1.6), "#f3c79a", 0.5)
    sign.paint(canvas, cx, cy + 1.5, radius * 0.86, "#f0c197", _FIELD[0])
    sign.paint(canvas, cx, cy, radius * 0.86, _MARK, _FIELD[1])


def _draw_mould(canvas: Canvas, cx: float, cy: float, radius: float, sign: SealSign, share: float) -> None:
    canvas.fill(circle(cx, cy, radius * 0.9), tones.NIGHT, 0.8)
    canvas.inner_shadow(circle(cx, cy, radius * 0.9), 6, 0.5)
    canvas.fill(Shape().ring(cx, cy, radius * 0.9, 2), "#4a5b9c")
    if share > 0:
        canvas.fill(Shape().line(_arc(cx, cy, radius * 0.9, share), 4), tones.GOLD)
    sign.paint(canvas, cx, cy, radius * 0.8, _MOULD_MARK, tones.NIGHT)


def _lump(cx: float, cy: float, radius: float) -> Shape:
    points = []
    for index in range(4 * _BUMPS):
        angle = index * math.pi / (2 * _BUMPS)
        reach = radius * (0.965 + 0.035 * math.cos(angle * _BUMPS))
        points.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    return Shape().poly(points)


def _arc(cx: float, cy: float, radius: float, share: float) -> list[Point]:
    """Clockwise from the top."""
    count = max(2, round(_ARC * share) + 1)
    angles = [2 * math.pi * share * index / (count - 1) for index in range(count)]
    return [(cx + radius * math.sin(angle), cy - radius * math.cos(angle)) for angle in angles]
