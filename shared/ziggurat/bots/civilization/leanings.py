"""Leanings of farmers: towards an area or away from it, where a plan by itself would think otherwise."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ziggurat.bots.civilization.draft import CLOSED, Worths
from ziggurat.games.civilization.areas import BY_LAND, LIMITS, AreaNumber
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.regions import closed_areas
from ziggurat.games.game import Seat

Way = Literal["leave", "enter", "gather"]
_WAYS: Final[tuple[Way, ...]] = ("leave", "enter", "gather")
_STRANGE: Final = 0.3
"""What a token is worth to who enters an area all the same in which there is no room, or a city."""


class Leaning(NamedTuple):
    """Nobody is to stay in that area, one or two are to stand there, even against others, or many."""

    area: AreaNumber
    way: Way


def lean(worths: Worths, leanings: tuple[Leaning, ...]) -> None:
    """Count tokens for more or less where the plan leans."""
    for area, way in leanings:
        if way == "leave":
            worths.settle(area, CLOSED)
        elif way == "enter":
            _open(worths, area)
            worths.first[area] += 2.0
            worths.second[area] += 1.0
        elif worths.first[area] > CLOSED:
            worths.second[area] += 1.0
            worths.further[area] += 1.0
            worths.beyond[area] += 0.8


def leanings_of(board: Board, seat: Seat) -> tuple[Leaning, ...]:
    """All that can make a difference: those where the nation stands, or whence an area is one border away."""
    standing = [area for area, count in enumerate(board.nations[seat].tokens) if count]
    near = {*standing, *(step for area in standing for step in BY_LAND[area])} - closed_areas(board)
    return tuple(Leaning(area, way) for area in sorted(near) for way in _WAYS)


def _open(worths: Worths, area: AreaNumber) -> None:
    if worths.room[area] <= 0 or worths.first[area] <= CLOSED:
        worths.settle(area, _STRANGE)
        worths.room[area] = LIMITS[area]
