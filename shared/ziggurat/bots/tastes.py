"""The tastes of all games: what each style likes in them."""

from __future__ import annotations

from typing import Any, Final

from ziggurat.bots.babel.tastes import BABEL
from ziggurat.bots.civilization.tastes import CIVILIZATION
from ziggurat.bots.search.liking import Tastes
from ziggurat.bots.tigris.tastes import TIGRIS
from ziggurat.bots.ur.tastes import UR
from ziggurat.games.game import Game

TASTES: Final[dict[str, Tastes]] = {
    "ur": UR,
    "babel": BABEL,
    "tigris": TIGRIS,
    "civilization": CIVILIZATION,
}
"""Every game's tastes, by the game's id."""


def tastes_of(game: Game[Any, Any, Any]) -> Tastes:
    """The tastes of `game`. Raises LookupError if it has none."""
    return TASTES[game.id]
