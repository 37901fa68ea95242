"""The levels by name."""

from __future__ import annotations

from ziggurat.bots.merchant import Merchant
from ziggurat.bots.player import Player
from ziggurat.bots.random_player import RandomPlayer

PLAYERS: dict[str, type[Player]] = {
    "random": RandomPlayer,
    "apprentice": RandomPlayer,
    "merchant": Merchant,
    "priest": Merchant,
    "king": Merchant,
}
"""The kind of player of every level in `ziggurat.bots.LEVELS`."""


def player_of(level: str) -> Player:
    """A new player of that level, for one seat of one match. Raises LookupError if there is no such level."""
    try:
        return PLAYERS[level]()
    except KeyError:
        raise LookupError(f"no level is called {level!r}; there are: {', '.join(PLAYERS)}") from None
