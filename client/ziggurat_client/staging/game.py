"""Matches of Ur put on stage, for pictures of the game screen in every mode."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame
from msgspec.structs import replace

from ziggurat.certainty import of_type
from ziggurat.games.game import Action
from ziggurat.games.ur.actions import Attack, Swap, Trade
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.squares import square_of
from ziggurat.wire.messages import (
    Barred,
    Delay,
    PersonCard,
    Said,
)
from ziggurat_client.boards.ur.choosing.modes import MARKET
from ziggurat_client.boards.ur.view import UrBoardView
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.pages.common_keys import show_keys
from ziggurat_client.scenes.table.watchers import WatchersScene
from ziggurat_client.staging.person import bring_up, find, focus, press
from ziggurat_client.staging.staged import CODE
from ziggurat_client.staging.staged_match import NAMES, StagedMatch
from ziggurat_client.thinking.adviser import Advice
from ziggurat_client.window.screen import Box

if TYPE_CHECKING:
    from ziggurat_client.app import App

_HEAD: Final = "seat b\nround 8\nturns 40\n"
FOUR: Final = (
    _HEAD
    + """hands PW WT CW TC
    1 CPa3 ATa2 TAb1 AT   CAc2 ATc1
    2 WPa1 CAa* WCb2 PT   TWc* WTc3
    3 CT   PW   CPb4 ACa2 WA   PTc4
    4 TCd1 CP   TPd1 WPb3 AWc1 CA
    5 PAd3 TPd4 WA   CTd1 WAa1 PA
    6 CWd2 WC   TWb* AP   PC   APa2
    """
)
_FARMER: Final = (
    _HEAD
    + """hands PW PA CW TC
    1 CPa3 ATa2 TAb3 AT   CAc2 ATc1
    2 WPa1 CAa* WCb2 PT   TWc* WTc3
    3 CT   PW   CP   ACb2 WA   PTc4
    4 TCd1 CP   TPd1 WPb1 AWc1 CA
    5 PAd3 TPd4 WA   CTb2 WTa1 PA
    6 CWd2 WC   TWb* AP   PC   APa2
    """
)
_TWO: Final = (
    "seat b\nround 5\nturns 14\n"
    + """hands PW AC
    market TC AP AW
    1 CPa3 ATa2 TAb5 AT   CA
    2 WPa1 CAa* WCb2 PT   TW
    3 CT   PW   CPb4 ACa2 WA
    4 TC   CPa2 TP   WPb3 AW
    5 PAb3 TP   WAa5 CT   WAa1
    """
)


class Stage(StagedMatch):
    """A table of Ur whose match stands at a drawn position; the application's person sits in seat b."""

    def __init__(
        self, app: App, drawing: str, seat: int | None = 1, keepers: Mapping[int, str] = MappingProxyType({})
    ) -> None:
        position = parse(drawing)
        self._side = position.side
        super().__init__(app, Ur(), position, len(position.hands), seat, keepers)

    def go_to(self, name: str) -> None:
        """Click the frame of the board, so that it has the focus, and move its cursor with the arrows."""
        goal_row, goal_column = divmod(square_of(self._side, name), self._side)
        for key, count in (
            (pygame.K_UP, 5),
            (pygame.K_RIGHT, 5),
            (pygame.K_LEFT, 5 - goal_column),
            (pygame.K_DOWN, goal_row),
        ):
            for _ in range(count):
                self.key(key)

    def point(self, name: str, *, click: bool = False) -> None:
        """Move the pointer to a square, and click there."""
        self.point_in(self._square(square_of(self._side, name)), click=click)

    def _square(self, place: int) -> Box:
        view = of_type(UrBoardView, of_type(GameScene, self.app.scene).view)
        return view.layout.square(place)

    def choose_market(self) -> None:
        """Click the market's tile."""
        self.point_in(self._square(MARKET), click=True)


def _at(name: str) -> int:
    return square_of(6, name)


def _my_turn(app: App) -> None:
    stage = Stage(app, FOUR)
    stage.open()


def _preview(app: App) -> None:
    stage = Stage(app, FOUR)
    stage.open()
    stage.point_at_button("action T")


