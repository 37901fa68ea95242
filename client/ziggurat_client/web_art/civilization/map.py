"""The map of Civilization for pages: the outline of each area's land and water, and where things lie in it."""

from __future__ import annotations

from typing import Any, Final

from ziggurat.games.civilization.areas import AREAS
from ziggurat_client.art.shape import Shape
from ziggurat_client.boards.civilization.ground.tones import tones
from ziggurat_client.boards.civilization.land.outlines import outline
from ziggurat_client.boards.civilization.land.reading import LAND, SIZE, Spot, surface_of
from ziggurat_client.web_art.outline import path_data
from ziggurat_client.web_art.tones import hexadecimal

_THINNED: Final = 0.3
_RIVER: Final = 2.2


def map_of_civilization() -> dict[str, Any]:
    """`size`; `areas` in the order of the rules, each with its `id`, the paths of its `land` and `water` (null where
    it has none) with their colours, `middle`, `radius`, `ship`, `site` and `limit`; `volcanoes`; the path of all
    `rivers`."""
    rivers = Shape()
    for river in LAND.rivers:
        rivers.line(river, _RIVER)
    return {
        "size": [SIZE.width, SIZE.height],
        "areas": [_area(number, spot) for number, spot in enumerate(LAND.spots)],
        "volcanoes": [_short(point) for point in LAND.volcanoes],
        "rivers": path_data(rivers, thinned=_THINNED),
    }


def _area(number: int, spot: Spot) -> dict[str, Any]:
    colours = tones(flat=True).surfaces  # pages have neither its stones nor its light
    return {
        "id": spot.id,
        "land": path_data(outline(number), thinned=_THINNED) or None,
        "water": path_data(outline(number, water=True), thinned=_THINNED) or None,
        "land_colour": hexadecimal(colours[surface_of(number, water=False)]),
        "water_colour": hexadecimal(colours[surface_of(number, water=True)]),
        "middle": _short(spot.middle),
        "radius": round(spot.radius, 1),
        "ship": spot.ship and _short(spot.ship),
        "site": spot.site and _short(spot.site),
        "plain": spot.plain,
        "limit": AREAS[number].limit,
    }


def _short(point: tuple[float, float]) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]
