"""A person who plays a chosen action of Civilization at the screen, by mouse, by keys or by gamepad."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol, TypeAlias

import pygame

from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import OUR_SEAT, MatchTable, key
from ziggurat.games.civilization.actions import (
    BuildCities,
    ChooseNation,
    CivilizationAction,
    EndMovement,
    Expand,
    FightOn,
    Load,
    Move,
    ReduceCity,
    ResetMovement,
    Sail,
    Ships,
    Unload,
    ship_id,
)
from ziggurat.games.civilization.areas import NUMBER_OF, AreaNumber
from ziggurat.games.civilization.moving import ship_named
from ziggurat.games.civilization.setup import nations_left
from ziggurat.games.game import Action
from ziggurat_client.boards.civilization.board.map import WorldMap
from ziggurat_client.boards.civilization.board.minimap import minimap_place
from ziggurat_client.boards.civilization.choosing.map_place import MapPlace
from ziggurat_client.boards.civilization.choosing.modes import Marching, Naming, Planning, Reducing
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
}
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
_MOST_TABS: Final = 80


_CLOSE: Final = 2.5
"""How far from each other two points may be that a hand does not tell apart, in units of the screen."""
_GLIDE: Final = 30
"""Frames in which the map comes to rest."""
Point: TypeAlias = tuple[float, float]


class Hands(Protocol):
    """What a player does with a mouse, with keys or with a gamepad."""

    def press(self, name: str) -> None:
        """Press a button or a row of that name."""

    def choose(self, area: AreaNumber) -> None:
        """Choose an area of the map."""


class Mouse:
    """Plays by clicks alone."""

    def __init__(self, driver: Driver, scene: GameScene) -> None:
        self._driver = driver
        self._view = view_of(scene)

    def press(self, name: str) -> None:
        self._driver.click(name)

    def choose(self, area: AreaNumber) -> None:
        self._driver.click_at(*point_of(self._view, area, lambda: self._look_closer(area)))

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
        if name in _KEYS:
            key(self._driver, *_KEYS[name])
            return
        self._go_to(name)
        key(self._driver, pygame.K_SPACE, " ")

    def choose(self, area: AreaNumber) -> None:
        self._go_to("board")
        for arrow in way(self._scene, area):
            key(self._driver, arrow)
        key(self._driver, pygame.K_SPACE, " ")

    def _go_to(self, name: str) -> None:
        for _ in range(_MOST_TABS):
            if self._scene.focused == name:
                return
            key(self._driver, pygame.K_TAB, "\t")
        raise AssertionError(f"the focus never comes to {name}")


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

    def choose(self, area: AreaNumber) -> None:
        self._go_to("board")
        self._pad.press(*(_ARROWS[arrow][2] for arrow in way(self._scene, area)), PadButton.A)

    def _go_to(self, name: str) -> None:
        for _ in range(_MOST_TABS):
            if self._scene.focused == name:
                return
            self._pad.press(PadButton.RIGHT_SHOULDER)
        raise AssertionError(f"the focus never comes to {name}")


def view_of(scene: GameScene) -> CivilizationBoardView:
    """The board view of a game scene."""
    assert isinstance(scene.view, CivilizationBoardView)
    return scene.view


def point_of(view: CivilizationBoardView, area: AreaNumber, closer: Callable[[], None] | None = None) -> Point:
    """A point of the screen that means an area: its middle, or near it where that is covered; looked at more closely
    by `closer` where no point does."""
    while True:
        x, y = view.grid.box_of(MapPlace(area)).centre
        for across, down in _AROUND:
            if _means(view, x + across, y + down, area):
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


def play_to_the_end(driver: Driver, server: MatchTable, scene: GameScene, hands: Hands) -> None:
    """Play our seat at random until the match is over; every action that is carried out is the one that was chosen."""
    view, chance = view_of(scene), Random(server.match.seed)
    while server.match.result is None:
        server.let_others_act()
        driver.turn()
        view.skip()
        driver.turn()
        if OUR_SEAT in server.match.due.seats:
            chosen: Any = _chosen(server, chance)
            before = len(server.match.steps)
            play(hands, view, chosen)
            assert server.match.steps[before].action == chosen
            driver.turn()


def _chosen(server: MatchTable, chance: Random) -> Action:
    """Something that may be done; the movement ends often enough."""
    found = list(server.match.game.candidates(server.match.view(OUR_SEAT)))
    if isinstance(found[0], EndMovement) and chance.random() < 0.3:
        return found[0]
    return chance.choice([each for each in found if not isinstance(each, ResetMovement)] or found)


def play(hands: Hands, view: CivilizationBoardView, action: CivilizationAction) -> None:
    """Carry `action` out at the screen."""
    match action:
        case ChooseNation(nation):
            assert isinstance(view.mode, Naming)
            assert nation in nations_left(view.board)
            hands.press(f"row nation {nation}")
            hands.press("confirm")
        case Expand(areas):
            hands.press("none")
            for area, count in areas.items():
                for _ in range(count):
                    hands.choose(NUMBER_OF[area])
            hands.press("confirm")
        case Ships():
            _arm(hands, view, action)
        case FightOn(go_on):
            hands.press("fight_on" if go_on else "stop")
        case ReduceCity(area):
            hands.press(f"row city {area}")
            assert view.mode == Reducing(NUMBER_OF[area])
            hands.press("confirm")
        case BuildCities(areas):
            _found(hands, view, areas)
        case _:
            march(hands, view, action)


def march(hands: Hands, view: CivilizationBoardView, action: CivilizationAction) -> None:
    """Carry out a step of a movement, or its end."""
    match action:
        case Move(start, to, count):
            hands.choose(NUMBER_OF[start])
            _count(hands, view, count)
            hands.choose(NUMBER_OF[to])
        case Sail(ship, to):
            hands.press(f"row ship {_number(view, ship)}")
            hands.choose(NUMBER_OF[to])
        case Load(ship, count) | Unload(ship, count):
            hands.press(f"row ship {_number(view, ship)}")
            _count(hands, view, count)
            hands.press("load" if isinstance(action, Load) else "land")
        case ResetMovement():
            hands.press("reset")
        case EndMovement():
            hands.press("end")


def _number(view: CivilizationBoardView, ship: str) -> int:
    known = view.known
    assert known is not None
    found = ship_named(known.nation, ship)
    assert found is not None
    return found[0]


def _count(hands: Hands, view: CivilizationBoardView, count: int) -> None:
    """Take so many in the hand."""
    for _ in range(60):
        assert isinstance(view.mode, Marching | Planning)
        held = view.mode.held
        assert held is not None
        if held.count == count:
            return
        hands.press("more" if held.count < count else "fewer")
    raise AssertionError(f"{count} cannot be taken")


def _arm(hands: Hands, view: CivilizationBoardView, action: Ships) -> None:
    """Keep, give up and build ships."""
    known = view.known
    assert known is not None
    hands.press("suggested")
    kept = {number for number, _ in known.nation.sailing if ship_id(known.nation.id, number) in action.maintain}
    for number, _ in known.nation.sailing:
        if (number in kept) != (number in getattr(view.mode, "kept", ())):
            hands.press(f"row ship {number}")
    for new in action.build:
        hands.choose(NUMBER_OF[new.area])
    hands.press("confirm")


def _found(hands: Hands, view: CivilizationBoardView, areas: tuple[str, ...]) -> None:
    """Choose the cities in their order, and none that were proposed."""
    if not areas:
        hands.press("none")
        return
    for area in getattr(view.mode, "areas", ()):
        hands.press(f"row site {_id_of(area)}")
    for area in areas:
        hands.press(f"row site {area}")
    hands.press("confirm")


def _id_of(area: AreaNumber) -> str:
    return next(name for name, number in NUMBER_OF.items() if number == area)
