"""A disk that takes no more: play stops, nothing that was told is lost, and it goes on when there is space again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from faults.players import UR, Player
from server.programs import LOOPBACK, Program
from ziggurat.wire.messages import Error

if sys.platform != "linux":
    pytest.skip("only Linux can change the limits of another process", allow_module_level=True)

import resource

NO_BYTE_MORE = (4096, resource.RLIM_INFINITY)
UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Evening:
    """A match of two at a server whose disk the test fills: no file may grow past its first page."""

    def __init__(self, folder: Path) -> None:
        self._arguments = ("--listen", LOOPBACK, "--data", str(folder))
        self.server = Program(*self._arguments)
        self.players = [Player("Anna"), Player("Belit")]
        for player in self.players:
            player.arrive(self.server)
        code = self.players[0].open(2)
        for player in self.players:
            player.sit(code)
        self.players[0].start()
        for player in self.players:
            player.see_position()

    def fill_disk(self) -> None:
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, NO_BYTE_MORE)

    def empty_disk(self) -> None:
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)

    def act(self) -> None:
        """Whoever is to act tries."""
        actor = self.players[UR.to_act(self.players[0].view.public)[0]]
        actor.do(next(iter(UR.legal(actor.view))))

    def restart(self) -> None:
        """Kill the server; everyone comes back to the next."""
        self.server.process.kill()
        self.server.close()
        self.server = Program(*self._arguments)
        for player in self.players:
            player.arrive(self.server)
            player.resume()


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    playing = Evening(tmp_path)
    yield playing
    playing.server.close()


def play_on(evening: Evening, steps: int) -> None:
    for _ in range(steps):
        evening.act()
        for player in evening.players:
            player.see_happen()


def test_play_stops_with_a_message_and_goes_on_when_there_is_space_again(evening: Evening) -> None:
    play_on(evening, 3)
    evening.fill_disk()
    evening.act()
    for player in evening.players:
        assert player.caller.await_message(Error).code == "not_saved"
    evening.empty_disk()
    for player in evening.players:
        player.see_position()
        assert player.revision == 3
    play_on(evening, 3)
    assert [player.revision for player in evening.players] == [6, 6]


def test_nothing_that_was_told_before_the_disk_was_full_is_lost_in_a_crash(evening: Evening) -> None:
    play_on(evening, 3)
    evening.fill_disk()
    evening.act()
    assert evening.players[0].caller.await_message(Error).code == "not_saved"
    evening.restart()
    assert [player.revision for player in evening.players] == [3, 3]
    play_on(evening, 1)
