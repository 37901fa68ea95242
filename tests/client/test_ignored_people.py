"""People whose words are not shown at one's own screen, through the real loop."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.listener import Listener
from client.match_table import CODE, MatchTable, key, open_game
from client.server_double import welcome
from client.test_chat_drawer import BOARD
from client.ur_table import match_of
from ziggurat.games.ur.drawing import parse
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Notice, Said
from ziggurat_client.kept.ignored_people import IgnoredPeople
from ziggurat_client.kept.profile import MOST_IGNORED, Memory, Server
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.table.people import PeopleScene
from ziggurat_client.sound.audio import Audio

THEM = "p8"


@pytest.fixture
def server() -> MatchTable:
    """A table of two at which it is our turn."""
    return MatchTable(match_of(parse(BOARD)))


@pytest.fixture
def listener(driver: Driver) -> Listener:
    """The speaker of the application."""
    ear = Listener()
    driver.equip(audio=Audio(driver.clock, open_speaker=lambda: ear))
    driver.app.services.audio.open()
    return ear


@pytest.fixture
def scene(driver: Driver, listener: Listener, server: MatchTable) -> GameScene:
    """A game in which the other player was ignored through the list of people."""
    scene = open_game(driver, server)
    server.tell(said("Hurry up"))
    key(driver, pygame.K_t, "t")
    ignore_or_hear(driver)
    assert driver.app.services.ignored.has(THEM)
    return scene


def said(text: str, person: str = THEM) -> Said:
    """A line of somebody at the table."""
    return Said(person, "Kubaba", text, 1e9, CODE, 1)


def ignore_or_hear(driver: Driver) -> None:
    """Press the button of the first of the people, and go back to the chat."""
    driver.click("speakers")
    driver.turn()
    assert isinstance(driver.app.scene, PeopleScene)
    driver.strike(pygame.K_RETURN, "\r")
    driver.press(pygame.K_ESCAPE)
    driver.turn()


def shown(scene: GameScene) -> str:
    """Everything that the chat shows."""
    return repr(scene.widget("chat").appearance())


def test_lines_of_whom_one_ignores_are_hidden_with_a_sign(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    server.tell(said("Slow"), said("Well met", "p7"))
    driver.turn(2)
    assert "Hurry up" not in shown(scene)
    assert "Slow" not in shown(scene)
    assert shown(scene).count("ignored") == 1
    assert "Well met" in shown(scene)


def test_whoever_is_heard_again_is_read_from_the_beginning(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    server.tell(said("Sorry"))
    ignore_or_hear(driver)
    assert "Hurry up" in shown(scene)
    assert "Sorry" in shown(scene)


def test_whom_one_ignores_is_neither_counted_nor_shown_at_the_seat_nor_heard(
    driver: Driver, scene: GameScene, server: MatchTable, listener: Listener
) -> None:
    scene.chat.close()
    listener.effects.clear()
    server.tell(replace(said("Hello!"), phrase="hello"))
    driver.turn(2)
    assert scene.chat.unread == 0
    assert not scene.has("bubble 1")
    assert listener.effects == []


def test_the_servers_notices_still_come(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    server.tell(Notice("stopping", seconds=600))
    driver.turn(2)
    assert driver.app.services.banner.text


def test_whom_one_ignores_stays_ignored_over_a_lost_connection(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    server.break_connection()
    server.tell(welcome())
    driver.turn(2)
    assert driver.app.services.ignored.has(THEM)


def test_in_the_lobby_one_ignores_by_the_same_list(driver: Driver, server: MatchTable) -> None:
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn_without_scene()
    lobby = LobbyScene(driver.app.atlas)
    driver.app.stack.push(lobby)
    driver.turn(2)
    server.tell(Said("p2", "Puabi", "Buy my cubes", 1e9))
    driver.turn()
    ignore_or_hear(driver)
    words = repr([piece.appearance() for piece in lobby.layout() if getattr(piece, "name", "") == "chat"])
    assert "Buy my cubes" not in words
    assert "Puabi" in words


# ------------------------------------------------------------------ what is kept


def remembered(folder: Path, token: str | None = "ours") -> IgnoredPeople:
    """As after a start, at a server that knows us by this token."""
    return IgnoredPeople(Memory(folder), lambda: token)


def test_at_a_remembered_server_they_are_ignored_after_the_next_start_too(tmp_path: Path) -> None:
    Memory(tmp_path).visited(Server("ziggurat://ur", "Ur", "ours"))
    remembered(tmp_path).change(THEM, ignored=True)
    Memory(tmp_path).visited(Server("ziggurat://ur", "Ur", "ours"))
    assert remembered(tmp_path).has(THEM)
    remembered(tmp_path).change(THEM, ignored=False)
    assert not remembered(tmp_path).has(THEM)


def test_a_server_that_gave_us_another_token_gave_everyone_other_ids(tmp_path: Path) -> None:
    Memory(tmp_path).visited(Server("ziggurat://ur", "Ur", "ours"))
    remembered(tmp_path).change(THEM, ignored=True)
    Memory(tmp_path).visited(Server("ziggurat://ur", "Ur", "another"))
    assert not remembered(tmp_path, "another").has(THEM)


def test_only_the_last_of_very_many_are_ignored(tmp_path: Path) -> None:
    ignored = remembered(tmp_path)
    for number in range(MOST_IGNORED + 1):
        ignored.change(f"p{number}", ignored=True)
    assert not ignored.has("p0")
    assert ignored.has(f"p{MOST_IGNORED}")


def test_without_a_server_nobody_is_ignored(tmp_path: Path) -> None:
    ignored = remembered(tmp_path, token=None)
    ignored.change(THEM, ignored=True)
    assert not ignored.has(THEM)
