"""A leader: round, an inlay in the seat's colour, the field of the role, the dynasty's sign, the coin of the role."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.position import DYNASTIES
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import brighten, darken, lighten, mix
from ziggurat_client.art.glyph_setting import draw_glyph, draw_glyph_flat
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import radial, vertical
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.art.shape import Shape, circle
from ziggurat_client.boards.tigris.art.colours import tile_colours
from ziggurat_client.boards.tigris.art.dynasties import EMBLEMS
from ziggurat_client.boards.tigris.art.glyphs import GLYPHS
from ziggurat_client.boards.tigris.art.tiles import draw_coin

LeaderState: TypeAlias = Literal["there", "away"]
"""Whether the piece lies there, or only its outline, because it is somewhere else."""
MARGIN: Final = 14.0
"""Around a leader in its picture."""
_MANY: Final = 20
_FEW: Final = 14
_SMALL: Final = 50.0
"""Below so many pixels the inlay has fewer stones."""
_TINY: Final = 12.0
"""Below so many pixels there is no room for more than the two colours."""
_OUTLINE: Final = "#8f9cd2"


def draw_leader(
    canvas: Canvas,
    colour: Colour,
    seat: Seat,
    cx: float,
    cy: float,
    size: float,
    *,
    state: LeaderState = "there",
    glow: float = 0.0,
) -> None:
    """A leader of a colour and a seat, centred at (cx, cy). `glow` is the radius of gold light around it."""
    side = canvas.snap(size)
    if glow:
        canvas.glow(circle(cx, cy, side / 2), "#ffcc55", glow, 1.0, inside=False)
    picture = _leader_picture(colour, seat, side, canvas.scale, canvas.palette, state)
    reach = side / 2 + canvas.snap(MARGIN)
    canvas.blit(picture, cx - reach, cy - reach)


@lru_cache(maxsize=128)
def _leader_picture(
    colour: Colour, seat: Seat, size: float, scale: float, palette: Palette, state: LeaderState
) -> Canvas:
    picture = Canvas(size + 2 * MARGIN, size + 2 * MARGIN, scale, palette)
    radius = size / 2
    middle = picture.snap(MARGIN) + radius
    coin = size * (0.185 if size * scale >= 56 else 0.225)
    coin_at = middle + radius * 0.70
    if size * scale < _TINY:
        _draw_dot(picture, colour, seat, middle, radius)
        return picture
    if state == "away":
        _draw_outline(picture, colour, seat, middle, size, coin, coin_at)
        return picture
    _draw_body(picture, colour, seat, middle, radius)
    draw_coin(picture, colour, coin_at, coin_at, coin)
    return picture


def _draw_dot(picture: Canvas, colour: Colour, seat: Seat, middle: float, radius: float) -> None:
    """A disc in the colour of the leader, framed in that of the seat."""
    picture.fill(circle(middle, middle, radius), picture.palette.player(seat).colour)
    picture.fill(circle(middle, middle, 0.68 * radius), tile_colours(picture.palette, colour).mid)


def _draw_outline(
    picture: Canvas, colour: Colour, seat: Seat, middle: float, size: float, coin: float, coin_at: float
) -> None:
    picture.fill(circle(middle, middle, size / 2), "#060a1c", 0.55)
    picture.fill(Shape().ring(middle, middle, size / 2, max(1.4 / picture.scale, size * 0.03)), _OUTLINE, 0.75)
    draw_glyph_flat(picture, EMBLEMS[DYNASTIES[seat]], middle, middle, size * 0.52, _OUTLINE, 0.8)
    picture.fill(circle(coin_at, coin_at, coin), "#060a1c")
    picture.fill(Shape().ring(coin_at, coin_at, coin, 1.3), _OUTLINE, 0.8)
    draw_glyph_flat(picture, GLYPHS[colour], coin_at, coin_at, coin * 1.34, _OUTLINE)


def _draw_body(picture: Canvas, colour: Colour, seat: Seat, middle: float, radius: float) -> None:
    size, palette = 2 * radius, picture.palette
    hair = 1 / picture.scale
    picture.shadow(circle(middle, middle, radius), size * 0.10, size * 0.055, 0.85)
    picture.fill(circle(middle, middle, radius), vertical(middle - radius, middle + radius, *palette.edge))
    rim = max(1.1 * hair, size * 0.026)
    picture.fill(circle(middle, middle, radius - rim), BITUMEN)
    outer = radius - rim - max(0.6 * hair, size * 0.012)
    inner = outer - size * 0.098
    _draw_inlay(picture, seat, middle, outer, inner)
    _draw_field(picture, colour, middle, inner - max(0.8 * hair, size * 0.016), size)
    field = tile_colours(palette, colour).deep
    draw_glyph(picture, EMBLEMS[DYNASTIES[seat]], middle, middle - size * 0.012, size * 0.575, field=field)


def _draw_inlay(picture: Canvas, seat: Seat, middle: float, outer: float, inner: float) -> None:
    """The ring of stones in the seat's colour."""
    stones = _MANY if 2 * outer * picture.scale >= _SMALL else _FEW
    colour = picture.palette.player(seat).colour
    for number in range(stones):
        first, last = (2 * math.pi * (number + end) / stones for end in (0.09, 0.91))
        turns = [first + (last - first) * step / 5 for step in range(6)]
        stone = [(middle + outer * math.cos(turn), middle + outer * math.sin(turn)) for turn in turns]
        stone += [(middle + inner * math.cos(turn), middle + inner * math.sin(turn)) for turn in reversed(turns)]
        shade = brighten(colour, 0.92 + 0.12 * (number * 7 % 5) / 5)
        paint = vertical(middle - outer, middle + outer, lighten(shade, 0.16), darken(shade, 0.22))
        picture.fill(Shape().poly(stone), paint)


