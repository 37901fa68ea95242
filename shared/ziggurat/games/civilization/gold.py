"""The second half of phase 8: gold is bought with treasury tokens (8.3)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.civilization.dealing import by_fewest_cities, draw
from ziggurat.games.civilization.position import Board, Position
from ziggurat.games.civilization.refusals import BAD_VALUE, GOLD_CANNOT_PAY
from ziggurat.games.civilization.trade_actions import BuyGold
from ziggurat.games.civilization.trade_events import GoldBought
from ziggurat.games.game import Event, Refusal, Seat

GOLD_PRICE: Final = 18
"""The treasury tokens that a card of the ninth pile costs."""
GOLD_PILE: Final = 9


def most_gold(board: Board, seat: Seat) -> int:
    """How many cards of the ninth pile the seat can buy."""
    return min(board.nations[seat].treasury // GOLD_PRICE, board.piles[GOLD_PILE - 1].count)


def open_gold(position: Position, story: list[Event]) -> Position:
    """The first who can buy gold is asked, in the order of drawing (R11)."""
    return _next_buyer(position, by_fewest_cities(position.board))


def why_not_buy_gold(board: Board, seat: Seat, action: BuyGold) -> Refusal | None:
    """As many as the pile holds and can be paid."""
    if not 0 <= action.count <= board.piles[GOLD_PILE - 1].count:
        return BAD_VALUE
    return None if action.count <= most_gold(board, seat) else GOLD_CANNOT_PAY


def buy_gold(position: Position, seat: Seat, count: int, story: list[Event]) -> Position:
    """The position once the seat has bought so many, and the next one is asked."""
    story.append(GoldBought(seat, count))
    if count:
        board = position.board
        nation, paid = board.nations[seat], count * GOLD_PRICE
        nation = replace(nation, treasury=nation.treasury - paid, stock=nation.stock + paid)
        position = position.on(board.with_nation(seat, nation))
        for _ in range(count):
            position = draw(position, seat, GOLD_PILE, story)
    return _next_buyer(position, position.board.buyers)


def _next_buyer(position: Position, left: tuple[Seat, ...]) -> Position:
    board = position.board
    while left and not most_gold(board, left[0]):
        left = left[1:]
    if not left:
        return position.on(replace(board, buyers=(), owing=()))
    return position.on(replace(board, buyers=left[1:], owing=left[:1], spans=board.spans + 1))
