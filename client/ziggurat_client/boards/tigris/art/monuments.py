"""A monument on its four turned tiles: a night field, a band in both colours, their coins, and the tower."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.monuments import Monument
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike, brighten, lighten
from ziggurat_client.art.paint import radial, vertical
from ziggurat_client.art.palette import BITUMEN, SHELL, Palette
from ziggurat_client.art.shape import Shape
from ziggurat_client.boards.tigris.art.colours import tile_colours
from ziggurat_client.boards.tigris.art.tiles import draw_coin
from ziggurat_client.boards.tigris.art.towers import TERRACES, draw_tower, monument_colours

MARGIN: Final = 40.0
"""Around a monument in its picture."""
_DESIGN: Final = 136.0
_STONES: Final = 16
_STARS: Final = 30


def draw_monument(
    canvas: Canvas, monument: Monument, x: float, y: float, size: float, *, terraces: int = TERRACES
) -> None:
    """A monument with its top left corner at (x, y); with fewer `terraces` its tower is still rising."""
    left, top, side, _ = canvas.box(x, y, size, size)
    margin = canvas.snap(MARGIN)
    canvas.blit(_monument_picture(monument, side, canvas.scale, canvas.palette, terraces), left - margin, top - margin)


@lru_cache(maxsize=64)
def _monument_picture(monument: Monument, side: float, scale: float, palette: Palette, terraces: int) -> Canvas:
    picture = Canvas(side + 2 * MARGIN, side + 2 * MARGIN, scale, palette)
    at, unit, colours = picture.snap(MARGIN), side / _DESIGN, monument_colours(monument)
    body = picture.stepped(at, at, side, side, 4 * unit, 1)
    picture.shadow(body, 12 * unit, 6 * unit, 0.75)
    picture.fill(body, vertical(at, at + side, *palette.edge))
    edge = 1.8 * unit
    picture.fill(picture.stepped(at + edge, at + edge, side - 2 * edge, side - 2 * edge, 4 * unit, 1), BITUMEN)
    _draw_band(picture, at, side, unit, colours)
    _draw_night(picture, at, side, unit)
    draw_tower(picture, monument, at + side / 2, at + side * 0.525, side * 0.76, lit=0.5, terraces=terraces)
    for colour, cx in zip(colours, (at + 19 * unit, at + side - 19 * unit), strict=True):
        draw_coin(picture, colour, cx, at + 19 * unit, 13 * unit)
    return picture


def _draw_band(picture: Canvas, at: float, side: float, unit: float, colours: tuple[Colour, Colour]) -> None:
    """Stones around the field: the left half in the first colour, the right half in the second, shell between."""
    chance, thick = random.Random(1), 6 * unit
    pitch = (side - 8 * unit) / _STONES
    first, last = at + 4 * unit, at + side - 4 * unit - thick

    def stone(number: int, colour: Colour) -> ColourLike:
        if number % 2:
            return brighten("#d9cba6", 0.8)
        return brighten(lighten(tile_colours(picture.palette, colour).light, 0.12), 1 + chance.uniform(-0.08, 0.08))

    for number in range(_STONES):
        along, length = first + number * pitch + 0.7 * unit, pitch - 1.4 * unit
        half = colours[0] if number < _STONES / 2 else colours[1]
        for across in (first, last):
            picture.fill(Shape().rect(along, across, length, thick), stone(number, half))
        if 0 < number < _STONES - 1:
            for across, colour in zip((first, last), colours, strict=True):
                picture.fill(Shape().rect(across, along, thick, length), stone(number, colour))


def _draw_night(picture: Canvas, at: float, side: float, unit: float) -> None:
    inset = 12 * unit
    inner, chance, stars = side - 2 * inset, random.Random(5), Shape()
    field = picture.mask(picture.stepped(at + inset, at + inset, inner, inner, 3 * unit, 1))
    near, middle, far = picture.palette.night
    stops = ((0, near), (0.55, middle), (1, far))
    picture.fill(field, radial(at + side / 2, at + side * 0.42, side * 0.62, *stops))
    for _ in range(_STARS):
        x, y = at + inset + chance.uniform(3, inner - 3), at + inset + chance.uniform(3, inner * 0.6)
        stars.ellipse(x, y, chance.uniform(0.4, 1.05) * unit)
    picture.fill(stars, SHELL, 0.8)
    picture.inner_shadow(field, 10 * unit, 0.65)
