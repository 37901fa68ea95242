"""The result: who stands where, and by which temples (rules 3 and 10)."""

from __future__ import annotations

from ziggurat.games.babel.position import SEATS, Board, Position
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
    return None if ending is None else BabelResult(ending, ranking(position.board, _held(position)))


def ranking(board: Board, held: tuple[int, int]) -> tuple[BabelStanding, ...]:
    """Where both stand now, best first; equal score and equal hands share a rank. `held`: by seat, how many cards."""
    keys = list(zip(board.scores, held, strict=True))
    order = sorted(range(SEATS), key=lambda seat: keys[seat], reverse=True)
    return tuple(
        BabelStanding(seat, 1 + (keys[1 - seat] > keys[seat]), *keys[seat], board.sides[seat].levels) for seat in order
    )


def winner(position: Position) -> Seat | None:
    """Who is ahead now, None if nobody is."""
    first, second = zip(position.board.scores, _held(position), strict=True)
    return None if first == second else int(second > first)


def _held(position: Position) -> tuple[int, int]:
    """How many people cards each seat holds."""
    return len(position.hands[0]), len(position.hands[1])
