"""The result: who stands where, and by which temples (rules 3 and 10)."""

from __future__ import annotations

from ziggurat.games.babel.position import Board, Position
from ziggurat.games.game import Result, Seat, Standing
from ziggurat.games.ranking import ranked


class BabelStanding(Standing, frozen=True, kw_only=True):
    """A standing with its breakdown: the level of the temple at each site, in the order A H M P S. The breaker is the
    number of people cards in hand."""

    breakers: tuple[int]
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
    return tuple(
        BabelStanding(seat, rank, board.scores[seat], breakers=(held[seat],), levels=board.sides[seat].levels)
        for seat, rank in ranked(list(zip(board.scores, held, strict=True)))
    )


def winner(position: Position) -> Seat | None:
    """Who is ahead now, None if nobody is."""
    first, second = zip(position.board.scores, _held(position), strict=True)
    return None if first == second else int(second > first)


def _held(position: Position) -> tuple[int, int]:
    """How many people cards each seat holds."""
    return len(position.hands[0]), len(position.hands[1])