def _war(app: App) -> None:
    stage = Stage(app, FOUR)
    stage.open()
    stage.play([(1, Attack(_at("D4"), _at("D5"), 2))])
    stage.key(pygame.K_1, "1")
    stage.point("C3", click=True)
    stage.point("D3")


def _moving_in(app: App) -> None:
    stage = Stage(app, FOUR)
    stage.open()
    stage.key(pygame.K_1, "1")
    stage.point("C3", click=True)
    stage.point("B3", click=True)


def _swap(app: App) -> None:
    stage = Stage(app, FOUR)
    stage.open()
    stage.play([(1, Attack(_at("D4"), _at("D5"), 2)), (1, Trade())])
    stage.point("E3", click=True)


def _politics(app: App) -> None:
    stage = Stage(app, _FARMER)
    stage.open()
    stage.key(pygame.K_1, "1")
    for name, sign in (("D4", "-"), ("D5", "-"), ("C1", "+")):
        stage.go_to(name)
        stage.key(pygame.K_KP_PLUS if sign == "+" else pygame.K_KP_MINUS, sign)
    stage.point("C1")


def _sowing(app: App) -> None:
    stage = Stage(app, _FARMER)
    stage.open()
    stage.key(pygame.K_2, "2")


def _hint(app: App) -> None:
    stage = Stage(app, FOUR)
    stage.open()
    _advise(app, Attack(_at("C3"), _at("D3"), 1))


def _hint_for_the_swap(app: App) -> None:
    _swap(app)
    _advise(app, Swap(_at("E3"), "T"))


def _advise(app: App, action: Action) -> None:
    """Show a hint, whatever the bot would say."""
    if isinstance(app.scene, GameScene):
        app.scene.hints.show(Advice(0, action, 0.31, 0.38))
        app.stack.redraw()


def _two_players(app: App) -> None:
    stage = Stage(app, _TWO)
    stage.open()


def _why_not(app: App) -> None:
    stage = Stage(app, FOUR)
    stage.open()
    stage.key(pygame.K_3, "3")
    stage.point("D3")


def _market(app: App) -> None:
    stage = Stage(app, _TWO)
    stage.open()
    stage.key(pygame.K_e, "e")
    stage.choose_market()


def _building(app: App) -> None:
    stage = Stage(app, _TWO)
    stage.open()
    stage.key(pygame.K_4, "4")


def _keys(app: App) -> None:
    _my_turn(app)
    show_keys(app.atlas)


def _watching(app: App) -> None:
    stage = Stage(app, FOUR, seat=None)
    stage.open()
    stage.play([(1, Attack(_at("D4"), _at("D5"), 2))])


def _watching_late(app: App) -> None:
    """The bar says how late we see the match."""
    _watching(app)
    record = app.services.remote.tables[CODE]
    record.table = replace(record.table, delay=Delay(seconds=300))
    app.scene.arrived(record.table)


def _tile_explained(app: App) -> None:
    """The pointer rests on a tile, which says what its kind does."""
    stage = Stage(app, FOUR)
    stage.open()
    stage.point("C3")
    stage.rest()


def _log_line(app: App) -> None:
    stage = Stage(app, FOUR, seat=None)
    stage.open()
    stage.play([(1, Attack(_at("D4"), _at("D5"), 2)), (1, Trade())])
    log = find(app, "log").box
    stage.hover(log.x + 100, log.y + 18)


def _tab(app: App, tab: int) -> None:
    """Our turn, with another part beside the board where there are tabs."""
    stage = Stage(app, FOUR)
    stage.open()
    stage.play([(1, Attack(_at("D4"), _at("D5"), 2)), (1, Trade())])
    bring_up(app, tab)


def _players_tab(app: App) -> None:
    _tab(app, 1)


def _log_tab(app: App) -> None:
    _tab(app, 2)


def _log_by_keys(app: App) -> None:
    stage = Stage(app, FOUR)
    stage.open()
    stage.play([(1, Attack(_at("D4"), _at("D5"), 2)), (1, Trade())])
    focus(app, "log")
    stage.key(pygame.K_UP)


def _log_way_back(app: App) -> None:
    """Somebody who looks on has scrolled up in the log."""
    stage = Stage(app, FOUR, seat=None)
    stage.open()
    stage.play([(1, Attack(_at("D4"), _at("D5"), 2)), (1, Trade())])
    stage.play_on(30)
    log = find(app, "log")
    log.point(pygame.Event(pygame.MOUSEWHEEL, x=0, y=4), *log.box.centre)
    app.stack.redraw()


