"""Gamepads: what their buttons and sticks press, and everything done with them alone."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad, PadHands
from client.match_table import MatchTable, open_game
from client.server_double import ServerDouble, card
from client.test_ur_game import BOARD, at
from client.ur_player import play
from client.ur_table import match_of, view_of
from ziggurat.games.ur.actions import Place, Swap, Trade
from ziggurat.games.ur.drawing import parse
from ziggurat.wire.links import Address
from ziggurat.wire.messages import AddBot, Open, Ready, Sit, Start, Undo
from ziggurat_client.boards.play.choosing import Idle
from ziggurat_client.boards.ur.choosing.modes import Attacking
from ziggurat_client.input.pad import PRESS_AT, RELEASE_AT, REPEAT_AFTER, REPEAT_EVERY
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.game.menu import GameMenu
from ziggurat_client.scenes.lobby.create_table import CreateTableScene
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.pages.keys import KeysScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.scenes.servers.join import JoinScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.ui.menu_step import MenuStep
from ziggurat_client.ui.piece import Widget

A, B, X, Y = PadButton.A, PadButton.B, PadButton.X, PadButton.Y
UP, DOWN, RIGHT = PadButton.UP, PadButton.DOWN, PadButton.RIGHT
NEXT, PREVIOUS = PadButton.RIGHT_SHOULDER, PadButton.LEFT_SHOULDER


@pytest.fixture
def pad(driver: Driver) -> Gamepad:
    """A gamepad in our hands."""
    return Gamepad(driver.turn)


@pytest.fixture
def title(driver: Driver) -> TitleScene:
    """The title."""
    scene = TitleScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


# ---------------------------------------------------------------------------------------- sticks and buttons


def test_the_directional_pad_moves_the_focus(pad: Gamepad, title: TitleScene) -> None:
    pad.press(DOWN)
    assert title.focused == "opponents"


def test_the_stick_moves_the_focus_once_for_one_push(pad: Gamepad, title: TitleScene) -> None:
    for share in (PRESS_AT + 0.01, 0.8, 1.0, RELEASE_AT + 0.01, 1.0):
        pad.tilt(pygame.CONTROLLER_AXIS_LEFTY, share)
    assert title.focused == "opponents"


def test_a_stick_in_its_dead_zone_does_nothing(pad: Gamepad, title: TitleScene) -> None:
    pad.tilt(pygame.CONTROLLER_AXIS_LEFTY, PRESS_AT - 0.01)
    assert title.focused == "play"


def test_a_stick_that_came_back_pushes_again(pad: Gamepad, title: TitleScene) -> None:
    for share in (1.0, 0.0, 1.0):
        pad.tilt(pygame.CONTROLLER_AXIS_LEFTY, share)
    assert title.focused == title_item(title, 2)


def test_a_held_direction_repeats_after_a_while(driver: Driver, pad: Gamepad, title: TitleScene) -> None:
    pad.hold(DOWN)
    driver.turn(seconds=REPEAT_AFTER)
    assert title.focused == title_item(title, 2)
    driver.turn(seconds=REPEAT_EVERY)
    assert title.focused == title_item(title, 3)


def test_a_direction_that_was_let_go_does_not_repeat(driver: Driver, pad: Gamepad, title: TitleScene) -> None:
    pad.press(DOWN)
    driver.turn(seconds=2 * REPEAT_AFTER)
    assert title.focused == title_item(title, 1)


def test_a_held_confirmation_does_not_repeat(driver: Driver, pad: Gamepad, title: TitleScene) -> None:
    title.focus_on("sound")
    before = driver.app.services.audio.muted
    pad.hold(A)
    driver.turn(seconds=2 * REPEAT_AFTER)
    assert driver.app.services.audio.muted is not before


def test_a_pad_that_is_pulled_out_lets_go_of_everything(driver: Driver, pad: Gamepad, title: TitleScene) -> None:
    pad.hold(DOWN)
    pad.unplug()
    driver.turn(seconds=2 * REPEAT_AFTER)
    assert title.focused == title_item(title, 1)


def test_a_second_pad_works_like_the_first(driver: Driver, pad: Gamepad, title: TitleScene) -> None:
    pad.press(DOWN)
    Gamepad(driver.turn, number=7).press(DOWN)
    assert title.focused == title_item(title, 2)


def test_a_pad_that_cannot_be_opened_is_no_error(driver: Driver, title: TitleScene) -> None:
    driver.app.services.controls.pads.start()
    pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=99))
    driver.turn()
    assert driver.app.services.controls.pads.names == ()


def title_item(title: TitleScene, number: int) -> str:
    """The name of an item of the title's menu, counted from 0."""
    return [piece.name for piece in title.layout() if isinstance(piece, MenuStep)][number]


# ---------------------------------------------------------------------------------------- what is on the screen


def test_b_goes_back(driver: Driver, pad: Gamepad, title: TitleScene) -> None:
    title.focus_on("join")
    pad.press(A)
    assert isinstance(driver.app.scene, JoinScene)
    pad.press(B)
    assert driver.app.scene is title


def test_select_shows_the_buttons_that_work_here(driver: Driver, pad: Gamepad, title: TitleScene) -> None:
    pad.press(PadButton.SELECT)
    assert isinstance(driver.app.scene, KeysScene)
    pad.press(PadButton.SELECT)
    assert driver.app.scene is title


