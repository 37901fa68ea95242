"""The geometry of the map, read from the data beside this module.

The outlines were traced from the map of the rules, so that two neighbours share each point of the line between them.
The data count from 0 to 1 across and down; everything here is in units of the map, which is as large as `SIZE`.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from ziggurat_client.art.shape import Point
from ziggurat_client.window.viewport import Extent

SIZE: Final = Extent(1192.0, 779.0)
"""The map in its own units: those of the screen, where it is shown whole."""
OUTSIDE: Final = -1
"""The side of a border that is beyond the map's edge."""


class Spot(msgspec.Struct, frozen=True):
    """Where things are in an area: its middle, its site, where its ships lie, and how far its middle is from its edge.

    `plain` tells the flood plains apart.
    """

    id: str
    middle: Point
    radius: float
    ship: Point | None = None
    site: Point | None = None
    plain: int | None = None


class Border(msgspec.Struct, frozen=True):
    """A line between two surfaces (`surface_of`, or `OUTSIDE`): that on its right hand and that on its left."""

    right: int
    left: int
    line: tuple[Point, ...]


class Land(msgspec.Struct, frozen=True):
    """The whole map: a spot for each area in the order of the rules, volcanoes, rivers and borders."""

    spots: tuple[Spot, ...]
    volcanoes: tuple[Point, ...]
    rivers: tuple[tuple[Point, ...], ...]
    borders: tuple[Border, ...]


class _Line(msgspec.Struct):
    """A border as it is written: x and y of each point in turn."""

    right: int
    left: int
    line: list[float]


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    """The data as they are written. The aspect says how wide the map is for its height."""

    aspect: float
    areas: tuple[Spot, ...]
    volcanoes: tuple[Point, ...]
    rivers: tuple[list[float], ...]
    borders: tuple[_Line, ...]


def surface_of(area: int, *, water: bool) -> int:
    """The number of an area's land or of its water."""
    return 2 * area + water


def area_of(surface: int) -> int:
    """The area whose land or water a surface is."""
    return surface // 2


def is_water(surface: int) -> bool:
    """Whether a surface is water."""
    return surface % 2 == 1


def read_land() -> Land:
    """The map as the data tell it."""
    written = msgspec.json.decode(files(__package__).joinpath("land.json").read_bytes(), type=_Written)
    return Land(
        spots=tuple(_on_map(spot) for spot in written.areas),
        volcanoes=tuple(_point(*point) for point in written.volcanoes),
        rivers=tuple(_points(river) for river in written.rivers),
        borders=tuple(Border(each.right, each.left, _points(each.line)) for each in written.borders),
    )


def _on_map(spot: Spot) -> Spot:
    return Spot(
        id=spot.id,
        middle=_point(*spot.middle),
        radius=spot.radius * SIZE.width,
        ship=spot.ship and _point(*spot.ship),
        site=spot.site and _point(*spot.site),
        plain=spot.plain,
    )


def _point(x: float, y: float) -> Point:
    return x * SIZE.width, y * SIZE.height


def _points(flat: list[float]) -> tuple[Point, ...]:
    return tuple(_point(x, y) for x, y in zip(flat[::2], flat[1::2], strict=True))


LAND: Final = read_land()
"""The map."""
SPOTS: Final = LAND.spots
"""By number of the area: where things are in it."""
