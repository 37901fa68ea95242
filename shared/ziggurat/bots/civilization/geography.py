"""The map as planners read it: where cities are cheap, and how far ships reach."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.areas import BY_LAND, BY_WATER, COSTS, LAND_AREAS, AreaNumber
from ziggurat.games.civilization.moving import RANGE

SITE_COST: Final = min(COSTS)
SITES_NEAR: Final = tuple(
    tuple(near for near in (area, *BY_LAND[area]) if COSTS[near] == SITE_COST) for area in range(LAND_AREAS)
)
"""By area: those there and across one land border in which a city is cheap."""


def _overseas(start: AreaNumber) -> tuple[AreaNumber, ...]:
    """The coasts that a ship reaches from there in a turn, nearest first."""
    seen, ring = {start}, [start]
    for _ in range(RANGE):
        ring = [to for to in dict.fromkeys(to for area in ring for to in BY_WATER[area]) if to not in seen]
        seen.update(ring)
    return tuple(sorted(area for area in seen if area < LAND_AREAS and area != start))


OVERSEAS: Final = tuple(_overseas(area) for area in range(LAND_AREAS))
"""By area: the coasts that a ship reaches from there in a turn."""
