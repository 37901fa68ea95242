"""A server that is killed in the middle of a game, and started again: people at their screens notice a pause."""

from __future__ import annotations

import msgspec
import pytest

from end_to_end.programs import Program, person, running
from ziggurat.match import load, verify


def server_on(port: str, data: str) -> tuple[str, ...]:
    """The arguments of a server that keeps its tables in that folder."""
    return ("-m", "ziggurat_server", "--listen", f"tcp:{port}:interface=127.0.0.1", "--seed", "9", "--data", data)


def play_until(client: Program, revision: int) -> None:
    """Wait until the person has acted at that revision or later."""
    while client.fact("acted") < revision:
        pass


def test_three_people_play_on_after_the_server_was_killed_twice(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("killed")
    data = str(folder / "data")
    with running(*server_on("0", data)) as first:
        address = first.line().removeprefix("listening on ")
        port = address.rpartition(":")[2]
        with person("host", f"ziggurat://{address}", "Ninsun", 1, folder / "host") as host:
            link = f"ziggurat://{address}/{host.fact('table')}"
            with (
                person("guest", link, "Tariq", 2, folder / "tariq") as tariq,
                person("guest", link, "Puabi", 3, folder / "puabi") as puabi,
            ):
                play_until(host, 20)
                first.kill()
                with running(*server_on(port, data)) as second:
                    assert second.line() == f"listening on {address}"
                    play_until(host, 45)
                    second.kill()
                with running(*server_on(port, data)) as third:
                    assert third.line() == f"listening on {address}"
                    shown = [client.fact("end") for client in (host, tariq, puabi)]
    (file,) = (folder / "host" / "replays").glob("*.json")
    match = verify(load(file.read_bytes()))
    public = msgspec.json.decode(msgspec.json.encode(match.game.public(match.position)))
    assert [each["public"] for each in shown] == [public] * 3
    assert {each["revision"] for each in shown} == {len(match.steps)}