def test_keycaps_are_those_of_the_device_used_last(driver: Driver, pad: Gamepad, title: TitleScene) -> None:
    assert title.keys()[-1].keys == ("Enter",)
    pad.press(DOWN)
    assert title.keys()[-1].keys == ("Ⓐ",)
    driver.press(pygame.K_UP)
    assert title.keys()[-1].keys == ("Enter",)


# ---------------------------------------------------------------------------------------- lobby and room


@pytest.fixture
def lobby(driver: Driver, server: ServerDouble) -> LobbyScene:
    """A lobby with one table."""
    server.cards = (card(),)
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn_without_scene()
    scene = LobbyScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


def press_widget(driver: Driver, pad: Gamepad, name: str) -> None:
    """Go to a widget with the shoulder button, and press it."""
    while driver.page.focused != name:
        pad.press(NEXT)
    pad.press(A)


def test_a_table_of_the_lobby_is_joined(driver: Driver, server: ServerDouble, pad: Gamepad, lobby: LobbyScene) -> None:
    press_widget(driver, pad, "join ENKI-42")
    driver.turn()
    assert server.asked(Sit)[0].table == "ENKI-42"
    assert isinstance(driver.app.scene, RoomScene)


def test_from_the_lobby_to_a_match_against_a_bot(
    driver: Driver, server: ServerDouble, pad: Gamepad, lobby: LobbyScene
) -> None:
    pad.press(X)
    assert isinstance(driver.app.scene, CreateTableScene)
    press_widget(driver, pad, "open")
    driver.turn(3)
    assert len(server.asked(Open)) == 1
    assert isinstance(driver.app.scene, RoomScene)
    for number in range(1, len(server.tables["ENKI-42"].seats)):
        press_widget(driver, pad, f"add bot {number}")
        driver.turn()
    assert server.asked(AddBot)
    pad.press(X)
    driver.turn()
    assert [ready.ready for ready in server.asked(Ready)] == [True]
    pad.press(Y)
    assert len(server.asked(Start)) == 1


@pytest.mark.painted
def test_a_pad_shows_the_focus_as_keys_do(driver: Driver, pad: Gamepad, lobby: LobbyScene) -> None:
    driver.press(pygame.K_DOWN)
    by_keys = driver.app.services.window.surface.copy()
    driver.press(pygame.K_UP)
    driver.click_at(10, 10)
    pad.press(DOWN)
    assert pygame.image.tobytes(driver.app.services.window.surface, "RGB") == pygame.image.tobytes(by_keys, "RGB")


def test_a_field_is_passed_over(driver: Driver, pad: Gamepad, lobby: LobbyScene) -> None:
    lobby.focus_on("search")
    pad.press(DOWN)
    assert lobby.focused != "search"


# ---------------------------------------------------------------------------------------- Ur


@pytest.fixture
def server(request: pytest.FixtureRequest) -> ServerDouble:
    """A server without tables, or the one that the test asks for."""
    found: ServerDouble = getattr(request, "param", None) or ServerDouble()
    return found


@pytest.mark.parametrize("server", [MatchTable(match_of(parse(BOARD)))], indirect=True)
def test_a_whole_turn_is_played(driver: Driver, server: MatchTable, pad: Gamepad) -> None:
    scene = open_game(driver, server)
    hands = PadHands(pad, scene)
    swap = Swap(at("D1"), "W")
    for action in (Trade(), Place(at("D3")), swap):
        play(hands, view_of(scene), action)
        driver.turn(2)
    assert [step.action for step in server.match.steps] == [Trade(), Place(at("D3")), swap]


@pytest.mark.parametrize("server", [MatchTable(match_of(parse(BOARD)))], indirect=True)
def test_x_takes_back(driver: Driver, server: MatchTable, pad: Gamepad) -> None:
    scene = open_game(driver, server)
    play(PadHands(pad, scene), view_of(scene), Trade())
    driver.turn(2)
    pad.press(X)
    assert len(server.asked(Undo)) == 1


@pytest.mark.parametrize("server", [MatchTable(match_of(parse(BOARD)))], indirect=True)
def test_b_goes_one_step_back_and_start_opens_the_menu(driver: Driver, server: MatchTable, pad: Gamepad) -> None:
    scene = open_game(driver, server)
    PadHands(pad, scene).perform("W")
    pad.press(B, B)
    assert isinstance(view_of(scene).mode, Idle)
    pad.press(PadButton.START)
    assert isinstance(driver.app.scene, GameMenu)


@pytest.mark.parametrize("server", [MatchTable(match_of(parse(BOARD)))], indirect=True)
def test_the_left_stick_pressed_down_opens_the_chat(driver: Driver, server: MatchTable, pad: Gamepad) -> None:
    scene = open_game(driver, server)
    pad.press(PadButton.LEFT_STICK)
    assert scene.chat.is_open


@pytest.mark.parametrize("server", [MatchTable(match_of(parse(BOARD)))], indirect=True)
def test_from_an_action_the_stick_leads_back_to_the_board(driver: Driver, server: MatchTable, pad: Gamepad) -> None:
    scene = open_game(driver, server)
    press_widget(driver, pad, "action W")
    assert isinstance(view_of(scene).mode, Attacking)
    pad.press(PadButton.LEFT)
    assert scene.focused == "board"


def test_every_widget_of_the_lobby_is_reached(driver: Driver, pad: Gamepad, lobby: LobbyScene) -> None:
    widgets = {piece.name for piece in lobby.layout() if isinstance(piece, Widget) and piece.enabled}
    reached = set()
    for _ in widgets:
        pad.press(NEXT)
        reached.add(lobby.focused)
    assert reached == widgets
