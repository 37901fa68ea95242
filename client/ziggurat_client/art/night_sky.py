"""The sky of the title: a lapis vault, small and great stars, the moon as a boat, a beam over the shrine."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.ground import Ground, Pool, ground_steps
from ziggurat_client.art.mask import Mask, blurred
from ziggurat_client.art.mosaic import Mosaic
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import Shape, circle

_VAULT = Ground(
    mosaic=Mosaic(stone=24, seed=11, variation=0.34, joint=0.62),
    tint=((0.0, "#050a20"), (0.2, "#0c173e"), (0.6, "#1e3783"), (1.0, "#2c4fb0")),
    pools=(Pool(960, 560, 1100, 420, "#e0802f", 0.30), Pool(960, 330, 900, 420, "#5f7ff0", 0.22)),
    vignette=0.35,
    centre=(0.5, 0.55),
)

_SMALL_STARS = 150
_STAR_COLOURS = ("#fff6dc", "#cfe0ff", "#ffe1a0")
_GREAT_STARS = (
    (-792, 148, 13),
    (-568, 72, 9),
    (740, 120, 14),
    (572, 60, 8),
    (-868, 396, 9),
    (876, 372, 10),
    (-692, 300, 7),
    (688, 268, 7),
)
"""How far right of the middle, how far down, radius."""

_MOON_Y, _MOON_RADIUS = 46, 40


def sky_steps(canvas: Canvas, horizon: float) -> Iterator[None]:
    """Cover the whole canvas with the night, down to `horizon` in all its stones, yielding between steps."""
    yield from ground_steps(canvas, _VAULT, foot=horizon)
    yield
    _draw_small_stars(canvas)
    middle = canvas.width / 2
    for offset, y, radius in _GREAT_STARS:
        _draw_great_star(canvas, middle + offset, y, radius)
    yield
    _draw_beam(canvas, middle)
    _draw_moon(canvas, middle, _MOON_Y, _MOON_RADIUS)


def _draw_small_stars(canvas: Canvas) -> None:
    chance = random.Random(21)
    for number in range(_SMALL_STARS):
        x, y = chance.uniform(0, canvas.width), chance.uniform(0, 560)
        size = chance.uniform(1.4, 3.6)
        if math.hypot(x - canvas.width / 2, y - _MOON_Y) < 2 * _MOON_RADIUS:
            continue
        brightness = chance.uniform(0.3, 1) * (1 - y / 760)
        star = Shape().rect(x, y, size, size)
        if size > 2.8:
            canvas.glow(star, "#ffe9b0", 9, 1.4 * brightness)
        canvas.fill(star, _STAR_COLOURS[number % len(_STAR_COLOURS)], brightness)


def _draw_great_star(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """The eight-pointed star of Inanna."""
    points = []
    for corner in range(16):
        angle, reach = math.pi / 8 * corner, radius * (0.38 if corner % 2 else 1)
        points.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    star = Shape().poly(points)
    canvas.glow(star, "#ffe29a", radius * 1.6, 0.8)
    canvas.fill(star, "#ffe29a", 0.9)
    canvas.fill(circle(x, y, radius * 0.22), "#0b1434")


def _draw_beam(canvas: Canvas, x: float) -> None:
    beam = canvas.mask(Shape().poly([(x - 34, 430), (x + 34, 430), (x + 220, -40), (x - 220, -40)]), reach=100)
    soft = Mask(blurred(beam.surface, 60 * canvas.scale), beam.left, beam.top)
    canvas.fill(soft, vertical(-40, 430, "#16224f", "#9a7fd0", "#ffdf9a"), 0.42, "add")


def _draw_moon(canvas: Canvas, x: float, y: float, radius: float) -> None:
    moon = Shape().ellipse(x, y, radius).ellipse(x, y - 17, radius * 0.94, cuts=True)
    canvas.glow(moon, "#ffe9b0", 40, 1.5)
    canvas.fill(moon, vertical(y, y + radius, "#fff6dc", "#ffd873"))
    canvas.bevel(moon, 1, 0.5, 0.3)
