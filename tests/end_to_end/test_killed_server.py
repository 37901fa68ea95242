"""A server that is killed in the middle of a game, and started again: people at their screens notice a pause."""

from __future__ import annotations

from contextlib import ExitStack

import msgspec
import pytest

from end_to_end.hosting import Hosting
from end_to_end.programs import Program, person, running
from end_to_end.test_whole_game import Ended
from ziggurat.match.record import load

pytestmark = pytest.mark.timeout(300)


def server_on(port: str, data: str) -> tuple[str, ...]:
    """The arguments of a server that keeps its tables in that folder."""
    return ("-m", "ziggurat_server", "--listen", f"tcp:{port}:interface=127.0.0.1", "--seed", "9", "--data", data)


def play_until(client: Program, revision: int) -> None:
    """Wait until the person has acted at that revision or later."""
    while client.fact("acted") < revision:
        pass


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Ended:
    """A whole game of Babel between two people, while the server is killed twice."""
    folder = tmp_path_factory.mktemp("killed")
    data = str(folder / "data")
    with running(*server_on("0", data)) as first, ExitStack() as people:
        address = first.line().removeprefix("listening on ")
        port = address.rpartition(":")[2]
        host = people.enter_context(
            person("host", f"ziggurat://{address}", "Ninsun", 1, folder / "host", Hosting("babel", 2))
        )
        link = f"ziggurat://{address}/{host.fact('table')}"
        clients = {
            "host": host,
            "guest": people.enter_context(person("guest", link, "Tariq", 2, folder / "guest")),
        }
        play_until(host, 20)
        first.kill()
        with running(*server_on(port, data)) as second:
            assert second.line() == f"listening on {address}"
            play_until(host, 45)
            second.kill()
        with running(*server_on(port, data)) as third:
            assert third.line() == f"listening on {address}"
            shown = {role: client.fact("end") for role, client in clients.items()}
            log = third.end()
    (file,) = (folder / "host" / "replays").glob("*.json")
    return Ended(shown, load(file.read_bytes()), log)


def test_people_play_on_to_the_end_after_the_server_was_killed_twice(ended: Ended) -> None:
    public = msgspec.json.decode(msgspec.json.encode(ended.match.game.public(ended.match.position)))
    assert all(shown["public"] == public for shown in ended.shown.values())


def test_nothing_that_was_done_before_the_server_was_killed_is_lost(ended: Ended) -> None:
    assert {shown["revision"] for shown in ended.shown.values()} == {len(ended.match.steps)}


def test_the_hands_are_open_once_it_is_over(ended: Ended) -> None:
    hands = list(ended.match.position.hands)
    assert all(shown["public"]["unveiled"]["hands"] == hands for shown in ended.shown.values())
