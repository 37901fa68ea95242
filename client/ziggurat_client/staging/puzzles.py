"""Puzzles put on stage, for pictures of their screen."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ziggurat_client.kept.puzzle_notes import PuzzleNotes
from ziggurat_client.puzzles.stock import shipped
from ziggurat_client.scenes.puzzles.puzzles import PuzzlesScene

if TYPE_CHECKING:
    from ziggurat_client.app import App

_TODAY: Final = date(2026, 3, 6)
_DAYS: Final = 5
_FIRST: Final = "ur"


def _puzzles(app: App, game: str = _FIRST, number: int = 0) -> PuzzlesScene:
    notes = PuzzleNotes(app.services.memory.folder)
    puzzles = shipped()[game]
    for back, puzzle in enumerate(puzzles[1 : _DAYS + 1], 1):
        notes.solved(puzzle.name, _TODAY - timedelta(days=back))
    notes.tried(puzzles[number].name)
    scene = PuzzlesScene(app.atlas, lambda: _TODAY)
    app.stack.push(scene)
    scene.open(puzzles[number])
    app.turn(patience=0.001)
    return scene


def _first(app: App) -> None:
    _puzzles(app)


def _won(app: App, game: str = _FIRST) -> None:
    """The solution, done by hand."""
    scene = _puzzles(app, game)
    for action in scene.attempt.set_up.solution:
        scene.act(action)
        scene.view.skip()
    app.turn(patience=0.001)


def _hint(app: App, game: str = _FIRST) -> None:
    scene = _puzzles(app, game)
    scene.hint()
    app.turn(patience=0.001)


def _list(app: App) -> None:
    """The list in place of what one can do, where they take turns."""
    _puzzles(app).show("lessons")


def _actions(app: App) -> None:
    _puzzles(app).show("actions")


def _of(game: str) -> Callable[[App], None]:
    return lambda app: _puzzles(app, game).show("actions")


def _own(app: App) -> None:
    """One from a game of one's own, with the list that it stands in."""
    there = shipped()[_FIRST][3]
    own = replace(there, name="ur-46508304385-20", origin=replace(there.origin, levels=()))
    app.stack.push(PuzzlesScene(app.atlas, lambda: _TODAY, opened=(own,)))
    app.turn(patience=0.001)


PUZZLE_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "puzzles": _first,
    "puzzles_actions": _actions,
    "puzzles_list": _list,
    "puzzles_hint": _hint,
    "puzzles_won": _won,
    "puzzles_own": _own,
    "puzzles_babel": _of("babel"),
    "puzzles_tigris": _of("tigris"),
    "puzzles_tigris_task": lambda app: _puzzles(app, "tigris").show("scribe"),
    "puzzles_tigris_gained": lambda app: _won(app, "tigris"),
    "puzzles_civilization": _of("civilization"),
    "puzzles_civilization_hint": lambda app: _hint(app, "civilization"),
    "puzzles_civilization_gained": lambda app: _won(app, "civilization"),
}
"""The states of the page of puzzles."""
