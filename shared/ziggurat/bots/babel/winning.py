"""The chances of winning a game of Babel."""

from __future__ import annotations

import math
from typing import Final

from ziggurat.bots.babel.state import state_of
from ziggurat.bots.babel.weights import EXPERIENCE
from ziggurat.bots.babel.worth import Judgement
from ziggurat.games.babel.position import Position
from ziggurat.games.babel.scoring import winner

FAR: Final = 30.0
"""Beyond these odds, as a logarithm, the chance is as good as certain."""
SURENESS: Final = 0.65
"""How sure of themselves the weights may be: the outcomes of 1,411 games between players at first sight surprised them
by 0.650, and by 0.630 when they were 0.65 times as sure; who gives both a half is surprised by 0.693."""


def chance_of(worth: float) -> float:
    """The chance of winning where the worth is that."""
    return 1.0 / (1.0 + math.exp(-max(-FAR, min(FAR, SURENESS * worth))))


def chances(position: Position) -> tuple[float, float]:
    """By seat; certain when the game is over, shared in a draw."""
    if position.board.phase == "over":
        first = winner(position)
        return (0.5, 0.5) if first is None else (1.0 - first, float(first))
    waiting = position.board.rival
    chance = chance_of(EXPERIENCED.worth(state_of(position, waiting)))
    return (chance, 1.0 - chance) if waiting == 0 else (1.0 - chance, chance)


EXPERIENCED = Judgement(EXPERIENCE)
