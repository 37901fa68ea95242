"""What taxes, cards and purchases change of a board that is shown (6.1, 8, 10)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from ziggurat.games.civilization.advances import in_table_order
from ziggurat.games.civilization.gold import GOLD_PRICE
from ziggurat.games.civilization.position import Board, Purchases
from ziggurat.games.civilization.trade_events import (
    AdvancesBought,
    BuyingEnded,
    BuyingStarted,
    CardDrawn,
    CardsDiscarded,
    GoldBought,
    Taxed,
    TradeDone,
)
from ziggurat.games.game import Seat

CardEvent: TypeAlias = (
    Taxed | CardDrawn | GoldBought | TradeDone | BuyingStarted | AdvancesBought | BuyingEnded | CardsDiscarded
)
"""What concerns treasuries, hands and advances."""


def dealt(board: Board, event: CardEvent) -> Board:
    """The board once that has happened."""
    match event:
        case Taxed(seat, _, amount):
            return _paid_in(board, seat, amount)
        case GoldBought(seat, count):
            return _paid_in(board, seat, -count * GOLD_PRICE)
        case CardDrawn(seat, _, back):
            return board if back == "red" else _held(board, seat, 1)
        case TradeDone(seat, partner, offered, replied):
            more = replied.count - offered.count
            return _held(_held(board, seat, more), partner, -more)
        case CardsDiscarded(seat, count):
            return _held(board, seat, -count)
        case BuyingStarted(seat):
            order = tuple(reversed(board.in_nation_order))
            purchases = Purchases(seat, order[order.index(seat) + 1 :])
            return replace(board, purchases=purchases, owing=(seat,), answered=())
        case AdvancesBought():
            return _bought(board, event)
        case BuyingEnded():
            return replace(board, purchases=None, owing=())


def _paid_in(board: Board, seat: Seat, amount: int) -> Board:
    """So many tokens went from the stock to the treasury, or back if `amount` is negative."""
    nation = board.nations[seat]
    return board.with_nation(seat, replace(nation, stock=nation.stock - amount, treasury=nation.treasury + amount))


def _held(board: Board, seat: Seat, more: int) -> Board:
    """The seat holds so many cards more."""
    if not board.hands:
        return board
    hands = list(board.hands)
    hands[seat] += more
    return replace(board, hands=tuple(hands))


def _bought(board: Board, event: AdvancesBought) -> Board:
    seat, purchases = event.seat, board.purchases
    board = _held(_paid_in(board, seat, -event.treasury), seat, -len(event.cards))
    nation = board.nations[seat]
    owned = in_table_order((*nation.advances, *event.advances))
    board = board.with_nation(seat, replace(nation, advances=owned))
    if purchases is None:
        return board
    return replace(board, purchases=replace(purchases, fresh=(*purchases.fresh, *event.advances)))
