"""Several games one after the other at one table, whose seats turn: what each seat has from the games so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from ziggurat.bounds import MOST_SEATS, Count
from ziggurat.games.game import Result, Standing

MOST_GAMES: Final = 7
"""The most games of a series that a host can name; one as long as the table has seats may have as many as those."""

SeriesLength: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
Points: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=MOST_SEATS)]
"""What one seat got for a game, in halves."""
Total: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=MOST_SEATS * MOST_SEATS)]
Score: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**53) + 1, le=2**53 - 1)]


class SeriesTerms(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many `games` make a series, 0 being as many as the table has seats, so that each sits everywhere once.

    `seats` says how those of its first game are found: `kept` as people sit, or `drawn` by lot.
    """

    games: Annotated[int, msgspec.Meta(ge=0, le=MOST_GAMES)] = 1
    seats: Literal["kept", "drawn"] = "kept"

    def length(self, seats: int) -> int:
        """How many games that are at a table of so many seats."""
        return self.games or seats


NO_SERIES: Final = SeriesTerms()
"""The usual terms: every game is one by itself. Messages leave them out."""


class SeriesSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat has from the games that count so far: `points` and `scores` game by game, and their sums.

    The `rank` is by the sum of the points, and where that is equal by the sum of the scores; equals share it. Before
    a game counts it is 0.
    """

    points: Annotated[tuple[Points, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    scores: Annotated[tuple[Score, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    total: Total = 0.0
    score: Score = 0
    rank: Count = 0


class Series(msgspec.Struct, frozen=True):
    """A series of so many `games`, of which the one of that number (`game`, from 1) is played or was last played.

    `seats` are in the order in which they sit now: what a seat has goes with it when the seats turn.
    """

    games: SeriesLength
    game: SeriesLength
    seats: Annotated[tuple[SeriesSeat, ...], msgspec.Meta(max_length=MOST_SEATS)]

    @property
    def counted(self) -> int:
        """How many of its games count so far."""
        return min((len(seat.points) for seat in self.seats), default=0)

    @property
    def is_over(self) -> bool:
        """Whether its last game counts."""
        return self.counted >= self.games

    def with_result(self, result: Result) -> Series:
        """The series once its game ended like this; the same if that game counts already, or was called off."""
        if self.counted >= self.game or not result.standings:
            return self
        points, standings = points_of(result.standings), {standing.seat: standing for standing in result.standings}
        seats = [(*seat.points, points[number]) for number, seat in enumerate(self.seats)]
        scores = [(*seat.scores, standings[number].score) for number, seat in enumerate(self.seats)]
        return self._of(seats, scores)

    def before_last(self) -> Series:
        """The series as it stood before the last game that counts."""
        return self._of([seat.points[:-1] for seat in self.seats], [seat.scores[:-1] for seat in self.seats])

    def with_next_game(self) -> Series:
        """The series when its next game begins: every seat has moved up by one, and the first is last."""
        return Series(self.games, self.game + 1, (*self.seats[1:], *self.seats[:1]))

    def _of(self, points: Sequence[tuple[float, ...]], scores: Sequence[tuple[int, ...]]) -> Series:
        """The same series, if the seats have these points and scores."""
        sums = [(float(sum(own)), sum(score)) for own, score in zip(points, scores, strict=True)]
        ranks = [1 + sum(other > own for other in sums) if any(points) else 0 for own in sums]
        seats = [
            SeriesSeat(own, score, *total, rank)
            for own, score, total, rank in zip(points, scores, sums, ranks, strict=True)
        ]
        return Series(self.games, self.game, tuple(seats))


def new_series(games: int, seats: int) -> Series:
    """A series of so many games before its first, at a table of so many seats."""
    return Series(games, 1, (SeriesSeat(),) * seats)


def points_of(standings: Sequence[Standing]) -> dict[int, float]:
    """By seat the points of a game: one for each other player that one finished ahead of, half for each equal."""
    return {
        own.seat: sum(
            1.0 if own.rank < other.rank else 0.5 for other in standings if other is not own and own.rank <= other.rank
        )
        for own in standings
    }
