"""Hands at a board of Civilization: a mouse, keys or a gamepad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

import pygame

from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import key
from ziggurat.games.civilization.areas import AreaNumber
from ziggurat_client.boards.civilization.board.map import WorldMap
from ziggurat_client.boards.civilization.board.minimap import minimap_place
from ziggurat_client.boards.civilization.choosing.map_place import MapPlace
from ziggurat_client.boards.civilization.land.reading import SIZE, SPOTS
from ziggurat_client.boards.civilization.view import CivilizationBoardView
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.game.game import GameScene

_KEYS: Final = {
    "end": (pygame.K_e, "e"),
    "reset": (pygame.K_3, "3"),
    "none": (pygame.K_3, "3"),
    "suggested": (pygame.K_4, "4"),
    "load": (pygame.K_5, "5"),
    "land": (pygame.K_6, "6"),
    "more": (pygame.K_PLUS, "+"),
    "fewer": (pygame.K_MINUS, "-"),
    "stop": (pygame.K_1, "1"),
    "fight_on": (pygame.K_2, "2"),
    "tokens_first": (pygame.K_2, "2"),
    "coins_first": (pygame.K_2, "2"),
    "take back": (pygame.K_u, "u"),
    "market send": (pygame.K_1, "1"),
    "market accept": (pygame.K_2, "2"),
    "market decline": (pygame.K_3, "3"),
    "market next": (pygame.K_6, "6"),
    "market good": (pygame.K_PLUS, "+"),
    "market ready": (pygame.K_e, "e"),
}
"""What has a key of its own."""
_BUTTONS: Final = {
    "end": PadButton.Y,
    "take back": PadButton.X,
    "market send": PadButton.SECOND_UP,
    "market accept": PadButton.SECOND_RIGHT,
    "market decline": PadButton.SECOND_LEFT,
    "market good": PadButton.RIGHT_TRIGGER,
    "market ready": PadButton.Y,
}
"""What has a button of its own."""
_ARROWS: Final = {
    pygame.K_UP: (0, -1, PadButton.UP),
    pygame.K_DOWN: (0, 1, PadButton.DOWN),
    pygame.K_LEFT: (-1, 0, PadButton.LEFT),
    pygame.K_RIGHT: (1, 0, PadButton.RIGHT),
}
_AROUND: Final = sorted(
    ((across * 1.5, down * 1.5) for across in range(-40, 41) for down in range(-40, 41)),
    key=lambda way: way[0] ** 2 + way[1] ** 2,
)
"""Points around a middle, the nearest first."""
_MOST_TABS: Final = 120
_CLOSE: Final = 2.5
"""How far from each other two points may be that a hand does not tell apart, in units of the screen."""
_GLIDE: Final = 30
"""Frames in which the map comes to rest."""
_EDGE: Final = 13.0
_TO_CARDS: Final = 40.0
"""How far within a set its first and its last card can be clicked on."""
Point: TypeAlias = tuple[float, float]


class Hands(Protocol):
    """What a player does with a mouse, with keys or with a gamepad."""

    def press(self, name: str) -> None:
        """Press a button or a row of that name."""

    def choose(self, area: AreaNumber) -> None:
        """Choose an area of the map."""

    def count(self, name: str, by: int) -> None:
        """Choose so many more or fewer cards of the set of that name."""

    def write(self, name: str, text: str) -> None:
        """Write in the field of that name."""


class Mouse:
    """Plays by clicks alone."""

    def __init__(self, driver: Driver, scene: GameScene) -> None:
        self._driver = driver
        self._scene = scene
        self._view = view_of(scene)

    def press(self, name: str) -> None:
        self._driver.click(name)

    def choose(self, area: AreaNumber) -> None:
        self._driver.click_at(*point_of(self._view, area, lambda: self._look_closer(area), self._is_bare))

    def count(self, name: str, by: int) -> None:
        """More by clicks on the first card, which lies low; fewer by clicks on the last one, which is raised."""
        for _ in range(abs(by)):
            box = self._scene.widget(name).box
            self._driver.click_at(box.x + _EDGE if by > 0 else box.right - _EDGE, box.y + _TO_CARDS)

    def write(self, name: str, text: str) -> None:
        self._driver.click(name)
        self._driver.write(text)

    def _is_bare(self, x: float, y: float) -> bool:
        """Whether nothing lies over the map there."""
        under = self._scene._widgets.under(x, y)
        return under is not None and under.name == "board"

    def _look_closer(self, area: AreaNumber) -> None:
        """Zoom in, and on the small map press where the area is."""
        self._driver.click("zoom in")
        self._driver.turn(_GLIDE)
        self._driver.click_at(*small_map_point(self._view, area))
        self._driver.turn(_GLIDE)


class Keys:
    """Plays by keys alone: with those of the actions, and with Tab and the arrows."""

    def __init__(self, driver: Driver, scene: GameScene) -> None:
        self._driver = driver
        self._scene = scene

    def press(self, name: str) -> None:
        if name in _KEYS and not self._scene.takes_typing:
            key(self._driver, *_KEYS[name])
            return
        self._go_to(name)
        key(self._driver, pygame.K_SPACE, " ")

    def choose(self, area: AreaNumber) -> None:
        self._go_to("board")
        for arrow in way(self._scene, area):
            key(self._driver, arrow)
        key(self._driver, pygame.K_SPACE, " ")

    def count(self, name: str, by: int) -> None:
        self._go_to(name)
        for _ in range(abs(by)):
            key(self._driver, *_KEYS["more" if by > 0 else "fewer"])

    def write(self, name: str, text: str) -> None:
        self._go_to(name)
        self._driver.write(text)

    def _go_to(self, name: str) -> None:
        for _ in range(_MOST_TABS):
            if self._scene.focused == name:
                return
            key(self._driver, pygame.K_TAB, "\t")
        raise AssertionError(f"the focus never comes to {name}")


class PadHands:
    """Plays by gamepad alone."""

    def __init__(self, driver: Driver, scene: GameScene) -> None:
        self._driver = driver
        self._pad = Gamepad(driver.turn)
        self._scene = scene

    def press(self, name: str) -> None:
        if name in _BUTTONS:
            self._pad.press(_BUTTONS[name])
            return
        self._go_to(name)
        self._pad.press(PadButton.A)

    def choose(self, area: AreaNumber) -> None:
        self._go_to("board")
        self._pad.press(*(_ARROWS[arrow][2] for arrow in way(self._scene, area)), PadButton.A)

    def count(self, name: str, by: int) -> None:
        self._go_to(name)
        self._pad.press(*[PadButton.RIGHT_TRIGGER if by > 0 else PadButton.LEFT_TRIGGER] * abs(by))

    def write(self, name: str, text: str) -> None:
        self._go_to(name)
        self._pad.press(PadButton.A)
        rows = self._driver.app.services.words.say("keyboard.rows").split()
        for letter in text:
            row = next((number for number, letters in enumerate(rows) if letter in letters), None)
            self._go_to("space" if row is None else f"key {row} {rows[row].index(letter)}")
            self._pad.press(PadButton.A)
        self._pad.press(PadButton.B)

    def _go_to(self, name: str) -> None:
        for _ in range(_MOST_TABS):
            if self._driver.page.focused == name:
                return
            self._pad.press(PadButton.RIGHT_SHOULDER)
        raise AssertionError(f"the focus never comes to {name}")


def view_of(scene: GameScene) -> CivilizationBoardView:
    """The board view of a game scene."""
    assert isinstance(scene.view, CivilizationBoardView)
    return scene.view


def point_of(
    view: CivilizationBoardView,
    area: AreaNumber,
    closer: Callable[[], None] | None = None,
    is_bare: Callable[[float, float], bool] = lambda x, y: True,
) -> Point:
    """A point of the screen that means an area: its middle, or near it where that is covered; looked at more closely
    by `closer` where no point does. `is_bare` says whether nothing lies over the map at a point."""
    while True:
        x, y = view.grid.box_of(MapPlace(area)).centre
        for across, down in _AROUND:
            if is_bare(x + across, y + down) and _means(view, x + across, y + down, area):
                return x + across, y + down
        assert closer is not None, f"no point of the map means {area}"
        closer()


def _means(view: CivilizationBoardView, x: float, y: float, area: AreaNumber) -> bool:
    """Whether a point of the screen and all close to it mean an area, so that a pixel more or less does not matter."""
    around = ((0, 0), (-_CLOSE, 0), (_CLOSE, 0), (0, -_CLOSE), (0, _CLOSE))
    return all(view.grid.place_at(x + across, y + down) == MapPlace(area) for across, down in around)


def small_map_point(view: CivilizationBoardView, area: AreaNumber) -> Point:
    """Where an area lies on the small map."""
    box, spot = minimap_place(view.layout.map), SPOTS[area].middle
    return box.x + box.width * spot[0] / SIZE.width, box.y + box.height * spot[1] / SIZE.height


def way(scene: GameScene, area: AreaNumber) -> list[int]:
    """The shortest sequence of arrows that leads from the cursor to an area."""
    grid = scene.widget("board")
    assert isinstance(grid, WorldMap)
    ways: dict[AreaNumber, list[int]] = {grid.cursor.area: []}
    waiting = [grid.cursor.area]
    while waiting:
        at = waiting.pop(0)
        if at == area:
            return ways[at]
        for arrow, (across, down, _) in _ARROWS.items():
            to = grid.beside(at, across, down)
            if to is not None and to not in ways:
                ways[to] = [*ways[at], arrow]
                waiting.append(to)
    raise AssertionError(f"no way leads to {area}")
