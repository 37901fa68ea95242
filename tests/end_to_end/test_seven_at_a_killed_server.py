"""Seven nations of Civilization at a server that is killed again and again: three clients and four hired bots.

First it is killed while all seven are asked for ships and exactly three answers are in, those of the clients. Somebody
else looks on, five actions late. `make faults` plays a whole game of farmers, and seven turns of one
in which one of the clients is the program, with a person at it.
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

from end_to_end.programs import Program as Screen
from end_to_end.programs import person
from market.plain_client import PlainClient, play
from server.programs import SERVER, Program
from ziggurat.match.match import Match
from ziggurat.match.record import load
from ziggurat.match.replaying import verify

SEATS: Final = 7
CLIENTS: Final = ("Ninsun", "Tariq", "Zahra")
LAST_CLIENT: Final = len(CLIENTS) - 1
"""The seat of the client that is the program itself, where there is one."""
LEVELS: Final = ("random", "apprentice", "merchant", "apprentice")
DELAY: Final = 5
UNHURRIED: Final = ("--limit", "messages_per_second=10000", "--limit", "burst=10000")
SEED: Final = "5"
"""With it the three clients choose their nations before the bots."""
COASTS: Final = {"illyria": "istria", "thrace": "istros", "babylon": "anshan", "egypt": "eastern_desert"}
"""The nations that begin inland, and the coast beside the start of each."""
MOMENTS: Final = 60
"""So many are told among all between one kill and the next."""


@dataclass(frozen=True)
class Plan:
    """The last turn, and how often the server is killed. Before it is killed first its bots take so long, in seconds,
    that the clients' answers are in before theirs. `with_a_person` says that the last client is the program itself."""

    last_turn: int
    kills: int
    bot_pause: float
    with_a_person: bool = False


PLANS: Final = [
    pytest.param(Plan(6, 2, 0.25), marks=pytest.mark.thorough),
    pytest.param(Plan(60, 4, 0.25), marks=[pytest.mark.faults, pytest.mark.timeout(1200)]),
    pytest.param(Plan(7, 2, 5.0, with_a_person=True), marks=[pytest.mark.faults, pytest.mark.timeout(1800)]),
]


@dataclass(frozen=True)
class Evening:
    """What is known when it is over: the match as the server's record has it, those who played, and who looked on."""

    match: Match
    clients: list[PlainClient]
    watcher: PlainClient
    shown: dict[str, Any] | None
    """What the program with a person at it showed at last, if there was one."""
    answers_in: list[list[int]]
    """The seats whose answers were in whenever the server was killed."""
    still_owed: list[list[int]]
    """Those whose decisions were awaited then."""

    @property
    def everyone(self) -> list[PlainClient]:
        """The clients and the watcher."""
        return [*self.clients, self.watcher]


def server_in(folder: Path, port: int, *limits: str) -> Program:
    """A server that keeps its tables in that folder; port 0 is any that is free."""
    listen = f"tcp:{port}:interface=127.0.0.1"
    arguments = ("--listen", listen, "--no-announce", "--seed", SEED, "--data", str(folder), *UNHURRIED, *limits)
    return Program(*arguments, program=SERVER)


def begin(clients: list[PlainClient], watcher: PlainClient, plan: Plan, come: Callable[[str], None]) -> None:
    """Open the table, seat everybody, and start; `come` has the person come to it, if there is one."""
    host = clients[0]
    options = {"mode": "farmers", "turn_limit": plan.last_turn}
    table = host.open("civilization", SEATS, options=options, delay={"actions": DELAY})
    for client in clients:
        client.sit(table)
    if plan.with_a_person:
        come(table)
        while not host.await_answer("table")["seats"][LAST_CLIENT].get("ready"):
            pass
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


def play_through(folder: Path, plan: Plan, coming: ExitStack) -> Evening | None:
    """The whole game; None if it was over before all seven were asked at once and three answered before the others."""
    names = CLIENTS[:LAST_CLIENT] if plan.with_a_person else CLIENTS
    clients: list[PlainClient] = [Coaster(name, seed) for seed, name in enumerate(names)]
    watcher = PlainClient("Enmerkar", 9)
    everyone, answers_in, still_owed, port = [*clients, watcher], [], [], 0
    people: list[Screen] = []
    for client in everyone:
        coming.callback(client.leave)

    def come(table: str) -> None:
        link = f"ziggurat://127.0.0.1:{port}/{table}"
        people.append(coming.enter_context(person("guest", link, CLIENTS[LAST_CLIENT], 2, folder / "person")))

    for life in range(plan.kills + 1):
        with server_in(folder, port, *(("--limit", f"bot_pause={plan.bot_pause}") if life == 0 else ())) as server:
            port = server.port
            for client in everyone:
                client.arrive(port)
            if life == plan.kills:
                play(everyone, lambda: all(client.has_seen_the_end for client in everyone))
                match = verify(load(json.dumps(clients[0].record()).encode()))
                shown = [each.fact("end") for each in people]
                break
            if life == 0:
                begin(clients, watcher, plan, come)
                play(everyone, lambda: three_of_seven_have_answered(clients[0]) or clients[0].has_seen_the_end)
                if clients[0].has_seen_the_end:
                    return None
            else:
                play(everyone, told_more(everyone, MOMENTS))
            answers_in.append(list(clients[0].news.get("open", ())))
            still_owed.append(list(clients[0].news["to_act"]))
            server.process.kill()
    return Evening(match, clients, watcher, shown[0] if shown else None, answers_in, still_owed)


@pytest.fixture(scope="module", params=PLANS)
def evening(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """A whole game of farmers among seven."""
    with ExitStack() as coming:
        found: Evening | None = None
        while found is None:
            coming.close()
            found = play_through(tmp_path_factory.mktemp("seven"), request.param, coming)
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
    if evening.shown is not None:
        assert evening.shown["public"] == as_json(evening.match.view(None).public)
        assert evening.shown["result"] == as_json(evening.match.result)


def test_nobody_misses_anything_or_hears_it_twice(evening: Evening) -> None:
    for client in evening.everyone:
        assert sorted(client.told) == list(range(len(client.told)))


def test_three_of_seven_answers_were_in_when_the_server_was_killed(evening: Evening) -> None:
    answers, owed = evening.answers_in[0], evening.still_owed[0]
    assert (len(answers), sorted([*answers, *owed])) == (3, list(range(SEATS)))


def test_every_seat_has_acted(evening: Evening) -> None:
    assert {step.seat for step in evening.match.steps} == set(range(SEATS))
