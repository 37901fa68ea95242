"""A person who plays a chosen action of Tigris & Euphrates at the screen, by mouse, by keys or by gamepad."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol

import pygame

from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import OUR_SEAT, MatchTable, key
from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import (
    BuildMonument,
    ChooseWar,
    Commit,
    DeclineMonument,
    EndTurn,
    MoveLeader,
    PlaceCatastrophe,
    PlaceLeader,
    PlaceTile,
    SwapTiles,
    TakeTreasures,
    WithdrawLeader,
)
from ziggurat.games.tigris.colours import COLOURS, LETTERS, Colour
from ziggurat.games.tigris.spaces import WIDTH, Space, number_of
from ziggurat_client.boards.tigris.board.grid import Grid
from ziggurat_client.boards.tigris.choosing.modes import Building, Committing
from ziggurat_client.boards.tigris.view import TigrisBoardView
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.game.game import GameScene

_BUTTON_KEYS: Final = {
    "end": (pygame.K_e, "e"),
    "decline": (pygame.K_e, "e"),
    "more": (pygame.K_PLUS, "+"),
}
_PAD_ARROWS: Final = {
    pygame.K_UP: PadButton.UP,
    pygame.K_DOWN: PadButton.DOWN,
    pygame.K_LEFT: PadButton.LEFT,
    pygame.K_RIGHT: PadButton.RIGHT,
}


class Hands(Protocol):
    """What a player does with a mouse, with keys or with a gamepad."""

    def press(self, name: str) -> None:
        """Press a button or a piece of that name."""

    def choose(self, space: Space) -> None:
        """Choose a space of the map."""


class Mouse:
    """Plays by clicks alone."""

    def __init__(self, driver: Driver, scene: GameScene) -> None:
        self._driver = driver
        self._view = view_of(scene)

    def press(self, name: str) -> None:
        self._driver.click(name)

    def choose(self, space: Space) -> None:
        self._driver.click_at(*self._view.layout.square(number_of(space)).centre)


class Keys:
    """Plays by keys alone: with those of the actions, and with Tab and the arrows."""

    def __init__(self, driver: Driver, scene: GameScene) -> None:
        self._driver = driver
        self._scene = scene

    def press(self, name: str) -> None:
        if name in _BUTTON_KEYS:
            key(self._driver, *_BUTTON_KEYS[name])
            return
        self._go_to(name)
        key(self._driver, pygame.K_SPACE, " ")

    def choose(self, space: Space) -> None:
        self._go_to("board")
        for arrow in _way(self._scene, space):
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
        if name in ("end", "decline"):
            self._pad.press(PadButton.Y)
            return
        self._go_to(name)
        self._pad.press(PadButton.A)

    def choose(self, space: Space) -> None:
        self._go_to("board")
        self._pad.press(*(_PAD_ARROWS[arrow] for arrow in _way(self._scene, space)), PadButton.A)

    def _go_to(self, name: str) -> None:
        while self._scene.focused != name:
            self._pad.press(PadButton.RIGHT_SHOULDER)


def view_of(scene: GameScene) -> TigrisBoardView:
    """The board view of a game scene."""
    assert isinstance(scene.view, TigrisBoardView)
    return scene.view


def play_to_the_end(driver: Driver, server: MatchTable, scene: GameScene, hands: Hands) -> None:
    """Play our seat at random until the match is over; every action that is carried out is the one that was chosen."""
    view, chance = view_of(scene), Random(server.match.seed)
    while server.match.result is None:
        server.let_others_act()
        driver.turn()
        view.skip()
        driver.turn()
        if OUR_SEAT in server.match.due.seats:
            chosen: Any = chance.choice(list(server.match.game.candidates(server.match.view(OUR_SEAT))))
            before = len(server.match.steps)
            play(hands, view, chosen)
            assert _done(server.match.steps[before].action) == _done(chosen)
            driver.turn()


def _done(action: Action) -> object:
    """An action, without what makes no difference: in which order tiles are given up."""
    return sorted(action.tiles) if isinstance(action, SwapTiles) else action


def play(hands: Hands, view: TigrisBoardView, action: Action) -> None:
    """Carry `action` out at the screen."""
    match action:
        case PlaceTile(color, x, y):
            hands.press(f"tile {_place(view, color)}")
            hands.choose(Space(x, y))
        case PlaceLeader(color, x, y) | MoveLeader(color, x, y):
            hands.press(f"leader {color}")
            hands.choose(Space(x, y))
        case WithdrawLeader(color):
            hands.press(f"leader {color}")
            hands.press("withdraw")
        case PlaceCatastrophe(x, y):
            hands.press("catastrophe")
            hands.choose(Space(x, y))
        case SwapTiles(tiles):
            _give_up(hands, view, tiles)
        case EndTurn():
            hands.press("end")
        case _:
            _answer(hands, view, action)


def _answer(hands: Hands, view: TigrisBoardView, action: Action) -> None:
    """What a player says who is asked."""
    match action:
        case ChooseWar(color):
            hands.press(f"action war {color}")
            hands.press("fight")
        case Commit(count):
            while isinstance(view.mode, Committing) and view.mode.count < count:
                hands.press("more")
            hands.press("add")
        case BuildMonument(monument, x, y):
            while isinstance(view.mode, Building) and view.mode.space != Space(x, y):
                hands.choose(_corner(view, Space(x, y)))
            hands.press(f"action monument {monument}")
            hands.press("build")
        case DeclineMonument():
            hands.press("decline")
        case TakeTreasures(leave):
            hands.choose(leave)
            hands.press("take")


def _corner(view: TigrisBoardView, square: Space) -> Space:
    """The space of a square that belongs to no other one that is offered: across from the tile just laid."""
    laid = view.shown.board.laid
    assert laid is not None
    return Space(*(near + 1 if tile == near else near for near, tile in zip(square, laid, strict=True)))


def _place(view: TigrisBoardView, color: Colour) -> int:
    """Where the first tile of a colour lies in the hand."""
    known = view.known
    assert known is not None
    return known.hand.index(LETTERS[COLOURS.index(color)])


def _give_up(hands: Hands, view: TigrisBoardView, tiles: tuple[Colour, ...]) -> None:
    known = view.known
    assert known is not None
    left = list(tiles)
    hands.press("action swap")
    for place, letter in enumerate(known.hand):
        color = COLOURS[LETTERS.index(letter)]
        if color in left:
            left.remove(color)
            hands.press(f"tile {place}")
    hands.press("swap")


def _way(scene: GameScene, space: Space) -> list[int]:
    """The arrows that lead from the cursor to a space; the first one only shows where the cursor is."""
    grid = scene.widget("board")
    assert isinstance(grid, Grid)
    down, across = space.y - grid.cursor // WIDTH, space.x - grid.cursor % WIDTH
    sideways = [pygame.K_RIGHT if across > 0 else pygame.K_LEFT] * abs(across)
    return [*sideways, *[pygame.K_DOWN if down > 0 else pygame.K_UP] * abs(down)]
