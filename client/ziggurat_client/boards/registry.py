"""Which games this client can show. Each is loaded when it is first needed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ziggurat_client.boards.presentation import Presentation

SHOWN: Final = ("ur", "babel")
"""The ids of the games, in the order in which they are offered. `boards/<id>/presentation.py` has the game's own
PRESENTATION."""


@cache
def presentation(game: str) -> Presentation:
    """What there is of that game. Raises LookupError if this client cannot show it."""
    if game not in SHOWN:
        raise LookupError(f"this client cannot show the game {game!r}")
    found: Presentation = import_module(f"ziggurat_client.boards.{game}.presentation").PRESENTATION
    return found
