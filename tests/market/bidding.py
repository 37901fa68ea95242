"""Bidding: everybody at once, hidden until all have laid a card (rule 2)."""

from __future__ import annotations

from typing import Final, cast

from msgspec.structs import replace

from market.actions import Bid
from market.course import Outcome, entered, first_seat
from market.events import BidLaid, BidsRevealed
from market.position import Position, Purse, Shown, with_entry
from market.wares import WARES, Ware, without
from ziggurat.games.game import Refusal, Seat, View

NOT_IN_HAND: Final = Refusal("card_not_in_hand", rule="2", detail="that card is not in the hand")


def why_not_bid(view: View[Shown, Purse], action: Bid) -> Refusal | None:
    """What forbids it, if anything does."""
    return None if view.private is not None and action.ware in tuple(view.private.hand) else NOT_IN_HAND


def bid(position: Position, seat: Seat, action: Bid) -> Outcome:
    """The card is laid; the last one turns them all over."""
    board = position.board
    answered = tuple(sorted((*board.answered, seat)))
    laid = replace(
        position.with_hand(seat, without(position.hands[seat], action.ware)),
        board=replace(board, answered=answered),
        bids=with_entry(position.bids, seat, action.ware),
    )
    told = BidLaid(seat, action.ware)
    if len(answered) < len(board.stores):
        return laid, (told,)
    winner = _winner(laid)
    revealed = BidsRevealed(tuple(cast(Ware, ware) for ware in laid.bids), winner)
    chosen = replace(entered(laid.board, "choice"), chooser=winner)
    return replace(laid, board=chosen, bids=("",) * len(laid.bids)), (told, revealed)


def _winner(position: Position) -> Seat:
    """Whose card is the most valuable, of equals the first from the round's first seat on (2.1)."""
    seats, first = len(position.bids), first_seat(position.board)
    return max(position.board.seats, key=lambda seat: (WARES.index(position.bids[seat]), -((seat - first) % seats)))
