"""What a position of nomads is worth: the territories one has, and those that one will reach before others."""

from __future__ import annotations

from typing import Final

from ziggurat.bots.civilization.geography import OVERSEAS
from ziggurat.games.civilization.areas import BY_LAND, LAND_AREAS, AreaNumber
from ziggurat.games.civilization.nations import TOKENS
from ziggurat.games.civilization.position import NOMADS_TURNS, Board, Nation
from ziggurat.games.civilization.scoring import territories

_REACHED: Final = 0.75
"""What an area is worth that one will reach first, before one has it."""
_SHARED: Final = 0.35
"""The same, shared by all that will reach it at the same time."""
_AFLOAT: Final = 0.3
"""What is counted of an area that only ships reach."""
_RINGS: Final = 5
"""So many turns ahead is looked."""
_TOKEN: Final = 0.12
"""What a token is worth at the beginning, while they multiply."""


def counted(board: Board) -> tuple[float, ...]:
    """By seat the territories, and a little for tokens."""
    left = (NOMADS_TURNS - board.turn) / NOMADS_TURNS
    return tuple(territories(nation) + 0.3 * left * nation.on_map for nation in board.nations)


def foreseen(board: Board) -> tuple[float, ...]:
    """By seat the territories that it may expect in the end."""
    left = NOMADS_TURNS - board.turn
    have = [float(territories(nation)) for nation in board.nations]
    if board.ending is not None or left <= 0:
        return tuple(have)
    holder = [-1] * LAND_AREAS
    for seat, nation in enumerate(board.nations):
        for area, count in enumerate(nation.tokens):
            if count:
                holder[area] = seat
    ways = [_ways(nation, seat, holder, min(_RINGS, left)) for seat, nation in enumerate(board.nations)]
    more = [0.0] * board.seats
    for area in range(LAND_AREAS):
        if holder[area] >= 0:
            continue
        arrivals = [way[area] for way in ways]
        first = min(arrivals)
        if first > left:
            continue
        among = arrivals.count(first)
        for seat, arrival in enumerate(arrivals):
            if arrival == first:
                more[seat] += _REACHED if among == 1 else _SHARED / among
    return tuple(
        min(float(TOKENS), have[seat] + more[seat]) + _TOKEN * min(1.0, left / 8) * _growing(board.nations[seat])
        for seat in range(board.seats)
    )


def _growing(nation: Nation) -> float:
    """The tokens, and those that the next expansion adds."""
    return nation.on_map + 0.5 * min(nation.stock, sum(min(2, count) for count in nation.tokens))


def _ways(nation: Nation, seat: int, holder: list[int], rings: int) -> list[float]:
    """By area after how many turns tokens of the nation can be there."""
    far = 99.0
    found = [far] * LAND_AREAS
    ring: list[AreaNumber] = []
    for area, count in enumerate(nation.tokens):
        if count:
            found[area] = 0.0
            ring.append(area)
    for _, ship in nation.sailing:
        if ship.area < LAND_AREAS:
            for coast in OVERSEAS[ship.area]:
                if holder[coast] < 0:
                    found[coast] = min(found[coast], 1.0 + _AFLOAT)
    for gone in range(1, rings + 1):
        following: list[AreaNumber] = []
        for area in ring:
            for near in BY_LAND[area]:
                if holder[near] < 0 and found[near] > gone:
                    found[near] = float(gone)
                    following.append(near)
        ring = following
    return found
