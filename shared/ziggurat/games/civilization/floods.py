"""Which plain is flooded, and what the water can touch (11.2, R16)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.civilization.areas import AREAS, AreaNumber
from ziggurat.games.civilization.calamity_actions import ChoosePlain
from ziggurat.games.civilization.calamity_events import PlaceStruck
from ziggurat.games.civilization.position import Board, Nation, Own
from ziggurat.games.civilization.refusals import BAD_VALUE
from ziggurat.games.civilization.striking import strike_of
from ziggurat.games.civilization.units import Reach
from ziggurat.games.game import Event, Refusal, Seat

PLAINS: Final[dict[str, frozenset[AreaNumber]]] = {
    plain: frozenset(number for number, area in enumerate(AREAS) if area.flood_plain == plain)
    for plain in sorted({area.flood_plain for area in AREAS if area.flood_plain is not None})
}
"""The areas of each flood plain, by its id in order."""


def flooded(nation: Nation, plain: str) -> Reach:
    """What the water can touch there: all tokens, and cities on white sites."""
    areas = sorted(PLAINS[plain])
    tokens = tuple([(area, nation.tokens[area]) for area in areas if nation.tokens[area]])
    return Reach(tokens, tuple([area for area in areas if area in nation.cities and AREAS[area].site == "white"]))


def plains_of(board: Board, seat: Seat) -> list[str]:
    """The plains where the nation has the most units that can be touched; none if it has none on any."""
    units = {plain: flooded(board.nations[seat], plain).units for plain in PLAINS}
    most = max(units.values())
    return [plain for plain in PLAINS if units[plain] == most] if most else []


def flood(board: Board, plain: str, story: list[Event]) -> Board:
    """The board when that plain is flooded, and nobody has lost anything yet."""
    strike = strike_of(board)
    story.append(PlaceStruck(strike.calamity, strike.victim, plain))
    return replace(board, strike=replace(strike, place=plain))


def why_not_choose_plain(board: Board, seat: Seat, action: ChoosePlain, own: Own | None) -> Refusal | None:
    """One of those with the most units of the victim (11.2)."""
    return None if action.plain in plains_of(board, seat) else BAD_VALUE
