"""The remarks on a first game of Civilization, those that matter most first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.civilization.areas import AREAS, COSTS, LIMITS, NUMBER_OF, AreaNumber
from ziggurat.games.civilization.events import CityBuilt, ConflictStep, MarkerMoved
from ziggurat.games.civilization.moving import unmoved
from ziggurat.games.civilization.position import Board, Nation, Phase
from ziggurat.games.civilization.setup import nations_left
from ziggurat.games.civilization.succession import CITIES_FOR_BRONZE, EARLY_BRONZE
from ziggurat.games.civilization.support import SUPPORT
from ziggurat_client.boards.civilization.guide.card_remarks import CARD_REMARKS
from ziggurat_client.boards.guide.remark import Occasion, Remark, Spot

_GOAL: Final = "goal"
_SOON: Final = 2
"""So many squares before the Bronze Age its condition is worth a word."""
_TIGHT: Final = 2
"""So few tokens more than the cities need are worth a word."""


def _board(occasion: Occasion) -> Board:
    board: Board = occasion.moment.view.public.board
    return board


def _nation(occasion: Occasion) -> Nation:
    return _board(occasion).nations[occasion.seat]


def _asked(occasion: Occasion, phase: Phase) -> bool:
    """Whether the player owes an answer in that phase."""
    return occasion.is_ours and _board(occasion).phase == phase


def _is_farming(occasion: Occasion) -> bool:
    """Whether areas have limits, and cities are built."""
    return _board(occasion).options.mode != "nomads" and bool(_board(occasion).nations)


def _standing(occasion: Occasion) -> Iterator[tuple[AreaNumber, int]]:
    """The areas with own tokens, and how many."""
    return ((area, count) for area, count in enumerate(_nation(occasion).tokens) if count)


# ---------------------------------------------------------------------------------------- what happened


def _founded(occasion: Occasion) -> Spot | None:
    for event in occasion.events:
        if isinstance(event, CityBuilt) and event.seat == occasion.seat:
            return NUMBER_OF[event.area]
    return None


def _fought(occasion: Occasion) -> Spot | None:
    for event in occasion.events:
        if isinstance(event, ConflictStep) and occasion.seat in event.seats:
            return NUMBER_OF[event.area]
    return None


def _held_back(occasion: Occasion) -> Spot | None:
    for event in occasion.events:
        if isinstance(event, MarkerMoved) and event.seat == occasion.seat and event.reason is not None:
            return _GOAL
    return None


# ---------------------------------------------------------------------------------------- what is asked


def _nation_to_choose(occasion: Occasion) -> Spot | None:
    if not _asked(occasion, "nations"):
        return None
    return f"row nation {nations_left(_board(occasion))[0]}"


def _move(occasion: Occasion) -> Spot | None:
    if not _asked(occasion, "movement"):
        return None
    board = _board(occasion)
    return next((area for area, _ in _standing(occasion) if unmoved(board, occasion.seat, area)), None)


def _take_back(occasion: Occasion) -> Spot | None:
    movement = _board(occasion).movement
    return "undo" if _asked(occasion, "movement") and movement is not None and any(movement.moved) else None


def _all_moved(occasion: Occasion) -> Spot | None:
    if not _asked(occasion, "movement"):
        return None
    board = _board(occasion)
    return "end" if not any(unmoved(board, occasion.seat, area) for area, _ in _standing(occasion)) else None


def _sail(occasion: Occasion) -> Spot | None:
    if not _asked(occasion, "movement"):
        return None
    return next((f"row ship {number}" for number, _ in _nation(occasion).sailing), None)


def _ships(occasion: Occasion) -> Spot | None:
    return "confirm" if _asked(occasion, "ships") else None


def _expand(occasion: Occasion) -> Spot | None:
    return "suggested" if _asked(occasion, "expansion") else None


def _cities(occasion: Occasion) -> Spot | None:
    if not _asked(occasion, "cities"):
        return None
    able = [area for area, count in _standing(occasion) if count >= COSTS[area]]
    return f"row site {AREAS[able[0]].id}" if able else "confirm"


def _fight_on(occasion: Occasion) -> Spot | None:
    return "stop" if _asked(occasion, "conflicts") else None


def _reduce(occasion: Occasion) -> Spot | None:
    if not _asked(occasion, "support"):
        return None
    return f"row city {AREAS[_nation(occasion).cities[0]].id}"


# ---------------------------------------------------------------------------------------- how it stands


def _goal(occasion: Occasion) -> Spot | None:
    return _GOAL if _asked(occasion, "movement") else None


def _crowded(occasion: Occasion) -> Spot | None:
    """An area that holds more than its limit: what is too much is lost in the end."""
    if not _is_farming(occasion) or not _asked(occasion, "movement"):
        return None
    return next((area for area, count in _standing(occasion) if count > LIMITS[area]), None)


def _together(occasion: Occasion) -> Spot | None:
    """An area that is shared with another nation."""
    if not _is_farming(occasion) or not _asked(occasion, "movement"):
        return None
    board = _board(occasion)
    return next((area for area, _ in _standing(occasion) if len(board.present(area)) > 1), None)


def _gathering(occasion: Occasion) -> Spot | None:
    """A site with some tokens that could become a city."""
    if not _is_farming(occasion) or not _asked(occasion, "movement") or _nation(occasion).cities:
        return None
    return next((area for area, count in _standing(occasion) if AREAS[area].site != "none" and count > 1), None)


def _bronze(occasion: Occasion) -> Spot | None:
    if not _is_farming(occasion) or not _asked(occasion, "movement"):
        return None
    nation = _nation(occasion)
    if _board(occasion).options.mode == "first_societies":
        return None
    soon = 0 < EARLY_BRONZE[nation.id] - nation.marker <= _SOON
    return _GOAL if soon and len(nation.cities) < CITIES_FOR_BRONZE else None


def _support(occasion: Occasion) -> Spot | None:
    if not _is_farming(occasion) or not _asked(occasion, "movement"):
        return None
    nation = _nation(occasion)
    tight = nation.cities and nation.on_map - SUPPORT * len(nation.cities) <= _TIGHT
    return nation.cities[0] if tight else None


def _plan(occasion: Occasion) -> Spot | None:
    """A movement of others: not in the first turn, before it was said how to move at all."""
    board = _board(occasion)
    if board.movement is None or occasion.seat not in board.movement.after or board.turn == 1:
        return None
    return next((area for area, _ in _standing(occasion)), None)


REMARKS: Final = (
    *CARD_REMARKS,
    Remark("fight_on", "6.3", _fight_on),
    Remark("reduce", "6.4", _reduce),
    Remark("nation", "4.3", _nation_to_choose),
    Remark("expand", "6.2", _expand),
    Remark("ships", "6.2", _ships),
    Remark("cities", "6.5", _cities),
    Remark("founded", "6.5", _founded, is_news=True),
    Remark("held_back", "12", _held_back, is_news=True),
    Remark("move", "6.2", _move),
    Remark("goal", "13", _goal),
    Remark("take_back", "15", _take_back),
    Remark("fought", "6.3", _fought, is_news=True),
    Remark("all_moved", "6.2", _all_moved),
    Remark("bronze", "12", _bronze),
    Remark("gathering", "6.5", _gathering),
    Remark("sail", "6.2", _sail),
    Remark("together", "6.3", _together),
    Remark("support", "6.4", _support),
    Remark("crowded", "6.5", _crowded),
    Remark("plan", "6.2", _plan),
)
"""All of them."""
