"""A map as a board: seven play on it, and it is panned and zoomed by pointer, keys and pad through the real loop."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.map_board import MapBoard, place_of, show_market_on_a_map
from client.match_table import MatchTable, open_game
from market.registered import registered
from market.rules import MARKET
from ziggurat.match.match import Match
from ziggurat_client.boards.maps.map_view import ZOOMS
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.ui.piece import Painted


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[MatchTable]:
    """A table where seven have begun to play."""
    show_market_on_a_map(monkeypatch)
    with registered():
        yield MatchTable(Match(MARKET, 7, seed=4))


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """The game on the screen."""
    return open_game(driver, server)


def board_of(scene: GameScene) -> MapBoard:
    """The board on show."""
    view = scene.view
    assert isinstance(view, MapBoard)
    return view


def over(driver: Driver, seat: int) -> tuple[int, int]:
    """The pixel of the window at which a seat's cube is shown."""
    scene = driver.app.scene
    assert isinstance(scene, GameScene)
    return scene.screen.pixel(*board_of(scene).map.view.on_screen(*place_of(seat)))


def wheel(driver: Driver, pixel: tuple[int, int], by: int) -> None:
    """Turn the wheel over a pixel, and let the map come to rest."""
    pygame.mouse.set_pos(pixel)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=by))
    driver.turn(40)


def drag(driver: Driver, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Drag with the left button."""
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    driver.turn()
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    driver.turn(2)


def test_the_whole_map_is_seen_at_first(scene: GameScene) -> None:
    view = board_of(scene).map.view
    assert view.shown.width == pytest.approx(view.size.width)
    assert view.shown.height == pytest.approx(view.size.height)


def test_the_wheel_zooms_about_the_pointer(driver: Driver, scene: GameScene) -> None:
    before = over(driver, 2)
    wheel(driver, before, 1)
    assert board_of(scene).map.view.zoom == ZOOMS[1]
    assert over(driver, 2) == pytest.approx(before, abs=1)


def test_a_zoom_takes_its_time_unless_motion_is_reduced(driver: Driver, scene: GameScene) -> None:
    driver.strike(pygame.K_PLUS, "+")
    driver.turn(3)
    assert 1 < board_of(scene).map.view.zoom < ZOOMS[1]
    driver.app.services.settings.choose(reduced_motion=True)
    driver.turn(40)
    driver.strike(pygame.K_PLUS, "+")
    assert board_of(scene).map.view.zoom == ZOOMS[2]


def test_plus_and_minus_zoom(driver: Driver, scene: GameScene) -> None:
    driver.strike(pygame.K_PLUS, "+")
    driver.strike(pygame.K_PLUS, "+")
    driver.strike(pygame.K_MINUS, "-")
    driver.turn(40)
    assert board_of(scene).map.view.zoom == ZOOMS[1]


def test_the_triggers_of_a_pad_zoom_and_its_directions_pan(driver: Driver, scene: GameScene) -> None:
    pad = Gamepad(driver.turn)
    pad.press(PadButton.RIGHT_TRIGGER)
    driver.turn(40)
    view = board_of(scene).map.view
    pad.press(PadButton.RIGHT)
    driver.turn(40)
    moved = board_of(scene).map.view
    assert view.zoom == moved.zoom == ZOOMS[1]
    assert moved.left > view.left


def test_arrows_pan_the_map_and_at_its_edge_move_the_focus_on(driver: Driver, scene: GameScene) -> None:
    driver.strike(pygame.K_PLUS, "+")
    driver.turn(40)
    before = board_of(scene).map.view
    driver.strike(pygame.K_RIGHT)
    driver.turn(40)
    assert board_of(scene).map.view.left > before.left
    assert scene.focused == "board"
    for _ in range(12):
        driver.strike(pygame.K_RIGHT)
    assert scene.focused != "board"


def test_the_map_is_dragged_by_the_pointer(driver: Driver, scene: GameScene) -> None:
    wheel(driver, over(driver, 3), 2)
    x, y = over(driver, 3)
    drag(driver, (x, y), (x - 60, y + 25))
    assert over(driver, 3) == pytest.approx((x - 60, y + 25), abs=1)
    assert board_of(scene).map.clicked == []


def test_a_click_chooses_a_point_of_the_map(driver: Driver, scene: GameScene) -> None:
    wheel(driver, over(driver, 3), 2)
    pixel = over(driver, 3)
    drag(driver, pixel, pixel)
    (found,) = board_of(scene).map.clicked
    assert found == pytest.approx(place_of(3), abs=2)


def test_buttons_zoom_and_rest_where_one_can_go_no_further(driver: Driver, scene: GameScene) -> None:
    assert not scene.widget("zoom out").enabled
    for _ in ZOOMS[1:]:
        driver.click("zoom in")
        driver.turn(40)
    assert board_of(scene).map.view.zoom == ZOOMS[-1]
    assert not scene.widget("zoom in").enabled


@pytest.mark.parametrize(("size", "zoom"), [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100)])
def test_seven_are_shown_beside_the_map_in_every_window(
    driver: Driver, scene: GameScene, size: tuple[int, int], zoom: int
) -> None:
    driver.app.services.settings.choose(zoom=zoom, language="fr")
    driver.resize(*size)
    scene._side.show("players")
    driver.turn()
    board = board_of(scene)
    seats = board.layout.column
    assert seats is not None
    places = [*seats.boxes, board.map.box]
    assert all(scene.extent.holds(*box[:2]) and box.bottom <= scene.extent.bottom for box in places)
    screen, pictures = scene.screen, driver.app.services.pictures
    painted = [piece for piece in board.pieces() if isinstance(piece, Painted)]
    assert [cut.text for piece in painted for cut in piece.cuts(screen, pictures)] == []


def test_a_map_that_comes_to_lie_elsewhere_shows_the_same_middle(driver: Driver, scene: GameScene) -> None:
    wheel(driver, over(driver, 3), 2)
    before = board_of(scene).map.view.shown.centre
    driver.resize(1920, 1080)
    assert board_of(scene).map.view.shown.centre == pytest.approx(before, abs=1)
