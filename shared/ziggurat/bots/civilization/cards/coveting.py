"""What advances are worth to a nation, in points: on its way to victory, and as credit for others."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.advances import ADVANCES, MOST_IN_FULL, cost_of
from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.civilization.purchasing import copies_left
from ziggurat.games.civilization.scoring import CIVIC_VIRTUES
from ziggurat.games.civilization.succession import (
    ADVANCES_FOR_EARLY_IRON,
    FINISH,
    GROUPS_FOR_LATE_BRONZE,
    TRACKS,
    goal_of,
)
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.game import Seat

_CREDIT: Final = 0.5
"""The share of credits that will be used."""
_EFFECTS: Final[dict[AdvanceId, float]] = {
    "agriculture": 35.0,
    "coinage": 10.0,
    "engineering": 10.0,
    "astronomy": 8.0,
    "metallurgy": 8.0,
    "weaving": 4.0,
    "pottery": 6.0,
    "medicine": 8.0,
    "law": 10.0,
}
"""What they do on the map and against calamities."""
_GROUP: Final = 40.0
"""What a group is worth that is still missing for the Late Bronze Age."""
_WHOLE: Final = 60.0
"""What it is worth that none is missing."""
_COUNT: Final = 30.0
"""What another advance is worth while seven are missing for the Early Iron Age."""
_CHEAP: Final = 90
"""The average price that eleven advances need to have for a thousand points."""
_PLACE: Final = 75.0
"""What one more of any advances is worth to a society that lacks some."""
_RARE: Final = 30.0


def worth_of(board: Board, seat: Seat, advance: AdvanceId, future: float = 1.0) -> float:
    """What it is worth that the nation of the seat buys the advance now, where its effects and credits will be of so
    much use: 1 in the middle of the game, 0 at its end."""
    nation = board.nations[seat]
    worth = future * (_EFFECTS.get(advance, 0.0) + _CREDIT * _credits(board, nation, advance))
    if board.options.is_full:
        return worth + ADVANCES[advance].price - _crowding(board, nation, advance)
    return worth + _for_society(board, nation, advance)


def wanted(board: Board, nation: Nation) -> frozenset[AdvanceId]:
    """The advances that the nation may still get."""
    return frozenset(
        advance for advance in ADVANCES if advance not in nation.advances and copies_left(board, advance) > 0
    )


def _credits(board: Board, nation: Nation, advance: AdvanceId) -> int:
    """What the advance gives off the price of others that are still wanted and cost something."""
    open_to = wanted(board, nation)
    if not board.options.is_full:
        open_to &= CIVIC_VIRTUES
    found = 0
    for other, credit in ADVANCES[advance].credits.items():
        if other in open_to:
            found += min(credit, cost_of(other, nation.advances))
    return found


def track_worth(board: Board, nation: Nation, groups: int, count: int) -> float:
    """What it is worth on the succession table to own advances of so many groups, and so many of them: the more, the
    sooner an epoch asks for them (12)."""
    if not board.options.is_full:
        return 0.0
    track, goal = TRACKS[nation.id], goal_of(board.options)
    worth = 0.0
    if nation.marker < track.epochs[2] <= goal:
        urgency = _urgency(track.epochs[2] - 1 - nation.marker)
        whole = _WHOLE if groups >= GROUPS_FOR_LATE_BRONZE else 0.0
        worth += urgency * (_GROUP * min(groups, GROUPS_FOR_LATE_BRONZE) + whole)
    if nation.marker < track.epochs[3] <= goal:
        urgency = _urgency(track.epochs[3] - 1 - nation.marker)
        worth += urgency * _COUNT * min(count, ADVANCES_FOR_EARLY_IRON)
    return worth


def _urgency(turns: int) -> float:
    """How much more something counts that is needed in so many turns."""
    return 2.0 if turns <= 0 else 1.5 if turns == 1 else 1.0


def _crowding(board: Board, nation: Nation, advance: AdvanceId) -> float:
    """What a cheap advance costs by the place that it takes."""
    if goal_of(board.options) == FINISH and _is_crowded(nation, advance):
        return 0.8 * (_CHEAP - ADVANCES[advance].price)
    return 0.0


def _is_crowded(nation: Nation, advance: AdvanceId) -> bool:
    """Whether a cheap one takes a place among the eleven that a dearer one should have."""
    cheap = sum(ADVANCES[each].price < _CHEAP for each in nation.advances)
    return ADVANCES[advance].price < _CHEAP and cheap >= 3 and len(nation.advances) < MOST_IN_FULL


def _for_society(board: Board, nation: Nation, advance: AdvanceId) -> float:
    """What the advance is worth for a whole society (13)."""
    price = ADVANCES[advance].price
    if advance in CIVIC_VIRTUES:
        scarce = _RARE if copies_left(board, advance) < board.seats else 0.0
        return 1.3 * price + scarce
    others = sum(each not in CIVIC_VIRTUES for each in nation.advances)
    needed = board.options.victory_cards - len(CIVIC_VIRTUES)
    return _PLACE if others < needed else 0.25 * price
