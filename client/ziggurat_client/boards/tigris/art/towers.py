"""A monument's tower: stepped, its left half in the first colour, its right half in the second, a stair between."""

from __future__ import annotations

from typing import Final

from ziggurat.games.tigris.colours import COLOURS, Colour
from ziggurat.games.tigris.monuments import COLOURS_OF, Monument
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike, lighten, mix
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.shape import Point, Shape
from ziggurat_client.boards.tigris.art.colours import tile_colours

TERRACES: Final = 4
_STEPS: Final = ((2.0, 98.0, 76.0, 95.0), (13.0, 87.0, 56.0, 74.0), (24.0, 76.0, 37.0, 54.0), (35.0, 65.0, 21.0, 35.0))
"""Left, right, top and foot of each terrace, in a box of 100."""
_SMALL_STEPS: Final = ((2.0, 98.0, 72.0, 96.0), (17.0, 83.0, 47.0, 69.0), (32.0, 68.0, 22.0, 44.0))
_SMALL: Final = 44.0
_LARGE: Final = 100.0
"""Below so many pixels there are fewer parts, and from so many on there is light in the niches."""
_NICHES: Final = (4, 3, 2, 1)


def monument_colours(monument: Monument) -> tuple[Colour, Colour]:
    """The two colours of a monument, in the order of colours."""
    first, second = COLOURS_OF[monument]
    return COLOURS[first], COLOURS[second]


class _Box:
    """The square in which a tower is drawn, 100 units wide."""

    def __init__(self, canvas: Canvas, cx: float, cy: float, size: float) -> None:
        self.canvas = canvas
        self.left = cx - size / 2
        self.top = cy - size / 2
        self.unit = size / 100
        self.small = size * canvas.scale < _SMALL
        self.large = size * canvas.scale >= _LARGE

    def x(self, units: float) -> float:
        return self.left + units * self.unit

    def y(self, units: float) -> float:
        return self.top + units * self.unit

    def rect(self, x: float, y: float, width: float, height: float) -> Shape:
        return Shape().rect(self.x(x), self.y(y), width * self.unit, height * self.unit)

    def poly(self, *points: Point) -> Shape:
        return Shape().poly([(self.x(x), self.y(y)) for x, y in points])

    def steps(self, terraces: int) -> tuple[tuple[float, float, float, float], ...]:
        return _SMALL_STEPS if self.small else _STEPS[:terraces]


def draw_tower(
    canvas: Canvas, monument: Monument, cx: float, cy: float, size: float, *, lit: float = 0.6, terraces: int = TERRACES
) -> None:
    """A tower centred at (cx, cy). `lit` is the strength of the light around it; with fewer `terraces` it is still
    rising, and has no shrine yet."""
    box = _Box(canvas, cx, cy, size)
    steps = box.steps(terraces)
    body = Shape()
    for step in steps:
        body.extend(_terrace(box, step))
    canvas.shadow(body, size * 0.06, size * 0.03, 0.7)
    if lit:
        canvas.glow(body, "#ffb347", size * 0.13, lit, inside=False)
    for number, step in enumerate(steps):
        _draw_terrace(box, step, monument_colours(monument))
        if not box.small:
            _draw_niches(box, number, step)
    if not steps:
        return
    _draw_stair(box, steps[-1][2])
    if terraces == TERRACES:
        _draw_shrine(box, lit)


def draw_built_tower(canvas: Canvas, cx: float, cy: float, size: float, ink: ColourLike) -> None:
    """The figure of a tower in one ink: of a monument that is not to be had any more."""
    box, body = _Box(canvas, cx, cy, size), Shape()
    for step in box.steps(TERRACES):
        body.extend(_terrace(box, step))
    canvas.fill(body, ink)


def _terrace(box: _Box, step: tuple[float, float, float, float]) -> Shape:
    left, right, top, foot = step
    return box.poly((left + 1.6, top), (right - 1.6, top), (right, foot), (left, foot))


