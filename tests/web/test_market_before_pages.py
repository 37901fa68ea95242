"""A market of Civilization before pages: two players go on there with other devices, and the server is killed twice.

Until then they are plain clients who build, so that there are cards to trade; bots have the other seats. A television
and a client watch.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from end_to_end.builder_client import BuilderClient
from end_to_end.programs import person
from market.plain_client import play
from web.browsing import Visitor, needs_browser, serving
from web.test_whole_games import UNHURRIED, as_json, record_of
from ziggurat.games.civilization.market import SMALLEST_LOT
from ziggurat.games.civilization.trade_actions import TradeOffer
from ziggurat.match.match import Match
from ziggurat.match.record import load
from ziggurat.match.replaying import verify

pytestmark = [needs_browser, pytest.mark.faults, pytest.mark.timeout(900)]

NAMES: Final = ("Ninsun", "Tariq")
TRADER: Final = 0
"""The seat of the first client, who then holds the phone."""
PAGES: Final = ("phone", "desk", "wall")
SEATS: Final = (0, 1, None)
LEVELS: Final = ("merchant", "apprentice")
OPTIONS: Final = {"mode": "full", "turn_limit": 10, "trade_seconds": 0}
MOVED_ON: Final = 4
"""So often the match moves on between one kill and the next."""


@dataclass(frozen=True)
class Evening:
    """What is known when it is over: the match as the server's record has it, the revision at which the pages came, and
    what they and the client that watches ended with."""

    match: Match
    came: int
    pages: dict[str, Any]
    watcher: dict[str, Any]


def come_to_a_market(port: int) -> tuple[str, list[BuilderClient]]:
    """A table whose match has come to a market at which the first client can trade; both are gone by then."""
    trial = 0
    while True:
        trial += 1  # whoever was at the table before has their name for a while yet
        clients = [BuilderClient(f"{name} {trial}", seed) for seed, name in enumerate(NAMES)]
        table = begin(clients, port)
        play(clients, partial(has_come_so_far, clients))
        for client in clients:
            client.leave()
        if not clients[TRADER].has_seen_the_end:
            return table, clients


def has_come_so_far(clients: list[BuilderClient]) -> bool:
    """Whether there is such a market, or none will be any more."""
    trader = clients[TRADER]
    if trader.phase != "trade" or trader.has_seen_the_end:
        return trader.has_seen_the_end
    return TRADER in trader.shown["to_act"] and trader.view.public.board.hands[TRADER] >= SMALLEST_LOT


def begin(clients: list[BuilderClient], port: int) -> str:
    """A table at which these clients do everything but trade."""
    for client in clients:
        client.spare("trade", bargainers=(TRADER,))
        client.arrive(port)
    host = clients[TRADER]
    table = host.open("civilization", len(NAMES) + len(LEVELS), options=OPTIONS)
    for client in clients:
        client.sit(table)
    for level in LEVELS:
        host.hire(table, level)
    host.start()
    return table


def play_through(folder: Path, coming: ExitStack) -> Evening:
    """From the first turn to the last."""
    data = folder / "data"
    with serving(data, limits=UNHURRIED) as (first, port, page):
        table, clients = come_to_a_market(int(port))
        came = clients[TRADER].news["revision"]
        link = f"ziggurat://127.0.0.1:{port}/{table}"
        watcher = coming.enter_context(person("watcher", link, "Zahra", 0, folder / "watcher"))
        players = json.dumps([{"name": client.name, "token": client.token} for client in clients])
        visit = Visitor(page, "market.mjs", table, players)
        coming.callback(visit.end)
        visit.fact("come")
        move_on(visit)
        first.kill()
    page_port = page.rpartition(":")[2]
    with serving(data, port, page_port, UNHURRIED) as (second, _, _):
        move_on(visit)
        second.kill()
    with serving(data, port, page_port, UNHURRIED):
        pages = visit.fact("end")
        seen = watcher.fact("end")
        match = verify(load(json.dumps(record_of(table, int(port))).encode()))
    return Evening(match, came, pages, seen)


def move_on(visit: Visitor) -> None:
    """Wait until the match has moved on so often."""
    for _ in range(MOVED_ON):
        visit.fact("revision")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """A few turns of the full game."""
    with ExitStack() as coming:
        yield play_through(tmp_path_factory.mktemp("market"), coming)


def test_every_page_ends_with_the_servers_view_for_whoever_is_before_it(evening: Evening) -> None:
    for seat, name in zip(SEATS, PAGES, strict=True):
        record = evening.pages[name]["record"]
        assert record["seat"] == seat
        assert record["view"] == as_json(evening.match.view(seat))
        assert record["result"] == as_json(evening.match.result)


def test_the_client_that_watches_ends_like_the_television(evening: Evening) -> None:
    assert evening.watcher["public"] == as_json(evening.match.view(None).public)
    assert evening.watcher["result"] == as_json(evening.match.result)


def test_who_taps_at_the_market_makes_offers(evening: Evening) -> None:
    done = evening.match.steps[evening.came :]
    assert any(step.seat == TRADER and isinstance(step.action, TradeOffer) for step in done)


def test_nothing_goes_wrong_in_a_page(evening: Evening) -> None:
    assert {name: evening.pages[name]["faults"] for name in PAGES} == {name: [] for name in PAGES}


def test_a_page_shows_what_it_shows_when_it_is_loaded_anew(evening: Evening) -> None:
    for name in PAGES:
        assert evening.pages[name]["shown"] == evening.pages[name]["anew"]["shown"]
