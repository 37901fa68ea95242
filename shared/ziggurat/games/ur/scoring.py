"""Scoring (rule 8): sets of different kinds, the best partition, and the ranking."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from ziggurat.games.game import Result, Seat, Standing
from ziggurat.games.ranking import ranked
from ziggurat.games.ur.land import owned_squares
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.tiles import KINDS, Kind

ZIGGURAT: Final = "Z"
"""The sixth kind: each ziggurat itself."""
SET_KINDS: Final = KINDS + ZIGGURAT
POINTS: Final = (0, 1, 3, 6, 10, 15, 21)
"""Points of a set by its size."""


class Score(msgspec.Struct, frozen=True):
    """What a seat has: each set as letters, `hand_as` the face of the hand tile that counts, and the points."""

    points: int
    sets: tuple[str, ...]
    hand_as: Kind


class UrStanding(Standing, frozen=True, kw_only=True):
    """A standing with its breakdown. The breaker is the number of cubes on tiles of the grid."""

    breakers: tuple[int]
    sets: tuple[str, ...]
    hand_as: Kind


class UrResult(Result, frozen=True):
    """The result of a game of Ur."""

    standings: tuple[UrStanding, ...]


def score(position: Position, seat: Seat) -> Score:
    """The seat's score as things stand; the hand tile counts as the face that scores more."""
    collected = Counter(position.tiles[square][0] for square in owned_squares(position, seat))
    for square, builder in enumerate(position.ziggurats):
        if builder == seat:
            collected[position.tiles[square][0]] += 1
            collected[ZIGGURAT] += 1
    candidates = [_with_hand(collected, face) for face in position.hands[seat]]
    return max(candidates, key=lambda candidate: candidate.points)


def partition(collected: Counter[str]) -> tuple[str, ...]:
    """The best sets: set number i takes one of every kind of which there are at least i.

    With points that grow faster than the size, one large set always beats two smaller ones.
    """
    rounds = range(1, max(collected.values(), default=0) + 1)
    return tuple("".join(kind for kind in SET_KINDS if collected[kind] >= i) for i in rounds)


def result(position: Position) -> UrResult | None:
    """The final ranking, None while the game runs."""
    if position.ending is None:
        return None
    return UrResult(position.ending, ranking(position))


def ranking(position: Position) -> tuple[UrStanding, ...]:
    """Where everyone stands now, best first; equal score and equal cubes share a rank."""
    seats = range(len(position.hands))
    scores, cubes = [score(position, seat) for seat in seats], [cubes_on_tiles(position, seat) for seat in seats]
    return tuple(
        UrStanding(
            seat,
            rank,
            scores[seat].points,
            breakers=(cubes[seat],),
            sets=scores[seat].sets,
            hand_as=scores[seat].hand_as,
        )
        for seat, rank in ranked([(scores[seat].points, cubes[seat]) for seat in seats])
    )


def cubes_on_tiles(position: Position, seat: Seat) -> int:
    """The breaker: cubes on tiles of the grid; the marks on ziggurats do not count (ruling 10)."""
    return sum(count for count, owner in zip(position.cubes, position.owners, strict=True) if owner == seat)


def _with_hand(collected: Counter[str], face: Kind) -> Score:
    sets = partition(collected + Counter((face,)))
    return Score(sum(POINTS[len(members)] for members in sets), sets, face)
