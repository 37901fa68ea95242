"""Which nations may be chosen, where they begin, and which areas are open, by the number of players (4.1 and 4.2)."""

from __future__ import annotations

from functools import cache
from typing import Final

from ziggurat.games.civilization.areas import AREAS, MAP, AreaId, AreaNumber
from ziggurat.games.civilization.nations import NATIONS, TOKENS, NationId
from ziggurat.games.civilization.position import Board, CivilizationOptions

WHOLE_MAP: Final = 7
"""The number of players for whom the map is open as a whole; without cards it is so for any number (R2)."""
TOKENS_OF_SEVEN: Final = 48
"""The tokens of each of seven nations in the full game (R1)."""


def start_areas(options: CivilizationOptions, seats: int) -> dict[NationId, AreaId]:
    """The nations to choose from, in nation order, and where each begins (4.2)."""
    row = MAP.start_areas[str(_row(options, seats))]
    return {nation: row[nation] for nation in NATIONS if nation in row}


def starts_on(board: Board) -> dict[NationId, AreaId]:
    """The same for the match that is played on that board."""
    return start_areas(board.options, board.seats)


def tokens_of(options: CivilizationOptions, seats: int) -> int:
    """The tokens of each nation (4.1)."""
    return TOKENS_OF_SEVEN if options.is_full and seats == WHOLE_MAP else TOKENS


def closed_areas(board: Board) -> frozenset[AreaNumber]:
    """The areas that nothing may ever enter (R32)."""
    return _closed(_row(board.options, board.seats))


def _row(options: CivilizationOptions, seats: int) -> int:
    return seats if options.has_cards else WHOLE_MAP


@cache
def _closed(seats: int) -> frozenset[AreaNumber]:
    regions = MAP.open_regions[str(seats)]
    return frozenset(
        number for number, area in enumerate(AREAS) if area.region is not None and area.region not in regions
    )
