"""Slow matches that await us: they are counted wherever one is on their server, and one press leads there."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import CODE, MatchTable, open_game
from client.server_double import US, ServerDouble, card, table
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Lobby, SeatState, Sit, TableCard, TableChanged, TableClosed
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.ui.button import Button

OURS = (SeatState("p2", "Puabi"), SeatState(US, "Ninsun"))


def slow(code: str, *, awaited: int = 1, until: int = 100) -> TableCard:
    """The card of a slow match in which the second seat is ours."""
    return card(code, code.title(), stage="playing", seats=OURS, awaited=(awaited,), until=until)


@pytest.fixture
def server() -> MatchTable:
    """A server at which a match is on too."""
    return MatchTable(Match(game_named("ur"), 2, seed=4))


@pytest.fixture
def lobby(driver: Driver, server: ServerDouble) -> LobbyScene:
    """A lobby in which two slow matches await us, and one somebody else."""
    server.cards = (slow("URUK-1", until=300), slow("ADAB-2", until=200), slow("KISH-3", awaited=0), card())
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn_without_scene()
    scene = LobbyScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


def sign(driver: Driver) -> str:
    """What the button says that leads to our turns."""
    button = driver.page.widget("our turn")
    assert isinstance(button, Button)
    return str(button.appearance())


def test_the_lobby_counts_the_tables_at_which_it_is_our_turn(driver: Driver, lobby: LobbyScene) -> None:
    assert "Your turn at 2 tables" in sign(driver)


def test_without_a_turn_of_ours_nothing_is_counted(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    server.tell(TableChanged(slow("URUK-1", awaited=0)), TableClosed("ADAB-2"))
    driver.turn()
    assert not lobby.has("our turn")


def test_one_press_leads_to_the_table_whose_time_is_up_first_and_the_next_one_to_the_other(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    driver.strike(pygame.K_n, "n")
    driver.turn(2)
    assert isinstance(driver.app.scene, RoomScene)
    server.tell(TableChanged(slow("ADAB-2", awaited=0)))
    driver.turn()
    driver.click("our turn")
    driver.turn(2)
    assert [sit.table for sit in server.asked(Sit)] == ["ADAB-2", "URUK-1"]


def test_a_gamepads_button_leads_there_too(driver: Driver, server: ServerDouble, lobby: LobbyScene) -> None:
    Gamepad(driver.turn).press(PadButton.START)
    assert [sit.table for sit in server.asked(Sit)] == ["ADAB-2"]


def test_a_refused_way_to_our_turn_is_said_and_leads_back(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    server.refusals[Sit] = "no_such_table"
    driver.click("our turn")
    driver.turn(2)
    driver.click("give up")
    assert driver.app.scene is lobby


def test_a_game_on_show_counts_the_other_tables_and_comes_back_to_the_top(driver: Driver, server: MatchTable) -> None:
    first = open_game(driver, server)
    server.tell(Lobby((slow(CODE), slow("URUK-1")), ()))
    driver.turn()
    assert driver.page.widget("our turn").remark == "Your turn at 1 table"
    server.tables["URUK-1"] = table("URUK-1")
    driver.strike(pygame.K_n, "n")
    driver.turn(3)
    assert isinstance(driver.app.scene, RoomScene)
    driver.strike(pygame.K_n, "n")
    driver.turn(2)
    assert driver.app.scene is first


def test_a_room_below_another_table_gives_way_once_it_is_seen_again(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    lobby.go("ENKI-42")
    driver.turn(2)
    driver.click("our turn")
    driver.turn(2)
    server.tell(TableClosed("ENKI-42"), TableClosed("ADAB-2"))
    driver.turn(2)
    assert driver.app.scene is lobby


def test_a_table_that_is_only_listed_no_more_stays_open(
    driver: Driver, server: ServerDouble, lobby: LobbyScene
) -> None:
    lobby.go("ENKI-42")
    driver.turn(2)
    server.tell(TableClosed("ENKI-42", unlisted=True))
    driver.turn(2)
    assert isinstance(driver.app.scene, RoomScene)
