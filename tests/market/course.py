"""From one phase to the next."""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from msgspec.structs import replace

from market.events import CardDealt, MarketEnded, RowFilled
from market.position import Board, MarketOptions, Phase, Position, with_entry
from market.wares import GENERATORS, Ware, drawn, in_order
from ziggurat.games.game import Event, Seat

SEAT_COUNTS: Final = (2, 3, 4, 5, 6, 7)
DEALT: Final = 4
"""How many cards each trader begins with."""
ROW: Final = 4
"""How many wares the row has."""
Outcome: TypeAlias = tuple[Position, tuple[Event, ...]]


def set_up(seats: int, options: MarketOptions, seed: int) -> Position:
    """The first bidding. Raises ValueError unless there are 2 to 7 seats."""
    if seats not in SEAT_COUNTS:
        raise ValueError(f"a market takes 2 to 7 traders, not {seats}")
    cards, generator = drawn(seed, seats * DEALT + ROW)
    hands = tuple(in_order(cards[seat * DEALT : (seat + 1) * DEALT]) for seat in range(seats))
    board = Board(options, ("",) * seats, in_order(cards[-ROW:]))
    return Position(board, hands, ("",) * seats, (), generator % GENERATORS)


def entered(board: Board, phase: Phase) -> Board:
    """The board at the beginning of that phase."""
    return replace(board, phase=phase, stretch=board.stretch + 1, answered=(), closed=(), taken=0)


def first_seat(board: Board) -> Seat:
    """The first seat of the round."""
    return (board.round - 1) % len(board.stores)


def market_ended(position: Position) -> Outcome:
    """What was laid aside goes back (4.6); then comes the night, the next round without one, or the end."""
    hands = position.hands
    for offer in position.offers:
        hands = with_entry(hands, offer.seat, in_order(hands[offer.seat] + offer.give))
    after = replace(position.with_offers(()), hands=hands)
    board, ended = after.board, MarketEnded()
    if board.round == board.options.rounds:
        return replace(after, board=replace(entered(board, "over"), ending="last_round")), (ended,)
    dark = replace(after, board=entered(board, "night"))
    if board.options.night:
        return dark, (ended,)
    dawn, story = night_ended(dark)
    return dawn, (ended, *story)


def night_ended(position: Position) -> Outcome:
    """Everybody is dealt a card, the row is filled, and the next round begins (5)."""
    board = position.board
    cards, generator = drawn(position.generator, len(board.stores) + ROW - len(board.row))
    dealt, row = cards[: len(board.stores)], in_order(board.row + cards[len(board.stores) :])
    hands = tuple(in_order(hand + card) for hand, card in zip(position.hands, dealt, strict=True))
    begun = replace(entered(board, "bidding"), round=board.round + 1, row=row, chooser=None)
    told = tuple(CardDealt(seat, cast(Ware, card)) for seat, card in enumerate(dealt))
    return replace(position, board=begun, hands=hands, generator=generator), (*told, RowFilled(row))
