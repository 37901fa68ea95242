"""The result: who stands where, and by which temples (rules 3 and 10)."""

from __future__ import annotations

from ziggurat.games.babel.position import SEATS, Position
from ziggurat.games.game import Result, Seat, Standing


class BabelStanding(Standing, frozen=True):
    """A standing with its breakdown: the level of the temple at each site, in the order A H M P S. The tie-break is the
    number of people cards in hand."""

    levels: tuple[int, ...]


class BabelResult(Result, frozen=True):
    """The result of a game of Babel."""

    standings: tuple[BabelStanding, ...]


def result(position: Position) -> BabelResult | None:
    """The final ranking, None while the game runs.

    Whoever wins before the last temple card has the higher score, so that the ranking is the same however the game
    ended (10.1 to 10.3).
    """
    ending = position.board.ending
    return None if ending is None else BabelResult(ending, ranking(position))


def ranking(position: Position) -> tuple[BabelStanding, ...]:
    """Where both stand now, best first; equal score and equal hands share a rank."""
    keys = [_key(position, seat) for seat in range(SEATS)]
    order = sorted(range(SEATS), key=lambda seat: keys[seat], reverse=True)
    sides = position.board.sides
    return tuple(
        BabelStanding(seat, 1 + (keys[1 - seat] > keys[seat]), *keys[seat], sides[seat].levels) for seat in order
    )


def winner(position: Position) -> Seat | None:
    """Who is ahead now, None if nobody is."""
    first, second = (_key(position, seat) for seat in range(SEATS))
    return None if first == second else int(second > first)


def _key(position: Position, seat: Seat) -> tuple[int, int]:
    """What ranks a seat: score, then people cards in hand."""
    return position.board.sides[seat].score, len(position.hands[seat])
