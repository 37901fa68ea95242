"""A server that is killed in the middle of a game, and started again: people at their screens notice a pause."""

from __future__ import annotations

from contextlib import ExitStack

import msgspec
import pytest

from end_to_end.programs import Program, person, running
from ziggurat.match.record import load
from ziggurat.match.replaying import verify

pytestmark = pytest.mark.timeout(300)


def server_on(port: str, data: str) -> tuple[str, ...]:
    """The arguments of a server that keeps its tables in that folder."""
    return ("-m", "ziggurat_server", "--listen", f"tcp:{port}:interface=127.0.0.1", "--seed", "9", "--data", data)


def play_until(client: Program, revision: int) -> None:
    """Wait until the person has acted at that revision or later."""
    while client.fact("acted") < revision:
        pass


@pytest.mark.parametrize(("game", "guests"), [("ur", ("Tariq", "Puabi")), ("babel", ("Tariq",))], ids=["ur", "babel"])
def test_people_play_on_after_the_server_was_killed_twice(
    tmp_path_factory: pytest.TempPathFactory, game: str, guests: tuple[str, ...]
) -> None:
    folder = tmp_path_factory.mktemp("killed")
    data = str(folder / "data")
    with running(*server_on("0", data)) as first, ExitStack() as people:
        address = first.line().removeprefix("listening on ")
        port = address.rpartition(":")[2]
        seats = 1 + len(guests)
        host = people.enter_context(person("host", f"ziggurat://{address}", "Ninsun", 1, folder / "host", game, seats))
        link = f"ziggurat://{address}/{host.fact('table')}"
        clients = [host]
        for chance, name in enumerate(guests, start=2):
            clients.append(people.enter_context(person("guest", link, name, chance, folder / name)))
        play_until(host, 20)
        first.kill()
        with running(*server_on(port, data)) as second:
            assert second.line() == f"listening on {address}"
            play_until(host, 45)
            second.kill()
        with running(*server_on(port, data)) as third:
            assert third.line() == f"listening on {address}"
            shown = [client.fact("end") for client in clients]
    (file,) = (folder / "host" / "replays").glob("*.json")
    match = verify(load(file.read_bytes()))
    public = msgspec.json.decode(msgspec.json.encode(match.game.public(match.position)))
    assert [each["public"] for each in shown] == [public] * len(clients)
    assert {each["revision"] for each in shown} == {len(match.steps)}
