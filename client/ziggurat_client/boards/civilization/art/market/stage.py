"""The stage of a deal: rays on dark wood, scales that stand even, sparks of tesserae, and the word above them."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import Final

from ziggurat_client.art.canvas import Canvas, TextGlow
from ziggurat_client.art.glyph_setting import draw_glyph
from ziggurat_client.art.paint import radial, vertical
from ziggurat_client.art.palette import Palette
from ziggurat_client.art.shape import Shape, circle
from ziggurat_client.art.text import text_width

HEIGHT: Final = 192.0
"""How high the stage is."""
_RAYS: Final = 34
_SPARKS: Final = 46
_WORD: Final = 60.0
_TRACKING: Final = 0.10
_SCALES: Final = 112.0
_WORD_ROOM: Final = 360.0
_SPARK_COLOURS: Final = ("#ffd873", "#ff8a4c", "#fff2c4")


def draw_stage(canvas: Canvas, x: float, y: float, width: float, height: float = HEIGHT, *, rays: bool = True) -> None:
    """The stage with its top left corner at (x, y); without `rays` it is only dark wood (reduced motion)."""
    canvas.blit(_picture(width, height, rays, canvas.scale, canvas.palette), canvas.snap(x), canvas.snap(y))


def draw_scales(canvas: Canvas, cx: float, cy: float, size: float = _SCALES) -> None:
    """Scales: what each gives is weighed against what each gets."""
    draw_glyph(canvas, "T", cx, cy, size)


def draw_deal_word(canvas: Canvas, cx: float, cy: float, word: str, size: float = _WORD) -> None:
    """The word that strikes when a deal is made, in gold light and centred at (cx, cy)."""
    while size > 24 and text_width(word, size, "bold", canvas.scale, _TRACKING) > _WORD_ROOM:
        size -= 2
    paint = vertical(cy - size * 0.45, cy + size * 0.45, (0, "#fffbe6"), (0.5, "#ffd25e"), (1, "#e08a2a"))
    glow = TextGlow("#ff9a2c", 18, 0.8)
    canvas.text(cx, cy, word, size, paint, "bold", "mm", tracking=_TRACKING, shadow=0.9, glow=glow)


@lru_cache(maxsize=4)
def _picture(width: float, height: float, rays: bool, scale: float, palette: Palette) -> Canvas:
    picture = Canvas(width, height, scale, palette)
    cx, cy = width / 2, height / 2 + 4
    body = picture.stepped(0, 0, width, height, 6, 2)
    wood = radial(cx, cy, width * 0.55, (0, "#4a2c12"), (0.4, "#2a160c"), (1, "#0d0706"), ry=height)
    picture.fill(body, wood)
    if rays:
        inside = Canvas(width, height, scale, palette)
        _draw_rays(inside, cx, cy, width * 0.46)
        _draw_sparks(inside, cx, cy, width, height)
        picture.blit(inside, 0, 0)
        picture.glow(Shape().ellipse(cx, cy, 120, 60), "#ffb347", 50, 0.55)
    outside = Shape().rect(0, 0, width, height).stepped(0, 0, width, height, picture.hair(6), 2, cuts=True)
    picture.erase(outside)
    frame = picture.stepped_frame(0, 0, width, height, 1.6, 6, 2)
    picture.fill(frame, vertical(0, height, "#c8923a", "#5a3a14"))
    return picture


def _draw_rays(picture: Canvas, cx: float, cy: float, reach: float) -> None:
    """Light from the middle that fades outwards."""
    chance = random.Random(1)
    rays = Shape()
    for number in range(_RAYS):
        angle = 2 * math.pi * number / _RAYS + chance.uniform(-0.05, 0.05)
        half = chance.uniform(0.012, 0.035)
        ends = [(cx + reach * math.cos(a), cy + reach * 0.42 * math.sin(a)) for a in (angle - half, angle + half)]
        rays.poly([(cx + 50 * math.cos(angle), cy + 30 * math.sin(angle)), *ends])
    fading = radial(cx, cy, reach, (0, "#ffb63d"), (0.5, "#6f4f1a"), (1, "#000000"), ry=reach * 0.42)
    picture.glow(rays, fading, 3, 0.75)


def _draw_sparks(picture: Canvas, cx: float, cy: float, width: float, height: float) -> None:
    chance = random.Random(12)
    for number in range(_SPARKS):
        angle, far = chance.uniform(0, 2 * math.pi), chance.uniform(0.06, 0.29) * width
        x, y = cx + math.cos(angle) * far, cy + math.sin(angle) * far * 0.36
        side, turn, alpha = chance.uniform(2, 5), chance.uniform(0, 90), chance.uniform(0.5, 1)
        if not 6 < y < height - 6 or (abs(x - cx) < 125 and y < 80):
            continue
        colour = _SPARK_COLOURS[number % len(_SPARK_COLOURS)]
        spark = Shape().rect(-side / 2, -side / 2, side, side).transformed(rotation=turn, dx=x, dy=y)
        picture.glow(circle(x, y, side / 2), colour, 7, 0.9)
        picture.fill(spark, colour, alpha)
