"""A disk that takes no more: play stops, nothing that was told is lost, and it goes on when there is space again."""

from __future__ import annotations

import http.client
import json
import sys
from pathlib import Path
from typing import Self

import pytest

from examples import sampled_params
from faults.players import UR, Player
from server.programs import PATIENCE, Program
from ziggurat.wire.messages import Error

if sys.platform != "linux":
    pytest.skip("only Linux can change the limits of another process", allow_module_level=True)

from faults.disks import BoundedFiles, Disk, SealedDisk, SmallDisk, may_mount


def admin_port(server: Program) -> int:
    """The port of the admin endpoint, which a server names after the others."""
    assert server.process.stdout is not None
    return int(server.process.stdout.readline().rpartition(":")[2])


class Evening:
    """A match of two at a server on that disk."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self.server = disk.serve()
        self._admin_port = admin_port(self.server)
        self.players = [Player("Anna"), Player("Belit")]
        for player in self.players:
            player.arrive(self.server)
        code = self.players[0].open(2)
        for player in self.players:
            player.sit(code)
        self.players[0].start()
        for player in self.players:
            player.see_position()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.server.close()

    def fill_disk(self) -> None:
        self._disk.fill(self.server)

    def empty_disk(self) -> None:
        self._disk.empty(self.server)

    def health(self) -> tuple[int, str]:
        """What the server answers to whoever asks after its health."""
        connection = http.client.HTTPConnection("127.0.0.1", self._admin_port, timeout=PATIENCE)
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, json.loads(text)["status"]

    def act(self) -> None:
        """Whoever is to act tries."""
        actor = self.players[UR.due(self.players[0].view.public).seats[0]]
        actor.do(next(iter(UR.candidates(actor.view))))

    def restart(self) -> None:
        """Kill the server; everyone comes back to the next."""
        self.server.process.kill()
        self.server.close()
        self.server = self._disk.serve()
        for player in self.players:
            player.arrive(self.server)
            player.resume()


@pytest.fixture(params=sampled_params([BoundedFiles, SealedDisk], every=2))
def lasting_disk(request: pytest.FixtureRequest, tmp_path: Path) -> Disk:
    """A disk that outlives its server."""
    disk: Disk = request.param(tmp_path)
    return disk


@pytest.fixture(params=sampled_params([BoundedFiles, SealedDisk, SmallDisk], every=3))
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Disk:
    """A disk that can be full or read-only."""
    if request.param is SmallDisk and not may_mount():
        pytest.skip("this system lets nobody mount a disk for one process")
    disk: Disk = request.param(tmp_path)
    return disk


def play_on(evening: Evening, steps: int) -> None:
    for _ in range(steps):
        evening.act()
        for player in evening.players:
            player.see_happen()


def test_play_stops_with_a_message_and_goes_on_when_it_can_be_written_again(disk: Disk) -> None:
    with Evening(disk) as evening:
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


@pytest.mark.thorough
def test_its_health_is_red_for_as_long_as_nothing_can_be_written(disk: Disk) -> None:
    with Evening(disk) as evening:
        assert evening.health() == (200, "ok")
        evening.fill_disk()
        evening.act()
        assert evening.players[0].caller.await_message(Error).code == "not_saved"
        assert evening.health() == (503, "the journal cannot write")
        evening.empty_disk()
        evening.players[0].see_position()
        assert evening.health() == (200, "ok")


def test_nothing_that_was_told_before_it_could_not_be_written_is_lost_in_a_crash(lasting_disk: Disk) -> None:
    with Evening(lasting_disk) as evening:
        play_on(evening, 3)
        evening.fill_disk()
        evening.act()
        assert evening.players[0].caller.await_message(Error).code == "not_saved"
        evening.restart()
        assert [player.revision for player in evening.players] == [3, 3]
        play_on(evening, 1)
