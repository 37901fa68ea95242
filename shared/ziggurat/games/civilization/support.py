"""Cities need tokens on the map to support them; without, they are reduced (6.4)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.actions import ReduceCity
from ziggurat.games.civilization.areas import AREAS, LIMITS, NUMBER_OF, AreaNumber
from ziggurat.games.civilization.events import CityEliminated, CityReduced, TokensAdded
from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.civilization.refusals import BAD_VALUE
from ziggurat.games.game import Event, Refusal, Seat

SUPPORT: Final = 2
"""The tokens on the map that every city needs."""


def lacks_support(nation: Nation) -> bool:
    """Whether the nation has fewer tokens on the map than its cities need."""
    return nation.on_map < SUPPORT * len(nation.cities)


def without_support(board: Board) -> Seat | None:
    """The first in nation order that must reduce a city."""
    return next((seat for seat in board.in_nation_order if lacks_support(board.nations[seat])), None)


def why_not_reduce(board: Board, seat: Seat, action: ReduceCity) -> Refusal | None:
    """An own city (6.4)."""
    return None if NUMBER_OF.get(action.area) in board.nations[seat].cities else BAD_VALUE


def reduce_city(board: Board, seat: Seat, area: AreaNumber, story: list[Event]) -> Board:
    """Tokens up to the area's limit take the place of the city, if the stock has them; else nothing does. For a nation
    with Agriculture the limit is one more, but that one may be missing (R7)."""
    nation = board.nations[seat].without_city(area)
    is_farming = "agriculture" in nation.advances
    missing = max(0, LIMITS[area] + is_farming - nation.tokens[area])
    if is_farming and missing == nation.stock + 1:
        missing = nation.stock
    if missing > nation.stock:
        story.append(CityEliminated(seat, AREAS[area].id))
        return board.with_nation(seat, nation)
    story.append(CityReduced(seat, AREAS[area].id, missing))
    if missing:
        story.append(TokensAdded(seat, AREAS[area].id, missing, "city_reduced"))
    return board.with_nation(seat, nation.placed(area, missing))
