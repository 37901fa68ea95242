"""First games put on stage, for pictures of the guide."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from ziggurat.games import game_named
from ziggurat.games.babel.position import Position
from ziggurat.games.civilization.position import Position as CivilizationPosition
from ziggurat.games.ur.actions import Attack
from ziggurat.games.ur.squares import square_of
from ziggurat.match.match import Match
from ziggurat_client.boards.civilization.lessons.card_positions import HER_OFFER
from ziggurat_client.boards.registry import presentation
from ziggurat_client.kept.guide_notes import GuideNotes
from ziggurat_client.scenes.result.learned import LearnedScene
from ziggurat_client.staging.babel import MIDDLE, POWERS, BabelStage
from ziggurat_client.staging.babel_tables import BABEL_TABLE_SHOTS
from ziggurat_client.staging.civilization import FOUNDING, MOVING, Scene
from ziggurat_client.staging.civilization_calamities import FAMINE, SPREADING
from ziggurat_client.staging.civilization_cards import BUYING, GILDING, TAXING
from ziggurat_client.staging.game import Stage
from ziggurat_client.staging.screens import SCREEN_SHOTS
from ziggurat_client.staging.staged_match import StagedMatch

if TYPE_CHECKING:
    from ziggurat_client.app import App

_SEED: Final = 3
_WAR: Final = """seat a
round 3
hands WC AP
market TC AP AW
1 CP   ATb2 TA   AT   CA
2 WAa4 CAb2 WCa2 PT   TW
3 CTb1 PW   CPb3 AC   WA
4 TC   CP   TP   WP   AW
5 PA   TPa1 WA   CT   WA
"""


def _guided(app: App, game: str, name: str, steps: int = 0) -> None:
    """A first game after so many steps, in which the guide makes the remark of that name if there is an occasion."""
    _say_only(app, game, name)
    match = Match(game_named(game), 2, _SEED)
    stage = StagedMatch(app, match.game, match.position, 2)
    stage.open()
    stage.play_on(steps)


def _say_only(app: App, game: str, name: str) -> None:
    """The guide has said everything but that remark."""
    notes = GuideNotes()
    for remark in presentation(game).guide:
        if remark.name != name:
            notes.note(remark.name)
    app.services.servers.guide = notes


def _attacked(app: App, name: str) -> None:
    """The rival has just taken a tile of ours."""
    _say_only(app, "ur", name)
    stage = Stage(app, _WAR)
    stage.open()
    stage.play([(0, Attack(square_of(5, "A2"), square_of(5, "A3"), 1))])


def _in_babel(app: App, name: str, position: Position) -> None:
    _say_only(app, "babel", name)
    BabelStage(app, position).open()


def _in_civilization(app: App, name: str, position: CivilizationPosition) -> None:
    _say_only(app, "civilization", name)
    Scene(app, position).finish()


def _menu(app: App) -> None:
    _guided(app, "ur", "goal", 4)
    for _ in ("the remark", "the menu"):
        app.scene.back()


def _learned(app: App, result: Callable[[App], None]) -> None:
    """The end of a first game, as one leaves its result."""
    app.services.servers.guide = GuideNotes()
    result(app)
    app.scene.back()


def _next_mode(app: App) -> None:
    """The same where another mode comes next."""
    app.stack.push(LearnedScene(app.atlas, "civilization", "farmers"))


GUIDE_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "ur_guide_first_cube": partial(_guided, game="ur", name="first_cube"),
    "ur_guide_goal": partial(_guided, game="ur", name="goal", steps=2),
    "ur_guide_opening": partial(_guided, game="ur", name="opening", steps=6),
    "ur_guide_turn": partial(_guided, game="ur", name="turn", steps=8),
    "ur_guide_attacked": partial(_attacked, name="attacked"),
    "ur_guide_fell": partial(_attacked, name="fell"),
    "ur_guide_menu": _menu,
    "ur_guide_learned": partial(_learned, result=SCREEN_SHOTS["result"]),
    "babel_guide_learned": partial(_learned, result=BABEL_TABLE_SHOTS["babel_result"]),
    "babel_guide_power": partial(_in_babel, name="destroy", position=POWERS),
    "babel_guide_final": partial(_in_babel, name="final", position=MIDDLE),
    "babel_guide_goal": partial(_guided, game="babel", name="goal"),
    "babel_guide_move": partial(_guided, game="babel", name="move"),
    "civilization_guide_buy": partial(_in_civilization, name="buy", position=BUYING),
    "civilization_guide_tax": partial(_in_civilization, name="tax", position=TAXING),
    "civilization_guide_struck": partial(_in_civilization, name="struck", position=FAMINE),
    "civilization_guide_order": partial(_in_civilization, name="order", position=SPREADING),
    "civilization_guide_gold": partial(_in_civilization, name="gold", position=GILDING),
    "civilization_guide_offered": partial(_in_civilization, name="offered", position=HER_OFFER),
    "civilization_guide_cities": partial(_in_civilization, name="cities", position=FOUNDING),
    "civilization_guide_goal": partial(_in_civilization, name="goal", position=MOVING),
    "civilization_guide_move": partial(_in_civilization, name="move", position=MOVING),
    "civilization_guide_learned": _next_mode,
    "tigris_guide_goal": partial(_guided, game="tigris", name="goal"),
    "tigris_guide_leader": partial(_guided, game="tigris", name="leader"),
    "tigris_guide_undo": partial(_guided, game="tigris", name="undo", steps=1),
}
"""The pictures, by name."""
