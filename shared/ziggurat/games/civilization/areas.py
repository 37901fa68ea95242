"""The areas of the map and the borders between them (rules 5 and 18), read from the data beside this module."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal, TypeAlias

import msgspec

from ziggurat.games.civilization.nations import NationId

AreaId: TypeAlias = str
"""The name of an area in actions and events."""
AreaNumber: TypeAlias = int
"""The place of an area in `AREAS`. Areas that may hold tokens come first, by their ids, and the open seas after them;
so the order of numbers is the order of ids that settles ties."""
Kind: TypeAlias = Literal["land", "coast", "sea"]
Site: TypeAlias = Literal["none", "black", "white"]


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One area: its population limit (0 in an open sea), its site for a city, and the ids of those it borders on.

    `water_body` is the stretch of water that it touches, if it touches any; `volcano` and `flood_plain` name what may
    strike it.
    """

    id: AreaId
    kind: Kind
    limit: int
    region: str | None = None
    site: Site = "none"
    water_body: str | None = None
    volcano: str | None = None
    flood_plain: str | None = None
    land_borders: tuple[AreaId, ...] = ()
    water_borders: tuple[AreaId, ...] = ()


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the data tell: by number of players the open regions and the start areas of the nations, and the areas."""

    open_regions: dict[str, tuple[str, ...]]
    start_areas: dict[str, dict[NationId, AreaId]]
    areas: tuple[Area, ...]


def read_map() -> Map:
    """The map as the data beside this module tell it."""
    data = files(__package__).joinpath("map.json").read_bytes()
    return msgspec.json.decode(data, type=Map)


MAP: Final = read_map()
AREAS: Final = MAP.areas
NUMBER_OF: Final[dict[AreaId, AreaNumber]] = {area.id: number for number, area in enumerate(AREAS)}
LAND_AREAS: Final = sum(area.kind != "sea" for area in AREAS)
"""How many areas may hold tokens: those with the numbers below this one."""
LIMITS: Final = tuple(area.limit for area in AREAS)
"""By number: the printed population limit."""
COSTS: Final = tuple(6 if area.site != "none" else 12 for area in AREAS)
"""By number: how many tokens a city costs there (6.5)."""


def _numbers(ids: tuple[AreaId, ...]) -> tuple[AreaNumber, ...]:
    return tuple(NUMBER_OF[each] for each in ids)


BY_LAND: Final = tuple(_numbers(area.land_borders) for area in AREAS)
"""By number: the areas that tokens may walk to from there."""
BY_WATER: Final = tuple(_numbers(area.water_borders) for area in AREAS)
"""By number: the areas that ships may sail to from there."""


def is_open_sea(area: AreaNumber) -> bool:
    """Whether the area is water only."""
    return AREAS[area].kind == "sea"


def is_coastal(area: AreaNumber) -> bool:
    """Whether the area has land and water."""
    return AREAS[area].kind == "coast"
