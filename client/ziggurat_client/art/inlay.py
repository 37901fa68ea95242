"""Inlay work for edges and dividers: saw-tooth bands, bands of blocks, hairlines and rosettes."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike, brighten, darken, lighten
from ziggurat_client.art.paint import Linear, vertical
from ziggurat_client.art.shape import Path, Points, Shape, circle

BLOCK_COLOURS = (tones.RED_INLAY, tones.SHELL_INLAY, tones.LAPIS_INLAY, tones.SHELL_INLAY)

_TOOTH_SLANT = 1.25
_JOINT = 1.4


def draw_sawtooth(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    teeth: int | None = None,
    upper: ColourLike = tones.SHELL_INLAY,
    lower: ColourLike = tones.RED_INLAY,
    ground: ColourLike | None = tones.BITUMEN,
    brightness: float = 1.0,
) -> None:
    """A level band of interlocking triangles: `lower` ones point up, `upper` ones point down."""
    if ground is not None:
        canvas.fill(canvas.rect(x, y, width, height), ground)
    count = teeth or max(2, round(width / (height * _TOOTH_SLANT)))
    rising, falling = _teeth(width, height, count)
    for triangles, colour in ((rising, lower), (falling, upper)):
        shape = Shape()
        for triangle in triangles:
            shape.poly([(x + px, y + py) for px, py in triangle])
        canvas.fill(shape, _tooth_paint(y, height, brighten(colour, brightness)))


def draw_upright_sawtooth(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    teeth: int | None = None,
    left: ColourLike = tones.SHELL_INLAY,
    right: ColourLike = tones.RED_INLAY,
    ground: ColourLike | None = tones.BITUMEN,
    brightness: float = 1.0,
) -> None:
    """An upright band of interlocking triangles: `right` ones point to the left, `left` ones to the right."""
    if ground is not None:
        canvas.fill(canvas.rect(x, y, width, height), ground)
    count = teeth or max(2, round(height / (width * _TOOTH_SLANT)))
    pointing_left, pointing_right = _teeth(height, width, count)
    for triangles, colour in ((pointing_left, right), (pointing_right, left)):
        shape = Shape()
        for triangle in triangles:
            shape.poly([(x + py, y + px) for px, py in triangle])
        canvas.fill(shape, _tooth_paint(y, height, brighten(colour, brightness)))


def _teeth(length: float, height: float, count: int) -> tuple[list[Points], list[Points]]:
    """The triangles of a level band at the origin: those that stand on its foot and those that hang from its top."""
    pitch, gap = length / count, min(_JOINT, height * 0.12)
    foot, top = height - gap * 0.5, gap * 0.5
    rising: list[Points] = []
    falling: list[Points] = []
    for tooth in range(count):
        start = tooth * pitch
        rising.append([(start + gap * 0.9, foot), (start + pitch / 2, gap), (start + pitch - gap * 0.9, foot)])
    for tooth in range(count + 1):
        middle = tooth * pitch
        start = max(middle - pitch / 2 + gap * 0.9, gap * 0.4)
        end = min(middle + pitch / 2 - gap * 0.9, length - gap * 0.4)
        tip = min(max(middle, gap * 0.4), length - gap * 0.4)
        falling.append([(start, top), (end, top), (tip, height - gap)])
    return rising, falling


def _tooth_paint(y: float, height: float, colour: ColourLike) -> Linear:
    return vertical(y, y + height, lighten(colour, 0.13), darken(colour, 0.20))


def draw_blocks(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    count: int,
    colours: Sequence[ColourLike] = BLOCK_COLOURS,
    *,
    upright: bool = False,
    brightness: float = 0.85,
    lit: int | None = None,
    seed: int = 0,
) -> None:
    """A band of `count` uneven blocks in repeating colours; with `lit`, only so many from its start are bright."""
    chance = random.Random(seed)
    pitch = (height if upright else width) / count
    joint = min(1.6, pitch * 0.3)
    for block in range(count):
        share = brightness * chance.uniform(0.91, 1.09) * (1.0 if lit is None or block < lit else 0.34)
        colour = brighten(colours[block % len(colours)], share)
        if upright:
            piece = canvas.rect(x, y + block * pitch + joint / 2, width, pitch - joint)
        else:
            piece = canvas.rect(x + block * pitch + joint / 2, y, pitch - joint, height)
        top, bottom = piece.bounds()[1], piece.bounds()[3]
        canvas.fill(piece, vertical(top, bottom, lighten(colour, 0.12), darken(colour, 0.16)))


def draw_divider(canvas: Canvas, x: float, y: float, length: float, *, upright: bool = False) -> None:
    """A hairline between rows, or with `upright` a golden one between the parts of a bar."""
    if upright:
        canvas.fill(canvas.rect(x, y, canvas.hair(1.5), length), "#c8923a", 0.6)
    else:
        canvas.fill(canvas.rect(x, y, length, canvas.hair(1)), tones.LAPIS_LINE, 0.25)


def draw_rosette(
    canvas: Canvas, cx: float, cy: float, radius: float, petals: int = 8, under: ColourLike = tones.RED_INLAY
) -> None:
    """A flower of shell petals over darker ones, with a gold heart, in a disc of bitumen."""
    canvas.fill(circle(cx, cy, radius), tones.BITUMEN)
    upper, lower = Shape(), Shape()
    for petal in range(petals):
        angle = 360 / petals * petal
        upper.poly(leaf(cx, cy, radius * 0.94, radius * 0.50, angle))
        lower.poly(leaf(cx, cy, radius * 0.78, radius * 0.30, angle + 180 / petals))
    canvas.fill(lower, under)
    canvas.fill(upper, vertical(cy - radius, cy + radius, "#fffaf0", "#d9c79c"))
    canvas.fill(circle(cx, cy, radius * 0.27), tones.BITUMEN)
    canvas.fill(circle(cx, cy, radius * 0.21), vertical(cy - radius * 0.2, cy + radius * 0.2, "#ffe08a", "#b97f25"))


def leaf(x: float, y: float, length: float, width: float, angle: float) -> Points:
    """A pointed oval that grows from (`x`, `y`); `angle` in degrees clockwise from straight up."""
    half = width * 0.6
    path = Path(0, 0).cubic(half, -length * 0.18, half, -length * 0.72, 0, -length)
    path.cubic(-half, -length * 0.72, -half, -length * 0.18, 0, 0)
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return [(x + px * cosine - py * sine, y + px * sine + py * cosine) for px, py in path.points]
