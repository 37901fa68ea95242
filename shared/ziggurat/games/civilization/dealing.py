"""Phase 8: nations draw trade cards for their cities (8.2, 8.3)."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.civilization.piles import taken
from ziggurat.games.civilization.position import Board, Faced, Position
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, back_of
from ziggurat.games.civilization.trade_events import CardDrawn
from ziggurat.games.game import Event, Seat

DECK = 0
"""The number of the one deck of first societies, where the full game has the piles 1 to 9."""


def deal(position: Position, story: list[Event]) -> Position:
    """The position once every nation has drawn."""
    return _drawn_in_full(position, story) if position.board.options.is_full else _dealt_in_rounds(position, story)


def by_fewest_cities(board: Board) -> tuple[Seat, ...]:
    """The seats in the order in which the full game draws: fewest cities first, then nation order (R10)."""
    return tuple(sorted(board.in_nation_order, key=lambda seat: len(board.nations[seat].cities)))


def draw(position: Position, seat: Seat, pile: int, story: list[Event]) -> Position:
    """The position once the seat has taken the top card of that pile: into the hand, but a red calamity lies face up
    before it (8.3)."""
    board, secrets = position.board, position.hidden
    card, secrets = taken(secrets, max(0, pile - 1))
    back = back_of(card)
    story.append(CardDrawn(seat, pile, back, card))
    if back == "red":
        board = replace(board, faced=(*board.faced, Faced(CALAMITY_OF[card], seat)))
    else:
        secrets = secrets.with_hand(seat, (*secrets.hands[seat], card))
    return position.on(board).keeping(secrets)


def _dealt_in_rounds(position: Position, story: list[Event]) -> Position:
    """In each round everyone who is still owed a card gets one, most cities first, until the deck is empty (8.2)."""
    board = position.board
    owed = {seat: len(nation.cities) for seat, nation in enumerate(board.nations)}
    order = sorted(board.in_nation_order, key=lambda seat: -owed[seat])
    for dealt in range(max(owed.values())):
        for seat in order:
            if owed[seat] > dealt and position.hidden.piles[0]:
                position = draw(position, seat, DECK, story)
    return position


def _drawn_in_full(position: Position, story: list[Event]) -> Position:
    """From each of the piles 1 to the number of cities one card; an empty pile gives nothing (8.3)."""
    board = position.board
    for seat in by_fewest_cities(board):
        for pile in range(1, len(board.nations[seat].cities) + 1):
            if position.hidden.piles[pile - 1]:
                position = draw(position, seat, pile, story)
    return position
