"""Whole games before browsers, at a server that is killed twice.

A phone and a wide screen are pages in a real browser; with them a client with a person at it, a bot, which the server
starts or which comes by itself, and a television that shows the match to a room. The pages are played by taps on what
they offer (`browser/person.mjs`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from end_to_end.programs import Program, person, running
from market.plain_client import PlainClient
from web.browsing import Visitor, needs_browser, serving
from ziggurat.match.match import Match
from ziggurat.match.record import load
from ziggurat.match.replaying import verify

pytestmark = [needs_browser, pytest.mark.timeout(600)]

UNHURRIED: Final = ("bot_pause=0.1",)
PAGES: Final = ("phone", "desk", "wall")
BOT: Final = "Enlil"
"""The bot that comes by itself."""


@dataclass(frozen=True)
class Plan:
    """A game as pages name it, its seats and unusual options, and the revisions after which the server is killed.

    The wide screen `plays` or watches; a person at a client comes as a `guest`, a bot by its `command`; bots that the
    server starts have the seats that are left.
    """

    game: str
    seats: int
    options: Mapping[str, int | str]
    killed_at: tuple[int, int]
    plays: bool = True
    guest: bool = True
    command: bool = False

    def as_json(self) -> str:
        """For the script."""
        told = {"game": self.game, "seats": self.seats, "options": self.options, "plays": self.plays}
        return json.dumps({**told, "guests": self.guest + self.command, "seed": self.seats})


FARMERS: Final = {"turn_limit": 5}
NOMADS: Final = {"mode": "Nomads and Navigators"}
WATCHED: Final = Plan("Civilization", 3, NOMADS, (15, 40), plays=False)
PLANS: Final = [
    pytest.param(Plan("Ur", 4, {"max_rounds": 1}, (3, 6)), marks=pytest.mark.thorough, id="Ur, soon over"),
    pytest.param(Plan("Ur", 4, {"max_rounds": 4}, (10, 25), command=True), marks=pytest.mark.faults, id="Ur"),
    pytest.param(Plan("Babel", 2, {}, (8, 20), plays=False), marks=pytest.mark.faults, id="Babel, phone and client"),
    pytest.param(Plan("Babel", 2, {}, (8, 20), guest=False), marks=pytest.mark.faults, id="Babel, two pages"),
    pytest.param(Plan("Tigris", 4, {"max_rounds": 3}, (8, 16)), marks=pytest.mark.faults, id="Tigris"),
    pytest.param(Plan("Civilization", 4, FARMERS, (15, 40)), marks=pytest.mark.faults, id="Civilization, farmers"),
    pytest.param(WATCHED, marks=pytest.mark.faults, id="Civilization, nomads"),
]


@dataclass(frozen=True)
class Evening:
    """What is known when it is over.

    The match as the server's record has it; what each page, and the client if one came, ended with; and what the last
    server complained of.
    """

    plan: Plan
    match: Match
    pages: dict[str, Any]
    shown: dict[str, Any] | None
    log: str


def play_through(folder: Path, plan: Plan, coming: ExitStack) -> Evening:
    """The whole game."""
    data = folder / "data"
    with serving(data, limits=UNHURRIED) as (first, port, page):
        visit = Visitor(page, "whole_game.mjs", plan.as_json())
        coming.callback(visit.end)
        table = visit.fact("table")
        link = f"ziggurat://127.0.0.1:{port}/{table}"
        people = [coming.enter_context(person("guest", link, "Zahra", 1, folder / "guest"))] if plan.guest else []
        if plan.command:
            coming.enter_context(bot_by_command(link))
        play_until(visit, plan.killed_at[0])
        first.kill()
    page_port = page.rpartition(":")[2]
    with serving(data, port, page_port, UNHURRIED) as (second, _, _):
        play_until(visit, plan.killed_at[1])
        second.kill()
    with serving(data, port, page_port, UNHURRIED) as (third, _, _):
        pages = end_of(visit, people, table, int(port))
        shown = [each.fact("end") for each in people]
        match = verify(load(json.dumps(record_of(table, int(port))).encode()))
        log = third.end()
    return Evening(plan, match, pages, shown[0] if shown else None, log)


def end_of(visit: Visitor, people: list[Program], table: str, port: int) -> Any:
    """What the pages end with; where they never come to that, the server and the people at clients are asked what they
    know of it."""
    try:
        return visit.fact("end")
    except AssertionError as early:
        with scribe_at(table, port) as scribe:
            early.add_note(f"the server tells {scribe.whereabouts}")
        for each in people:
            early.add_note(f"a person at a client: {each.end()}")
        raise


def bot_by_command(link: str) -> AbstractContextManager[Program]:
    """The command `ziggurat-bot` as it is installed, which takes a seat by TCP and comes back to it."""
    command = Path(sys.executable).with_name("ziggurat-bot")
    return running(str(command), link, "--name", BOT, "--level", "random", "--pause", "0.1")


def play_until(visit: Visitor, revision: int) -> None:
    """Wait until the match has come so far."""
    while visit.fact("revision") < revision:
        pass


def record_of(table: str, port: int) -> dict[str, Any]:
    """The match as the server keeps it, for a client who only asks for that."""
    with scribe_at(table, port) as scribe:
        return scribe.record()


@contextmanager
def scribe_at(table: str, port: int) -> Iterator[PlainClient]:
    """A client who knows how the match stands, for as long as the block lasts."""
    scribe = PlainClient("Enheduanna", 1)
    scribe.arrive(port)
    try:
        scribe.watch(table)
        yield scribe
    finally:
        scribe.leave()


@pytest.fixture(scope="module", params=PLANS)
def evening(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """One game, from the opening of its table to its end."""
    with ExitStack() as coming:
        yield play_through(tmp_path_factory.mktemp("whole"), request.param, coming)


def as_json(value: Any) -> Any:
    """The value as a page reads it."""
    return json.loads(msgspec.json.encode(value))


def test_every_page_ends_with_the_servers_view_for_whoever_is_before_it(evening: Evening) -> None:
    assert evening.match.result is not None
    for name in PAGES:
        record = evening.pages[name]["record"]
        assert record["view"] == as_json(evening.match.view(record["seat"]))
        assert record["result"] == as_json(evening.match.result)


def test_those_who_play_have_seats_and_the_others_see_what_everybody_may(evening: Evening) -> None:
    seats = [evening.pages[name]["record"]["seat"] for name in PAGES]
    assert seats == [0, 1 if evening.plan.plays else None, None]


def test_a_page_shows_what_it_shows_when_it_is_loaded_anew(evening: Evening) -> None:
    for name in PAGES:
        page = evening.pages[name]
        assert page["shown"] == page["anew"]["shown"]
        assert page["record"] == page["anew"]["record"]


def test_nothing_goes_wrong_in_a_page(evening: Evening) -> None:
    assert {name: evening.pages[name]["faults"] for name in PAGES} == {name: [] for name in PAGES}


def test_the_client_ends_like_the_pages(evening: Evening) -> None:
    if evening.shown is None:
        pytest.skip("nobody is at a client in this game")
    assert evening.shown["public"] == as_json(evening.match.view(None).public)
    assert evening.shown["result"] == as_json(evening.match.result)


def test_every_seat_has_acted(evening: Evening) -> None:
    assert {step.seat for step in evening.match.steps} == set(range(evening.plan.seats))


def test_a_bot_that_comes_by_itself_is_a_player_like_others(evening: Evening) -> None:
    if not evening.plan.command:
        pytest.skip("no bot comes by itself in this game")
    for name in PAGES:
        assert any(BOT in line for line in evening.pages[name]["shown"]["seats"])


def test_the_server_logs_no_error(evening: Evening) -> None:
    assert "Traceback" not in evening.log
    assert "#critical" not in evening.log
