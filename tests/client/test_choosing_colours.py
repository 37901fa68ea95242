"""Choosing a colour in a table's room, and having one's usual colour wherever one sits down."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.server_double import US, ServerDouble, table
from ziggurat.certainty import of_type
from ziggurat.wire.links import Address
from ziggurat.wire.messages import ChooseColour, SeatState
from ziggurat_client.art.palette import STANDARD
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.ui.colour_chip import ColourChip

CODE = "ENKI-42"


def seat_of(person: str | None, name: str | None, colour: int, **fields: Any) -> SeatState:
    return SeatState(person, name, here=person is not None, colour=colour, **fields)


@pytest.fixture
def scene(driver: Driver, server: ServerDouble) -> RoomScene:
    """We sit between Puabi, who has the disc, and a bot with the cross, and host; the last seat is open."""
    seats = (
        seat_of("p2", "Puabi", 0),
        seat_of(US, "Ninsun", 1),
        seat_of("bot2", "Enlil", 2, level="merchant"),
        seat_of(None, None, 3),
    )
    server.tables[CODE] = table(CODE, seats=seats, your_seats=(1,))
    return enter_room(driver, server)


def enter_room(driver: Driver, server: ServerDouble) -> RoomScene:
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    server.tell(server.tables[CODE])
    driver.turn_without_scene()
    scene = RoomScene(driver.app.atlas, CODE)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


def chip(scene: RoomScene, seat: int, colour: int) -> ColourChip:
    return of_type(ColourChip, scene.widget(f"colour {seat} {colour}"))


def test_our_seat_and_a_bots_have_a_chip_for_each_colour_and_another_persons_has_none(
    scene: RoomScene,
) -> None:
    assert [chip(scene, 1, colour).standing for colour in range(7)] == ["taken", "chosen", "taken", *["free"] * 4]
    assert [chip(scene, 2, colour).standing for colour in range(3)] == ["taken", "taken", "chosen"]
    assert chip(scene, 1, 0).remark == "Puabi has this colour: the disc."
    assert not {widget.name for widget in scene._widgets.all} & {"colour 0 0", "colour 3 3"}


@pytest.mark.parametrize("hands", ["mouse", "keys", "pad"])
def test_a_colour_is_chosen_by_mouse_keys_and_pad_and_is_our_usual_one_then(
    driver: Driver, server: ServerDouble, scene: RoomScene, hands: str
) -> None:
    if hands == "mouse":
        driver.click("colour 1 4")
    elif hands == "keys":
        scene.focus_on("colour 1 3")
        driver.press(pygame.K_RIGHT)
        driver.press(pygame.K_RETURN)
    else:
        scene.focus_on("colour 1 3")
        pad = Gamepad(driver.turn)
        pad.press(PadButton.RIGHT)
        pad.press(PadButton.A)
    driver.turn(2)
    assert [(asked.seat, asked.colour) for asked in server.asked(ChooseColour)] == [(1, 4)]
    assert driver.app.services.memory.profile.colour == 4
    assert driver.app.services.pictures.palette is STANDARD.seated((0, 4, 2, 3))
    assert chip(scene, 1, 4).standing == "chosen"


def test_a_colour_that_somebody_has_is_asked_for_and_refused_and_no_usual_one(
    driver: Driver, server: ServerDouble, scene: RoomScene
) -> None:
    server.refusals[ChooseColour] = "colour_taken"
    driver.click("colour 1 0")
    driver.turn()
    assert driver.app.services.banner.text == driver.app.services.words.say("error.colour_taken")
    assert driver.app.services.memory.profile.colour is None


def test_a_bots_colour_is_nobodys_usual_one(driver: Driver, server: ServerDouble, scene: RoomScene) -> None:
    driver.click("colour 2 5")
    assert [(asked.seat, asked.colour) for asked in server.asked(ChooseColour)] == [(2, 5)]
    assert driver.app.services.memory.profile.colour is None


def test_a_server_that_does_not_say_colours_is_asked_for_none(driver: Driver, server: ServerDouble) -> None:
    driver.app.services.memory.change(colour=5)
    server.tables[CODE] = table(CODE, seats=(SeatState(US, "Ninsun", here=True), SeatState()), your_seats=(0,))
    scene = enter_room(driver, server)
    assert not [widget.name for widget in scene._widgets.all if widget.name.startswith("colour")]
    assert server.asked(ChooseColour) == []


@pytest.mark.parametrize(("usual", "asked"), [(None, []), (4, [(1, 4)]), (3, [(1, 3)]), (1, []), (0, []), (2, [])])
def test_whoever_sits_down_asks_once_for_their_usual_colour_unless_somebody_has_it(
    driver: Driver, server: ServerDouble, usual: int | None, asked: list[tuple[int, int]]
) -> None:
    driver.app.services.memory.change(colour=usual)
    server.refusals[ChooseColour] = "colour_taken"
    seats = (seat_of("p2", "Puabi", 0), seat_of(US, "Ninsun", 1), seat_of("p4", "Ea", 2), seat_of(None, None, 3))
    server.tables[CODE] = table(CODE, seats=seats, your_seats=(1,))
    enter_room(driver, server)
    for _ in range(2):
        server.tell(server.tables[CODE])
        driver.turn(2)
    assert [(request.seat, request.colour) for request in server.asked(ChooseColour)] == asked
