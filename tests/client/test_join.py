"""Join by address, and being on the way."""

from __future__ import annotations

from typing import get_args

import msgspec
import pygame
import pytest

from client.driver import Driver
from client.server_double import ServerDouble, table
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Hello, Refused
from ziggurat_client.kept.profile import Server
from ziggurat_client.network.arrivals import Hindrance, Unreachable
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.scenes.servers.connecting import ConnectingScene
from ziggurat_client.scenes.servers.join import JoinScene
from ziggurat_client.ui.text_field import TextField


@pytest.fixture
def join(driver: Driver) -> JoinScene:
    """The page, shown for its first frame."""
    scene = JoinScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


def text(scene: JoinScene, name: str) -> str:
    field = scene.widget(name)
    assert isinstance(field, TextField)
    return field.text


def test_what_is_typed_stands_in_the_field(driver: Driver, join: JoinScene) -> None:
    driver.write("ur.example")
    assert text(join, "link") == "ur.example"


def test_backspace_takes_the_last_letter(driver: Driver, join: JoinScene) -> None:
    driver.write("urx")
    driver.press(pygame.K_BACKSPACE)
    assert text(join, "link") == "ur"


def test_tab_goes_from_the_link_to_the_name(driver: Driver, join: JoinScene) -> None:
    driver.press(pygame.K_TAB)
    assert join.focused == "name"


def test_accents_can_be_typed(driver: Driver, join: JoinScene) -> None:
    driver.press(pygame.K_TAB)
    driver.write("é")
    assert text(join, "name") == "Ninsuné"


def test_what_is_typed_survives_another_window_size(driver: Driver, join: JoinScene) -> None:
    driver.write("ur.example")
    driver.resize(1600, 900)
    driver.turn()
    assert driver.app.services.screen.size == (1600, 900)
    assert text(join, "link") == "ur.example"


def test_a_link_that_makes_no_sense_is_said_before_trying(
    driver: Driver, join: JoinScene, server: ServerDouble
) -> None:
    driver.write("http://x")
    driver.press(pygame.K_RETURN)
    assert driver.app.scene is join
    assert server.addresses == []


def test_an_address_leads_to_the_servers_lobby(driver: Driver, join: JoinScene, server: ServerDouble) -> None:
    driver.write("ur.example:4000")
    driver.press(pygame.K_RETURN)
    driver.turn(3)
    assert server.addresses == [Address("ur.example", 4000)]
    assert isinstance(driver.app.scene, LobbyScene)


def test_a_link_leads_to_its_table(driver: Driver, join: JoinScene, server: ServerDouble) -> None:
    driver.write("ziggurat://ur.example/enki-42")
    driver.press(pygame.K_RETURN)
    driver.turn(4)
    assert isinstance(driver.app.scene, RoomScene)


def test_the_server_is_remembered_with_its_token(driver: Driver, join: JoinScene) -> None:
    driver.write("ur.example")
    driver.press(pygame.K_RETURN)
    driver.turn(2)
    known = driver.app.services.memory.server("ziggurat://ur.example")
    assert known == Server("ziggurat://ur.example", "Test server", "secret-token")


def test_a_remembered_server_is_greeted_with_its_token(driver: Driver, server: ServerDouble) -> None:
    driver.app.services.memory.visited(Server("ziggurat://ur.example", "Ur", "old-token"))
    driver.app.stack.push(ConnectingScene(driver.app.atlas, Address("ur.example")))
    assert [hello.token for hello in server.asked(Hello)] == ["old-token"]


def test_a_token_the_server_does_not_know_is_dropped(driver: Driver, server: ServerDouble) -> None:
    server.answering = False
    driver.app.services.memory.visited(Server("ziggurat://ur.example", "Ur", "old-token"))
    driver.app.stack.push(ConnectingScene(driver.app.atlas, Address("ur.example")))
    server.tell(Refused("bad_token", "unknown token"))
    driver.turn()
    assert [hello.token for hello in server.asked(Hello)] == ["old-token", None]


def test_a_server_that_does_not_answer_is_said_and_can_be_tried_again(driver: Driver, server: ServerDouble) -> None:
    server.answering = False
    scene = ConnectingScene(driver.app.atlas, Address("ur.example"))
    driver.app.stack.push(scene)
    scene.arrived(Unreachable("other", "the certificate is a picture of a goat"))
    driver.turn()
    assert scene.failure is not None
    assert "a picture of a goat" in scene.failure
    driver.press(pygame.K_RETURN)
    assert (scene.failure, len(server.addresses)) == (None, 2)


@pytest.mark.parametrize("hindrance", [each for each in get_args(Hindrance) if each != "other"])
def test_what_kept_us_from_a_server_is_said_in_our_own_words(driver: Driver, hindrance: Hindrance) -> None:
    driver.app.services.settings.choose(language="fr")
    scene = ConnectingScene(driver.app.atlas, Address("ur.example"))
    driver.app.stack.push(scene)
    scene.arrived(Unreachable(hindrance, "the system's sentence"))
    said = driver.app.services.words.say(f"connecting.unreachable.{hindrance}", server="ziggurat://ur.example")
    assert scene.failure == said


def test_a_refused_greeting_is_said_in_words(driver: Driver, server: ServerDouble) -> None:
    server.answering = False
    scene = ConnectingScene(driver.app.atlas, Address("ur.example"))
    driver.app.stack.push(scene)
    server.tell(Refused("full", "no room"))
    driver.turn()
    assert scene.failure == "The server is full. Try again later."


def test_watching_by_link_takes_no_seat(driver: Driver, server: ServerDouble) -> None:
    server.tables["ENKI-42"] = table()
    address = msgspec.structs.replace(Address("ur.example"), table="ENKI-42")
    driver.app.stack.push(ConnectingScene(driver.app.atlas, address, watching=True))
    driver.turn(3)
    assert server.tables["ENKI-42"].your_seats == ()


def test_what_an_earlier_version_stored_of_a_hostile_server_harms_nobody(driver: Driver) -> None:
    driver.app.services.memory.change(name="Nin\0sun")
    driver.app.services.memory.visited(Server("ziggurat://ur.example", "House\0 of \x1bUr\n" + "e" + "\u0301" * 100))
    scene = JoinScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    assert text(scene, "name") == "Ninsun"
    driver.click("server ziggurat://ur.example")
    assert isinstance(driver.app.scene, LobbyScene)
