"""A wire that delivers every line twice, or late and in pieces: the programs people use play whole games over it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest

from end_to_end.programs import person, running
from examples import sampled
from faults.players import Player
from faults.wire_proxy import Delayed, Passage, Proxy, doubled
from server.programs import LOOPBACK, Program
from ziggurat.games.ur.position import UrOptions
from ziggurat.match.record import MatchRecord, load
from ziggurat.match.replaying import verify
from ziggurat.wire.messages import Happened, Replay, ReplayFile, Start, Table, Watch

SEATS: Final = 3
SHORT: Final = UrOptions(max_rounds=6)
LATEST: Final = 0.01
"""Seconds that a line may be late."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Program]:
    with Program("--listen", LOOPBACK, "--no-announce", "--seed", "3", "--data", str(tmp_path)) as program:
        yield program


def watched_game_of_bots(server: Program, passage: Passage) -> tuple[list[int], MatchRecord]:
    """The revisions that a watcher on a good wire sees of a game whose players have that one, and its record."""
    host = Player("Ninsun")
    host.arrive(server)
    code = host.open(SEATS, SHORT)
    with ExitStack() as stack:
        proxy = stack.enter_context(Proxy(server.port, passage))
        for seat in range(1, SEATS + 1):
            link = f"ziggurat://127.0.0.1:{proxy.port}/{code}"
            playing = ("-m", "ziggurat_bot", link, "--level", "random", "--seat", str(seat), "--seed", str(seat))
            stack.enter_context(running(*playing))
        host.caller.say(Watch(1, code))
        while not all(seat.ready for seat in host.caller.await_message(Table).seats):
            pass
        host.caller.say(Start(2, code))
        return list(_revisions(host)), _record(host, code)


def _revisions(host: Player) -> Iterator[int]:
    while True:
        happened = host.caller.await_message(Happened)
        yield happened.revision
        if happened.result is not msgspec.UNSET:
            return


def _record(host: Player, code: str) -> MatchRecord:
    host.caller.say(Replay(3, code))
    return load(bytes(host.caller.await_message(ReplayFile).record))


@sampled("passage", [doubled, Delayed(LATEST, Random(7))], every=2, ids=["twice", "late and in pieces"])
def test_bots_play_a_whole_game_over_a_wire_that_delivers(server: Program, passage: Passage) -> None:
    revisions, record = watched_game_of_bots(server, passage)
    assert revisions == list(range(1, len(record.steps) + 1))
    assert verify(record).result is not None


@pytest.mark.faults
@pytest.mark.timeout(900)
@pytest.mark.parametrize("passage", [doubled, Delayed(LATEST, Random(7))], ids=["twice", "late and in pieces"])
def test_people_at_their_screens_play_a_whole_game_over_a_wire_that_delivers(
    server: Program, passage: Passage, tmp_path: Path
) -> None:
    with Proxy(server.port, passage) as proxy:
        address = f"ziggurat://127.0.0.1:{proxy.port}"
        with person("host", address, "Ninsun", 1, tmp_path / "host") as host:
            link = f"{address}/{host.fact('table')}"
            with (
                person("guest", link, "Tariq", 2, tmp_path / "tariq") as tariq,
                person("guest", link, "Puabi", 3, tmp_path / "puabi") as puabi,
            ):
                shown = [client.fact("end") for client in (host, tariq, puabi)]
    (file,) = (tmp_path / "host" / "replays").glob("*.json")
    match = verify(load(file.read_bytes()))
    public = msgspec.json.decode(msgspec.json.encode(match.game.public(match.position)))
    assert [each["public"] for each in shown] == [public] * 3
