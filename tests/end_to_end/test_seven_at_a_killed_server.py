"""Seven nations of Civilization at a server that is killed again and again: three plain clients and four hired bots.

First it is killed while all seven are asked for ships and exactly three answers are in, those of the clients. Somebody
else looks on, five actions late. `make faults` plays a whole game of farmers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from market.plain_client import PlainClient, play
from server.programs import LOOPBACK, Program
from ziggurat.match.match import Match
from ziggurat.match.record import load
from ziggurat.match.replaying import verify

SEATS: Final = 7
CLIENTS: Final = ("Ninsun", "Tariq", "Zahra")
LEVELS: Final = ("random", "apprentice", "merchant", "apprentice")
DELAY: Final = 5
UNHURRIED: Final = ("--limit", "messages_per_second=10000", "--limit", "burst=10000")
SLOW_BOTS: Final = ("--limit", "bot_pause=0.25")
"""So slow that the clients' answers are in long before those of the bots."""
SEED: Final = "5"
"""With it the three clients choose their nations before the bots."""
COASTS: Final = {"illyria": "istria", "thrace": "istros", "babylon": "anshan", "egypt": "eastern_desert"}
"""The nations that begin inland, and the coast beside the start of each."""
MOMENTS: Final = 60
"""So many are told among all between one kill and the next."""
GAMES = [
    pytest.param((6, 2), marks=pytest.mark.slow),
    pytest.param((60, 4), marks=[pytest.mark.faults, pytest.mark.timeout(1200)]),
]
"""The last turn, and how often the server is killed."""


@dataclass(frozen=True)
class Evening:
    """What is known when it is over: the match as the server's record has it, those who played, and who looked on."""

    match: Match
    clients: list[PlainClient]
    watcher: PlainClient
    answers_in: list[list[int]]
    """The seats whose answers were in whenever the server was killed."""
    still_owed: list[list[int]]
    """Those whose decisions were awaited then."""

    @property
    def everyone(self) -> list[PlainClient]:
        """The clients and the watcher."""
        return [*self.clients, self.watcher]


def server_in(folder: Path, *limits: str) -> Program:
    """A server that keeps its tables in that folder."""
    return Program("--listen", LOOPBACK, "--no-announce", "--seed", SEED, "--data", str(folder), *UNHURRIED, *limits)


def begin(clients: list[PlainClient], watcher: PlainClient, last_turn: int) -> None:
    """Open the table, seat everybody, and start."""
    host = clients[0]
    options = {"mode": "farmers", "turn_limit": last_turn}
    table = host.open("civilization", SEATS, options=options, delay={"actions": DELAY})
    for client in clients:
        client.sit(table)
    for level in LEVELS:
        host.hire(table, level)
    watcher.watch(table)
    host.start()


class Coaster(PlainClient):
    """One who plays at random, but leaves the nations on a coast to others, and comes to one as soon as may be: whoever
    stands on a coast is asked for ships."""

    def _choose(self, actions: list[dict[str, Any]], revision: int) -> None:
        inland = [action for action in actions if action.get("nation") in COASTS]
        ashore = [action for action in actions if action["type"] == "move" and action["to"] in COASTS.values()]
        super()._choose(inland or sorted(ashore, key=lambda action: -action["count"])[:1] or actions, revision)


def three_of_seven_have_answered(client: PlainClient) -> bool:
    """Whether exactly three answers are in to a question that all were asked."""
    news = client.news
    return (len(news.get("to_act", ())), len(news.get("open", ()))) == (SEATS - 3, 3)


def told_more(everyone: list[PlainClient], than: int) -> Callable[[], bool]:
    """Whether those have been told so much more than now."""
    told = sum(len(client.told) for client in everyone) + than
    return lambda: sum(len(client.told) for client in everyone) > told


def play_through(folder: Path, last_turn: int, kills: int, coming: ExitStack) -> Evening | None:
    """The whole game; None if it was over before all seven were asked at once and three answered before the others."""
    clients: list[PlainClient] = [Coaster(name, seed) for seed, name in enumerate(CLIENTS)]
    watcher = PlainClient("Enmerkar", 9)
    everyone, answers_in, still_owed = [*clients, watcher], [], []
    for client in everyone:
        coming.callback(client.leave)
    for life in range(kills + 1):
        with server_in(folder, *(SLOW_BOTS if life == 0 else ())) as server:
            for client in everyone:
                client.arrive(server.port)
            if life == kills:
                play(everyone, lambda: all(client.has_seen_the_end for client in everyone))
                match = verify(load(json.dumps(clients[0].record()).encode()))
                break
            if life == 0:
                begin(clients, watcher, last_turn)
                play(everyone, lambda: three_of_seven_have_answered(clients[0]) or clients[0].has_seen_the_end)
                if clients[0].has_seen_the_end:
                    return None
            else:
                play(everyone, told_more(everyone, MOMENTS))
            answers_in.append(list(clients[0].news.get("open", ())))
            still_owed.append(list(clients[0].news["to_act"]))
            server.process.kill()
    return Evening(match, clients, watcher, answers_in, still_owed)


@pytest.fixture(scope="module", params=GAMES)
def evening(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """A whole game of farmers among seven."""
    last_turn, kills = request.param
    with ExitStack() as coming:
        found: Evening | None = None
        while found is None:
            found = play_through(tmp_path_factory.mktemp("seven"), last_turn, kills, coming)
        yield found


def as_json(value: Any) -> Any:
    """The value as somebody reads it who knows no types of ours."""
    return json.loads(msgspec.json.encode(value))


def test_all_see_the_same_end_and_the_replay_verifies(evening: Evening) -> None:
    assert evening.match.result is not None
    for client in evening.everyone:
        last = client.news
        assert last["view"] == as_json(evening.match.view(last.get("viewer")))
        assert last["result"] == as_json(evening.match.result)


def test_nobody_misses_anything_or_hears_it_twice(evening: Evening) -> None:
    for client in evening.everyone:
        assert sorted(client.told) == list(range(len(client.told)))


def test_three_of_seven_answers_were_in_when_the_server_was_killed(evening: Evening) -> None:
    answers, owed = evening.answers_in[0], evening.still_owed[0]
    assert (len(answers), sorted([*answers, *owed])) == (3, list(range(SEATS)))


def test_every_seat_has_acted(evening: Evening) -> None:
    assert {step.seat for step in evening.match.steps} == set(range(SEATS))
