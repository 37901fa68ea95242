"""Moving the pawn, and settling people where it stands (rules 7.1 and 7.2)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.babel.actions import Move, Settle
from ziggurat.games.babel.events import CardSettled, PawnMoved
from ziggurat.games.babel.peoples import without
from ziggurat.games.babel.position import Position
from ziggurat.games.babel.situation import Situation
from ziggurat.games.babel.starting import START_CARD_IMPOSSIBLE, can_still_start
from ziggurat.games.game import Event, Refusal

NOT_IN_HAND_TO_MOVE: Final = Refusal("card_not_in_hand", rule="7.1", detail="there is no such card in the hand")
ALREADY_THERE: Final = Refusal("already_there", rule="7.1", detail="the pawn stands on that site")
NOWHERE_TO_SETTLE: Final = Refusal("pawn_in_quarry", rule="7.2", detail="the pawn stands on no site yet")
NOT_IN_HAND_TO_SETTLE: Final = Refusal("card_not_in_hand", rule="7.2", detail="there is no such card in the hand")


def why_not_move(situation: Situation, action: Move) -> Refusal | None:
    """What forbids the move, if anything does (7.1)."""
    own, hand = situation.own, situation.hand
    if action.card not in hand or len(action.card) != 1:  # a text lies in a text also if it is empty or longer
        return NOT_IN_HAND_TO_MOVE
    if own.pawn == action.card:
        return ALREADY_THERE
    if own.start_card:
        moved = replace(own, pawn=action.card)
        if not can_still_start(moved, len(hand) - 1, migrated=situation.board.migrated):
            return START_CARD_IMPOSSIBLE
    return None


def move(position: Position, action: Move) -> tuple[Position, tuple[Event, ...]]:
    """Discard the card and go to the site of its people."""
    board, card = position.board, action.card
    seat, side = board.seat, board.sides[board.seat]
    gone = replace(board.with_side(seat, replace(side, pawn=card)), discard=board.discard + card)
    after = replace(position.with_hand(seat, without(position.hands[seat], card)), board=gone)
    return after, (PawnMoved(seat, side.pawn, card, card),)


def why_not_settle(situation: Situation, action: Settle) -> Refusal | None:
    """What forbids settling, if anything does (7.2)."""
    if situation.own.pawn is None:
        return NOWHERE_TO_SETTLE
    if action.card not in situation.hand or len(action.card) != 1:
        return NOT_IN_HAND_TO_SETTLE
    return None


def settle(position: Position, action: Settle) -> tuple[Position, tuple[Event, ...]]:
    """Lay the card at the end of the column at the pawn's site."""
    board, card = position.board, action.card
    seat, side = board.seat, board.sides[board.seat]
    column = side.column(side.site)
    settled = board.with_side(seat, side.with_column(side.site, column + card))
    after = replace(position.with_hand(seat, without(position.hands[seat], card)), board=settled)
    return after, (CardSettled(seat, side.site, card, len(column)),)
