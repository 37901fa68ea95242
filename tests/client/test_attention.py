"""Whoever looks elsewhere is asked for attention when it becomes their turn."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from client.driver import Driver
from client.listener import Listener
from client.match_table import MatchTable
from client.server_double import US, ServerDouble, card
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.wire.links import Address
from ziggurat.wire.messages import SeatState, Subscribe, TableCard, TableChanged
from ziggurat_client.attention.asking import Attention
from ziggurat_client.attention.notices import NoNotices
from ziggurat_client.kept.profile import Memory
from ziggurat_client.network.remote import Remote
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.settings.settings import SettingsScene
from ziggurat_client.sound.audio import Audio
from ziggurat_client.wording.words import Words


class Glass:
    """A window that counts how often it asked for attention."""

    def __init__(self) -> None:
        self.focused = False
        self.asked = 0

    def ask_for_attention(self) -> None:
        self.asked += 1


class NoticeBoard(NoNotices):
    """Notices of the system, as they would be on show."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def show(self, title: str, message: str) -> None:
        self.shown = [f"{title}: {message}"]

    def clear(self) -> None:
        self.shown = []


def slow(awaited: tuple[int, ...]) -> TableCard:
    """A slow match elsewhere, in which the second seat is ours."""
    seats = (SeatState("p2", "Puabi"), SeatState(US, "Ninsun"))
    return card("URUK-1", stage="playing", seats=seats, awaited=awaited)


class Evening:
    """A person on a server, and the window that they may look at."""

    def __init__(self, server: ServerDouble, folder: Path) -> None:
        self.server = server
        self.glass = Glass()
        self.remote = Remote(server)
        self.notices = NoticeBoard()
        self.memory = Memory(folder)
        self._attention = Attention(self.remote, self.glass, self.notices, Words("en"), self.memory)
        self.remote.connect(Address("test.example"), "Ninsun")
        self.remote.ask(Subscribe)
        self.hear()

    def hear(self) -> None:
        """Take in what the server said."""
        for arrival in self.server.arrivals():
            self.remote.receive(arrival)
            self._attention.follow()

    def move(self, awaited: tuple[int, ...]) -> None:
        """The slow match awaits these seats now."""
        self.server.tell(TableChanged(slow(awaited)))
        self.hear()


@pytest.fixture
def evening(driver: Driver, server: ServerDouble, tmp_path: Path) -> Evening:
    """The driver opens what events are posted to."""
    return Evening(server, tmp_path)


def test_a_window_without_the_focus_asks_for_attention_when_a_turn_becomes_ours(evening: Evening) -> None:
    evening.move((0,))
    assert evening.glass.asked == 0
    evening.move((1,))
    assert evening.glass.asked == 1


def test_a_window_with_the_focus_asks_for_nothing(evening: Evening) -> None:
    evening.glass.focused = True
    evening.move((1,))
    assert evening.glass.asked == 0


def test_one_turn_is_asked_for_once(evening: Evening) -> None:
    evening.move((1,))
    evening.server.tell(TableChanged(msgspec.structs.replace(slow((1,)), watchers=3)))
    evening.hear()
    assert evening.glass.asked == 1


def test_every_further_turn_is_asked_for_again(evening: Evening) -> None:
    for awaited in ((1,), (0,), (1,)):
        evening.move(awaited)
    assert evening.glass.asked == 2


def test_a_match_that_we_are_at_asks_too(driver: Driver, tmp_path: Path) -> None:
    server = MatchTable(Match(game_named("ur"), 2, seed=4))
    evening = Evening(server, tmp_path)
    server.begin()
    evening.hear()
    server.let_others_act()
    evening.hear()
    assert evening.glass.asked == 1


def test_the_system_shows_no_notice_to_who_has_not_asked_for_any(evening: Evening) -> None:
    evening.move((1,))
    assert evening.notices.shown == []


def test_a_notice_says_at_which_table_it_is_our_turn_until_it_is_not(evening: Evening) -> None:
    evening.memory.change(system_notices=True)
    evening.move((1,))
    assert evening.notices.shown == ["Your turn: Ur, Reed Boats"]
    evening.move((0,))
    assert evening.notices.shown == []


def test_who_looks_at_the_window_needs_no_notice(evening: Evening) -> None:
    evening.memory.change(system_notices=True)
    evening.glass.focused = True
    evening.move((1,))
    assert evening.notices.shown == []


def test_a_notice_is_taken_back_when_the_window_has_the_focus_again(driver: Driver) -> None:
    notices = NoticeBoard()
    driver.equip(notices=notices)
    notices.show("Your turn", "Ur, Reed Boats")
    driver.app.stack.push(SettingsScene(driver.app.atlas))
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    driver.turn()
    assert notices.shown == []


def test_a_window_that_cannot_ask_plays_on(driver: Driver) -> None:
    window = driver.app.services.window
    window.ask_for_attention()  # the dummy display cannot
    assert window.focused


def test_a_turn_at_a_table_where_we_are_not_is_heard(driver: Driver, server: ServerDouble) -> None:
    ear = Listener()
    driver.equip(audio=Audio(driver.clock, open_speaker=lambda: ear))
    server.cards = (slow((0,)),)
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn_without_scene()
    driver.app.stack.push(LobbyScene(driver.app.atlas))
    driver.turn(2)
    server.tell(TableChanged(slow((1,))), TableChanged(msgspec.structs.replace(slow((1,)), watchers=1)))
    driver.turn()
    assert ear.effects.count("my_turn") == 1
