"""Whom a victim harms with what it may order, and whom it helps if it must."""

from __future__ import annotations

from collections.abc import Iterable

from ziggurat.bots.civilization import full_worth
from ziggurat.games.civilization.orders import caps, most_ordered
from ziggurat.games.civilization.position import Board
from ziggurat.games.game import Seat


def harm(board: Board, seat: Seat) -> dict[str, int]:
    """All that may be ordered, of the strongest nations first, each up to its cap."""
    most, left = caps(board), most_ordered(board)
    worths = full_worth.worths(board, full_worth.EXPERIENCE)
    ordered: dict[str, int] = {}
    for other in sorted(most, key=lambda each: -worths[each]):
        count = min(left, most[other])
        if count:
            ordered[board.nations[other].id] = count
            left -= count
    return ordered


def weakest(board: Board, seats: Iterable[Seat]) -> Seat:
    """The one that is worst off."""
    worths = full_worth.worths(board, full_worth.EXPERIENCE)
    return min(seats, key=lambda seat: worths[seat])