def _menu(app: App) -> None:
    _my_turn(app)
    app.scene.back()


def _chat(app: App) -> None:
    stage = Stage(app, FOUR)
    stage.open()
    for number, text in enumerate(("Well fought!", "Wait for my Trade.", "On verra bien…")):
        app.services.remote.receive(Said(f"p{number}", NAMES[number][0], text, 1_780_000_000.0 + 60 * number, CODE))
    stage.key(pygame.K_t, "t")


def _ignored_in_chat(app: App) -> None:
    """The chat, in which what one of the others says is hidden."""
    _chat(app)
    app.services.ignored.change("p2", ignored=True)
    app.stack.renew()


def _ignored_people(app: App) -> None:
    """The people who can be ignored, of whom one is."""
    _ignored_in_chat(app)
    find(app, "speakers").press()


def _phrases(app: App) -> None:
    """The quick phrases in the drawer of the chat."""
    stage = Stage(app, FOUR)
    stage.open()
    stage.key(pygame.K_p, "p")


def _emotes(app: App) -> None:
    """Three players have just said a phrase."""
    app.services.settings.choose(reduced_motion=True)
    stage = Stage(app, FOUR)
    stage.open()
    for seat, phrase in ((0, "well_played"), (1, "thanks"), (3, "thinking")):
        said = Said(f"p{seat}", NAMES[seat][0], phrase, 1_780_000_000.0 + seat, CODE, seat, phrase=phrase)
        app.services.remote.receive(said)
        app.scene.arrived(said)


def _watchers_speak(app: App) -> None:
    """The tab of those who look on, as a player sees it."""
    _chat(app)
    for number, (name, text) in enumerate((("Zahra", "C'est serré…"), ("Marek", "Look at the market!"))):
        at = 1_780_000_400.0 + 60 * number
        app.services.remote.receive(Said(f"w{number}", name, text, at, CODE, channel="watchers"))
    of_type(GameScene, app.scene).chat.choose_channel(1)


def _bar(app: App) -> None:
    """The question for how long and why somebody is put out."""
    _watchers(app)
    app.turn(patience=0)
    press(app, "bar w1")


def _watchers(app: App) -> None:
    """What the host can do about those who look on."""
    stage = Stage(app, FOUR)
    stage.open()
    record = app.services.remote.tables[CODE]
    told = app.services.remote.welcome
    record.table = replace(
        record.table,
        host=told.person if told else None,
        watchers=(PersonCard("w1", "Zahra"), PersonCard("w2", "Marek"), PersonCard("w3", "Omar")),
        watcher_count=3,
        muted=("w2",),
        barred=(Barred("w9", "Ennatum", reason="shouting"),),
        delay=Delay(seconds=60),
    )
    app.stack.push(WatchersScene(app.atlas, CODE))


GAME_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "ur_turn": _my_turn,
    "ur_preview": _preview,
    "ur_war": _war,
    "ur_moving_in": _moving_in,
    "ur_swap": _swap,
    "ur_politics": _politics,
    "ur_sowing": _sowing,
    "ur_hint": _hint,
    "ur_hint_swap": _hint_for_the_swap,
    "ur_two_players": _two_players,
    "ur_building": _building,
    "ur_market": _market,
    "ur_why_not": _why_not,
    "ur_watching": _watching,
    "ur_watching_late": _watching_late,
    "ur_tile_explained": _tile_explained,
    "ur_log_line": _log_line,
    "ur_log_by_keys": _log_by_keys,
    "ur_log_way_back": _log_way_back,
    "ur_players_tab": _players_tab,
    "ur_log_tab": _log_tab,
    "game_keys": _keys,
    "game_menu": _menu,
    "game_chat": _chat,
    "chat_ignored": _ignored_in_chat,
    "people_ignored": _ignored_people,
    "game_phrases": _phrases,
    "game_emotes": _emotes,
    "watchers_speak": _watchers_speak,
    "watchers": _watchers,
    "watchers_bar": _bar,
}
"""The pictures of the game, by name."""
