"""The chances of winning."""

from __future__ import annotations

import math
from typing import Final

from ziggurat.bots.tigris.worth import EXPERIENCE, Weights, worths
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.scoring import ranking

_SPREAD: Final = 2.2
"""So many points of worth ahead make the odds e to one in the middle of a game."""


def chances(position: Position, weights: Weights = EXPERIENCE) -> tuple[float, ...]:
    """By seat; certain once the game is over, shared by those who share the first place."""
    if position.board.ending is not None:
        standings = ranking(position.points, position.treasures)
        first = [standing.seat for standing in standings if standing.rank == 1]
        return tuple(1 / len(first) if seat in first else 0.0 for seat in range(position.board.seats))
    found = worths(position, weights)
    best = max(found)
    odds = [math.exp((worth - best) / _SPREAD) for worth in found]
    total = sum(odds)
    return tuple(each / total for each in odds)
