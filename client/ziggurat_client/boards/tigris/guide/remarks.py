"""The remarks on a first game of Tigris & Euphrates, those that matter most first."""

from __future__ import annotations

from typing import Final

from ziggurat.games.tigris.colours import INDEX
from ziggurat.games.tigris.events import LeaderRemoved, TreasureTaken, VpGained
from ziggurat.games.tigris.position import Board, Phase
from ziggurat.games.tigris.spaces import Space, number_of
from ziggurat_client.boards.guide.remark import Occasion, Remark, Spot
from ziggurat_client.boards.tigris.choosing.known import Known, known_by

_GOAL: Final = "goal"
_AHEAD: Final = 3
"""So many points more than of the weakest colour are worth a word."""
_FEW_TILES: Final = 12
"""With so few tiles in the bag the end is near."""
_FEW_TREASURES: Final = 4
_CALM: Final = 7
"""From this turn on a player has seen how kingdoms grow, and may learn how to break them."""


def _board(occasion: Occasion) -> Board:
    board: Board = occasion.moment.view.public.board
    return board


def _known(occasion: Occasion) -> Known:
    return known_by(occasion.seat, occasion.moment.view)


def _acts(occasion: Occasion) -> bool:
    """Whether the player may act in a turn of their own."""
    return occasion.is_ours and _board(occasion).phase == "action"


def _asked(occasion: Occasion, *phases: Phase) -> bool:
    """Whether the player has to answer a question of these phases."""
    return occasion.is_ours and _board(occasion).phase in phases


def _standing(occasion: Occasion) -> list[Space]:
    """Where the player's leaders stand."""
    return [space for space in _board(occasion).leaders[occasion.seat] if space is not None]


# ---------------------------------------------------------------------------------------- what happened


def _gained(occasion: Occasion) -> Spot | None:
    gained = any(isinstance(event, VpGained) and event.seat == occasion.seat for event in occasion.events)
    return _GOAL if gained else None


def _rival_gained(occasion: Occasion) -> Spot | None:
    for event in occasion.events:
        if isinstance(event, VpGained) and event.cause == "tile" and event.seat != occasion.seat:
            return number_of(event.space)
    return None


def _leader_lost(occasion: Occasion) -> Spot | None:
    for event in occasion.events:
        if isinstance(event, LeaderRemoved) and event.seat == occasion.seat:
            return number_of(event.space)
    return None


def _treasure(occasion: Occasion) -> Spot | None:
    taken = any(isinstance(event, TreasureTaken) and event.seat == occasion.seat for event in occasion.events)
    return _GOAL if taken else None


# ---------------------------------------------------------------------------------------- what is asked


def _commit(occasion: Occasion) -> Spot | None:
    conflict = _board(occasion).conflict
    if conflict is None or not _asked(occasion, "commit_attacker", "commit_defender"):
        return None
    own = conflict.attacker if conflict.attacker.seat == occasion.seat else conflict.defender
    return number_of(own.space)


def _monument(occasion: Occasion) -> Spot | None:
    board = _board(occasion)
    return number_of(board.squares[0].space) if board.squares and _asked(occasion, "monument") else None


# ---------------------------------------------------------------------------------------- how it stands


def _goal(occasion: Occasion) -> Spot | None:
    return _GOAL if _acts(occasion) else None


def _first_leader(occasion: Occasion) -> Spot | None:
    return "leader red" if _acts(occasion) and not _standing(occasion) else None


def _second_leader(occasion: Occasion) -> Spot | None:
    own = _board(occasion).leaders[occasion.seat]
    if not _acts(occasion) or len(_standing(occasion)) != 1:
        return None
    return "leader black" if own[INDEX["black"]] is None else "leader red"


def _lay(occasion: Occasion) -> Spot | None:
    return "tile 0" if _acts(occasion) and _standing(occasion) and _known(occasion).hand else None


def _farm(occasion: Occasion) -> Spot | None:
    place = _known(occasion).hand.find("b")
    return f"tile {place}" if _acts(occasion) and _standing(occasion) and place >= 0 else None


def _undo(occasion: Occasion) -> Spot | None:
    return "undo" if _acts(occasion) and _board(occasion).actions == 1 else None


def _weakest(occasion: Occasion) -> Spot | None:
    points = _known(occasion).own.points[: len(_board(occasion).options.colours)]
    return _GOAL if _acts(occasion) and max(points) - min(points) >= _AHEAD else None


def _swap(occasion: Occasion) -> Spot | None:
    hand = _known(occasion).hand
    return "action swap" if _acts(occasion) and hand and len(set(hand)) <= len(hand) // 3 else None


def _catastrophe(occasion: Occasion) -> Spot | None:
    board = _board(occasion)
    left = board.catastrophes[occasion.seat]
    return "catastrophe" if _acts(occasion) and left and board.turn > _CALM * board.seats else None


def _few_tiles(occasion: Occasion) -> Spot | None:
    return "bag" if occasion.moment.view.public.bag <= _FEW_TILES and _acts(occasion) else None


def _few_treasures(occasion: Occasion) -> Spot | None:
    spaces = _board(occasion).spaces
    left = spaces.count("R") + spaces.count("X")
    return "treasures" if left <= _FEW_TREASURES and _acts(occasion) else None


REMARKS: Final = (
    Remark("commit", "6.1", _commit),
    Remark("monument", "7", _monument),
    Remark("leader_lost", "6", _leader_lost, is_news=True),
    Remark("treasure", "8", _treasure, is_news=True),
    Remark("goal", "10", _goal),
    Remark("leader", "5.1", _first_leader),
    Remark("gained", "5.2", _gained, is_news=True),
    Remark("lay", "5.2", _lay),
    Remark("undo", "11.1", _undo),
    Remark("second_leader", "5.1", _second_leader),
    Remark("farm", "5.2", _farm),
    Remark("rival_gained", "5.2", _rival_gained, is_news=True),
    Remark("weakest", "10", _weakest),
    Remark("swap", "5.4", _swap),
    Remark("catastrophe", "5.3", _catastrophe),
    Remark("few_treasures", "10", _few_treasures),
    Remark("few_tiles", "10", _few_tiles),
)
"""All of them."""
