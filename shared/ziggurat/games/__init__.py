"""The games, one folder of the same shape each, and the registry that names them."""

from __future__ import annotations

from typing import Any

from ziggurat.games.babel.rules import Babel
from ziggurat.games.game import Game
from ziggurat.games.ur.rules import Ur

GAMES: dict[str, Game[Any, Any, Any]] = {game.id: game for game in (Ur(), Babel())}
"""Every game, by its id."""


def game_named(game_id: str) -> Game[Any, Any, Any]:
    """The game with that id. Raises LookupError if there is none."""
    try:
        return GAMES[game_id]
    except KeyError:
        raise LookupError(f"no game is called {game_id!r}; there are: {', '.join(GAMES)}") from None
