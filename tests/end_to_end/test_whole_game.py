"""A whole game with everything real: a server process, somebody at a client process, bot processes, a watcher.

The other games are played in `test_killed_server` and `test_four_at_a_killed_server`.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from end_to_end.hosting import Hosting
from end_to_end.programs import person, running
from ziggurat.match.match import Match
from ziggurat.match.record import MatchRecord, load
from ziggurat.match.replaying import verify

SEED = "9"

pytestmark = [pytest.mark.thorough, pytest.mark.timeout(300)]


@dataclass(frozen=True)
class Ended:
    """What each client finally showed, by role, the record the host saved, and what the server logged."""

    shown: dict[str, Any]
    record: MatchRecord
    log: str

    @property
    def match(self) -> Match:
        """The match, played again from the record."""
        return verify(self.record)


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Ended:
    """A whole game of Ur for three: a person and two bots, and somebody who looks on."""
    folder = tmp_path_factory.mktemp("ur")
    hosting = ("--listen", "tcp:0:interface=127.0.0.1", "--seed", SEED, "--data", str(folder / "server"))
    with running("-m", "ziggurat_server", *hosting) as server:
        home = f"ziggurat://{server.line().removeprefix('listening on ')}"
        with ExitStack() as people:
            host = people.enter_context(person("host", home, "Ninsun", 1, folder / "host", Hosting("ur", 3)))
            link = f"{home}/{host.fact('table')}"
            for seat, name in ((2, "Tariq"), (3, "Enlil")):
                bot = ("--level", "merchant", "--name", name, "--seat", str(seat), "--seed", str(seat))
                people.enter_context(running("-m", "ziggurat_bot", link, *bot))
            clients = {
                "host": host,
                "watcher": people.enter_context(person("watcher", link, "Zahra", 0, folder / "watcher")),
            }
            shown = {role: client.fact("end") for role, client in clients.items()}
            assert [client.wait() for client in clients.values()] == [0] * len(clients)
        log = server.end()
    (file,) = (folder / "host" / "replays").glob("*.json")
    return Ended(shown, load(file.read_bytes()), log)


def test_every_client_ends_with_the_servers_public_view(ended: Ended) -> None:
    match = ended.match
    public = msgspec.json.decode(msgspec.json.encode(match.game.public(match.position)))
    assert all(shown["public"] == public for shown in ended.shown.values())


def test_the_record_replays_to_the_position_it_was_saved_with(ended: Ended) -> None:
    assert ended.match.digest() == ended.record.digest


def test_all_clients_showed_the_same_last_revision(ended: Ended) -> None:
    assert {shown["revision"] for shown in ended.shown.values()} == {len(ended.record.steps)}


def test_the_server_logged_no_error(ended: Ended) -> None:
    assert "Traceback" not in ended.log
    assert "#critical" not in ended.log


def test_every_client_shows_the_result_of_that_position(ended: Ended) -> None:
    result = msgspec.json.decode(msgspec.json.encode(ended.match.result))
    assert result["standings"]
    assert all(shown["result"] == result for shown in ended.shown.values())
