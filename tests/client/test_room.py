"""A table's room."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from client.driver import Driver
from client.server_double import US, ServerDouble, welcome
from ziggurat.wire.links import Address
from ziggurat.wire.messages import (
    AddBot,
    Configure,
    HandOver,
    Leave,
    PersonCard,
    Ready,
    Remove,
    SeatState,
    Sit,
    Start,
    TableClosed,
)
from ziggurat_client.scenes.password import PasswordScene
from ziggurat_client.scenes.room import RoomScene

CODE = "ENKI-42"


@pytest.fixture
def room(driver: Driver, server: ServerDouble) -> RoomScene:
    """The room of a table of two, whose host sits in the first seat."""
    app = driver.app
    app.remote.connect(Address("test.example"), "Ninsun")
    app.remote.ask(lambda number: Sit(number, CODE, 0))
    driver.turn_without_scene()
    scene = RoomScene(app, CODE)
    app.push(scene)
    driver.turn(2)
    return scene


def test_r_says_ready_and_r_takes_it_back(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.press(pygame.K_r)
    driver.turn()
    assert server.tables[CODE].seats[0].ready
    driver.press(pygame.K_r)
    assert [ready.ready for ready in server.asked(Ready)] == [True, False]


def test_the_button_says_ready_too(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.click("ready")
    assert [ready.ready for ready in server.asked(Ready)] == [True]


def test_a_bot_takes_the_open_seat(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.click("add bot 1")
    assert [(bot.level, bot.seat) for bot in server.asked(AddBot)] == [("greedy", 1)]


def test_a_bot_of_another_level_takes_the_bots_place(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.click("add bot 1")
    driver.turn()
    box = room.widget("level 1").box
    driver.click_at(box.x + 20, box.centre[1])
    assert [removed.seat for removed in server.asked(Remove)] == [1]
    assert server.asked(AddBot)[-1].level == "random"


def test_the_match_can_start_only_when_everyone_is_ready(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    assert not room.widget("start").enabled
    driver.click("add bot 1")
    driver.press(pygame.K_r)
    driver.turn()
    assert room.widget("start").enabled
    driver.press(pygame.K_s)
    assert len(server.asked(Start)) == 1


def test_a_seat_whose_bot_is_on_its_way_is_not_open(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    seats = (server.tables[CODE].seats[0], SeatState(name="Enlil", level="greedy"))
    server.change(CODE, seats=seats)
    driver.turn()
    with pytest.raises(LookupError):
        room.widget("sit 1")


def test_the_host_changes_the_number_of_seats(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    box = room.widget("seats").box
    driver.click_at(box.right - 10, box.centre[1])
    assert [change.seats for change in server.asked(Configure)] == [4]


def test_options_come_from_the_games_own_type(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.click("lone_fields_wither")
    box = room.widget("max_rounds").box
    driver.click_at(box.right - 10, box.centre[1])
    options = [msgspec.json.decode(change.options) for change in server.asked(Configure)]
    assert options[0]["lone_fields_wither"] is False
    assert options[1]["max_rounds"] == 5


def test_locking_the_table_asks_for_a_password(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.click("locked")
    assert isinstance(driver.app.scene, PasswordScene)
    driver.write("ea")
    driver.press(pygame.K_RETURN)
    driver.turn()
    assert server.tables[CODE].locked
    driver.click("locked")
    assert server.asked(Configure)[-1].password == ""


def test_a_guest_cannot_use_the_hosts_widgets(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    server.change(CODE, host="p2")
    driver.turn()
    assert not room.widget("seats").enabled
    with pytest.raises(LookupError):
        room.widget("start")


def test_the_host_hands_over_to_a_guest(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    seats = (server.tables[CODE].seats[0], SeatState("p2", "Puabi", here=True))
    server.change(CODE, seats=seats)
    driver.turn()
    driver.click("hand over 1")
    assert [handed.person for handed in server.asked(HandOver)] == ["p2"]


def test_watchers_have_no_ready_button(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    watchers = (PersonCard(US, "Ninsun"),)
    server.change(CODE, seats=(SeatState(), SeatState()), watchers=watchers, your_seats=())
    driver.turn()
    with pytest.raises(LookupError):
        room.widget("ready")


def test_leaving_the_room_leaves_the_table(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.press(pygame.K_ESCAPE)
    driver.app.link.arrivals()
    assert [left.table for left in server.asked(Leave)] == [CODE]
    assert room not in driver.app.scenes


def test_a_table_that_closes_takes_its_room_along(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    server.tell(TableClosed(CODE))
    driver.turn()
    assert room not in driver.app.scenes


def test_after_a_lost_connection_we_take_the_same_seat_again(
    driver: Driver, server: ServerDouble, room: RoomScene
) -> None:
    server.break_connection()
    driver.turn()
    server.tell(welcome())
    driver.turn(2)
    assert [(sit.table, sit.seat) for sit in server.asked(Sit)] == [(CODE, 0), (CODE, 0)]
