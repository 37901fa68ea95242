"""The machine's time of day is set while people play: nobody is late by it, and nobody waits for ever."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from faults.players import UR, Player
from server.programs import LOOPBACK, Program
from ziggurat.wire.messages import Ping, Pong, Refused, Said, Say

if sys.platform == "win32":
    pytest.skip("Windows has no signals to set the time with", allow_module_level=True)

JUMPING: Final = (str(Path(__file__).with_name("jumping_server.py")),)
LIMITS: Final = ("--limit", "hello_seconds=2")


class Evening:
    """A match of two at a server whose time of day the test sets."""

    def __init__(self, folder: Path) -> None:
        self.server = Program("--listen", LOOPBACK, *LIMITS, "--data", str(folder), program=JUMPING)
        self.players = [Player("Anna"), Player("Belit")]
        for player in self.players:
            player.arrive(self.server)
        code = self.players[0].open(2)
        for player in self.players:
            player.sit(code)
        self.players[0].start()
        for player in self.players:
            player.see_position()

    def jump(self, how: signal.Signals) -> float:
        """Set the server's time of day; by how many seconds it went forward."""
        before = self._time()
        self.server.process.send_signal(how)
        while abs((after := self._time()) - before) < 3600:
            pass
        return after - before

    def play_on(self, steps: int) -> None:
        """Every step reaches everyone."""
        for _ in range(steps):
            actor = self.players[UR.due(self.players[0].view.public).seats[0]]
            actor.do(next(iter(UR.candidates(actor.view))))
            for player in self.players:
                player.see_happen()

    def answers(self, player: Player) -> bool:
        """Whether the server still talks to that player."""
        player.caller.say(Ping(77))
        return player.caller.await_message(Pong).id == 77

    def _time(self) -> float:
        """What the server stamps a line of chat with."""
        player = self.players[0]
        player.caller.say(Say(9, "What time is it?", player.code))
        return player.caller.await_message(Said).at


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    playing = Evening(tmp_path)
    yield playing
    playing.server.close()


@pytest.mark.parametrize("how", [signal.SIGUSR1, signal.SIGUSR2], ids=["a day forward", "a day back"])
def test_people_play_on_while_the_time_of_day_is_set(evening: Evening, how: signal.Signals) -> None:
    evening.play_on(2)
    assert abs(evening.jump(how)) > 86_000
    evening.play_on(4)
    assert all(evening.answers(player) for player in evening.players)


@pytest.mark.thorough
def test_a_day_put_forward_makes_nobody_silent_for_too_long(evening: Evening) -> None:
    evening.jump(signal.SIGUSR1)
    # A second jump, so that whatever the first had brought about would have been done by now.
    evening.jump(signal.SIGUSR1)
    assert all(evening.answers(player) for player in evening.players)


def test_a_day_put_back_delays_nothing(evening: Evening) -> None:
    evening.jump(signal.SIGUSR2)
    silent = evening.server.call()
    # Nothing but a timer of the server's ends this connection, which never says hello.
    assert silent.await_message(Refused).code == "hello_first"
