"""The result (rule 8)."""

from __future__ import annotations

from market.position import Position
from ziggurat.games.game import Result, Standing
from ziggurat.games.ranking import ranked


class TraderStanding(Standing, frozen=True, kw_only=True):
    """The score is how many wares are in the store. The breakers are how many kinds of them, how many kinds in the
    hand, and how many cards there."""

    breakers: tuple[int, int, int]


class MarketResult(Result, frozen=True):
    """The result of a market."""

    standings: tuple[TraderStanding, ...]


def result(position: Position) -> MarketResult | None:
    """The final ranking, None while the game runs."""
    board = position.board
    if board.ending is None:
        return None
    breakers = [
        (len(set(store)), len(set(hand)), len(hand)) for store, hand in zip(board.stores, position.hands, strict=True)
    ]
    keys = [(len(store), *parting) for store, parting in zip(board.stores, breakers, strict=True)]
    standings = (TraderStanding(seat, rank, keys[seat][0], breakers=breakers[seat]) for seat, rank in ranked(keys))
    return MarketResult(board.ending, tuple(standings))
