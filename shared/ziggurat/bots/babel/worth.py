"""What a position of Babel is worth to a seat."""

from __future__ import annotations

from typing import Final

from ziggurat.games.babel.peoples import runs
from ziggurat.games.babel.position import Position, Side
from ziggurat.games.babel.scoring import winner
from ziggurat.games.game import Seat

WON: Final = 1000.0
CARD: Final = 0.5
"""A people card in hand."""
WORKER: Final = 0.4
"""A people card at a site, as long as it can raise a temple."""
IDLE: Final = 0.1
"""A people card at a site where no storey needs it."""
TRIPLE: Final = 0.8
"""A run that gives a power."""
HIGHEST: Final = 6


def worth(position: Position, seat: Seat) -> float:
    """How far `seat` is ahead, in points."""
    if position.board.phase == "over":
        first = winner(position)
        return 0.0 if first is None else WON if first == seat else -WON
    return _strength(position, seat) - _strength(position, 1 - seat)


def _strength(position: Position, seat: Seat) -> float:
    side = position.board.sides[seat]
    return side.score + CARD * len(position.hands[seat]) + sum(_site(side, index) for index in range(5))


def _site(side: Side, index: int) -> float:
    """What the people at a site are good for."""
    column = side.columns[index]
    useful = min(len(column), HIGHEST)
    triples = sum(run.length - 2 for run in runs(column) if run.is_triple)
    return WORKER * useful + IDLE * (len(column) - useful) + TRIPLE * min(triples, 2)
