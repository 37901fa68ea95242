"""Whoever does not want to wait for the next try comes back at once: by mouse, by key and by gamepad."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.server_double import ServerDouble, welcome
from ziggurat.certainty import present
from ziggurat.wire.links import Address
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.pages.common_keys import show_keys
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.keys import KeysScene


@pytest.fixture
def lobby(driver: Driver, server: ServerDouble) -> LobbyScene:
    """The lobby, while the connection is lost."""
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn_without_scene()
    scene = LobbyScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    server.break_connection(8.0)
    driver.turn()
    return scene


def left_end_of_the_banner(driver: Driver) -> tuple[int, int]:
    """A pixel of it, beside its button."""
    box = present(driver.app.services.banner.box)
    return driver.app.services.screen.pixel(box.x + 20, box.centre[1])


def press_the_button(driver: Driver) -> None:
    """Click on the right end of the banner, where its button is."""
    driver.click_pixel(driver.app.services.screen.pixel(*driver.app.services.banner.button.box.centre))


def test_a_click_on_the_banners_button_tries_at_once(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    press_the_button(driver)
    assert server.tries == 1


def test_a_click_beside_the_button_goes_neither_through_the_banner_nor_to_the_server(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    before = lobby.focused
    driver.click_pixel(left_end_of_the_banner(driver))
    assert (server.tries, driver.app.scene, lobby.focused) == (0, lobby, before)


def test_the_key_tries_at_once(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    driver.press(pygame.K_F5)
    assert server.tries == 1


def test_the_key_works_while_something_is_typed(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    lobby.focus_on("search")
    driver.write("reed")
    driver.press(pygame.K_F5)
    assert server.tries == 1


def test_the_key_works_over_a_dialog(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    show_keys(driver.app.atlas)
    assert isinstance(driver.app.scene, Dialog)
    driver.press(pygame.K_F5)
    assert server.tries == 1


def test_a_gamepad_tries_at_once_with_a_button_that_means_something_else_otherwise(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    pad = Gamepad(driver.turn)
    pad.press(PadButton.RIGHT_STICK)
    assert (server.tries, lobby.focused) == (1, "create")
    server.tell(welcome())
    driver.turn()
    pad.press(PadButton.RIGHT_STICK)
    assert (server.tries, lobby.focused) == (1, "search")


def test_nothing_is_tried_while_the_connection_stands(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    server.tell(welcome())
    driver.turn()
    driver.press(pygame.K_F5)
    assert server.tries == 0


def test_the_keys_name_it_while_the_connection_is_lost(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    show_keys(driver.app.atlas)
    driver.turn()
    assert isinstance(driver.app.scene, KeysScene)
    assert "Reconnect now" in [hint.meaning for hint in driver.app.scene.hints]
