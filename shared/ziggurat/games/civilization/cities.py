"""Phase 7: tokens become cities, and what an area cannot hold goes (6.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ziggurat.games.civilization.actions import BuildCities
from ziggurat.games.civilization.areas import AREAS, COSTS, LAND_AREAS, LIMITS, NUMBER_OF, AreaId, AreaNumber
from ziggurat.games.civilization.events import CityBuilt, TokensRemoved
from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.civilization.refusals import BAD_VALUE, CLOSED_AREA, NO_CITY_LEFT, NO_GROUND, NO_SUPPORT
from ziggurat.games.civilization.regions import closed_areas
from ziggurat.games.civilization.support import lacks_support
from ziggurat.games.game import Event, Refusal, Seat

ASKED_FROM: Final = min(COSTS)
"""Whoever has so many tokens in an area is asked for cities."""


def is_asked(nation: Nation) -> bool:
    """Whether the nation has enough tokens in some area for the cheapest city."""
    return max(nation.tokens) >= ASKED_FROM


def why_not_build(board: Board, seat: Seat, action: BuildCities) -> Refusal | None:
    """Known areas; then for each city in order an open region, a marker, ground, and support after it (6.5, 15.1)."""
    if any(area not in NUMBER_OF for area in action.areas):
        return BAD_VALUE
    nation, closed = board.nations[seat], closed_areas(board)
    for name in action.areas:
        area = NUMBER_OF[name]
        if area in closed:
            return CLOSED_AREA
        if not nation.free_cities:
            return NO_CITY_LEFT
        if not _is_ground(board, seat, nation, area):
            return NO_GROUND
        nation = built(nation, area)
        if lacks_support(nation):
            return NO_SUPPORT
    return None


def _is_ground(board: Board, seat: Seat, nation: Nation, area: AreaNumber) -> bool:
    """Whether the nation is alone there without a city and has the tokens that one costs."""
    if area >= LAND_AREAS or area in nation.cities or nation.tokens[area] < COSTS[area]:
        return False
    return board.city_in(area) is None and all(other == seat for other in board.present(area))


def built(nation: Nation, area: AreaNumber) -> Nation:
    """The nation once the tokens that a city costs have become one there."""
    return nation.placed(area, -COSTS[area]).with_city(area)


def build_cities(board: Board, seat: Seat, areas: Iterable[AreaId], story: list[Event]) -> Board:
    """The board once the nation has built these cities."""
    for name in areas:
        area = NUMBER_OF[name]
        story += [TokensRemoved(seat, name, COSTS[area], "city_built"), CityBuilt(seat, name)]
        board = board.with_nation(seat, built(board.nations[seat], area))
    return board


def remove_surplus(board: Board, story: list[Event]) -> Board:
    """No token stays in the area of a city, and of a nation that is alone no more than the limit."""
    for seat in board.in_nation_order:
        for area, count in enumerate(board.nations[seat].tokens):
            surplus = _surplus(board, seat, area, count) if count else 0
            if surplus:
                story.append(TokensRemoved(seat, AREAS[area].id, surplus, "surplus"))
                board = board.with_nation(seat, board.nations[seat].placed(area, -surplus))
    return board


def _surplus(board: Board, seat: Seat, area: AreaNumber, count: int) -> int:
    if board.city_in(area) is not None:
        return count
    if board.present(area) != (seat,):
        return 0
    return max(0, count - LIMITS[area] - ("agriculture" in board.nations[seat].advances))
