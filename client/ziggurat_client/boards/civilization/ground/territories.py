"""A small map of nations: each area in the colour of whom it belongs to, with their cities."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import pygame

from ziggurat.games.civilization.areas import AreaNumber
from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import lighten
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.shape import Point, circle
from ziggurat_client.boards.civilization.ground.country import borders, draw_line, stain
from ziggurat_client.boards.civilization.ground.ground import small_window, thumbnail
from ziggurat_client.boards.civilization.ground.windows import FINE
from ziggurat_client.boards.civilization.land.reading import SIZE, SPOTS, area_of, is_water

_COVERED: Final = 0.68
"""How much of the ground a nation's colour covers."""
_LINE: Final = 2.4
_CITY: Final = 0.0065
"""Half the side of a city, as a share of the width."""


def draw_territories(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    owners: Mapping[AreaNumber, Seat],
    cities: Collection[AreaNumber] = (),
) -> float:
    """The whole map with its corner at (x, y), areas in the colours of their owners; returns how high it is."""
    pixels = round(width * canvas.scale)
    canvas.blit(thumbnail(pixels, flat=canvas.palette.flat), x, y)
    canvas.blit(_tinted(canvas, pixels, owners), x, y)
    unit = width / SIZE.width
    for area in sorted(cities):
        if area in owners:
            mx, my = SPOTS[area].site or SPOTS[area].middle
            _draw_city(canvas, owners[area], (x + mx * unit, y + my * unit), width * _CITY)
    return SIZE.height * unit


def _tinted(canvas: Canvas, pixels: int, owners: Mapping[AreaNumber, Seat]) -> pygame.Surface:
    """The colours of nations, and dark lines where they end."""
    window = small_window(pixels)
    fine = window.blank(FINE)
    for ring, points in window.rings():
        owner = None if is_water(ring.surface) else owners.get(area_of(ring.surface))
        colour = (0, 0, 0, 0) if owner is None else stain(canvas.palette.player(owner).colour, _COVERED)
        pygame.draw.polygon(fine, colour, points)
    thick = max(1, round(_LINE * window.unit * FINE))
    for border in borders(window):
        if is_water(border.left) or is_water(border.right):
            continue
        if owners.get(area_of(border.left)) != owners.get(area_of(border.right)):
            draw_line(fine, window.points(border.line, FINE), thick, stain(BITUMEN, 0.85))
    return window.small(fine)


def _draw_city(canvas: Canvas, seat: Seat, middle: Point, half: float) -> None:
    """A small light square in a dark disc."""
    canvas.fill(circle(*middle, half * 1.9), BITUMEN, 0.9)
    side = canvas.hair(2 * half)
    light = canvas.rect(middle[0] - side / 2, middle[1] - side / 2, side, side)
    canvas.fill(light, lighten(canvas.palette.player(seat).colour, 0.55))
