"""The great ziggurat of the title: three terraces of brick, a shrine full of light, a stair and torches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.flame import Torch, draw_torch
from ziggurat_client.art.inlay import draw_sawtooth
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import Point, Shape, rect

HEIGHT = 250
"""From its foot to the foot of the shrine, in design units."""

_BRICK = (30, 12)
_BATTER = 0.10
_SHADES = 3


@dataclass(frozen=True)
class _Terrace:
    """One storey: its width, how far its top stands above the foot, its own height, its colours."""

    width: float
    above: float
    height: float
    colours: tuple[str, str]
    teeth: str


_TERRACES = (
    _Terrace(1280, 104, 104, ("#b54a34", "#5d1f17"), "#1f3f97"),
    _Terrace(900, 184, 80, ("#d9c598", "#7d6a44"), "#a8402f"),
    _Terrace(560, 250, 66, ("#3f6fd0", "#17317c"), "#a8402f"),
)


def torches(cx: float, base: float) -> tuple[Torch, ...]:
    """The torches of a ziggurat that stands at (`cx`, `base`): one at each end of a terrace, two by the shrine."""
    ends = [
        Torch(cx + side * (terrace.width / 2 - 30), base - terrace.above - 12, 36 if terrace.width > 1000 else 30)
        for terrace in _TERRACES
        for side in (-1, 1)
    ]
    return (*ends, Torch(cx - 100, base - HEIGHT - 10, 22), Torch(cx + 100, base - HEIGHT - 10, 22))


def ziggurat_steps(canvas: Canvas, cx: float, base: float) -> Iterator[None]:
    """Draw it with its foot centred on (`cx`, `base`), without the flames of its torches; yields between steps."""
    for number, terrace in enumerate(_TERRACES):
        _draw_terrace(canvas, cx, base, terrace, number)
        yield
    _draw_shrine(canvas, cx, base - HEIGHT)
    _draw_stair(canvas, cx, base)
    for torch in torches(cx, base):
        draw_torch(canvas, torch)


def _draw_terrace(canvas: Canvas, cx: float, base: float, terrace: _Terrace, number: int) -> None:
    y, height = base - terrace.above, terrace.height
    left, right, inset = cx - terrace.width / 2, cx + terrace.width / 2, height * _BATTER
    body = canvas.mask(Shape().poly([(left + inset, y), (right - inset, y), (right, y + height), (left, y + height)]))
    canvas.shadow(body, radius=26, dy=4, alpha=0.6)
    canvas.fill(body, vertical(y, y + height, *terrace.colours))
    _draw_bricks(canvas, left + inset + 2, right - inset - 2, y + 14, y + height, number + 2)
    niches = _niches(cx, left, terrace.width, inset, y, height)
    canvas.fill(niches, vertical(y, y + height, "#140909", (0.6, "#1c0d0a"), "#7a3a14"), 0.72)
    canvas.fill(
        canvas.rect(left + inset - 6, y - 8, right - left - 2 * inset + 12, 8), vertical(y - 8, y, "#fffaf0", "#cdb98a")
    )
    draw_sawtooth(
        canvas, left + inset, y, terrace.width - 2 * inset, 13, lower=terrace.teeth, upper="#e6d8b4", brightness=0.95
    )
    canvas.fill(canvas.rect(left + inset - 6, y - 9, terrace.width - 2 * inset + 12, 2), "#fff6d8")
    canvas.bevel(body, 1, 0.15, 0.5)


def _draw_bricks(canvas: Canvas, left: float, right: float, top: float, bottom: float, seed: int) -> None:
    """Courses of bricks, each a little lighter or darker than the wall."""
    chance = random.Random(seed)
    long, high = _BRICK
    shades: dict[int, Shape] = {shade: Shape() for shade in range(-_SHADES, _SHADES + 1) if shade}
    y, odd = top, False
    while y + high <= bottom:
        x = left - long * (1.0 if odd else 0.5)
        while x < right:
            start, end = max(x + 0.8, left), min(x + long - 0.8, right)
            shade = chance.choice(list(shades))
            if end - start > 3:
                shades[shade].extend(canvas.rect(start, y + 0.8, end - start, high - 1.6))
            x += long
        y, odd = y + high, not odd
    for shade, bricks in shades.items():
        if bricks:
            canvas.fill(bricks, "#fff0cc" if shade > 0 else "#000000", abs(shade) / _SHADES * 0.12)


def _niches(cx: float, left: float, width: float, inset: float, y: float, height: float) -> Shape:
    """Stepped niches along a terrace, with room for the stair in its middle."""
    niches = Shape()
    count = int(width / 62)
    for number in range(count):
        x = left + (number + 0.5) * width / count
        if abs(x - cx) >= 66 and left + inset + 12 < x < left + width - inset - 12:
            niches.poly(_stepped_arch(x, y + height * 0.36, y + height - 2, 10))
    return niches


def _stepped_arch(x: float, top: float, foot: float, half: float) -> list[Point]:
    shoulder, neck = top + (foot - top) * 0.13, half * 0.6
    return [
        (x - half, foot),
        (x - half, shoulder),
        (x - neck, shoulder),
        (x - neck, top),
        (x + neck, top),
        (x + neck, shoulder),
        (x + half, shoulder),
        (x + half, foot),
    ]


def _draw_shrine(canvas: Canvas, cx: float, y: float) -> None:
    canvas.fill(canvas.rect(cx - 70, y - 50, 140, 50), vertical(y - 50, y, "#ffe29a", "#a86c1f"))
    for offset in (-50, -28, 28, 50):
        canvas.fill(canvas.rect(cx + offset - 4, y - 40, 8, 40), "#5a2f12", 0.6)
    canvas.fill(canvas.rect(cx - 82, y - 58, 164, 8), vertical(y - 58, y - 50, "#fffaf0", "#d9c07e"))
    canvas.fill(Shape().poly(_stepped_arch(cx, y - 36, y, 15)), "#fff6c8")
    canvas.glow(rect(cx - 15, y - 36, 30, 36), "#ffc25a", 26, 1.5)


def _draw_stair(canvas: Canvas, cx: float, base: float) -> None:
    top = base - HEIGHT

    def half_width(y: float) -> float:
        return 34 + (y - top) * 0.13

    stair = Shape().poly(
        [
            (cx - half_width(top), top),
            (cx + half_width(top), top),
            (cx + half_width(base), base),
            (cx - half_width(base), base),
        ]
    )
    walls = stair.transformed(scale=1.22, scale_y=1.0, about=(cx, base))
    canvas.fill(walls, vertical(top, base, "#8a5a22", "#3a1d0c"))
    canvas.fill(stair, vertical(top, base, "#fff0c4", "#a87433"))
    treads = Shape()
    y = top
    while y < base:
        treads.extend(canvas.rect(cx - half_width(y), y, 2 * half_width(y), 2.4))
        y += 7
    canvas.fill(treads, "#3a1d0c", 0.65)
