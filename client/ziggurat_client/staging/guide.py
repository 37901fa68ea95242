"""First games put on stage, for pictures of the guide."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat_client.boards.registry import presentation
from ziggurat_client.kept.guide_notes import GuideNotes
from ziggurat_client.staging.babel_tables import BABEL_TABLE_SHOTS
from ziggurat_client.staging.screens import SCREEN_SHOTS
from ziggurat_client.staging.staged_match import StagedMatch

if TYPE_CHECKING:
    from ziggurat_client.app import App

_SEED: Final = 3


def _guided(app: App, game: str, name: str, steps: int = 0) -> None:
    """A first game after so many steps, in which the guide makes the remark of that name if there is an occasion."""
    notes = GuideNotes()
    for remark in presentation(game).guide:
        if remark.name != name:
            notes.note(remark.name)
    app.services.servers.guide = notes
    match = Match(game_named(game), 2, _SEED)
    stage = StagedMatch(app, match.game, match.position, 2)
    stage.open()
    stage.play_on(steps)


def _menu(app: App) -> None:
    _guided(app, "ur", "goal", 4)
    for _ in ("the remark", "the menu"):
        app.scene.back()


def _learned(app: App, result: Callable[[App], None]) -> None:
    """The end of a first game, over its result."""
    app.services.servers.guide = GuideNotes()
    result(app)


GUIDE_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "ur_guide_first_cube": partial(_guided, game="ur", name="first_cube"),
    "ur_guide_goal": partial(_guided, game="ur", name="goal", steps=2),
    "ur_guide_opening": partial(_guided, game="ur", name="opening", steps=6),
    "ur_guide_turn": partial(_guided, game="ur", name="turn", steps=8),
    "ur_guide_menu": _menu,
    "ur_guide_learned": partial(_learned, result=SCREEN_SHOTS["result"]),
    "babel_guide_learned": partial(_learned, result=BABEL_TABLE_SHOTS["babel_result"]),
    "babel_guide_goal": partial(_guided, game="babel", name="goal"),
    "babel_guide_move": partial(_guided, game="babel", name="move"),
}
"""The pictures, by name."""
