"""A tile of a colour: square, in a gold edge, its sign set into its field."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from ziggurat.games.tigris.colours import INDEX, Colour
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike, lighten
from ziggurat_client.art.glyph_setting import draw_glyph, draw_glyph_flat
from ziggurat_client.art.glyphs import Detail
from ziggurat_client.art.paint import radial, vertical
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.art.shape import Shape, circle
from ziggurat_client.boards.tigris.art.colours import tile_colours
from ziggurat_client.boards.tigris.art.glyphs import GLYPHS

MARGIN: Final = 12.0
"""Around a tile in its picture."""
_DESIGN: Final = 66.0
_COURSES: Final = 5


def draw_tile(canvas: Canvas, colour: Colour, x: float, y: float, size: float, *, glow: float = 0.0) -> None:
    """A tile with its top left corner at (x, y). `glow` is the radius of gold light around it."""
    left, top, side, _ = canvas.box(x, y, size, size)
    if glow:
        canvas.glow(canvas.stepped(left, top, side, side, 3, 1), "#ffcc55", glow, 1.0, inside=False)
    margin = canvas.snap(MARGIN)
    canvas.blit(_tile_picture(colour, side, canvas.scale, canvas.palette), left - margin, top - margin)


@lru_cache(maxsize=128)
def _tile_picture(colour: Colour, side: float, scale: float, palette: Palette) -> Canvas:
    picture = Canvas(side + 2 * MARGIN, side + 2 * MARGIN, scale, palette)
    at, unit, colours = picture.snap(MARGIN), side / _DESIGN, tile_colours(palette, colour)
    step = max(2.0, 3 * unit)
    body = picture.stepped(at, at, side, side, step, 1)
    picture.shadow(body, 6 * unit, 3 * unit, 0.75)
    picture.fill(body, vertical(at, at + side, *palette.edge))
    edge = picture.hair(1.7 * unit)
    picture.fill(picture.stepped(at + edge, at + edge, side - 2 * edge, side - 2 * edge, step, 1), BITUMEN)
    inset = edge + picture.hair(2 * unit)
    inner = side - 2 * inset
    field = picture.mask(picture.stepped(at + inset, at + inset, inner, inner, step * 0.7, 1))
    middle = at + side / 2
    if palette.flat:
        picture.fill(field, colours.mid)
    else:
        stops = ((0, lighten(colours.light, 0.06)), (0.55, colours.mid), (1, colours.deep))
        picture.fill(field, radial(middle, at + side * 0.34, side * 0.80, *stops))
        _draw_courses(picture, at + inset, inner, INDEX[colour])
        rim = picture.stepped_frame(at + inset, at + inset, inner, inner, picture.hair(1.1 * unit), step * 0.7, 1)
        picture.fill(rim, lighten(colours.light, 0.40), 0.60)
        picture.inner_shadow(field, 5 * unit, 0.45)
    draw_glyph(picture, GLYPHS[colour], middle, middle, side * 0.72, field=colours.deep)
    return picture


def _draw_courses(picture: Canvas, at: float, side: float, seed: int) -> None:
    """Faint bricks."""
    chance, brick = random.Random(seed), side / _COURSES
    for row in range(_COURSES):
        for column in range(-1, _COURSES):
            left = max(at, at + (column + row % 2 / 2) * brick)
            right = min(at + side, at + (column + 1 + row % 2 / 2) * brick)
            tone = chance.uniform(-1, 1)
            if right - left > 2:
                block = picture.rect(left, at + row * brick, right - left - 0.8, brick - 0.8)
                picture.fill(block, "#ffffff" if tone > 0 else "#000000", abs(tone) * 0.07)


def draw_coin(canvas: Canvas, colour: Colour, cx: float, cy: float, radius: float) -> None:
    """The sign of a colour on a small round coin."""
    colours = tile_colours(canvas.palette, colour)
    hair = 1 / canvas.scale
    canvas.shadow(circle(cx, cy, radius), 4, 1.5, 0.7)
    canvas.fill(circle(cx, cy, radius), vertical(cy - radius, cy + radius, *canvas.palette.edge))
    canvas.fill(circle(cx, cy, radius - max(hair, radius * 0.10)), BITUMEN)
    field = circle(cx, cy, radius - max(1.6 * hair, radius * 0.17))
    paint = colours.mid if canvas.palette.flat else vertical(cy - radius, cy + radius, colours.light, colours.deep)
    canvas.fill(field, paint)
    detail: Detail = 0 if radius * canvas.scale < 24 else 1
    draw_glyph(canvas, GLYPHS[colour], cx, cy, radius * 1.36, field=colours.deep, detail=detail, shadow=False)


def draw_sign(canvas: Canvas, colour: Colour, cx: float, cy: float, size: float, ink: ColourLike) -> None:
    """The sign of a colour as a figure of one ink."""
    draw_glyph_flat(canvas, GLYPHS[colour], cx, cy, size, ink)


def draw_strike(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The stroke through a tile that would leave the game."""
    canvas.fill(canvas.stepped(x, y, size, size, 3, 1), "#12040a", 0.42)
    ends = [(x + size * 0.16, y + size * 0.84), (x + size * 0.84, y + size * 0.16)]
    canvas.fill(Shape().line(ends, size * 0.12), BITUMEN)
    canvas.fill(Shape().line(ends, size * 0.06), "#fff3df")


def draw_back(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """A tile face down: of a hand that others do not see."""
    body = canvas.stepped(x, y, width, height, 2.5, 1)
    canvas.shadow(body, 4, 2, 0.7)
    canvas.fill(body, vertical(y, y + height, *canvas.palette.edge))
    canvas.fill(canvas.stepped(x + 1.4, y + 1.4, width - 2.8, height - 2.8, 2.5, 1), BITUMEN)
    field = canvas.stepped(x + 2.6, y + 2.6, width - 5.2, height - 5.2, 2, 1)
    canvas.fill(field, vertical(y, y + height, "#2b4aa8", "#142666"))
    half = min(width, height) * 0.22
    cx, cy = x + width / 2, y + height / 2
    canvas.fill(Shape().poly([(cx, cy - half), (cx + half, cy), (cx, cy + half), (cx - half, cy)]), "#f4ead2", 0.9)
