"""The chances of winning a game of Ur, as experience estimates them."""

from __future__ import annotations

import math

from ziggurat.bots.ur.board import board_of
from ziggurat.bots.ur.judgement import worths
from ziggurat.bots.ur.weights import EXPERIENCE
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.scoring import result


def chances(position: Position) -> tuple[float, ...]:
    """By seat; certain when the game is over, and shared by those who share the victory. No tile may be hidden."""
    outcome = result(position)
    if outcome is not None:
        winners = [standing.seat for standing in outcome.standings if standing.rank == 1]
        return tuple((seat in winners) / len(winners) for seat in range(len(position.hands)))
    values = worths(board_of(position), EXPERIENCE[len(position.hands)])
    odds = [math.exp(value - max(values)) for value in values]
    return tuple(each / sum(odds) for each in odds)
