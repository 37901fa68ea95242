"""Lessons and rules put on stage, for pictures of their screens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat.certainty import of_type
from ziggurat.games.game import Action
from ziggurat.games.ur.actions import Attack
from ziggurat.games.ur.squares import square_of
from ziggurat_client.boards.ur.view import UrBoardView
from ziggurat_client.input.intentions import Intention, standard_press
from ziggurat_client.scenes.learn.learn import LearnScene
from ziggurat_client.scenes.rules.rules import RulesScene

if TYPE_CHECKING:
    from ziggurat_client.app import App

_DONE: Final = ("scoring", "placing", "agriculture", "trade", "culture", "politics")


def _learn(app: App, name: str = "war", number: int = 1) -> LearnScene:
    app.services.memory.change(seals=tuple(f"ur/{done}" for done in _DONE))
    scene = LearnScene(app.atlas, "ur")
    app.stack.push(scene)
    scene.open(name, number)
    app.turn(patience=0.001)
    return scene


def _act(scene: LearnScene, action: Action) -> None:
    """Have the learner act, and end the movement at once."""
    scene.act(action)
    scene.view.skip()


def _attack(moved: int) -> Attack:
    return Attack(square_of(5, "C4"), square_of(5, "C3"), moved)


def _war(app: App) -> None:
    _learn(app)


def _missed(app: App) -> None:
    _act(_learn(app), _attack(2))


def _reached(app: App) -> None:
    _act(_learn(app), _attack(1))


def _refused(app: App) -> None:
    _learn(app, "trade")
    _mean(app, Intention.ACTION_4)


def _politics(app: App) -> None:
    _learn(app, "politics")
    _mean(app, Intention.ACTION_2)


def _swapping(app: App) -> None:
    scene = _learn(app, "swapping")
    pixel = app.scene.screen.pixel(*_square(scene, "C2"))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.Event(kind, pos=pixel, button=pygame.BUTTON_LEFT))


def _square(scene: LearnScene, name: str) -> tuple[float, float]:
    return of_type(UrBoardView, scene.view).layout.square(square_of(5, name)).centre


def _mean(app: App, intention: Intention) -> None:
    app.scene.handle(standard_press(intention))
    app.turn(patience=0.001)


def _goal(app: App) -> None:
    """The course's beginning: what winning means."""
    _learn(app, "scoring", 0)


def _actions(app: App) -> None:
    """What one can do, where the parts take turns."""
    _learn(app, "scoring", 0).show("actions")


def _lessons(app: App) -> None:
    """The course in place of what one can do, where they take turns."""
    _learn(app).show("lessons")


def _players(app: App) -> None:
    """The players and the rule in short in place of what one can do, where they take turns."""
    _learn(app).show("players")


def _rules(app: App) -> None:
    app.stack.push(RulesScene(app.atlas, "ur", "5.5"))


def _search(app: App) -> None:
    scene = RulesScene(app.atlas, "ur")
    app.stack.push(scene)
    app.turn(patience=0.001)
    scene.search("cubes")


def _contents(app: App) -> None:
    """The contents in place of the text, where they take turns."""
    _rules(app)
    app.turn(patience=0.001)
    scene = of_type(RulesScene, app.scene)
    scene.show("contents")
    scene.focus_on("tabs")


LEARN_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "learn": _war,
    "learn_goal": _goal,
    "learn_actions": _actions,
    "learn_missed": _missed,
    "learn_reached": _reached,
    "learn_refused": _refused,
    "learn_politics": _politics,
    "learn_swapping": _swapping,
    "learn_lessons": _lessons,
    "learn_players": _players,
    "rules": _rules,
    "rules_search": _search,
    "rules_contents": _contents,
}
"""The pictures of lessons and rules, by name."""
