"""What shows each game, loaded when it is first needed.

`boards/<id>/presentation.py` has the game's own PRESENTATION, and `showpiece.py` beside it the SHOWPIECE.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.emblem import EmblemPainter, paint_no_emblem

if TYPE_CHECKING:
    from ziggurat_client.boards.presentation import Presentation
    from ziggurat_client.boards.showpiece import Showpiece


@cache
def presentation(game: str) -> Presentation:
    """What there is of that game. Raises LookupError if this client cannot show it."""
    found: Presentation = _room_of(game, "presentation").PRESENTATION
    return found


@cache
def showpiece(game: str) -> Showpiece:
    """What lies before the title while bots play that game: loaded without the rest, since the title cannot wait.

    Raises LookupError if this client cannot show the game.
    """
    found: Showpiece = _room_of(game, "showpiece").SHOWPIECE
    return found


def emblem_painter(game: str) -> EmblemPainter:
    """What paints the emblems of that game's tables: empty mounts if this client cannot show the game."""
    return presentation(game).paint_emblem if game in SHOWN else paint_no_emblem


def _room_of(game: str, name: str) -> Any:
    if game not in SHOWN:
        raise LookupError(f"this client cannot show the game {game!r}")
    return import_module(f"ziggurat_client.boards.{game}.{name}")
