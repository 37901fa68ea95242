"""A lobby without tables, and the other servers of its network."""

from __future__ import annotations

import pytest

from client.driver import Driver
from client.server_double import ServerDouble, card
from client.test_lan import MARI, UR, Neighbourhood
from ziggurat.wire.discovery import Advert
from ziggurat.wire.links import Address
from ziggurat.wire.messages import AddBot, Open, Sit
from ziggurat_client.discovery.found import FoundServer
from ziggurat_client.scenes.lobby.create_table import CreateTableScene
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.pages.question import QuestionScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.servers.invitation import server_link

HERE = FoundServer(Advert("c" * 32, "Test server", "1.0"), Address("192.168.1.9"), ping=0.001)


@pytest.fixture
def neighbours(driver: Driver) -> Neighbourhood:
    found = Neighbourhood()
    driver.equip(discovery=found)
    return found


@pytest.fixture
def lobby(driver: Driver, server: ServerDouble, neighbours: Neighbourhood) -> LobbyScene:
    """An empty lobby over the title."""
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn_without_scene()
    scene = LobbyScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


def test_an_empty_lobby_opens_the_first_table(driver: Driver, lobby: LobbyScene) -> None:
    driver.click("first table")
    assert isinstance(driver.app.scene, CreateTableScene)


def test_an_empty_lobby_leads_to_a_table_full_of_bots(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    driver.click("with bots")
    driver.turn(4)
    (opened,) = server.asked(Open)
    assert len(server.asked(Sit)) == 1
    assert [bot.level for bot in server.asked(AddBot)] == ["apprentice"] * (opened.seats - 1)
    assert isinstance(driver.app.scene, RoomScene)


def test_an_empty_lobby_has_the_link_by_which_friends_come(driver: Driver, lobby: LobbyScene) -> None:
    assert server_link(driver.app.services.remote) == "ziggurat://test.example"
    assert lobby.has("copy link")


def test_a_lobby_with_a_table_has_no_beginnings(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    driver.app.services.remote.lobby.tables["ENKI-42"] = card()
    lobby.change()
    assert not lobby.has("first table")


# ------------------------------------------------------------------------------------------------- the network


def test_a_lobby_shows_the_other_servers_of_its_network(
    driver: Driver, neighbours: Neighbourhood, lobby: LobbyScene
) -> None:
    neighbours.find(HERE, UR)
    driver.turn()
    assert lobby.has(f"visit {UR.advert.id}")
    assert not lobby.has(f"visit {HERE.advert.id}")


def test_a_server_of_another_protocol_cannot_be_visited(
    driver: Driver, neighbours: Neighbourhood, lobby: LobbyScene
) -> None:
    neighbours.find(MARI)
    driver.turn()
    assert not lobby.widget(f"visit {MARI.advert.id}").enabled


def test_a_visit_is_asked_for_and_ends_the_connection_here(
    driver: Driver, server: ServerDouble, neighbours: Neighbourhood, lobby: LobbyScene
) -> None:
    neighbours.find(UR)
    driver.turn()
    driver.click(f"visit {UR.advert.id}")
    assert isinstance(driver.app.scene, QuestionScene)
    driver.click("go")
    driver.turn(2)
    assert server.addresses[-1] == UR.address
    assert lobby not in driver.app.stack.scenes


def test_nobody_is_looked_for_from_a_table(
    driver: Driver, server: ServerDouble, neighbours: Neighbourhood, lobby: LobbyScene
) -> None:
    assert neighbours.looking
    lobby.go("ENKI-42")
    driver.turn(2)
    assert not neighbours.looking
    driver.app.stack.close(driver.app.scene)
    assert neighbours.looking
