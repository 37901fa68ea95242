"""A table's room."""

from __future__ import annotations

from typing import Any

import msgspec
import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.server_double import US, ServerDouble, table, welcome
from ziggurat.wire.links import Address
from ziggurat.wire.messages import (
    AddBot,
    Configure,
    Delay,
    HandOver,
    Leave,
    PersonCard,
    Ready,
    Remove,
    SeatState,
    Sit,
    Stand,
    Start,
    TableClosed,
)
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.pages.question import QuestionScene
from ziggurat_client.scenes.room.guest_name import GuestNameScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.scenes.table.password import PasswordScene
from ziggurat_client.wording.levels import level_and_rank
from ziggurat_client.wording.sitters import players_at

CODE = "ENKI-42"


@pytest.fixture
def room(driver: Driver, server: ServerDouble) -> RoomScene:
    """The room of a table of two, whose host sits in the first seat."""
    app = driver.app
    app.services.remote.connect(Address("test.example"), "Ninsun")
    app.services.remote.ask(lambda number: Sit(number, CODE, 0))
    driver.turn_without_scene()
    scene = RoomScene(app.atlas, CODE)
    app.stack.push(scene)
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
    assert [(bot.level, bot.seat) for bot in server.asked(AddBot)] == [("merchant", 1)]


