"""What lies around a nation: strangers, what is free, and how far each is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat.games.civilization.areas import BY_LAND, LAND_AREAS, AreaNumber
from ziggurat.games.civilization.position import Board
from ziggurat.games.game import Seat

FAR: Final = 12
"""Further than tokens ever walk."""


def strangers(board: Board, seat: Seat) -> list[int]:
    """By area the tokens of other nations."""
    found = [0] * LAND_AREAS
    for other, nation in enumerate(board.nations):
        if other != seat:
            for area, count in enumerate(nation.tokens):
                if count:
                    found[area] += count
    return found


def cities(board: Board) -> set[AreaNumber]:
    """The areas with a city of anyone."""
    return {area for nation in board.nations for area in nation.cities}


def distances(starts: list[AreaNumber], barred: Sequence[int]) -> list[int]:
    """By area the number of land borders to the nearest start, not through areas where `barred` is not 0."""
    found = [FAR] * LAND_AREAS
    for area in starts:
        found[area] = 0
    ring, gone = starts, 0
    while ring:
        gone += 1
        following: list[AreaNumber] = []
        for area in ring:
            for near in BY_LAND[area]:
                if found[near] > gone and not barred[near]:
                    found[near] = gone
                    following.append(near)
        ring = following
    return found
