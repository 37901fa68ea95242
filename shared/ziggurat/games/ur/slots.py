"""The two slots of a civilization turn: who may still do what (rule 4.1)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Refusal, Seat
from ziggurat.games.ur.position import SLOTS, Position, TurnState
from ziggurat.games.ur.tiles import Kind

NO_TURNS_YET: Final = Refusal("not_now", "4", "turns begin after the placement rounds and the opening swap")
NO_SLOT_LEFT: Final = Refusal("no_slot_left", "4.1", "both slots of this turn are used")


def why_no_turn(position: Position) -> Refusal | None:
    """None if this is the time of turns, with no forced placement due."""
    if position.phase != "turn":
        return NO_TURNS_YET
    forced = position.turn.forced
    if forced:
        return Refusal.of("forced_placement", "4.3", "cubes must be placed on a free tile first", count=forced)
    return None


def why_no_slot(position: Position, seat: Seat, kind: Kind) -> Refusal | None:
    """What forbids that `kind` takes a slot, if anything does."""
    refusal = why_no_turn(position)
    if refusal is not None:
        return refusal
    turn = position.turn
    if kind not in position.hands[seat]:
        return Refusal.of("not_on_hand_tile", "4.1", "the hand tile does not give this action", kind=kind)
    if kind in turn.performed:
        return Refusal.of("already_performed", "4.1", "each action can be performed once a turn", kind=kind)
    return NO_SLOT_LEFT if turn.slots_used >= SLOTS else None


def performed(turn: TurnState, kind: Kind) -> TurnState:
    """The turn once `kind` has taken a slot."""
    return replace(turn, performed=turn.performed + kind, at_war=False)


def open_kinds(position: Position, seat: Seat) -> str:
    """The kinds that `seat` could perform now with a fresh slot, as letters."""
    turn = position.turn
    if position.phase != "turn" or turn.forced or turn.slots_used >= SLOTS:
        return ""
    hand = position.hands[seat]
    return "".join([kind for kind in hand if kind not in turn.performed]) if turn.performed else hand
