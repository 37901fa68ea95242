"""Servers for which no authority vouches: what is remembered, and what the person is asked."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.driver import Driver
from client.server_double import ServerDouble, welcome
from ziggurat.wire.links import Address
from ziggurat_client.network.arrivals import Doubt, Lost
from ziggurat_client.network.known_keys import FILE, KnownKeys
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.servers.connecting import ConnectingScene
from ziggurat_client.scenes.servers.trust import TrustScene
from ziggurat_client.scenes.title.title import TitleScene

UR = Address("ur.example", tls=True)
OLD, NEW = "a" * 64, "b" * 64


@pytest.fixture
def door(driver: Driver, server: ServerDouble) -> ServerDouble:
    """A server under TLS that says nothing by itself, and the client on its way there."""
    server.answering = False
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.app.stack.push(ConnectingScene(driver.app.atlas, UR))
    return server


def show(driver: Driver, server: ServerDouble, doubt: Doubt) -> None:
    """The server shows a certificate that is doubted."""
    server.bring(doubt)
    driver.turn(2)


def test_trust_is_kept_for_the_next_start(tmp_path: Path) -> None:
    KnownKeys(tmp_path).trust(UR, OLD)
    assert KnownKeys(tmp_path).of(UR) == OLD


def test_trust_is_for_one_host_and_port(tmp_path: Path) -> None:
    keys = KnownKeys(tmp_path)
    keys.trust(Address("::1", 4000), OLD)
    assert keys.of(Address("::1", 4001)) is None
    assert keys.of(Address("::1", 4000, "ENKI-42", tls=True)) == OLD


@pytest.mark.parametrize("damage", [b"{", b'{"fingerprints": {"ur.example:21842": "short"}}', b"\xff"])
def test_a_damaged_list_is_kept_aside_and_trusts_nobody(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / FILE).write_bytes(damage)
    keys = KnownKeys(tmp_path)
    assert keys.of(UR) is None
    assert keys.aside is not None
    assert keys.aside.read_bytes() == damage


def test_at_first_sight_the_person_is_asked(driver: Driver, door: ServerDouble) -> None:
    show(driver, door, Doubt(NEW, None))
    assert isinstance(driver.app.scene, TrustScene)
    assert driver.app.services.known_keys.of(UR) is None


def test_who_is_trusted_is_called_again_and_remembered(driver: Driver, door: ServerDouble) -> None:
    show(driver, door, Doubt(NEW, None))
    driver.click("trust")
    driver.turn()
    assert driver.app.services.known_keys.of(UR) == NEW
    assert door.known == [None, NEW]


def test_enter_leaves_unless_one_chooses_to_trust(driver: Driver, door: ServerDouble) -> None:
    show(driver, door, Doubt(NEW, OLD))
    driver.press(pygame.K_RETURN)
    driver.turn()
    assert isinstance(driver.app.scene, TitleScene)
    assert door.known == [None]


def test_escape_leaves_too(driver: Driver, door: ServerDouble) -> None:
    show(driver, door, Doubt(NEW, None))
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, TitleScene)


def test_a_new_key_takes_the_place_of_the_old_one(driver: Driver, door: ServerDouble) -> None:
    driver.app.services.known_keys.trust(UR, OLD)
    show(driver, door, Doubt(NEW, OLD))
    driver.press(pygame.K_TAB)
    driver.press(pygame.K_RETURN)
    driver.turn()
    assert door.known == [None, NEW]


def test_a_key_that_changes_while_one_is_there_leads_back_to_the_door(driver: Driver, door: ServerDouble) -> None:
    door.tell(welcome())
    driver.turn(2)
    assert isinstance(driver.app.scene, LobbyScene)
    door.bring(Lost(0.5), Doubt(NEW, OLD))
    driver.turn(2)
    assert isinstance(driver.app.scene, ConnectingScene)
    assert door.addresses == [UR, UR]
