"""What everyone comes to: treasures fill the weakest colours, and the weakest colour decides (rule 10)."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games.game import Result, Standing
from ziggurat.games.ranking import ranked
from ziggurat.games.tigris.position import Position


class TigrisStanding(Standing, frozen=True, kw_only=True):
    """A standing with its breakdown: by colour the points gained and what they are once the treasures are spread.

    The score is the weakest of the latter; the breakers are the others, ascending.
    """

    points: tuple[int, ...]
    treasures: int
    spread: tuple[int, ...]


class TigrisResult(Result, frozen=True):
    """The result of a game."""

    standings: tuple[TigrisStanding, ...]


def result(position: Position) -> TigrisResult | None:
    """The final ranking, None while the game runs."""
    ending = position.board.ending
    return None if ending is None else TigrisResult(ending, ranking(position.points, position.treasures))


def spread(points: Sequence[int], treasures: int) -> tuple[int, ...]:
    """The points by colour once the treasures are given, one at a time, to the colour that is lowest then; of equal
    ones to the earlier."""
    filled = list(points)
    for _ in range(treasures):
        filled[filled.index(min(filled))] += 1
    return tuple(filled)


def ranking(points: Sequence[tuple[int, ...]], treasures: Sequence[int]) -> tuple[TigrisStanding, ...]:
    """Where everyone stands, best first: compared by the weakest colour, then by the second weakest, and so on."""
    filled = [spread(own, wild) for own, wild in zip(points, treasures, strict=True)]
    ascending = [tuple(sorted(own)) for own in filled]
    return tuple(
        TigrisStanding(
            seat,
            rank,
            ascending[seat][0],
            breakers=ascending[seat][1:],
            points=points[seat],
            treasures=treasures[seat],
            spread=filled[seat],
        )
        for seat, rank in ranked(ascending)
    )
