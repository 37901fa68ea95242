"""Whoever looks elsewhere is asked for attention when it becomes their turn."""

from __future__ import annotations

import msgspec
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
from ziggurat_client.network.remote import Remote
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.sound.audio import Audio


class Glass:
    """A window that counts how often it asked for attention."""

    def __init__(self) -> None:
        self.focused = False
        self.asked = 0

    def ask_for_attention(self) -> None:
        self.asked += 1


def slow(awaited: tuple[int, ...]) -> TableCard:
    """A slow match elsewhere, in which the second seat is ours."""
    seats = (SeatState("p2", "Puabi"), SeatState(US, "Ninsun"))
    return card("URUK-1", stage="playing", seats=seats, awaited=awaited)


class Evening:
    """A person on a server, and the window that they may look at."""

    def __init__(self, server: ServerDouble) -> None:
        self.server = server
        self.glass = Glass()
        self.remote = Remote(server)
        self._attention = Attention(self.remote, self.glass)
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
def evening(driver: Driver, server: ServerDouble) -> Evening:
    """The driver opens what events are posted to."""
    return Evening(server)


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


def test_a_match_that_we_are_at_asks_too(driver: Driver) -> None:
    server = MatchTable(Match(game_named("ur"), 2, seed=4))
    evening = Evening(server)
    server.begin()
    evening.hear()
    server.let_others_act()
    evening.hear()
    assert evening.glass.asked == 1


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