def _draw_field(picture: Canvas, colour: Colour, middle: float, radius: float, size: float) -> None:
    colours = tile_colours(picture.palette, colour)
    field = picture.mask(circle(middle, middle, radius))
    if picture.palette.flat:
        picture.fill(field, colours.mid)
        return
    stops = ((0, lighten(colours.light, 0.10)), (0.55, colours.mid), (1, colours.deep))
    picture.fill(field, radial(middle, middle - radius * 0.3, radius * 1.35, *stops))
    ring = Shape().ring(middle, middle, radius, max(0.8 / picture.scale, size * 0.016))
    picture.fill(ring, lighten(colours.light, 0.45), 0.6)
    picture.inner_shadow(field, size * 0.07, 0.42)


def draw_crest(canvas: Canvas, seat: Seat, cx: float, cy: float, size: float, *, glow: float = 0.0) -> None:
    """A seat's dynasty on a medallion in its colour, with its mark: for name plates."""
    colour, radius = canvas.palette.player(seat).colour, size / 2
    if glow:
        canvas.glow(circle(cx, cy, radius), colour, size * 0.4, glow)
    canvas.shadow(circle(cx, cy, radius), size * 0.10, size * 0.05, 0.75)
    canvas.fill(circle(cx, cy, radius), vertical(cy - radius, cy + radius, *canvas.palette.edge))
    canvas.fill(circle(cx, cy, radius - max(1.2 / canvas.scale, size * 0.03)), BITUMEN)
    lit, dim, deep = (
        lighten(mix(colour, "#101a45", 0.30), 0.10),
        mix(colour, "#101a45", 0.42),
        mix(colour, "#060a1c", 0.7),
    )
    field = circle(cx, cy, radius - max(2 / canvas.scale, size * 0.055))
    canvas.fill(field, radial(cx, cy - radius * 0.3, radius * 1.3, (0, lit), (0.6, dim), (1, deep)))
    draw_glyph(canvas, EMBLEMS[DYNASTIES[seat]], cx, cy, size * 0.66, field=darken(colour, 0.6))
    draw_cube(canvas, seat, cx + radius * 0.70, cy + radius * 0.70, size * 0.38)
