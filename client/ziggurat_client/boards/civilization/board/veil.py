"""The veil over the map where a calamity strikes elsewhere, and its light where it strikes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour, lighten
from ziggurat_client.art.composition import Placed
from ziggurat_client.boards.civilization.ground.lights import Light, light_on, part_in_sight, placed_outline
from ziggurat_client.boards.civilization.land.outlines import joined_outline
from ziggurat_client.boards.maps.map_view import MapView
from ziggurat_client.window.screen import Screen

Areas = tuple[int, ...]

_VEIL: Final = "#070d24"
_COVERS: Final = 0.54
"""How much of the map it covers."""
_TOUCHED: Final = 0.85
_CONCERNED: Final = 0.48
"""How much of it is lifted where something can be chosen, and where others lose."""


def veil(touched: Areas, concerned: Areas, screen: Screen, view: MapView) -> Placed:
    """The veil as far as it is in sight."""
    seen, origin = part_in_sight(screen, view), screen.pixel(*view.on_screen(0, 0))
    picture = _veil(touched, concerned, round(view.scale * screen.scale, 6), round(screen.scale, 6), tuple(seen))
    return Placed(picture, origin[0] + seen.left, origin[1] + seen.top)


@lru_cache(maxsize=6)
def _veil(touched: Areas, concerned: Areas, scale: float, unit: float, seen: tuple[int, ...]) -> pygame.Surface:
    canvas = Canvas(seen[2] / unit, seen[3] / unit, unit)
    canvas.fill_all(_VEIL, _COVERS)
    for areas, share in ((concerned, _CONCERNED), (touched, _TOUCHED)):
        if areas:
            canvas.erase(placed_outline(joined_outline(areas), seen, scale, unit), share)
    return canvas.surface


def struck_light(colour: Colour, areas: Areas, screen: Screen, view: MapView, *, chosen: bool = False) -> Placed | None:
    """The light of a calamity on areas that it can touch, or that are chosen."""
    return light_on(_light(colour, chosen=chosen), areas, screen, view) if areas else None


def _light(colour: Colour, *, chosen: bool) -> Light:
    core = lighten(colour, 0.6)
    name, bright = "#{:02x}{:02x}{:02x}".format(*colour), "#{:02x}{:02x}{:02x}".format(*core)
    return Light(name, bright, 0.12, 0.8, 0.7, 7.0) if chosen else Light(name, bright, 0.09, 0.6, 0.35, 6.0)
