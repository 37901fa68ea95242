"""How bots save: what they think is worth keeping rather than spending on advances."""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat.bots.civilization.horizon import turns_left
from ziggurat.games.civilization.position import Board


class Thrift(NamedTuple):
    """What a point of the hand is worth that is kept, and a treasury token, in points of advances: less than 1 because
    it does not count yet, or more because sets grow with the square of their cards. Whether the end is seen coming:
    what is bought in the last turns is of little use, and in the last one nothing is kept."""

    point: float
    coin: float
    sees_the_end: bool


SPENDER: Final = Thrift(point=0.85, coin=0.5, sees_the_end=False)
SAVER: Final = Thrift(point=1.15, coin=0.5, sees_the_end=True)
_FULL_USE: Final = 4
"""In so many turns what an advance is good for is had in full."""
_LAST: Final = Thrift(point=0.05, coin=0.01, sees_the_end=True)
"""Who wins if all else is equal may yet depend on it."""


def thrift_now(thrift: Thrift, board: Board) -> Thrift:
    """The same as things stand: in the last turn nothing is saved by who sees the end."""
    return _LAST if thrift.sees_the_end and turns_left(board) <= 1 else thrift


def future(thrift: Thrift, board: Board) -> float:
    """How much use is still to come of what is bought now: 1 for who does not see the end, or where it is far."""
    return max(0.0, min(1.0, (turns_left(board) - 1) / _FULL_USE)) if thrift.sees_the_end else 1.0
