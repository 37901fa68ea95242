"""A person who plays a chosen action of Babel at the screen, by mouse, by keys or by gamepad."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol

import pygame

from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import OUR_SEAT, MatchTable, key
from ziggurat.games.babel.actions import (
    Banish,
    Build,
    Desertion,
    Destroy,
    Discard,
    EndActions,
    Halve,
    Migrate,
    Move,
    Plunder,
    Progress,
    Settle,
    Source,
)
from ziggurat.games.babel.peoples import SITES
from ziggurat.games.game import Action
from ziggurat_client.boards.babel.board.grid import Grid
from ziggurat_client.boards.babel.choosing.cells import ROWS, Cell
from ziggurat_client.boards.babel.choosing.listed_actions import listed_action
from ziggurat_client.boards.babel.choosing.modes import ActionName, Considering
from ziggurat_client.boards.babel.view import BabelBoardView
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.game.game import GameScene

_NAMES: Final[dict[type[Action], ActionName]] = {
    Destroy: "destroy",
    Plunder: "plunder",
    Banish: "banish",
    Desertion: "desertion",
    Progress: "progress",
    Halve: "halve",
    Migrate: "migrate",
}
_BUILDINGS: Final[dict[Source, ActionName]] = {
    "start": "build_start",
    "own": "build_own",
    "opponent": "build_opponent",
}
_BUTTON_KEYS: Final = {
    "settle": (pygame.K_d, "d"),
    "move": (pygame.K_g, "g"),
    "end": (pygame.K_e, "e"),
    "confirm": (pygame.K_RETURN, "\r"),
}


class Hands(Protocol):
    """What a player does with a mouse, with keys or with a gamepad."""

    def press(self, name: str) -> None:
        """Press a button or a card of that name."""

    def choose(self, cell: Cell) -> None:
        """Choose a cell of the board."""


class Mouse:
    """Plays by clicks alone."""

    def __init__(self, driver: Driver, scene: GameScene) -> None:
        self._driver = driver
        self._view = view_of(scene)

    def press(self, name: str) -> None:
        self._driver.click(name)

    def choose(self, cell: Cell) -> None:
        self._driver.click_at(*self._view.layout.cell(cell).centre)


class Keys:
    """Plays by keys alone: with those of the actions, and with Tab and the arrows."""

    def __init__(self, driver: Driver, scene: GameScene) -> None:
        self._driver = driver
        self._scene = scene
        self._view = view_of(scene)

    def press(self, name: str) -> None:
        if name in _BUTTON_KEYS:
            key(self._driver, *_BUTTON_KEYS[name])
            return
        self._go_to(name)
        key(self._driver, pygame.K_SPACE, " ")

    def choose(self, cell: Cell) -> None:
        self._go_to("board")
        for arrow in _way(self._scene, cell):
            key(self._driver, arrow)
        key(self._driver, pygame.K_SPACE, " ")

    def _go_to(self, name: str) -> None:
        while self._scene.focused != name:
            key(self._driver, pygame.K_TAB, "\t")


class PadHands:
    """Plays by gamepad alone."""

    def __init__(self, driver: Driver, scene: GameScene) -> None:
        self._pad = Gamepad(driver.turn)
        self._scene = scene

    def press(self, name: str) -> None:
        if name == "end":
            self._pad.press(PadButton.Y)
            return
        self._go_to(name)
        self._pad.press(PadButton.A)

    def choose(self, cell: Cell) -> None:
        self._go_to("board")
        self._pad.press(*(_PAD_ARROWS[arrow] for arrow in _way(self._scene, cell)), PadButton.A)

    def _go_to(self, name: str) -> None:
        while self._scene.focused != name:
            self._pad.press(PadButton.RIGHT_SHOULDER)


_PAD_ARROWS: Final = {
    pygame.K_UP: PadButton.UP,
    pygame.K_DOWN: PadButton.DOWN,
    pygame.K_LEFT: PadButton.LEFT,
    pygame.K_RIGHT: PadButton.RIGHT,
}


def view_of(scene: GameScene) -> BabelBoardView:
    """The board view of a game scene."""
    assert isinstance(scene.view, BabelBoardView)
    return scene.view


def play_to_the_end(driver: Driver, server: MatchTable, scene: GameScene, hands: Hands) -> None:
    """Play our seat at random until the match is over; every action that is carried out is the one that was chosen."""
    view, chance = view_of(scene), Random(server.match.seed)
    while server.match.result is None:
        server.let_others_act()
        driver.turn()
        view.skip()
        driver.turn()
        if server.match.due.seats:
            chosen: Any = chance.choice(list(server.match.game.candidates(server.match.view(OUR_SEAT))))
            before = len(server.match.steps)
            play(hands, view, chosen)
            assert _done(server.match.steps[before].action) == _done(chosen)
            driver.turn()


def _done(action: Action) -> object:
    """An action, without what makes no difference: the order of discarded cards, and which card of a run is paid."""
    if isinstance(action, Discard):
        return sorted(action.cards)
    return {name: getattr(action, name) for name in action.__struct_fields__ if name != "position"} | {
        "type": type(action)
    }


def play(hands: Hands, view: BabelBoardView, action: Action) -> None:
    """Carry `action` out at the screen."""
    known = view.known
    assert known is not None
    match action:
        case Move(card) | Settle(card):
            hands.press(f"card {known.hand.index(card)}")
            hands.press("move" if isinstance(action, Move) else "settle")
        case Build(source):
            _consider(hands, view, _BUILDINGS[source])
            hands.press("confirm")
        case Migrate(source, target):
            hands.press("action migrate")
            hands.choose(Cell(source, "near"))
            hands.choose(Cell(target, "near"))
        case EndActions():
            hands.press("end")
        case Discard(cards):
            _mark(hands, known.hand, cards)
            hands.press("discard")
        case _:
            _invoke(hands, view, action)


def _consider(hands: Hands, view: BabelBoardView, action: ActionName) -> None:
    hands.press(f"action {action}")
    assert isinstance(view.mode, Considering)


def _invoke(hands: Hands, view: BabelBoardView, action: Action) -> None:
    """A power, by the way that is wanted if there are several."""
    known = view.known
    assert known is not None
    name = _NAMES[type(action)]
    _consider(hands, view, name)
    ways = listed_action(known, name).ways
    if len(ways) > 1:
        wanted = next(number for number, way in enumerate(ways) if _done(way) == _done(action))
        hands.press(f"way {wanted}")
    hands.press("confirm")


def _mark(hands: Hands, hand: str, cards: str) -> None:
    left = cards
    for place, card in enumerate(hand):
        if card in left:
            left = left.replace(card, "", 1)
            hands.press(f"card {place}")


def _way(scene: GameScene, cell: Cell) -> list[int]:
    """The arrows that lead from the cursor to a cell; the first one only shows where the cursor is."""
    grid = scene.widget("board")
    assert isinstance(grid, Grid)
    across = SITES.index(cell.site) - SITES.index(grid.cursor.site)
    down = ROWS.index(cell.row) - ROWS.index(grid.cursor.row)
    shown = [] if grid.by_keys else [pygame.K_LEFT]
    sideways = [pygame.K_RIGHT if across > 0 else pygame.K_LEFT] * abs(across)
    return [*shown, *sideways, *[pygame.K_DOWN if down > 0 else pygame.K_UP] * abs(down)]
