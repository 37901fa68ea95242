"""The lobby of a server."""

from __future__ import annotations

import time

import msgspec
import pygame
import pytest

from client.driver import Driver
from client.server_double import US, ServerDouble, card, table, welcome
from ziggurat.wire.links import Address
from ziggurat.wire.messages import (
    ClockTerms,
    Closing,
    Leave,
    Notice,
    Open,
    QuickJoin,
    Refused,
    Said,
    Say,
    SeatState,
    Sit,
    Subscribe,
    TableChanged,
    TableClosed,
    Watch,
)
from ziggurat_client.scenes.lobby.create_table import CreateTableScene
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.scenes.table.password import PasswordScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.chat import chat_row
from ziggurat_client.ui.table_card import about, about_now
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.wording.notices import NOTICE_SECONDS
from ziggurat_client.wording.words import Words


@pytest.fixture
def lobby(driver: Driver, server: ServerDouble) -> LobbyScene:
    """The lobby, with one table of Puabi's in it."""
    server.cards = (card(),)
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn_without_scene()
    scene = LobbyScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


def test_the_lobby_is_subscribed_to(lobby: LobbyScene, server: ServerDouble) -> None:
    assert len(server.asked(Subscribe)) == 1


def test_a_table_that_arrives_is_shown_with_what_one_can_do(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    server.tell(TableChanged(card("URUK-17", "Barley Moon")))
    driver.turn()
    assert lobby.widget("join URUK-17").enabled
    assert lobby.widget("watch URUK-17").enabled


def test_a_table_that_closes_is_gone(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    server.tell(TableClosed("ENKI-42"))
    driver.turn()
    with pytest.raises(LookupError):
        lobby.widget("join ENKI-42")


def test_a_full_table_can_only_be_watched(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    seats = (SeatState("p2", "Puabi"), SeatState("p3", "Omar"))
    server.tell(TableChanged(card("URUK-17", "Barley Moon", seats=seats)))
    driver.turn()
    assert lobby.widget("watch URUK-17").enabled
    with pytest.raises(LookupError):
        lobby.widget("join URUK-17")


def test_a_seat_that_was_freed_in_a_running_match_can_be_taken(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    server.tell(TableChanged(card("URUK-17", "Barley Moon", stage="playing")))
    driver.turn()
    driver.click("join URUK-17")
    assert server.asked(Sit)[0].table == "URUK-17"


def test_joining_a_table_leads_to_its_room(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    driver.click("join ENKI-42")
    driver.turn()
    assert server.asked(Sit)[0].table == "ENKI-42"
    assert isinstance(driver.app.scene, RoomScene)


def test_watching_a_table_asks_for_no_seat(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    server.tables["ENKI-42"] = table()
    driver.click("watch ENKI-42")
    assert server.asked(Watch)[0].table == "ENKI-42"
    assert server.asked(Sit) == []


def test_a_locked_table_asks_for_its_password_first(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    server.tell(TableChanged(card("MARI-25", "House of Tablets", locked=True)))
    driver.turn()
    driver.click("join MARI-25")
    assert isinstance(driver.app.scene, PasswordScene)
    driver.write("ea")
    driver.press(pygame.K_RETURN)
    assert [(sit.table, sit.password) for sit in server.asked(Sit)] == [("MARI-25", "ea")]


def test_a_secret_code_leads_to_its_table(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    server.secrets["ENKI-URUK-SARGON-42"] = "MARI-25"
    lobby.go("ENKI-URUK-SARGON-42")
    driver.turn(2)
    assert isinstance(driver.app.scene, RoomScene)
    assert list(driver.app.services.remote.tables) == ["MARI-25"]


def test_a_refusal_is_said_in_words(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    server.refusals[Sit] = "no_such_table"
    driver.click("join ENKI-42")
    driver.turn()
    assert driver.app.services.banner.text == "There is no such table any more."


def test_creating_a_table_opens_it_and_sits_down(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    driver.click("create")
    assert isinstance(driver.app.scene, CreateTableScene)
    driver.write("Eridu")
    driver.press(pygame.K_RETURN)
    driver.turn(3)
    assert [(opened.game, opened.seats, opened.name) for opened in server.asked(Open)] == [("ur", 4, "Eridu")]
    assert isinstance(driver.app.scene, RoomScene)


def test_quick_join_names_the_games_with_that_of_last_time_first_and_sits_where_the_server_leads(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    driver.app.services.memory.change(quick_game="tigris")
    driver.click("quick")
    driver.turn(3)
    assert [ask.games for ask in server.asked(QuickJoin)] == [("tigris", "ur", "babel", "civilization")]
    assert server.asked(Sit)[0].table == "ENKI-42"


def test_quick_join_that_is_refused_stays_in_the_lobby(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    server.refusals[QuickJoin] = "server_stopping"
    driver.click("quick")
    driver.turn(2)
    assert driver.app.scene is lobby
    assert driver.app.services.banner.text


def test_the_search_lists_only_tables_that_mention_it(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    server.tell(TableChanged(card("ADAB-11", "Evening at Adab")))
    driver.turn()
    lobby.focus_on("search")
    driver.write("evening")
    driver.turn()
    assert lobby.widget("join ADAB-11").enabled
    with pytest.raises(LookupError):
        lobby.widget("join ENKI-42")


def test_the_search_finds_tables_by_their_game(driver: Driver, lobby: LobbyScene) -> None:
    lobby.focus_on("search")
    driver.write("ur")
    driver.turn()
    assert lobby.widget("join ENKI-42").enabled


def test_a_table_of_a_game_that_this_version_cannot_show_is_listed_and_not_entered(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    server.tell(TableChanged(card("SUSA-20", "Newer than we are", game="senet", seats=(SeatState(),))))
    driver.turn()
    assert not lobby.widget("join SUSA-20").enabled
    assert not lobby.widget("watch SUSA-20").enabled


def test_a_link_to_a_game_that_this_version_cannot_show_leads_back_to_the_lobby(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    server.tables["SUSA-20"] = table("SUSA-20", game="senet")
    lobby.go("SUSA-20")
    driver.turn(2)
    assert [left.table for left in server.asked(Leave)] == ["SUSA-20"]
    assert driver.app.scene is lobby
    assert driver.app.services.banner.text == "This version of the program cannot show that game."


def test_what_is_written_in_the_chat_is_said_and_the_field_is_empty_again(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    lobby.focus_on("say")
    driver.write("Hello")
    driver.press(pygame.K_RETURN)
    field = lobby.widget("say")
    assert isinstance(field, TextField)
    assert ([said.text for said in server.asked(Say)], field.text) == (["Hello"], "")


def test_what_others_say_is_kept_in_order(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    server.tell(Said("p2", "Puabi", "one", 1.0), Said("p2", "Puabi", "two", 2.0))
    driver.turn()
    assert [said.text for said in driver.app.services.remote.lobby.chat] == ["one", "two"]


def test_letters_typed_in_a_field_are_no_shortcuts(driver: Driver, lobby: LobbyScene) -> None:
    lobby.focus_on("say")
    driver.write("c?q")
    assert driver.app.scene is lobby


def test_a_shortcut_to_a_field_types_nothing_in_it(driver: Driver, lobby: LobbyScene) -> None:
    driver.write("t")
    assert lobby.focused == "say"
    driver.write("Hi")
    field = lobby.widget("say")
    assert isinstance(field, TextField)
    assert field.text == "Hi"


def test_a_shortcut_to_a_dialog_types_nothing_in_its_field(driver: Driver, lobby: LobbyScene) -> None:
    driver.write("c")
    field = driver.page.widget("name")
    assert isinstance(field, TextField)
    assert (type(driver.app.scene), field.text) == (CreateTableScene, "")


def test_one_comes_back_to_a_locked_table_with_its_password(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    server.tables["ENKI-42"] = table()
    lobby.go("ENKI-42", password="ea")
    driver.turn(2)
    server.break_connection()
    driver.turn()
    server.tell(welcome())
    driver.turn(2)
    assert [(sit.table, sit.password) for sit in server.asked(Sit)] == [("ENKI-42", "ea")] * 2


def test_a_full_locked_table_is_watched_with_the_same_password(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    server.refusals[Sit] = "no_open_seat"
    lobby.go("ENKI-42", password="ea")
    driver.turn(2)
    assert [(watch.table, watch.password) for watch in server.asked(Watch)] == [("ENKI-42", "ea")]


def test_whoever_comes_for_a_seat_that_is_kept_from_them_watches(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    server.refusals[Sit] = "seat_has_secrets"
    server.tell(table())
    lobby.go("ENKI-42")
    driver.turn(2)
    assert [watch.table for watch in server.asked(Watch)] == ["ENKI-42"]
    assert driver.app.services.banner.text == "That seat has secrets and waits for its player; you are watching."


def test_leaving_the_lobby_leaves_the_server(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.app.stack.close(driver.app.scene)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.services.remote.standing == "here"
    driver.click("go")
    assert driver.app.services.remote.standing == "away"


def test_escape_in_the_question_stays_in_the_lobby(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is lobby
    assert driver.app.services.remote.standing == "here"


def test_a_lost_connection_is_said_on_a_banner_until_the_server_is_back(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    server.break_connection()
    driver.turn()
    assert driver.app.services.banner.text == "Connection lost — trying again…"
    server.tell(welcome())
    driver.turn()
    assert driver.app.services.banner.text is None


def test_the_lobby_is_subscribed_to_again_after_a_lost_connection(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    server.break_connection()
    driver.turn()
    server.tell(welcome())
    driver.turn()
    assert len(server.asked(Subscribe)) == 2


@pytest.mark.parametrize("farewell", [Closing("taken_over", "twice"), Refused("bad_token", "unknown")])
def test_a_server_that_turns_us_away_leads_back_to_the_title(
    driver: Driver, server: ServerDouble, farewell: Closing | Refused
) -> None:
    title = TitleScene(driver.app.atlas)
    driver.app.stack.push(title)
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.app.stack.push(LobbyScene(driver.app.atlas))
    driver.turn(2)
    server.tell(farewell)
    driver.turn()
    assert driver.app.scene is title
    assert driver.app.services.banner.text is not None


def test_what_the_server_tells_everyone_is_on_a_banner_for_a_while(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    server.tell(Notice("host", "The kitchen is open"))
    driver.turn()
    assert driver.app.services.banner.text == "From the server’s host: The kitchen is open"
    driver.turn(seconds=NOTICE_SECONDS)
    assert driver.app.services.banner.text is None


@pytest.mark.parametrize(
    ("farewell", "sentence"),
    [
        (Closing("kicked", "", {"reason": "shouting"}), "The server’s host sent you away: shouting"),
        (Refused("banned", "", {"reason": "shouting", "until": ""}), "You may not enter this server: shouting"),
    ],
)
def test_whoever_is_sent_away_reads_why(
    driver: Driver, server: ServerDouble, lobby: LobbyScene, farewell: Closing | Refused, sentence: str
) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.app.stack.close(driver.app.scene)
    server.tell(farewell)
    driver.turn()
    assert driver.app.services.banner.text == sentence


def test_our_own_table_offers_the_way_back(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    seats = (SeatState("p2", "Puabi"), SeatState(US, "Ninsun"))
    server.tell(TableChanged(card(stage="playing", seats=seats)))
    driver.turn()
    assert lobby.widget("join ENKI-42").enabled


def fill(server: ServerDouble, tables: int) -> None:
    """Have so many more tables in the lobby."""
    server.tell(*(TableChanged(card(f"TABLE-{number}", f"House {number}")) for number in range(tables)))


def listed(driver: Driver, lobby: LobbyScene) -> set[str]:
    """The tables that are shown now."""
    driver.turn()
    return {piece.name for piece in lobby.layout() if isinstance(piece, Button) and piece.name.startswith("join ")}


def test_a_wider_window_shows_more_tables_at_once(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    fill(server, 40)
    narrow = len(listed(driver, lobby))
    driver.resize(1680, 720)
    assert len(listed(driver, lobby)) > narrow


def test_every_table_is_on_one_of_the_pages(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    fill(server, 19)
    seen = listed(driver, lobby)
    lobby.focus_on("page")
    for _ in range(2):
        driver.press(pygame.K_RIGHT)
        shown = listed(driver, lobby)
        assert not shown & seen
        seen |= shown
    assert len(seen) == 20


def test_a_server_that_speaks_wrongly_is_left_with_a_sentence(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    driver.app.stack.close(lobby)
    driver.app.stack.stopped = False
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.app.stack.push(lobby)
    server.tell(table("URUK-17", 16))
    driver.turn()
    assert isinstance(driver.app.scene, TitleScene)
    assert driver.app.services.banner.text == driver.app.services.words.say("error.misspoken")


def test_a_table_of_another_game_with_more_seats_than_a_card_shows_is_listed(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    seats = tuple(SeatState(f"p{number}", f"Person {number}", here=True) for number in range(16))
    server.tell(TableChanged(card("URUK-17", "Barley Moon", game="senet", seats=seats)))
    driver.turn()
    assert not lobby.widget("watch URUK-17").enabled


def test_a_line_of_chat_takes_no_more_lines_than_its_words_need(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    said = Said("p2", "Puabi", "a b", 1e9)
    server.tell(said, msgspec.structs.replace(said, text="a\n" * 200 + "b"))
    driver.turn()
    plain, broken = (chat_row(line, line.text, 300, 1.0) for line in lobby.services.remote.lobby.chat)
    assert broken.height < 20 * plain.height


def test_a_notice_is_told_on_one_line(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    server.tell(Notice("greeting", "Be\n\n\0welcome"))
    driver.turn()
    assert driver.app.services.banner.text == "Be  welcome"


def test_a_table_that_is_set_aside_is_looked_at(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    server.refusals[Sit] = "set_aside"
    server.tell(table())
    lobby.go("ENKI-42")
    driver.turn(2)
    assert [watch.table for watch in server.asked(Watch)] == ["ENKI-42"]


SLOW = ClockTerms("per_turn", 24 * 3600)
SOMEBODY = SeatState("p2", "Puabi", ready=True, here=True)
MINE = SeatState(US, "Ninsun", ready=True, here=True)


def test_a_slow_table_says_who_is_awaited_until_when() -> None:
    until = 1_790_000_000
    slow = card(stage="playing", seats=(SOMEBODY, MINE), round=3, clock=SLOW, awaited=(0,), until=until)
    assert about_now(slow, Words("en")) == f"Puabi until {time.strftime('%m-%d %H:%M', time.localtime(until))}"
    assert about(slow, Words("en")) == "Ur, round 3"


def test_a_running_match_says_its_phase_where_its_game_has_a_word_for_it() -> None:
    words = Words("en")
    long = card(game="civilization", stage="playing", round=12, phase="movement")
    assert (about(long, words), about_now(long, words)) == ("Civilization, turn 12", "Movement")
    timed = msgspec.structs.replace(long, clock=ClockTerms("per_turn", 60))
    assert (about(timed, words), about_now(timed, words)) == ("Civilization, turn 12", "Movement · 60 s/turn")
    ur = card(stage="playing", round=12, phase="turn")
    assert (about(ur, words), about_now(ur, words)) == ("Ur, round 12", "")


def test_the_tables_that_await_us_come_first(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    seats, until = (SOMEBODY, MINE), 1_790_000_000
    ours = card("UR-7", "Zagros", stage="playing", seats=seats, clock=SLOW, awaited=(1,), until=until)
    for each in (card("ENKI-1", "Open table"), ours):
        server.tell(TableChanged(each))
    driver.turn()
    assert lobby.widget("join UR-7").box.y <= lobby.widget("join ENKI-1").box.y
    assert lobby.widget("join UR-7").box.x < lobby.widget("join ENKI-1").box.x
