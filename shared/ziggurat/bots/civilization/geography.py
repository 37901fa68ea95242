"""The map as planners read it: where cities are cheap, and how far ships reach."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from ziggurat.games.civilization.areas import BY_LAND, BY_WATER, COSTS, LAND_AREAS, AreaNumber
from ziggurat.games.civilization.moving import RANGE, may_cross_open_sea
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.regions import closed_areas
from ziggurat.games.game import Seat

SITE_COST: Final = min(COSTS)
SITES_NEAR: Final = tuple(
    tuple(near for near in (area, *BY_LAND[area]) if COSTS[near] == SITE_COST) for area in range(LAND_AREAS)
)
"""By area: those there and across one land border in which a city is cheap."""


Waters: TypeAlias = tuple[tuple[AreaNumber, ...], ...]
"""By area: those that ships may sail to from there."""


def _overseas(start: AreaNumber, waters: Waters) -> tuple[AreaNumber, ...]:
    """The coasts that a ship reaches from there in a turn, nearest first."""
    seen, ring = {start}, [start]
    for _ in range(RANGE):
        ring = [to for to in dict.fromkeys(to for area in ring for to in waters[area]) if to not in seen]
        seen.update(ring)
    return tuple(sorted(area for area in seen if area < LAND_AREAS and area != start))


@cache
def _waters(by_sea: bool, shut: frozenset[AreaNumber]) -> Waters:
    return tuple(tuple(to for to in near if to not in shut and (by_sea or to < LAND_AREAS)) for near in BY_WATER)


def waters(board: Board, seat: Seat) -> Waters:
    """By area: those that ships of the nation may sail to from there, as things stand."""
    return _waters(may_cross_open_sea(board, seat), closed_areas(board))


@cache
def _all_overseas(by_sea: bool, shut: frozenset[AreaNumber]) -> Waters:
    return tuple(_overseas(area, _waters(by_sea, shut)) for area in range(LAND_AREAS))


OVERSEAS: Final = _all_overseas(True, frozenset())
"""By area: the coasts that a ship reaches from there in a turn where nothing is barred."""


def overseas(board: Board, seat: Seat) -> Waters:
    """By area: the coasts that a ship of that nation reaches from there in a turn, as things stand."""
    return _all_overseas(may_cross_open_sea(board, seat), closed_areas(board))
