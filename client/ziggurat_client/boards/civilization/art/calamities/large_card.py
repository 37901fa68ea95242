"""A calamity at its largest, in its own light: the card that drops onto its scene."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.trade_cards import NUMBERS
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour, darken, lighten
from ziggurat_client.art.heading import draw_heading, heading_size, heading_width
from ziggurat_client.art.inlay import draw_sawtooth
from ziggurat_client.art.labels import break_in_two
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.art.shape import circle
from ziggurat_client.boards.civilization.art.calamities.calamities import COLOURS, DRAWINGS
from ziggurat_client.boards.civilization.art.framed import FieldColours, draw_figure, lit_field

WIDTH: Final = 288.0
HEIGHT: Final = 366.0
"""The size of the card beside the map."""
_MARGIN: Final = 64.0
"""How far its light reaches beyond it."""
_BAND: Final = 14.0
_INSET: Final = 7.0
_SPARKS: Final = 9
_NAME: Final = 27.0
_TRACKING: Final = 0.06
_NAME_SIDES: Final = 20.0
_NAME_PITCH: Final = 30.0


def calamity_field(calamity: CalamityId) -> FieldColours:
    """A field in the colour of a calamity, so deep that its sign stands out."""
    colour = COLOURS[calamity]
    return FieldColours(darken(colour, 0.59), darken(colour, 0.79), darken(colour, 0.935))


def draw_large_calamity(
    canvas: Canvas,
    calamity: CalamityId,
    x: float,
    y: float,
    name: str,
    *,
    width: float = WIDTH,
    height: float = HEIGHT,
) -> None:
    """The card with its number and its name, its top left corner at (x, y)."""
    margin = canvas.snap(_MARGIN)
    picture = _picture(calamity, name, width, height, canvas.scale, canvas.palette)
    canvas.blit(picture, x - margin, y - margin)


@lru_cache(maxsize=8)
def _picture(calamity: CalamityId, name: str, width: float, height: float, scale: float, palette: Palette) -> Canvas:
    picture = Canvas(width + 2 * _MARGIN, height + 2 * _MARGIN, scale, palette)
    at, colour = picture.snap(_MARGIN), COLOURS[calamity]
    field = calamity_field(calamity)
    _draw_body(picture, colour, field, at, width, height)
    cx = at + width / 2
    if not palette.flat:
        _draw_sparks(picture, colour, cx, at + height * 0.46, width * 0.40)
        picture.glow(circle(cx, at + height * 0.43, width * 0.28), colour, 40, 0.45)
    draw_figure(picture, DRAWINGS[calamity], cx, at + height * 0.43, width * 0.56, field)
    shades = lighten(colour, 0.75), lighten(colour, 0.3), darken(colour, 0.2)
    draw_number(picture, at + 24, at + 46, NUMBERS[calamity], 32, colours=shades)
    _draw_name(picture, name.upper(), cx, at + height - 58, width - 2 * _NAME_SIDES)
    return picture


def _draw_body(picture: Canvas, colour: Colour, field: FieldColours, at: float, width: float, height: float) -> None:
    body = picture.mask(picture.stepped(at, at, width, height, 7, 2))
    picture.glow(body, colour, 34, 0.75, inside=False)
    picture.shadow(body, 16, 8, 0.8)
    picture.fill(body, vertical(at, at + height, lighten(colour, 0.7), darken(colour, 0.17), darken(colour, 0.68)))
    picture.fill(picture.stepped(at + 3, at + 3, width - 6, height - 6, 7, 2), BITUMEN)
    inside = picture.mask(picture.stepped(at + _INSET, at + _INSET, width - 2 * _INSET, height - 2 * _INSET, 6, 2))
    picture.fill(inside, lit_field(field, picture.palette, at + width / 2, at + height * 0.42, height * 0.62))
    band = width - 2 * _INSET - 12
    for top in (at + _INSET, at + height - _INSET - _BAND):
        draw_sawtooth(
            picture,
            at + _INSET + 6,
            top,
            band,
            _BAND,
            teeth=round(width / 16),
            upper=darken(colour, 0.17),
            lower=darken(colour, 0.88),
            ground=None,
        )
    if not picture.palette.flat:
        picture.inner_shadow(inside, 20, 0.55)


def _draw_sparks(picture: Canvas, colour: Colour, cx: float, cy: float, radius: float) -> None:
    """Points of light in an arch over the sign."""
    for number in range(_SPARKS):
        angle = math.radians(200 + number * 140 / (_SPARKS - 1))
        spark = circle(cx + math.cos(angle) * radius, cy + math.sin(angle) * radius, 5)
        picture.glow(spark, colour, 9, 0.7)


def _draw_name(picture: Canvas, name: str, cx: float, cy: float, room: float) -> None:
    """The name on one line, on two where it is long."""
    fits = heading_width(name, _NAME, picture.scale, _TRACKING) <= room
    lines = (name,) if fits else break_in_two(name, _NAME, picture.scale)
    size = min(heading_size(line, _NAME, room, picture.scale, _TRACKING) for line in lines)
    for number, line in enumerate(lines):
        middle = cy + (number - (len(lines) - 1) / 2) * _NAME_PITCH
        draw_heading(picture, cx, middle, line, size, "mm", tracking=_TRACKING, room=room)
