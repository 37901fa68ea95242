"""The levels by name."""

from __future__ import annotations

from typing import Final

from ziggurat.bots.apprentice import Apprentice
from ziggurat.bots.king import King
from ziggurat.bots.merchant import Merchant
from ziggurat.bots.planner import Planner
from ziggurat.bots.player import Player
from ziggurat.bots.priest import Priest
from ziggurat.bots.random_player import RandomPlayer

PLANNERS: Final[dict[str, type[Planner]]] = {
    "apprentice": Apprentice,
    "merchant": Merchant,
    "priest": Priest,
    "king": King,
}
"""The kind of player of every level in `ziggurat.bots.LEVELS` above the first, which is random."""


def player_of(level: str, nodes: int | None = None) -> Player:
    """A new player of that level, for one seat of one match.

    `nodes` is the most positions that it looks at for a turn; None is as many as is usual for the level.
    Raises LookupError if there is no such level.
    """
    if level == "random":
        return RandomPlayer()
    try:
        return PLANNERS[level](nodes)
    except KeyError:
        raise LookupError(f"no level is called {level!r}; there are: random, {', '.join(PLANNERS)}") from None
