"""How the scores of a game of Ur went, round by round."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import NOBODY, Position
from ziggurat.games.ur.scoring import score
from ziggurat.match import Match


@dataclass(frozen=True)
class ScoreCourse:
    """`points[seat]` are a seat's points at the end of each round, the first round first.

    `built` are the ziggurats: the round (from 0) in which each rose, and whose it is.
    """

    points: tuple[tuple[int, ...], ...]
    built: tuple[tuple[int, Seat], ...]

    @property
    def rounds(self) -> int:
        """How many rounds there were."""
        return len(self.points[0]) if self.points else 0


def score_course(match: Match) -> ScoreCourse:
    """The course of a match of Ur; empty if it never came to its first round."""
    last_of_round: dict[int, Position] = {}
    for position in match.positions:
        if position.phase in ("turn", "over"):
            last_of_round[position.round] = position
    ends = list(last_of_round.values())
    points = tuple(tuple(score(end, seat).points for end in ends) for seat in range(match.seats))
    return ScoreCourse(points, tuple(_built(ends)))


def _built(ends: list[Position]) -> list[tuple[int, Seat]]:
    known: set[int] = set()
    found: list[tuple[int, Seat]] = []
    for number, end in enumerate(ends):
        for square, owner in enumerate(end.ziggurats):
            if owner != NOBODY and square not in known:
                known.add(square)
                found.append((number, owner))
    return found
