"""What a position of the full game is worth: how far the marker will come, and the points that part equals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ziggurat.bots.civilization.income import FULL, income_of, kept_cities
from ziggurat.games.civilization.advances import groups_of, points_of
from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.civilization.scoring import territories
from ziggurat.games.civilization.succession import (
    ADVANCES_FOR_EARLY_IRON,
    CITIES_FOR_BRONZE,
    GROUPS_FOR_LATE_BRONZE,
    POINTS_FOR_LATE_IRON,
    TRACKS,
    goal_of,
)

_READY: Final = 16
"""The tokens of which two cities are founded, and four support them."""
_GROUP: Final = 60.0
"""The points that an advance of a new group costs."""
_ADVANCE: Final = 80.0
_POOR: Final = 8.0
"""Less income a turn nobody is thought to have."""
_REACHED: Final = 4.0
"""How much a square that the marker has reached counts besides: however long it may have to wait later, it does not
stand still today where it need not."""
_UNIT: Final = 30.0
"""The points that count as much as a city's worth among farmers."""


class Weights(NamedTuple):
    """How much a square counts, in cities, and whether one looks further than what lies on the table."""

    square: float
    looks_ahead: bool


class Means(NamedTuple):
    """What a nation earns a turn, and what it has earned already and not spent."""

    rate: float
    saved: float

    def wait_for(self, price: float) -> float:
        """The turns until it can pay that."""
        return max(0.0, price - self.saved) / self.rate


EXPERIENCE: Final = Weights(10.0, looks_ahead=True)
PLAIN: Final = Weights(1.0, looks_ahead=False)


def turns_left(board: Board) -> int:
    """The turns that are still to be played, this one included, if the leading marker does not stand still."""
    goal, limit = goal_of(board.options), board.options.turn_limit
    left = max(0, goal - max(nation.marker for nation in board.nations))
    return min(left, max(0, limit - board.turn + 1)) if limit else left


def worths(board: Board, weights: Weights, earned: Sequence[float] = ()) -> tuple[float, ...]:
    """By seat what the position is worth, if so much has been earned besides."""
    left = 0 if board.ending is not None else turns_left(board)
    sums = earned or (0.0,) * board.seats
    return tuple([_worth(board, nation, left, weights, more) for nation, more in zip(board.nations, sums, strict=True)])


def _worth(board: Board, nation: Nation, left: int, weights: Weights, more: float) -> float:
    points = points_of(nation.advances) + 0.5 * nation.treasury
    ground = 0.05 * territories(nation) + 0.05 * min(1.0, left / 4) * nation.on_map
    if not weights.looks_ahead:
        return weights.square * nation.marker + kept_cities(nation) + points / (2 * _UNIT) + 2 * ground
    earned = income_of(nation, FULL, left)
    means = Means(max(_POOR, earned / max(1, left)), more)
    marker = _marker_in_the_end(nation, left, goal_of(board.options), means)
    return weights.square * marker + _REACHED * nation.marker + (points + earned + more) / _UNIT + ground


def _marker_in_the_end(nation: Nation, left: int, goal: int, means: Means) -> float:
    """Where the marker will be, as far as one can tell: before each epoch it waits for what that asks for."""
    at, time = nation.marker, 0.0
    epochs = TRACKS[nation.id].epochs
    lost = 2.0 if at >= epochs[1] and not nation.cities else 0.0
    for epoch in range(1, len(epochs)):
        square = epochs[epoch]
        if at >= square or square > goal:
            continue
        time = max(time + square - 1 - at, _wait_for(nation, epoch, means)) + 1
        at = square
        if time > left:
            return max(float(nation.marker), square - (time - left)) - lost
    return min(float(goal), at + left - time) - lost


def _wait_for(nation: Nation, epoch: int, means: Means) -> float:
    """The turns until the nation meets the condition of that epoch."""
    match epoch:
        case 1:
            return _wait_for_cities(nation)
        case 2:
            return means.wait_for(_GROUP * max(0, GROUPS_FOR_LATE_BRONZE - len(groups_of(nation.advances))))
        case 3:
            return means.wait_for(_ADVANCE * max(0, ADVANCES_FOR_EARLY_IRON - len(nation.advances)))
        case _:
            return means.wait_for(max(0, POINTS_FOR_LATE_IRON - points_of(nation.advances)))


def _wait_for_cities(nation: Nation) -> float:
    cities = len(nation.cities)
    if cities >= CITIES_FOR_BRONZE:
        return 0.0
    tokens, needed = nation.on_map + 6 * cities, 0
    if not tokens:
        return 60.0
    while tokens < _READY and needed < 12:
        tokens += max(1, min(tokens, 8 + tokens // 3))
        needed += 1
    return float(needed)