def _draw_terrace(box: _Box, step: tuple[float, float, float, float], colours: tuple[Colour, Colour]) -> None:
    left, right, top, foot = step
    canvas = box.canvas
    halves = (
        box.poly((left + 1.6, top), (50, top), (50, foot), (left, foot)),
        box.poly((50, top), (right - 1.6, top), (right, foot), (50, foot)),
    )
    for half, colour in zip(halves, colours, strict=True):
        shades = tile_colours(canvas.palette, colour)
        # Black would be lost on a dark ground: its walls stay lighter.
        dark = colour == "black"
        lit = lighten(shades.light, 0.12 if dark else 0.10)
        deep = shades.mid if dark else mix(shades.mid, shades.deep, 0.35)
        stops = ((0, lit), (0.35, mix(shades.light, shades.mid, 0.45)), (1, deep))
        canvas.fill(half, vertical(box.y(top), box.y(foot), *stops))
    rim = max(1.2 / canvas.scale, (foot - top) * 0.17 * box.unit)
    edge = Shape().poly(
        [
            (box.x(left + 1), box.y(top) - rim * 0.2),
            (box.x(right - 1), box.y(top) - rim * 0.2),
            (box.x(right - 0.6), box.y(top) + rim),
            (box.x(left + 0.6), box.y(top) + rim),
        ]
    )
    canvas.fill(edge, vertical(box.y(top), box.y(top) + rim, "#fffaf0", "#dcc48c"))
    if not box.small:
        canvas.bevel(canvas.mask(_terrace(box, step)), 0.9, 0.30, 0.5)


def _draw_niches(box: _Box, number: int, step: tuple[float, float, float, float]) -> None:
    left, right, top, foot = step
    niches, lights = Shape(), Shape()
    start, half = 13 - number * 1.2, (right - left) / 2 - 2
    count, width = _NICHES[number], 2.0 if box.large else 2.6
    for side in (-1, 1):
        for place in range(count):
            x = 50 + side * (start + (place + 0.5) * (half - start) / count)
            niches.extend(box.rect(x - width / 2, top + (foot - top) * 0.36, width, (foot - top) * 0.50))
            if (place + number) % 2 == 0:
                lights.extend(
                    box.rect(x - width / 2 + 0.4, top + (foot - top) * 0.52, width - 0.8, (foot - top) * 0.30)
                )
    box.canvas.fill(niches, "#120a0a", 0.62)
    if box.large and lights:
        box.canvas.glow(lights, "#ff9a3c", 3, 0.8)
        box.canvas.fill(lights, "#ffcf7a", 0.95)


def _draw_stair(box: _Box, top: float) -> None:
    canvas = box.canvas

    def half(y: float) -> float:
        return 6 + (y - 20) * 6 / 75 if box.small else 3.6 + (y - 20) * 5.8 / 75

    foot = 95.5
    bed = box.poly(
        (50 - half(top) - 1.3, top),
        (50 + half(top) + 1.3, top),
        (50 + half(foot) + 1.5, foot),
        (50 - half(foot) - 1.5, foot),
    )
    canvas.fill(bed, BITUMEN, 0.85)
    stair = box.poly((50 - half(top), top), (50 + half(top), top), (50 + half(foot), foot), (50 - half(foot), foot))
    canvas.fill(stair, vertical(box.y(top), box.y(95), "#fff6dc", "#c79a4c"))
    step = 3.4 if box.large else 6.4
    treads, y = Shape(), top + step
    while y < 95:
        treads.extend(box.rect(50 - half(y), y, 2 * half(y), step * 0.34))
        y += step
    if treads and 100 * box.unit * canvas.scale >= 30:
        canvas.fill(treads, "#3a2212", 0.62)


def _draw_shrine(box: _Box, lit: float) -> None:
    canvas = box.canvas
    if box.small:
        canvas.fill(box.rect(42, 6, 16, 17), vertical(box.y(6), box.y(23), "#ffe9a8", "#c9892c"))
        return
    walls = box.rect(42, 9, 16, 12.4).extend(box.rect(40, 6.4, 20, 3.4))
    canvas.fill(walls, vertical(box.y(6), box.y(21), "#ffe9a8", "#b97f25"))
    canvas.fill(box.rect(46.4, 12, 7.2, 9.4), "#2a1206")
    canvas.fill(box.rect(47.6, 13.4, 4.8, 8), "#ffcf62")
    if lit:
        canvas.glow(box.rect(46, 12, 8, 9), "#ffb347", 8 * box.unit, 1.0)