def test_a_bot_of_another_level_takes_the_bots_place(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.click("add bot 1")
    driver.turn()
    box = room.widget("level 1").box
    driver.click_at(box.x + 20, box.centre[1])
    assert [removed.seat for removed in server.asked(Remove)] == [1]
    assert server.asked(AddBot)[-1].level == "apprentice"


def test_the_match_can_start_only_when_everyone_is_ready(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    assert not room.widget("start").enabled
    driver.click("add bot 1")
    driver.press(pygame.K_r)
    driver.turn()
    assert room.widget("start").enabled
    driver.press(pygame.K_s)
    assert len(server.asked(Start)) == 1


def test_a_seat_whose_bot_is_on_its_way_is_not_open(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    seats = (server.tables[CODE].seats[0], SeatState(name="Enlil", level="merchant"))
    server.change(CODE, seats=seats)
    driver.turn()
    with pytest.raises(LookupError):
        room.widget("sit 1")


def test_a_bot_that_came_by_itself_is_called_one(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    bot = SeatState("p2", "Adapa", here=True, bot=True)
    server.change(CODE, seats=(server.tables[CODE].seats[0], bot))
    driver.turn()
    (_, shown) = players_at(driver.app.services.words, server.tables[CODE])
    assert (shown.bot, shown.about) == (True, "Guest’s bot")


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


def question(driver: Driver) -> QuestionScene:
    """The question that is asked now."""
    assert isinstance(driver.app.scene, QuestionScene)
    return driver.app.scene


def test_the_rooms_own_button_leaves_the_table(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.click("leave")
    assert [left.table for left in server.asked(Leave)] == [CODE]
    assert room not in driver.app.stack.scenes


def test_escape_asks_whoever_hosts_or_sits_here_before_it_leaves_the_table(
    driver: Driver, server: ServerDouble, room: RoomScene
) -> None:
    driver.press(pygame.K_ESCAPE)
    assert not server.asked(Leave)
    question(driver)
    driver.click("go")
    assert [left.table for left in server.asked(Leave)] == [CODE]
    assert room not in driver.app.stack.scenes


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_escape_and_enter_in_the_question_stay(driver: Driver, server: ServerDouble, room: RoomScene, key: int) -> None:
    driver.press(pygame.K_ESCAPE)
    driver.press(key)
    assert driver.app.scene is room
    assert not server.asked(Leave)


def test_a_gamepads_b_asks_and_stays_too(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    pad = Gamepad(driver.turn)
    pad.press(PadButton.B)
    question(driver)
    pad.press(PadButton.B)
    assert driver.app.scene is room


def test_whoever_only_looks_on_is_not_asked(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    server.change(
        CODE, seats=(SeatState(), SeatState()), watchers=(PersonCard(US, "Ninsun"),), your_seats=(), host="p2"
    )
    driver.turn()
    driver.press(pygame.K_ESCAPE)
    assert room not in driver.app.stack.scenes


def test_a_table_that_closes_takes_the_question_along(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.press(pygame.K_ESCAPE)
    server.tell(TableClosed(CODE))
    driver.turn()
    assert not any(isinstance(scene, RoomScene | QuestionScene) for scene in driver.app.stack.scenes)


def test_a_table_that_closes_takes_its_room_along(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    server.tell(TableClosed(CODE))
    driver.turn()
    assert room not in driver.app.stack.scenes


def test_after_a_lost_connection_we_take_the_same_seat_again(
    driver: Driver, server: ServerDouble, room: RoomScene
) -> None:
    server.break_connection()
    driver.turn()
    server.tell(welcome())
    driver.turn(2)
    assert [(sit.table, sit.seat) for sit in server.asked(Sit)] == [(CODE, 0), (CODE, 0)]


# ------------------------------------------------------------------ guests at our screen


def with_guest(driver: Driver, server: ServerDouble) -> None:
    """Kubaba sits in the second seat, at our screen."""
    driver.click("guest 1")
    driver.write("Kubaba")
    driver.press(pygame.K_RETURN)
    driver.turn(2)


def test_somebody_else_at_our_screen_takes_a_seat_under_a_name(
    driver: Driver, server: ServerDouble, room: RoomScene
) -> None:
    with_guest(driver, server)
    assert [(sit.seat, sit.name) for sit in server.asked(Sit)] == [(0, None), (1, "Kubaba")]
    assert room.record.is_shared


def test_a_guest_without_a_name_has_the_one_that_was_suggested(
    driver: Driver, server: ServerDouble, room: RoomScene
) -> None:
    driver.click("guest 1")
    driver.click("give")
    assert server.asked(Sit)[-1].name == "Player 2"


def test_a_guest_is_seated_by_keys_alone(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    room.focus_on("guest 1")
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, GuestNameScene)
    driver.press(pygame.K_RETURN)
    assert server.asked(Sit)[-1].name == "Player 2"


def test_a_guest_is_seated_by_gamepad_alone(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    room.focus_on("guest 1")
    pad = Gamepad(driver.turn)
    pad.press(PadButton.A)
    assert isinstance(driver.app.scene, GuestNameScene)
    pad.press(PadButton.DOWN)
    pad.press(PadButton.RIGHT)
    assert driver.page.focused == "give"
    pad.press(PadButton.A)
    assert server.asked(Sit)[-1].name == "Player 2"


def test_escape_seats_nobody(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.click("guest 1")
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is room
    assert len(server.asked(Sit)) == 1


def test_whoever_only_watches_seats_no_guests(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    server.change(CODE, seats=(SeatState(), SeatState()), your_seats=())
    driver.turn()
    with pytest.raises(LookupError):
        room.widget("guest 1")


def test_everyone_at_the_screen_says_ready_for_themselves(
    driver: Driver, server: ServerDouble, room: RoomScene
) -> None:
    with_guest(driver, server)
    driver.click("ready 1")
    driver.turn()
    assert [(ready.seat, ready.ready) for ready in server.asked(Ready)] == [(1, True)]
    assert [seat.ready for seat in server.tables[CODE].seats] == [False, True]


def test_r_says_ready_for_all_who_are_not_yet(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    with_guest(driver, server)
    driver.click("ready 1")
    driver.turn()
    driver.press(pygame.K_r)
    driver.turn()
    assert [(ready.seat, ready.ready) for ready in server.asked(Ready)] == [(1, True), (0, True)]
    driver.press(pygame.K_r)
    assert [(ready.seat, ready.ready) for ready in server.asked(Ready)[2:]] == [(0, False), (1, False)]


def test_a_guest_leaves_the_seat_and_we_keep_ours(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    with_guest(driver, server)
    driver.click("stand 1")
    assert [stood.seat for stood in server.asked(Stand)] == [1]


@pytest.mark.parametrize(("size", "zoom"), [((1280, 720), 100), ((1280, 720), 200), ((1280, 960), 150)])
def test_what_begins_the_match_is_in_sight_at_once(
    driver: Driver, room: RoomScene, size: tuple[int, int], zoom: int
) -> None:
    driver.resize(*size)
    driver.app.services.settings.choose(zoom=zoom)
    driver.turn()
    seen = room.screen.visible
    assert room.viewport.scrolled == (0, 0)
    for name in ("leave", "ready", "start"):
        assert room.widget(name).box.bottom < seen.bottom, name


# ---------------------------------------------------------------------------------------- what the host changes


def test_the_host_starts_with_those_who_sit_and_the_open_seats_close(
    driver: Driver, server: ServerDouble, room: RoomScene
) -> None:
    ready = SeatState("p2", "Puabi", ready=True, here=True)
    server.change(CODE, seats=(SeatState(US, "Ninsun", ready=True, here=True), ready, SeatState(), SeatState()))
    driver.turn()
    driver.click("start")
    assert [start.close_open for start in server.asked(Start)] == [True]


def test_too_few_players_cannot_start_though_open_seats_would_close(
    driver: Driver, server: ServerDouble, room: RoomScene
) -> None:
    server.change(CODE, seats=(SeatState(US, "Ninsun", ready=True, here=True), SeatState(), SeatState()))
    driver.turn()
    assert not room.widget("start").enabled


def test_the_host_renames_the_table(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.click("rename")
    driver.write("Barley Moon")
    driver.press(pygame.K_RETURN)
    assert [change.name for change in server.asked(Configure)] == ["Barley Moon"]


def test_a_guest_cannot_rename_the_table_nor_change_its_game(
    driver: Driver, server: ServerDouble, room: RoomScene
) -> None:
    server.change(CODE, host="p2")
    driver.turn()
    assert not room.has("rename")
    assert not room.has("game")


def test_the_host_chooses_another_game(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.click("game")
    driver.click("game babel")
    assert [change.game for change in server.asked(Configure)] == ["babel"]
    server.change(CODE, game="babel")
    driver.turn()
    assert driver.app.scene is room
    assert room.record.game.id == "babel"


def test_a_game_for_fewer_than_sit_cannot_be_chosen(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    seats = tuple(SeatState(f"p{number}", f"Puabi {number}", here=True) for number in range(1, 4))
    server.change(CODE, seats=seats)
    driver.turn()
    driver.click("game")
    assert not driver.page.widget("game babel").enabled


def test_the_host_has_watchers_see_the_match_later(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    box = room.widget("delay").box
    driver.click_at(box.right - 10, box.centre[1])
    assert [change.delay for change in server.asked(Configure)] == [Delay(actions=1)]


def test_a_bots_seat_says_how_often_its_level_has_won_here(
    driver: Driver, server: ServerDouble, room: RoomScene
) -> None:
    for won in (True, False, False):
        driver.app.services.level_wins.count("ur", "merchant", won=won)
    driver.click("add bot 1")
    driver.turn()
    assert any("Bot, Merchant, won 1 of 3 here" in str(piece.appearance()) for piece in room.layout())


def test_a_bot_that_has_not_played_yet_says_how_it_plays_and_how_strong_it_is(
    driver: Driver, server: ServerDouble, room: RoomScene
) -> None:
    driver.click("add bot 1")
    driver.turn()
    shown = str([piece.appearance() for piece in room.layout()])
    assert "Bot, Merchant: thinks one turn ahead" in shown
    assert "Merchant · 3 of 5" in shown


@pytest.mark.parametrize(("other", "about"), [({"level": "apprentice"}, "Player"), ({"here": True}, "Host")])
def test_whoever_plays_with_bots_alone_is_nobodys_host(driver: Driver, other: dict[str, Any], about: str) -> None:
    seats = (SeatState(US, "Ninsun", here=True), SeatState("p2", "Enlil", **other))
    assert players_at(driver.app.services.words, table(seats=seats))[0].about == about


def test_a_level_that_only_the_server_knows_is_named_without_a_rank(driver: Driver) -> None:
    assert level_and_rank(driver.app.services.words, ("apprentice", "king"), "sphinx") == "sphinx"
