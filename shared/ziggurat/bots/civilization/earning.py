"""What purchases earn: the points of the advances that they bring."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.bots.earning import Earning
from ziggurat.bots.search.budget import Budget
from ziggurat.games.civilization.advances import ADVANCES, points_of
from ziggurat.games.civilization.paying import buyable
from ziggurat.games.civilization.position import Position
from ziggurat.games.civilization.sight import own_of
from ziggurat.games.game import Seat


def earnings(position: Position, seat: Seat, budget: Budget) -> Iterator[Earning]:
    """Every purchase that the seat can pay, where it is for it to buy."""
    board = position.board
    if board.phase != "advances":
        return
    owned = points_of(board.nations[seat].advances)
    for purchase in buyable(board, seat, own_of(position, seat)):
        if budget.is_over:
            return
        budget.spend()
        bought = (advance for advance in ADVANCES if advance in purchase.cards)
        yield Earning((purchase,), owned + points_of(bought))
