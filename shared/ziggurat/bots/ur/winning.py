"""The chance of winning a game of Ur, judged by how far each seat is ahead."""

from __future__ import annotations

import math

from ziggurat.bots.ur.worth import worth
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.scoring import result

SCALE = 12.0
"""Points ahead of another that make one about three times as likely to win."""


def chances(position: Position) -> tuple[float, ...]:
    """By seat the chance of winning; certain when the game is over."""
    seats = range(len(position.hands))
    outcome = result(position)
    if outcome is not None:
        winners = [standing.seat for standing in outcome.standings if standing.rank == 1]
        return tuple((seat in winners) / len(winners) for seat in seats)
    ahead = [worth(position, seat) for seat in seats]
    odds = [math.exp((mine - max(ahead)) / SCALE) for mine in ahead]
    return tuple(each / sum(odds) for each in odds)
