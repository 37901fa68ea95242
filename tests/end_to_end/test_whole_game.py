"""Whole games with everything real: a server process, two people at client processes, a bot process, a watcher."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from end_to_end.programs import person, running
from ziggurat.match.match import Match
from ziggurat.match.record import MatchRecord, load
from ziggurat.match.replaying import verify

SEED = "9"

pytestmark = pytest.mark.timeout(300)


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


def play(folder: Path, game: str, guests: tuple[str, ...], bot: bool) -> Ended:
    """A whole game: a host, guests, a bot if there is one, and somebody who looks on."""
    hosting = ("--listen", "tcp:0:interface=127.0.0.1", "--seed", SEED, "--data", str(folder / "server"))
    with running("-m", "ziggurat_server", *hosting) as server:
        address = server.line().removeprefix("listening on ")
        with ExitStack() as people:
            seats = 1 + len(guests) + bot
            home = f"ziggurat://{address}"
            host = people.enter_context(person("host", home, "Ninsun", 1, folder / "host", game, seats))
            link = f"{home}/{host.fact('table')}"
            if bot:
                level = ("--level", "merchant", "--name", "Enlil", "--seat", str(seats), "--seed", "3")
                people.enter_context(running("-m", "ziggurat_bot", link, *level))
            clients = {"host": host}
            clients["watcher"] = people.enter_context(person("watcher", link, "Zahra", 0, folder / "watcher"))
            for chance, name in enumerate(guests, start=2):
                clients[name] = people.enter_context(person("guest", link, name, chance, folder / name))
            shown = {role: client.fact("end") for role, client in clients.items()}
            assert [client.wait() for client in clients.values()] == [0] * len(clients)
        log = server.end()
    (file,) = (folder / "host" / "replays").glob("*.json")
    return Ended(shown, load(file.read_bytes()), log)


@pytest.fixture(scope="module")
def ur(tmp_path_factory: pytest.TempPathFactory) -> Ended:
    """A game of Ur for three: two people and a bot."""
    return play(tmp_path_factory.mktemp("ur"), "ur", ("Tariq",), bot=True)


@pytest.fixture(scope="module")
def babel(tmp_path_factory: pytest.TempPathFactory) -> Ended:
    """A game of Babel between two people."""
    return play(tmp_path_factory.mktemp("babel"), "babel", ("Tariq",), bot=False)


@pytest.fixture(params=["ur", "babel"])
def ended(request: pytest.FixtureRequest) -> Ended:
    """Each of them."""
    played: Ended = request.getfixturevalue(request.param)
    return played


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


def test_the_hands_of_babel_are_open_once_it_is_over(babel: Ended) -> None:
    hands = list(babel.match.position.hands)
    assert all(shown["public"]["unveiled"]["hands"] == hands for shown in babel.shown.values())
