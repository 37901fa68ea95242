"""A catastrophe: a burnt slab with glowing cracks."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import radial, vertical
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.art.shape import Point, Shape

MARGIN: Final = 12.0
"""Around a slab in its picture."""
_CRACKS: Final[tuple[tuple[float, tuple[Point, ...]], ...]] = (
    (13, ((50, 6), (42, 24), (57, 36), (44, 52), (60, 68), (48, 94))),
    (8, ((57, 36), (78, 26), (94, 34))),
    (9, ((44, 52), (24, 46), (6, 58))),
    (8, ((60, 68), (80, 72), (90, 88))),
    (6, ((42, 24), (24, 18), (14, 8))),
    (6, ((48, 80), (28, 82), (14, 94))),
)
"""The width of each crack, in a box of 100, and the points on its way; the first one goes through."""
_FEW: Final = ((17, _CRACKS[0][1]), (12, _CRACKS[1][1]), (12, _CRACKS[2][1]))
_SMALL: Final = 34.0
"""Below so many pixels there are few cracks."""
_SLAB: Final = (3, 5)


def draw_catastrophe(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A catastrophe with its top left corner at (x, y)."""
    left, top, side, _ = canvas.box(x, y, size, size)
    margin = canvas.snap(MARGIN)
    canvas.blit(_slab_picture(side, canvas.scale, canvas.palette), left - margin, top - margin)


@lru_cache(maxsize=32)
def _slab_picture(side: float, scale: float, palette: Palette) -> Canvas:
    picture = Canvas(side + 2 * MARGIN, side + 2 * MARGIN, scale, palette)
    at, unit = picture.snap(MARGIN), side / 66
    body = picture.stepped(at, at, side, side, 3 * unit, 1)
    picture.shadow(body, 6 * unit, 2 * unit, 0.8)
    picture.fill(body, vertical(at, at + side, "#4a3a34", "#1c1412"))
    edge, middle = 1.6 * unit, at + side / 2
    bed = picture.stepped(at + edge, at + edge, side - 2 * edge, side - 2 * edge, 3 * unit, 1)
    picture.fill(bed, radial(middle, middle, side * 0.7, (0, "#2c1712"), (0.6, "#191110"), (1, "#0b0808")))
    _draw_bricks(picture, at + 3 * unit, side - 6 * unit)
    _draw_cracks(picture, at, side, unit)
    frame = picture.stepped_frame(at, at, side, side, picture.hair(1.6 * unit), 3 * unit, 1)
    picture.fill(frame, vertical(at, at + side, "#b0705a", "#3c2018"), 0.95)
    return picture


def _draw_bricks(picture: Canvas, at: float, side: float) -> None:
    seed, count = _SLAB
    chance, brick = random.Random(seed), side / count
    for number in range(count * count):
        row, column = divmod(number, count)
        tone = chance.random()
        block = picture.rect(at + column * brick + 0.5, at + row * brick + 0.5, brick - 1, brick - 1)
        picture.fill(block, "#6b5148" if tone > 0.5 else "#000000", 0.10 * tone)


def _draw_cracks(picture: Canvas, at: float, side: float, unit: float) -> None:
    cracks = _FEW if side * picture.scale < _SMALL else _CRACKS
    dark = _cracks_of(cracks, at, side, 1.0)
    picture.glow(dark, "#ff5a1c", 9 * unit, 1.0)
    picture.fill(dark, BITUMEN)
    ember = _cracks_of(cracks, at, side, 0.55)
    picture.fill(ember, vertical(at, at + side, (0, "#ffb03a"), (0.5, "#fff2b8"), (1, "#ff6a22")))
    picture.glow(ember, "#ff8a2c", 5 * unit, 0.6)


def _cracks_of(cracks: tuple[tuple[float, tuple[Point, ...]], ...], at: float, side: float, share: float) -> Shape:
    """All cracks, each thickest where it begins; the first one in its middle."""
    shape = Shape()
    for number, (width, points) in enumerate(cracks):
        last = len(points) - 1
        through = number == 0
        widths = [
            width * share * side / 100 * (_through(place / last) if through else 1 - 0.55 * place / last)
            for place in range(len(points))
        ]
        shape.taper([(at + x * side / 100, at + y * side / 100) for x, y in points], widths)
    return shape


def _through(place: float) -> float:
    return 0.5 + 0.9 * (1 - abs(2 * place - 1))
