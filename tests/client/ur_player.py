"""A person who plays a chosen action of Ur at the screen, by mouse or by keys."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol

import pygame

from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable, key
from client.ur_table import view_of
from ziggurat.games.game import Action
from ziggurat.games.ur.actions import (
    Agriculture,
    Allot,
    Attack,
    Build,
    Culture,
    EndWithoutSwap,
    Keep,
    Place,
    Politics,
    Swap,
    Trade,
)
from ziggurat.games.ur.position import Cubes
from ziggurat.games.ur.squares import square_name
from ziggurat_client.boards.ur.choosing.modes import MARKET, Attacking, Building, Mode, Placing, Sharing, Swapping
from ziggurat_client.boards.ur.view import UrBoardView
from ziggurat_client.input.intentions import Intention
from ziggurat_client.scenes.game.game import GameScene

_BUTTON_KEYS: Final = {
    "place": (pygame.K_3, "3"),
    "build": (pygame.K_4, "4"),
    "to_swap": (pygame.K_e, "e"),
    "end_war": (pygame.K_e, "e"),
    "flip": (pygame.K_f, "f"),
    "keep": (pygame.K_k, "k"),
    "confirm": (pygame.K_RETURN, "\r"),
    "swap": (pygame.K_RETURN, "\r"),
    "end_game": (pygame.K_RETURN, "\r"),
}


class Hands(Protocol):
    """What a player does with a mouse or with keys."""

    def square(self, place: int) -> None:
        """Choose a square, or the market."""

    def perform(self, kind: str) -> None:
        """Choose one of the hand tile's actions."""

    def button(self, name: str) -> None:
        """Press a button of the right column."""

    def move_in(self, count: int) -> None:
        """Say how many cubes move in."""

    def change(self, square: int, by: int) -> None:
        """One cube more or less on a square."""


_ARROW_KEYS = {
    Intention.UP: pygame.K_UP,
    Intention.DOWN: pygame.K_DOWN,
    Intention.LEFT: pygame.K_LEFT,
    Intention.RIGHT: pygame.K_RIGHT,
}


class Mouse:
    """Plays by clicks alone."""

    def __init__(self, driver: Driver, scene: GameScene) -> None:
        self._driver = driver
        self._view = view_of(scene)

    def square(self, place: int) -> None:
        box = self._view.layout.square(place)
        self._driver.click_at(box.x + box.width / 2, box.y + box.height * 0.25)

    def perform(self, kind: str) -> None:
        self._driver.click(f"action {kind}")

    def button(self, name: str) -> None:
        self._driver.click(name)

    def move_in(self, count: int) -> None:
        self._driver.click(f"move in {count}")

    def change(self, square: int, by: int) -> None:
        name = square_name(self._view.position.side, square)
        self._driver.click(f"{'more' if by > 0 else 'less'} {name}")


class Keys:
    """Plays by keys alone."""

    def __init__(self, driver: Driver, scene: GameScene) -> None:
        self._driver = driver
        self._view = view_of(scene)

    def square(self, place: int) -> None:
        self._go_to(place)
        key(self._driver, pygame.K_SPACE, " ")

    def perform(self, kind: str) -> None:
        number = self._view.position.hands[self._view.position.seat].index(kind) + 1
        key(self._driver, pygame.K_0 + number, str(number))

    def button(self, name: str) -> None:
        key(self._driver, *_BUTTON_KEYS[name])

    def move_in(self, count: int) -> None:
        key(self._driver, pygame.K_0 + count, str(count))

    def change(self, square: int, by: int) -> None:
        self._go_to(square)
        key(self._driver, 0, "+" if by > 0 else "-")

    def _go_to(self, place: int) -> None:
        for arrow in way_to(self._view, place):
            key(self._driver, _ARROW_KEYS[arrow])


