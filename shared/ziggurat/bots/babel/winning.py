"""The chances of winning a game of Babel."""

from __future__ import annotations

import math
from typing import Final

from ziggurat.bots.babel.worth import worth
from ziggurat.games.babel.position import Position
from ziggurat.games.babel.scoring import winner

SLOPE: Final = 0.25
"""How fast the chance grows with the worth."""


def chances(position: Position) -> tuple[float, ...]:
    """By seat; certain when the game is over, shared in a draw."""
    if position.board.phase == "over":
        first = winner(position)
        return (0.5, 0.5) if first is None else (1.0 - first, float(first))
    first_wins = 1.0 / (1.0 + math.exp(-SLOPE * worth(position, 0)))
    return first_wins, 1.0 - first_wins
