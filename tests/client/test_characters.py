"""Named players and what bots may say, as people meet them: in a game against bots, in the room, and at the board."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.server_double import ServerDouble, table
from client.test_play_on import ReadyServer
from client.test_room import CODE, room
from ziggurat.bots import STYLES
from ziggurat.bots.characters import CHARACTERS
from ziggurat.games import GAMES
from ziggurat.wire.messages import ANY_STYLE, AddBot, Configure, Open, Remove, SeatState
from ziggurat_client.scenes.play_now import on_private_server
from ziggurat_client.scenes.play_now.play_now import PlayNowScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.servers.server_process import SERVER_CHANGED
from ziggurat_client.wording.sitters import players_at
from ziggurat_client.wording.styles import WOMEN, style_explained, style_name
from ziggurat_client.wording.words import LANGUAGES, Words

__all__ = ["room"]


def began(driver: Driver, server: ServerDouble, monkeypatch: pytest.MonkeyPatch) -> Open:
    """The table that Play now opens."""
    monkeypatch.setattr(on_private_server, "PrivateServer", ReadyServer)
    driver.app.stack.push(PlayNowScene(driver.app.atlas, game="ur"))
    pygame.event.post(pygame.Event(SERVER_CHANGED))
    driver.turn(12)
    (opened,) = server.asked(Open)
    return opened


def test_a_game_against_bots_is_against_named_players_whoever_they_are(
    driver: Driver, server: ServerDouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = began(driver, server, monkeypatch)
    assert [bot.style for bot in server.asked(AddBot)] == [ANY_STYLE] * (opened.seats - 1)


@pytest.mark.parametrize("wanted", [False, True])
def test_bots_speak_in_it_only_where_one_has_chosen_so(
    driver: Driver, server: ServerDouble, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    if wanted:
        driver.app.services.memory.change(bots_speak=True)
    assert began(driver, server, monkeypatch).bots_speak is wanted


def test_the_host_goes_from_one_named_player_of_a_level_to_the_next(
    driver: Driver, server: ServerDouble, room: RoomScene
) -> None:
    bot = SeatState("p3", "Sargon", "king", ready=True, here=True, style="raider")
    server.change(CODE, seats=(server.tables[CODE].seats[0], bot))
    driver.turn()
    driver.click("style 1")
    assert [removed.seat for removed in server.asked(Remove)] == [1]
    assert [(asked.level, asked.style) for asked in server.asked(AddBot)] == [("king", "trader")]


def test_who_is_not_the_host_is_told_who_a_named_player_is(
    driver: Driver, server: ServerDouble, room: RoomScene
) -> None:
    bot = SeatState("p3", "Sargon", "king", ready=True, here=True, style="raider")
    server.change(CODE, seats=(server.tables[CODE].seats[0], bot), host="p3")
    driver.turn()
    assert room.widget("who 1").remark == "Sargon, raider: likes to attack."
    with pytest.raises(LookupError):
        room.widget("style 1")


def test_a_bot_without_a_style_has_no_next_one(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.click("add bot 1")
    driver.turn()
    with pytest.raises(LookupError):
        room.widget("style 1")


def test_the_host_lets_bots_speak_and_has_them_silent(driver: Driver, server: ServerDouble, room: RoomScene) -> None:
    driver.click("add bot 1")
    driver.turn()
    driver.click("voice 1")
    server.change(CODE, bots_speak=True)
    driver.turn()
    driver.click("voice 1")
    assert [asked.bots_speak for asked in server.asked(Configure)] == [True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_style_has_its_words_in_every_game(language: str) -> None:
    words = Words(language)
    for game in GAMES:
        for character in CHARACTERS:
            assert style_name(words, game, character.style, character.name)
            assert character.name in style_explained(words, game, character.style, character.name)


def test_a_style_is_called_as_a_womans_or_a_mans_is() -> None:
    french = Words("fr")
    assert {character.name for character in CHARACTERS} > WOMEN
    assert style_name(french, "ur", "builder", "Lamassi") == "bâtisseuse"
    assert style_name(french, "ur", "builder", "Lamassi 2") == "bâtisseuse"
    assert style_name(french, "ur", "builder", "Gudea") == "bâtisseur"


def test_a_style_that_only_the_server_knows_is_passed_over() -> None:
    words = Words("en")
    assert style_name(words, "ur", "poet", "Gudea") == style_explained(words, "ur", "poet", "Gudea") == ""
    assert style_name(words, "senet", STYLES[0], "Gudea") == ""


def test_at_the_board_a_seat_says_level_and_style_or_the_level_alone_where_room_is_short() -> None:
    shown = table(CODE, 2)
    seats = (shown.seats[0], SeatState("p3", "Puabi", "king", here=True, style="trader"))
    player = players_at(Words("fr"), replace(shown, seats=seats))[1]
    assert player.about == "Roi, négociante"
    assert player.about_within(lambda word: True) == player.about
    assert player.about_within(lambda word: len(word) < 8) == "Roi"
    assert player.style == "Puabi, négociante : aime le commerce et la politique."
