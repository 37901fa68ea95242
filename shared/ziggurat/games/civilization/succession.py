"""Phase 12: the markers of the nations advance on the succession table (12)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.civilization.events import MarkerMoved, Stay
from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.game import Event

FINISH: Final = 16
GOAL: Final = 12
"""The square that ends a game of farmers (13)."""
CITIES_FOR_BRONZE: Final = 2
"""The cities that a nation must have to enter the Early Bronze Age."""
EARLY_BRONZE: Final[dict[NationId, int]] = {
    "africa": 5,
    "italy": 5,
    "illyria": 6,
    "thrace": 6,
    "crete": 5,
    "asia": 5,
    "assyria": 5,
    "babylon": 5,
    "egypt": 4,
}
"""The first square of the Early Bronze Age of each nation; before it lies the Neolithic."""


def step_of(nation: Nation) -> tuple[int, Stay | None]:
    """Where the marker goes, and why it does not advance: the city condition alone counts in farmers (7)."""
    bronze = EARLY_BRONZE[nation.id]
    if nation.marker >= bronze and not nation.cities:
        return nation.marker - 1, "no_city"
    if nation.marker + 1 == bronze and len(nation.cities) < CITIES_FOR_BRONZE:
        return nation.marker, "condition"
    return min(nation.marker + 1, FINISH), None


def advance_markers(board: Board, story: list[Event]) -> Board:
    """All markers move at the same time."""
    for seat in board.in_nation_order:
        nation = board.nations[seat]
        to, reason = step_of(nation)
        story.append(MarkerMoved(seat, nation.marker, to, reason))
        board = board.with_nation(seat, replace(nation, marker=to))
    return board
