"""Civilization on the screens that teach a game: its lessons and its rules, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from ziggurat.certainty import of_type
from ziggurat.games.civilization.actions import EndMovement, Move
from ziggurat.games.game import Action
from ziggurat_client.boards.civilization.view import CivilizationBoardView
from ziggurat_client.scenes.learn.learn import LearnScene
from ziggurat_client.scenes.rules.rules import RulesScene

if TYPE_CHECKING:
    from ziggurat_client.app import App

_GAME: Final = "civilization"
_DONE: Final = ("spread", "ships", "growth")
_TOO_FEW: Final[tuple[Action, ...]] = (Move("gordion", "ancyra", 6), EndMovement())
_ENOUGH: Final[tuple[Action, ...]] = (Move("gordion", "ancyra", 7), EndMovement())


def _lesson(app: App, name: str, number: int = 0, actions: tuple[Action, ...] = ()) -> None:
    """A task of a lesson, after the learner has done these actions."""
    app.services.memory.change(seals=tuple(f"{_GAME}/{done}" for done in _DONE))
    scene = LearnScene(app.atlas, _GAME)
    app.stack.push(scene)
    scene.open(name, number)
    app.turn(patience=0.001)
    for action in actions:
        scene.act(action)
        scene.view.skip()
    app.turn(patience=0.001)
    of_type(CivilizationBoardView, scene.view).grid.finish()
    app.stack.redraw()


def _rules(app: App, paragraph: str) -> None:
    app.stack.push(RulesScene(app.atlas, _GAME, paragraph))


CIVILIZATION_TABLE_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "civilization_learn": partial(_lesson, name="spread"),
    "civilization_learn_ships": partial(_lesson, name="ships", number=1),
    "civilization_learn_growth": partial(_lesson, name="growth"),
    "civilization_learn_cities": partial(_lesson, name="cities", number=1),
    "civilization_learn_siege": partial(_lesson, name="siege", actions=_ENOUGH),
    "civilization_learn_missed": partial(_lesson, name="siege", actions=_TOO_FEW),
    "civilization_learn_support": partial(_lesson, name="support", number=2),
    "civilization_learn_sets": partial(_lesson, name="sets"),
    "civilization_learn_market": partial(_lesson, name="market"),
    "civilization_learn_credits": partial(_lesson, name="credits", number=1),
    "civilization_learn_taxes": partial(_lesson, name="taxes"),
    "civilization_learn_calamities": partial(_lesson, name="calamities", number=1),
    "civilization_learn_ages": partial(_lesson, name="ages", number=2),
    "civilization_rules": partial(_rules, paragraph="6.2"),
    "civilization_rules_conflicts": partial(_rules, paragraph="6.3"),
    "civilization_rules_advances": partial(_rules, paragraph="10.1"),
    "civilization_rules_calamities": partial(_rules, paragraph="11.1"),
    "civilization_rules_succession": partial(_rules, paragraph="12"),
    "civilization_rules_cards": partial(_rules, paragraph="8"),
    "civilization_rules_taxes": partial(_rules, paragraph="6.1"),
    "civilization_rules_trade": partial(_rules, paragraph="9"),
}
"""The pictures, by name."""
