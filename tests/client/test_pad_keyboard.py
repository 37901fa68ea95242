"""Writing with a gamepad: the keyboard on the screen."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.server_double import ServerDouble
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.pages.keyboard import KeyboardScene
from ziggurat_client.scenes.servers.join import JoinScene
from ziggurat_client.scenes.table.password import PasswordScene
from ziggurat_client.ui.text_field import TextField


@pytest.fixture
def pad(driver: Driver) -> Gamepad:
    """A gamepad in our hands."""
    return Gamepad(driver.turn)


@pytest.fixture
def join(driver: Driver) -> JoinScene:
    """The form for an address, with the focus in the address."""
    scene = JoinScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def link(join: JoinScene) -> TextField:
    """The field of the address."""
    field = join.widget("link")
    assert isinstance(field, TextField)
    return field


def go(driver: Driver, pad: Gamepad, name: str) -> None:
    """Move the focus to a key of the keyboard, and press it."""
    while driver.page.focused != name:
        pad.press(PadButton.RIGHT_SHOULDER)
    pad.press(PadButton.A)


def write(driver: Driver, pad: Gamepad, text: str) -> None:
    """Press the keys of a text."""
    rows = driver.app.services.words.say("keyboard.rows").split()
    for letter in text:
        row = next(number for number, letters in enumerate(rows) if letter in letters)
        go(driver, pad, f"key {row} {rows[row].index(letter)}")


def test_a_pressed_on_a_field_opens_the_keyboard(driver: Driver, pad: Gamepad, join: JoinScene) -> None:
    pad.press(PadButton.A)
    assert isinstance(driver.app.scene, KeyboardScene)


def test_enter_on_real_keys_opens_none(driver: Driver, join: JoinScene) -> None:
    driver.press(pygame.K_RETURN)
    assert driver.app.scene is join


def test_an_address_is_written_and_gone_to(driver: Driver, server: ServerDouble, pad: Gamepad, join: JoinScene) -> None:
    pad.press(PadButton.A)
    write(driver, pad, "arcade.example")
    assert link(join).text == "arcade.example"
    go(driver, pad, "enter")
    assert [address.host for address in server.addresses] == ["arcade.example"]


def test_x_erases_the_last_letter(driver: Driver, pad: Gamepad, join: JoinScene) -> None:
    pad.press(PadButton.A)
    write(driver, pad, "ab")
    pad.press(PadButton.X)
    assert link(join).text == "a"


def test_y_makes_the_next_letter_a_capital_and_only_that(driver: Driver, pad: Gamepad, join: JoinScene) -> None:
    pad.press(PadButton.A)
    pad.press(PadButton.Y)
    write(driver, pad, "ab")
    assert link(join).text == "Ab"


def test_b_closes_the_keyboard_and_keeps_what_was_written(driver: Driver, pad: Gamepad, join: JoinScene) -> None:
    pad.press(PadButton.A)
    write(driver, pad, "a")
    pad.press(PadButton.B)
    assert driver.app.scene is join
    assert link(join).text == "a"


def test_a_real_keyboard_types_into_it_too(driver: Driver, pad: Gamepad, join: JoinScene) -> None:
    pad.press(PadButton.A)
    driver.write("me m")
    driver.press(pygame.K_BACKSPACE)
    assert link(join).text == "me "


def test_no_more_is_written_than_the_field_takes(driver: Driver, pad: Gamepad) -> None:
    field = TextField("short", JoinScene(driver.app.atlas).widget("link").box, driver.clock, longest=3)
    driver.app.stack.push(KeyboardScene(driver.app.atlas, field))
    driver.turn()
    write(driver, pad, "abcd")
    assert field.text == "abc"


def test_a_password_is_shown_as_dots(driver: Driver, pad: Gamepad) -> None:
    driver.app.stack.push(PasswordScene(driver.app.atlas, "MARI-25 is locked", lambda password: None))
    driver.turn()
    pad.press(PadButton.A)
    write(driver, pad, "key")
    assert isinstance(driver.app.scene, KeyboardScene)
    assert driver.app.scene.shown == "•••"