def way_to(view: UrBoardView, place: int) -> list[Intention]:
    """The arrows that lead to a square or the market from wherever the cursor is: to the upper corner far from the
    market, and from there on."""
    side, layout = view.position.side, view.layout
    market_is_left = layout.market_tile.x < layout.centre.x
    away, back = (Intention.RIGHT, Intention.LEFT) if market_is_left else (Intention.LEFT, Intention.RIGHT)
    row, column = (0, -1 if market_is_left else side) if place == MARKET else divmod(place, side)
    steps = side - 1 - column if market_is_left else column
    return [away] * side + [Intention.UP] * side + [Intention.DOWN] * row + [back] * steps


def play_to_the_end(driver: Driver, server: MatchTable, scene: GameScene, hands: Hands) -> None:
    """Play our seat at random until the match is over; every action that is carried out is the one that was chosen."""
    view, chance = view_of(scene), Random(server.match.seed)
    while server.match.result is None:
        server.let_others_act()
        driver.turn()
        if server.match.due.seats:
            chosen: Any = chance.choice(list(server.match.game.candidates(server.match.view(OUR_SEAT))))
            before = len(server.match.steps)
            play(hands, view, chosen)
            assert server.match.steps[before].action == chosen
            driver.turn()


def play(hands: Hands, view: UrBoardView, action: Action) -> None:
    """Carry `action` out at the screen, from whatever mode it is in."""
    match action:
        case Place(square):
            if not isinstance(view.mode, Placing):
                _begin(hands, view, "place")
            hands.square(square)
        case Trade():
            _leave_swap(hands, view)
            hands.perform("T")
        case Culture():
            _leave_swap(hands, view)
            hands.perform("C")
        case Agriculture(sown):
            _share(hands, view, "A", sown)
        case Politics(cubes):
            _share(hands, view, "P", cubes)
        case Allot(cubes):
            _share(hands, view, "", cubes)
        case Attack(attacker, target, moved):
            _attack(hands, view, attacker, target, moved)
        case Build(squares):
            _build(hands, view, squares)
        case Swap(square, face):
            _swap(hands, view, MARKET if square is None else square, face)
        case Keep():
            hands.button("keep")
        case EndWithoutSwap():
            _to_swap(hands, view)
            hands.button("end_game")


def _leave_swap(hands: Hands, view: UrBoardView) -> None:
    """No action is begun while the swap is on show."""
    assert not isinstance(view.mode, Swapping)


def _begin(hands: Hands, view: UrBoardView, button: str) -> None:
    _leave_swap(hands, view)
    hands.button(button)


def _share(hands: Hands, view: UrBoardView, kind: str, wanted: tuple[Cubes, ...]) -> None:
    if kind:
        _leave_swap(hands, view)
        hands.perform(kind)
    goal = {given.square: given.count for given in wanted}
    for by in (-1, 1):
        for square in _sharing(view.mode).space.squares:
            while (goal.get(square, 0) - _sharing(view.mode).count(square)) * by > 0:
                hands.change(square, by)
    hands.button("confirm")


def _sharing(mode: Mode) -> Sharing:
    assert isinstance(mode, Sharing)
    return mode


def _attack(hands: Hands, view: UrBoardView, attacker: int, target: int, moved: int) -> None:
    if not isinstance(view.mode, Attacking):
        _leave_swap(hands, view)
        hands.perform("W")
    assert isinstance(view.mode, Attacking)
    if view.mode.attacker != attacker:
        hands.square(attacker)
    hands.square(target)
    if isinstance(view.mode, Attacking) and view.mode.target == target:
        hands.move_in(moved)


def _build(hands: Hands, view: UrBoardView, squares: tuple[int, ...]) -> None:
    _begin(hands, view, "build")
    for square in squares:
        assert isinstance(view.mode, Building)
        if square not in view.mode.chosen:
            hands.square(square)
    hands.button("confirm")


def _to_swap(hands: Hands, view: UrBoardView) -> None:
    if isinstance(view.mode, Attacking) and view.position.turn.at_war:
        hands.button("end_war")
    if not isinstance(view.mode, Swapping):
        hands.button("to_swap")


def _swap(hands: Hands, view: UrBoardView, place: int, face: str) -> None:
    _to_swap(hands, view)
    assert isinstance(view.mode, Swapping)
    if view.mode.face != face:
        hands.button("flip")
    hands.square(place)
    hands.button("swap")
