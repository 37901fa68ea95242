"""Phase 12: the markers of the nations advance on the succession table (12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from ziggurat.games.civilization.advances import groups_of, points_of
from ziggurat.games.civilization.events import MarkerMoved, Stay
from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.position import Board, CivilizationOptions, Nation, Secrets
from ziggurat.games.civilization.tables import TABLES, Track
from ziggurat.games.civilization.trade_cards import CardId, value_of
from ziggurat.games.game import Event

FINISH: Final = 16
GOAL: Final = 12
"""The square that ends a game of farmers (13)."""
CITIES_FOR_BRONZE: Final = 2
"""The cities that a nation must have to enter the Early Bronze Age."""
TRACKS: Final[dict[NationId, Track]] = {track.nation: track for track in TABLES.tracks}
"""By nation its line in the succession table."""
EARLY_BRONZE: Final[dict[NationId, int]] = {nation: track.epochs[1] for nation, track in TRACKS.items()}
"""The first square of the Early Bronze Age of each nation; before it lies the Neolithic."""
GROUPS_FOR_LATE_BRONZE: Final = 3
ADVANCES_FOR_EARLY_IRON: Final = 7
POINTS_FOR_LATE_IRON: Final = 1000


def goal_of(options: CivilizationOptions) -> int:
    """The square that ends the game (13)."""
    if not options.is_full:
        return GOAL
    return FINISH if options.end_mark == "finish" else int(options.end_mark)


def step_of(nation: Nation) -> tuple[int, Stay | None]:
    """Where the marker goes, and why it does not advance: the city condition alone counts in farmers (7)."""
    bronze = EARLY_BRONZE[nation.id]
    if nation.marker >= bronze and not nation.cities:
        return nation.marker - 1, "no_city"
    if nation.marker + 1 == bronze and len(nation.cities) < CITIES_FOR_BRONZE:
        return nation.marker, "condition"
    return min(nation.marker + 1, FINISH), None


def step_in_full(nation: Nation, points: int) -> tuple[int, Stay | None]:
    """The same in the full game, where epochs and squares have conditions (12)."""
    track, at = TRACKS[nation.id], nation.marker
    late_iron = track.epochs[4]
    if at >= track.epochs[1] and not nation.cities:
        return at - 1, "no_city"
    if points < track.points.get(at, 0):
        return at - 1, "points"
    if at + 1 in track.epochs and not may_enter(nation, track.epochs.index(at + 1)):
        return at, "condition"
    if at >= late_iron and points < track.points.get(at + 1, 0):
        return at, "points"
    return min(at + 1, FINISH), None


def may_enter(nation: Nation, epoch: int) -> bool:
    """Whether the nation meets the condition of that epoch, counted from 0, the Neolithic (12)."""
    match epoch:
        case 1:
            return len(nation.cities) >= CITIES_FOR_BRONZE
        case 2:
            return len(groups_of(nation.advances)) >= GROUPS_FOR_LATE_BRONZE
        case 3:
            return len(nation.advances) >= ADVANCES_FOR_EARLY_IRON
        case 4:
            return points_of(nation.advances) >= POINTS_FOR_LATE_IRON
        case _:
            return True


def succession_points(nation: Nation, hand: Iterable[CardId]) -> int:
    """The prices of the advances; in the Late Iron Age the value of the hand and the treasury as well (12)."""
    points = points_of(nation.advances)
    if nation.marker < TRACKS[nation.id].epochs[4]:
        return points
    return points + value_of(hand) + nation.treasury


def advance_markers(board: Board, secrets: Secrets | None, story: list[Event]) -> Board:
    """All markers move at the same time."""
    for seat in board.in_nation_order:
        nation = board.nations[seat]
        if secrets is not None:
            to, reason = step_in_full(nation, succession_points(nation, secrets.hands[seat]))
        else:
            to, reason = step_of(nation)
        story.append(MarkerMoved(seat, nation.marker, to, reason))
        board = board.with_nation(seat, replace(nation, marker=to))
    return board
