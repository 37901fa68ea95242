"""The two slots of a civilization turn: who may still do what (rule 4.1)."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.game import IllegalAction, Seat
from ziggurat.games.ur.position import SLOTS, Position, TurnState
from ziggurat.games.ur.tiles import Kind


def require_turn(position: Position) -> None:
    """Raises IllegalAction unless this is the time of turns, with no forced placement due."""
    if position.phase != "turn":
        raise IllegalAction("not_now", "4", "turns begin after the placement rounds and the opening swap")
    if position.turn.forced:
        raise IllegalAction(
            "forced_placement", "4.3", "cubes must be placed on a free tile first", count=position.turn.forced
        )


def performed(position: Position, seat: Seat, kind: Kind) -> TurnState:
    """The turn once `kind` takes a slot. Raises IllegalAction if it cannot."""
    require_turn(position)
    turn = position.turn
    if kind not in position.hands[seat]:
        raise IllegalAction("not_on_hand_tile", "4.1", "the hand tile does not give this action", kind=kind)
    if kind in turn.performed:
        raise IllegalAction("already_performed", "4.1", "each action can be performed once a turn", kind=kind)
    if turn.slots_used >= SLOTS:
        raise IllegalAction("no_slot_left", "4.1", "both slots of this turn are used")
    return replace(turn, performed=turn.performed + kind, at_war=False)


def open_kinds(position: Position, seat: Seat) -> str:
    """The kinds that `seat` could perform now with a fresh slot, as letters."""
    turn = position.turn
    if position.phase != "turn" or turn.forced or turn.slots_used >= SLOTS:
        return ""
    hand = position.hands[seat]
    return "".join([kind for kind in hand if kind not in turn.performed]) if turn.performed else hand
