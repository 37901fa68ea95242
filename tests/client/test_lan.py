"""The screen of the local network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.server_double import ServerDouble
from ziggurat.wire.discovery import Advert
from ziggurat.wire.links import Address
from ziggurat_client.discovery.found import FOUND, FoundServer
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.servers import hosting
from ziggurat_client.scenes.servers.lan import HINT_AFTER, LanScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.servers.hosted_server import FOLDER
from ziggurat_client.servers.left_server import LeftServer
from ziggurat_client.servers.server_process import SERVER_CHANGED
from ziggurat_client.ui.piece import Widget
from ziggurat_client.ui.server_row import ServerSign, server_sign
from ziggurat_client.ui.text import Line

UR = FoundServer(Advert("a" * 32, "House of Ur", "1.0", tables=1, people=2), Address("192.168.1.2"), ping=0.0041)
MARI = FoundServer(Advert("b" * 32, "Court of Mari", "9.0", protocol=99), Address("192.168.1.3"))


class Neighbourhood:
    """A discovery that finds what it is told to."""

    def __init__(self) -> None:
        self.servers: tuple[FoundServer, ...] = ()
        self.failure: str | None = None
        self.looking = False

    def start(self) -> None:
        self.looking = True

    def stop(self) -> None:
        self.looking = False

    def find(self, *servers: FoundServer) -> None:
        self.servers = servers
        pygame.event.post(pygame.Event(FOUND))


class Hosted:
    """A hosted server without a process."""

    def __init__(self, profile: Path, name: str) -> None:
        self.name = name
        self.address: Address | None = None
        self.failure: str | None = None
        self.stays = False
        self.link = "ziggurat://192.168.1.9"
        self.page = "http://192.168.1.9:21880"
        self.takes_browsers = False
        self.near = Address("127.0.0.1", 4000)
        self.ended: str | None = None

    def stop(self) -> None:
        self.ended = "stopped"

    def stop_aside(self) -> None:
        self.ended = "ending"

    def finish(self) -> None:
        self.ended = "stays" if self.stays else "stopped"

    def change(self, **fields: Any) -> None:
        """Something becomes of the process."""
        for name, value in fields.items():
            setattr(self, name, value)
        pygame.event.post(pygame.Event(SERVER_CHANGED))


@pytest.fixture
def neighbours(driver: Driver) -> Neighbourhood:
    found = Neighbourhood()
    driver.equip(discovery=found)
    return found


@pytest.fixture
def lan(driver: Driver, neighbours: Neighbourhood) -> LanScene:
    """The page over the title, shown for its first frame."""
    driver.app.stack.push(TitleScene(driver.app.atlas))
    scene = LanScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


@pytest.fixture
def hosted(driver: Driver, lan: LanScene, monkeypatch: pytest.MonkeyPatch) -> Hosted:
    """The server that the button starts."""
    monkeypatch.setattr(hosting, "HostedServer", Hosted)
    driver.click("host")
    server = driver.app.services.servers.hosted
    assert isinstance(server, Hosted)
    return server


def names(scene: LanScene) -> set[str]:
    """The names of the widgets on the page."""
    return {piece.name for piece in scene.layout() if isinstance(piece, Widget)}


def said(scene: LanScene) -> str:
    """Everything that stands on the page."""
    return " ".join(str(piece.appearance()) for piece in scene.layout())


def sign(driver: Driver, server: FoundServer) -> ServerSign:
    return server_sign(server, driver.app.services.words, ours=False)


def test_one_looks_around_only_while_the_page_is_there(
    driver: Driver, neighbours: Neighbourhood, lan: LanScene
) -> None:
    assert neighbours.looking
    driver.press(pygame.K_ESCAPE)
    assert not neighbours.looking


def test_servers_appear_and_vanish_by_themselves(driver: Driver, neighbours: Neighbourhood, lan: LanScene) -> None:
    neighbours.find(UR)
    driver.turn()
    assert f"server {UR.advert.id}" in names(lan)
    neighbours.find()
    driver.turn()
    assert f"server {UR.advert.id}" not in names(lan)


def test_a_press_leads_to_the_servers_lobby(
    driver: Driver, neighbours: Neighbourhood, lan: LanScene, server: ServerDouble
) -> None:
    neighbours.find(UR)
    driver.turn()
    driver.click(f"server {UR.advert.id}")
    driver.turn(3)
    assert server.addresses == [Address("192.168.1.2")]
    assert isinstance(driver.app.scene, LobbyScene)


def test_a_server_of_another_protocol_is_shown_and_cannot_be_pressed(
    driver: Driver, neighbours: Neighbourhood, lan: LanScene
) -> None:
    neighbours.find(MARI)
    driver.turn()
    assert not lan.widget(f"server {MARI.advert.id}").enabled
    assert "9.0" in sign(driver, MARI).odd


def test_a_row_tells_tables_people_and_how_quickly_it_answers(driver: Driver) -> None:
    assert [text for _, text in sign(driver, UR).figures] == ["1 table", "2 people", "4 ms"]


def test_a_silent_server_says_so(driver: Driver) -> None:
    silent = FoundServer(UR.advert, UR.address, silent=True)
    assert sign(driver, silent).figures[-1][1] == "silent"


def test_more_servers_than_fit_are_on_further_pages(driver: Driver, neighbours: Neighbourhood, lan: LanScene) -> None:
    many = [FoundServer(Advert(f"{number:032x}", f"{number:02}"), UR.address) for number in range(30)]
    neighbours.find(*many)
    driver.turn()
    first = names(lan)
    driver.press(pygame.K_PAGEDOWN)
    assert names(lan).isdisjoint({name for name in first if name.startswith("server ")})


def test_who_finds_nobody_is_told_what_may_be_in_the_way(driver: Driver, lan: LanScene) -> None:
    assert "firewall" not in said(lan)
    driver.turn(1, seconds=HINT_AFTER)
    assert "firewall" in said(lan)


def test_the_page_sleeps_while_nothing_happens(driver: Driver, lan: LanScene, monkeypatch: pytest.MonkeyPatch) -> None:
    # No caret is to blink.
    lan.focus_on("host")
    driver.turn(3, seconds=HINT_AFTER)
    drawn: list[str] = []
    monkeypatch.setattr(driver.app.stack, "redraw", lambda: drawn.append("anew"))
    driver.turn(10)
    assert (drawn, lan.wakes_in) == ([], None)


def test_an_address_can_be_typed(driver: Driver, lan: LanScene, server: ServerDouble) -> None:
    lan.focus_on("link")
    driver.write("ur.example")
    driver.press(pygame.K_RETURN)
    driver.turn(2)
    assert server.addresses == [Address("ur.example")]


def test_enter_pressed_twice_on_the_title_hosts_nothing(driver: Driver, neighbours: Neighbourhood) -> None:
    title = TitleScene(driver.app.atlas)
    driver.app.stack.push(title)
    title.focus_on("lan")
    for _ in range(2):
        driver.press(pygame.K_RETURN)
        driver.turn()
    assert isinstance(driver.app.scene, LanScene)
    assert driver.app.services.servers.hosted is None


def test_once_a_server_has_opened_enter_leads_into_it(driver: Driver, lan: LanScene, hosted: Hosted) -> None:
    hosted.change(address=Address("127.0.0.1", 4000))
    driver.turn()
    assert lan.focused == "enter"


@pytest.mark.parametrize("takes_browsers", [True, False])
def test_the_host_is_shown_where_browsers_come_once_they_can(
    driver: Driver, lan: LanScene, hosted: Hosted, takes_browsers: bool
) -> None:
    hosted.change(address=Address("127.0.0.1", 4000), takes_browsers=takes_browsers)
    driver.turn()
    lines = [str(piece.appearance()) for piece in lan.layout() if isinstance(piece, Line)]
    assert any(hosted.page in line for line in lines) is takes_browsers


def test_what_is_being_typed_keeps_the_focus_when_a_server_opens(driver: Driver, lan: LanScene, hosted: Hosted) -> None:
    lan.focus_on("link")
    driver.turn()
    driver.write("ur")
    hosted.change(address=Address("127.0.0.1", 4000))
    driver.turn()
    assert lan.focused == "link"


def test_one_press_hosts_a_server_in_ones_name(hosted: Hosted) -> None:
    assert hosted.name == "Ninsun’s house"


def test_a_server_that_runs_shows_its_link_and_can_be_entered_from_here(
    driver: Driver, lan: LanScene, hosted: Hosted, server: ServerDouble
) -> None:
    assert "enter" not in names(lan)
    hosted.change(address=Address("0.0.0.0"))
    driver.turn()
    assert {"copy", "stay", "end"} <= names(lan)
    assert lan.focused == "enter"
    driver.click("enter")
    driver.turn(2)
    assert server.addresses == [Address("127.0.0.1", 4000)]


def test_a_server_that_is_ended_makes_room_for_another_once_it_is_gone(
    driver: Driver, lan: LanScene, hosted: Hosted
) -> None:
    hosted.change(address=Address("0.0.0.0"))
    driver.turn()
    driver.click("end")
    assert hosted.ended == "ending"
    assert "host" not in names(lan)
    hosted.change()
    driver.turn()
    assert lan.focused == "host"


def test_a_server_that_fails_can_be_tried_again(driver: Driver, lan: LanScene, hosted: Hosted) -> None:
    hosted.change(failure="no room on the disk")
    driver.turn()
    driver.click("host")
    assert driver.app.services.servers.hosted is not hosted


def test_a_hosted_server_ends_with_the_client(driver: Driver, hosted: Hosted) -> None:
    driver.app.services.servers.finish()
    assert hosted.ended == "stopped"


def test_a_hosted_server_stays_if_that_was_chosen(driver: Driver, lan: LanScene, hosted: Hosted) -> None:
    hosted.change(address=Address("0.0.0.0"))
    driver.turn()
    driver.click("stay")
    driver.app.services.servers.finish()
    assert hosted.ended == "stays"


def test_going_home_keeps_the_hosted_server(driver: Driver, hosted: Hosted) -> None:
    driver.app.stack.home()
    assert hosted.ended is None


def test_ones_own_server_is_marked_in_the_list(driver: Driver, neighbours: Neighbourhood, lan: LanScene) -> None:
    folder = driver.app.services.memory.folder / FOLDER
    folder.mkdir()
    (folder / "server-id").write_text(f"{UR.advert.id}\n")
    neighbours.find(UR)
    driver.turn()
    assert "your server" in said(lan)


def test_a_server_that_was_left_running_can_be_entered_or_ended(
    driver: Driver, neighbours: Neighbourhood, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = LeftServer(4000, "tcp:127.0.0.1:4001", "ziggurat://192.168.1.9:4000")
    running, told = [left], []
    monkeypatch.setattr(hosting, "left_server", lambda folder: running[0] if running else None)
    monkeypatch.setattr(hosting, "end_left_server", lambda folder, server: told.append(server))
    scene = LanScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    assert {"end", "enter", "copy"} <= names(scene)
    driver.click("end")
    assert told == [left]
    assert "end" not in names(scene)
    running.clear()
    pygame.event.post(pygame.Event(SERVER_CHANGED))
    driver.turn()
    assert "host" in names(scene)


def test_a_gamepad_alone_leads_to_a_server(
    driver: Driver, neighbours: Neighbourhood, lan: LanScene, server: ServerDouble
) -> None:
    neighbours.find(UR)
    driver.turn()
    pad = Gamepad(driver.turn)
    pad.press(PadButton.LEFT)
    assert lan.focused == f"server {UR.advert.id}"
    pad.press(PadButton.A)
    driver.turn(2)
    assert server.addresses == [Address("192.168.1.2")]
