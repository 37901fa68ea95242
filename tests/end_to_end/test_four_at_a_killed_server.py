"""Four players at a server that is killed twice: two people, somebody at the first one's screen, and a bot.

Somebody else looks on, three actions late. `make faults` plays it: the first person sees the whole match again
afterwards, and what could have been played better.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from end_to_end.hosting import Hosting
from end_to_end.programs import person, running
from end_to_end.test_killed_server import play_until, server_on
from end_to_end.test_whole_game import Ended
from ziggurat.match.record import load

pytestmark = [pytest.mark.faults, pytest.mark.timeout(1800)]


@dataclass(frozen=True)
class Evening(Ended):
    """What is known besides: how far the guest and the watcher had come whenever the server was killed, and what the
    host saw of the match again."""

    away: list[tuple[int, int]]
    looked_back: dict[str, Any]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """A whole game of Tigris & Euphrates for four."""
    folder = tmp_path_factory.mktemp("four")
    data, away = str(folder / "data"), []
    hosting = Hosting("tigris", 4, partner=True, bot=True, late=True, looks_back=True)
    with running(*server_on("0", data)) as first, ExitStack() as people:
        address = first.line().removeprefix("listening on ")
        port = address.rpartition(":")[2]
        host = people.enter_context(person("host", f"ziggurat://{address}", "Ninsun", 1, folder / "host", hosting))
        link = f"ziggurat://{address}/{host.fact('table')}"
        watcher = people.enter_context(person("watcher", link, "Zahra", 0, folder / "watcher"))
        guest = people.enter_context(person("guest", link, "Tariq", 2, folder / "guest"))
        play_until(host, 40)
        first.kill()
        away.append((guest.fact("away"), watcher.fact("away")))
        with running(*server_on(port, data)) as second:
            assert second.line() == f"listening on {address}"
            play_until(host, 100)
            second.kill()
            away.append((guest.fact("away"), watcher.fact("away")))
        with running(*server_on(port, data)) as third:
            assert third.line() == f"listening on {address}"
            looked_back = host.fact("looked_back")
            clients = {"host": host, "watcher": watcher, "guest": guest}
            shown = {role: client.fact("end") for role, client in clients.items()}
            log = third.end()
    (file,) = (folder / "host" / "replays").glob("*.json")
    return Evening(shown, load(file.read_bytes()), log, away, looked_back)


def public_end(evening: Evening) -> Any:
    """What everybody may know of the last position, as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(evening.match.game.public(evening.match.position)))


def test_all_see_the_same_end_after_the_server_was_killed_twice(evening: Evening) -> None:
    assert evening.match.result is not None
    assert all(shown["public"] == public_end(evening) for shown in evening.shown.values())
    assert {shown["revision"] for shown in evening.shown.values()} == {len(evening.match.steps)}


def test_everyone_of_the_four_has_acted(evening: Evening) -> None:
    assert {step.seat for step in evening.match.steps} == {0, 1, 2, 3}


def test_who_looks_on_late_never_comes_near_the_players(evening: Evening) -> None:
    assert len(evening.away) == 2
    assert all(0 <= watched < played for played, watched in evening.away)


def test_the_replay_ends_where_the_match_ended(evening: Evening) -> None:
    assert evening.match.digest() == evening.record.digest
    assert evening.looked_back["steps"] == len(evening.record.steps)
    assert evening.looked_back["public"] == public_end(evening)


def test_every_turn_is_reviewed(evening: Evening) -> None:
    assert evening.looked_back["turns"] == len({evening.match.game.span(p) for p in played_positions(evening)})


def test_the_server_logged_no_error(evening: Evening) -> None:
    assert "Traceback" not in evening.log
    assert "#critical" not in evening.log


def played_positions(evening: Evening) -> list[Any]:
    """The public positions in which something was decided."""
    game = evening.match.game
    return [game.public(position) for position in evening.match.positions[:-1]]
