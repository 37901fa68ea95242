"""The remarks on a first game of Ur, those that matter most first."""

from __future__ import annotations

from typing import Final

from ziggurat.games.ur.building import ready_to_build
from ziggurat.games.ur.events import Attacked, ZigguratBuilt
from ziggurat.games.ur.growth import culture_gains, trade_gains
from ziggurat.games.ur.position import SLOTS, Position
from ziggurat.games.ur.scoring import score
from ziggurat.games.ur.slots import open_kinds
from ziggurat.games.ur.tiles import AGRICULTURE, CULTURE, POLITICS, TRADE, WAR, Kind
from ziggurat.games.ur.war import attacks
from ziggurat_client.boards.guide.remark import Finding, Occasion, Remark, Spot
from ziggurat_client.boards.ur.choosing.modes import MARKET

_FEW: Final = 2
"""With so many ziggurats left the end is near."""
_GOAL: Final = "goal"
_BOARD: Final = "board"


def _position(occasion: Occasion) -> Position:
    position: Position = occasion.moment.view.public
    return position


def _change(occasion: Occasion) -> int:
    """By how much the step changed the player's points, once the turns have begun."""
    position = _position(occasion)
    if occasion.before is None or position.phase != "turn":
        return 0
    return score(position, occasion.seat).points - score(occasion.before.public, occasion.seat).points


# ---------------------------------------------------------------------------------------- what happened


def _attacked(occasion: Occasion) -> Spot | None:
    found = (e.target for e in occasion.events if isinstance(e, Attacked) and e.defender == occasion.seat)
    return next(found, None)


def _fell(occasion: Occasion) -> Spot | None:
    return _GOAL if _change(occasion) < 0 else None


def _rose(occasion: Occasion) -> Spot | None:
    return _GOAL if _change(occasion) > 0 else None


def _built(occasion: Occasion) -> Spot | None:
    return next((e.square for e in occasion.events if isinstance(e, ZigguratBuilt) and e.seat == occasion.seat), None)


def _rival_built(occasion: Occasion) -> Spot | None:
    return next((e.square for e in occasion.events if isinstance(e, ZigguratBuilt) and e.seat != occasion.seat), None)


# ---------------------------------------------------------------------------------------- how it stands


def _last_round(occasion: Occasion) -> Spot | None:
    return "stock" if _position(occasion).last_round else None


def _few_ziggurats(occasion: Occasion) -> Spot | None:
    return "stock" if _position(occasion).stock <= _FEW else None


def _forced(occasion: Occasion) -> Spot | None:
    return _BOARD if occasion.is_ours and _position(occasion).turn.forced else None


def _short(occasion: Occasion) -> Spot | None:
    pending = _position(occasion).pending
    return _BOARD if pending and pending[0].seat == occasion.seat else None


def _first_cube(occasion: Occasion) -> Spot | None:
    position = _position(occasion)
    return _BOARD if occasion.is_ours and position.phase == "placement" and position.round == 1 else None


def _first_points(occasion: Occasion) -> Spot | None:
    return _GOAL if occasion.seat in _position(occasion).owners else None


def _second_cube(occasion: Occasion) -> Spot | None:
    position = _position(occasion)
    return _BOARD if occasion.is_ours and position.phase == "placement" and position.round > 1 else None


def _opening(occasion: Occasion) -> Spot | None:
    return _hand(occasion) if occasion.is_ours and _position(occasion).phase == "opening" else None


def _hand(occasion: Occasion) -> Spot:
    return f"hand {occasion.seat}"


def _in_turn(occasion: Occasion) -> Position | None:
    """The position in which the player may act in an ordinary turn, or None."""
    position = _position(occasion)
    free = position.phase == "turn" and not position.pending and not position.turn.forced
    return position if occasion.is_ours and free else None


def _untouched(occasion: Occasion) -> Position | None:
    """The position in which the player's turn begins, or None."""
    position = _in_turn(occasion)
    return None if position is None or position.turn.slots_used else position


def _turn(occasion: Occasion) -> Spot | None:
    position = _untouched(occasion)
    return None if position is None else f"action {position.hands[occasion.seat][0]}"


def _build(occasion: Occasion) -> Spot | None:
    position = _untouched(occasion)
    return None if position is None else next(iter(ready_to_build(position, occasion.seat)), None)


def _works(position: Position, seat: int, kind: Kind) -> bool:
    """Whether an action would find something to work on."""
    match kind:
        case "T":
            return bool(trade_gains(position, seat))
        case "C":
            return bool(culture_gains(position, seat))
        case "P":
            return position.owners.count(seat) > 1
        case "W":
            return bool(attacks(position, seat))
        case _:
            return True


def _possible(kind: Kind) -> Finding:
    """The first time that an action is offered, and would work."""

    def find(occasion: Occasion) -> Spot | None:
        position = _in_turn(occasion)
        if position is None or kind not in open_kinds(position, occasion.seat):
            return None
        return f"action {kind}" if _works(position, occasion.seat, kind) else None

    return find


def _undo(occasion: Occasion) -> Spot | None:
    position = _in_turn(occasion)
    return "undo" if position is not None and 0 < position.turn.slots_used < SLOTS else None


def _cube(occasion: Occasion) -> Spot | None:
    position = _untouched(occasion)
    return "place" if position is not None and position.round > 1 else None


def _swap(occasion: Occasion) -> Spot | None:
    position = _in_turn(occasion)
    done = position is not None and position.turn.slots_used >= SLOTS and not position.turn.at_war
    return _hand(occasion) if done else None


def _market(occasion: Occasion) -> Spot | None:
    return MARKET if _swap(occasion) is not None and _position(occasion).market else None


def _supply(occasion: Occasion) -> Spot | None:
    return f"supply {occasion.seat}" if _position(occasion).supplies[occasion.seat] == 0 else None


REMARKS: Final = (
    Remark("last_round", "7", _last_round),
    Remark("attacked", "5.5", _attacked, is_news=True),
    Remark("fell", "8", _fell, is_news=True),
    Remark("built", "4.2", _built, is_news=True),
    Remark("rival_built", "7", _rival_built, is_news=True),
    Remark("forced", "4.3", _forced),
    Remark("short", "5.2", _short),
    Remark("first_cube", "3.4", _first_cube),
    Remark("goal", "8", _first_points),
    Remark("second_cube", "3.5", _second_cube),
    Remark("opening", "3.6", _opening),
    Remark("rose", "8", _rose, is_news=True),
    Remark("turn", "4.1", _turn),
    Remark("build", "4.2", _build),
    Remark("swap", "4.4", _swap),
    Remark("agriculture", "5.1", _possible(AGRICULTURE)),
    Remark("trade", "5.2", _possible(TRADE)),
    Remark("culture", "5.3", _possible(CULTURE)),
    Remark("politics", "5.4", _possible(POLITICS)),
    Remark("war", "5.5", _possible(WAR)),
    Remark("undo", "6", _undo),
    Remark("cube", "4.1", _cube),
    Remark("market", "4.4", _market),
    Remark("few_ziggurats", "7", _few_ziggurats),
    Remark("supply", "5", _supply),
)
"""All of them."""
