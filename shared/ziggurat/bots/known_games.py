"""What is known of each game."""

from __future__ import annotations

from typing import Any, Final

from ziggurat.bots.babel.knowledge import BabelKnowledge
from ziggurat.bots.knowledge import Knowledge
from ziggurat.bots.ur.knowledge import UrKnowledge
from ziggurat.games.game import Game

KNOWLEDGE: Final[dict[str, Knowledge[Any]]] = {"ur": UrKnowledge(), "babel": BabelKnowledge()}
"""Every game's know-how, by its id."""


def knowledge_of(game: Game[Any, Any, Any]) -> Knowledge[Any]:
    """The know-how of `game`. Raises LookupError if there is none."""
    return KNOWLEDGE[game.id]
