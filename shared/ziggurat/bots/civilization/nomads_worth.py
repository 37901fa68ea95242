"""What a position of nomads is worth: territories, and tokens while there is time to use them."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.position import NOMADS_TURNS, Board
from ziggurat.games.civilization.scoring import territories

_TOKEN: Final = 0.3
"""What a token is worth in the beginning, in territories; in the end nothing."""


def worths(board: Board) -> tuple[float, ...]:
    """By seat what the position is worth."""
    left = max(0, NOMADS_TURNS - board.turn) / NOMADS_TURNS
    return tuple([territories(nation) + _TOKEN * left * nation.on_map for nation in board.nations])
