"""Art of Civilization for pictures that are compared: the pieces of seven nations, and a part of the map."""

from __future__ import annotations

from typing import get_args

import pygame

from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.palette import HIGH_CONTRAST, STANDARD
from ziggurat_client.boards.civilization.art.city import draw_city
from ziggurat_client.boards.civilization.art.counter import draw_counter
from ziggurat_client.boards.civilization.art.phases import SIGNS, draw_phase
from ziggurat_client.boards.civilization.art.places import draw_limit, draw_site, draw_volcano
from ziggurat_client.boards.civilization.art.plates import draw_name
from ziggurat_client.boards.civilization.art.ship import draw_ship
from ziggurat_client.boards.civilization.art.signs import draw_conflict
from ziggurat_client.boards.civilization.art.states import State
from ziggurat_client.boards.civilization.ground.ground import Ground
from ziggurat_client.boards.civilization.ground.kept_tiles import KeptTiles
from ziggurat_client.boards.civilization.ground.lights import area_light
from ziggurat_client.boards.civilization.land.reading import SIZE
from ziggurat_client.boards.maps.map_view import MapView
from ziggurat_client.window.screen import Box, Screen

STATES: tuple[State, ...] = get_args(State)


def pieces(scale: float) -> Canvas:
    """Counters, cities and ships of seven nations and in every state, and the signs beside them."""
    canvas = Canvas(900, 600, scale)
    canvas.fill_all("#7d7355")
    for seat in range(7):
        y = 50 + seat * 64
        draw_counter(canvas, seat, 60, y, 40, seat + 1)
        draw_counter(canvas, seat, 150, y, 28, 10 + seat)
        draw_city(canvas, seat, 240, y, 54)
        draw_ship(canvas, seat, 330, y, 52, cargo=seat, steps=seat % 5)
    for number, state in enumerate(STATES):
        draw_counter(canvas, 1, 430 + number * 78, 50, 32, 3, state)
        draw_city(canvas, 1, 430 + number * 78, 120, 50, state)
        draw_ship(canvas, 1, 430 + number * 78, 190, 48, state)
    for number, used in enumerate((0, 2, 3, 5)):
        draw_limit(canvas, 440 + number * 120, 250, 12, 3, used)
    draw_site(canvas, 430, 310, 30, "black")
    draw_site(canvas, 490, 310, 30, "white")
    draw_volcano(canvas, 560, 315, 56, lit=True)
    draw_conflict(canvas, 650, 310)
    draw_name(canvas, 780, 310, "Lesser Armenia", 2)
    for number, sign in enumerate(SIGNS):
        draw_phase(canvas, sign, 430 + number % 7 * 66, 400 + number // 7 * 80, 52, "#fff2c4")
    return canvas


def ground() -> pygame.Surface:
    """The Aegean with a lit area, from near, and the whole map on a flat ground."""
    screen = Screen(1280, 720)
    surface = pygame.Surface((800, 400))
    for place, zoom, palette in (
        (Box(0, 0, 600, 600), 2.2, STANDARD),
        (Box(600, 0, 600, 600), 1.0, HIGH_CONTRAST),
    ):
        view = MapView(place, SIZE).zoomed(zoom).showing(SIZE.width * 0.42, SIZE.height * 0.42, 300)
        shown = Ground(KeptTiles())
        shown.draw(surface, screen, view, palette)
        shown.finish()
        shown.draw(surface, screen, view, palette)
        light = area_light("target", NUMBER_OF["sardis"], screen, view)
        if light is not None and zoom > 1:
            surface.blit(light.surface, (light.left, light.top), special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface
