"""Plain clients, who know no rules, at a real server that offers the market: whole matches, kills, and the file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from end_to_end.programs import TESTS
from market.plain_client import PlainClient, play
from market.registered import registered
from server.programs import LOOPBACK, Program
from ziggurat.match.match import Match
from ziggurat.match.record import load
from ziggurat.match.replaying import verify
from ziggurat.match.steps import Expiry

SEATS = 7
UNHURRIED = ("--limit", "messages_per_second=10000", "--limit", "burst=10000")
KILLS = [2, pytest.param(30, marks=[pytest.mark.faults, pytest.mark.timeout(600)])]


@pytest.fixture(autouse=True)
def market_is_played() -> Iterator[None]:
    """Records of the market can be read."""
    with registered():
        yield


def server_in(folder: Path) -> Program:
    """A server with the market among its games, which keeps its tables in that folder."""
    return Program(
        *("--listen", LOOPBACK, "--no-announce", "--data", str(folder), *UNHURRIED),
        program=("-m", "market.server"),
        environment={"PYTHONPATH": str(TESTS)},
    )


@pytest.fixture
def clients() -> Iterator[list[PlainClient]]:
    """Seven who have not come yet."""
    company = [PlainClient(f"Trader {seat}", seat) for seat in range(SEATS)]
    yield company
    for client in company:
        client.leave()


def seated(server: Program, clients: list[PlainClient], **options: Any) -> str:
    """Have them all come and sit at a table of seven; its code."""
    for client in clients:
        client.arrive(server.port)
    table = clients[0].open("market", SEATS, options=options)
    for client in clients:
        client.sit(table)
    return table


def begin(server: Program, clients: list[PlainClient], **options: Any) -> None:
    """Have them all come and sit, and start a match."""
    seated(server, clients, **options)
    clients[0].start()


def as_json(value: Any) -> Any:
    """The value as somebody reads it who knows no types of ours."""
    return json.loads(msgspec.json.encode(value))


def assert_told_truly(clients: list[PlainClient], record: dict[str, Any]) -> Match:
    """The record leads to what everyone was shown last, and nobody's count had a gap; the match."""
    match = verify(load(json.dumps(record).encode()))
    assert match.result is not None
    for client in clients:
        last = client.news
        assert last["view"] == as_json(match.view(last["viewer"]))
        assert last["result"] == as_json(match.result)
        assert sorted(client.told) == list(range(len(client.told)))
    return match


@contextmanager
def bot_of_the_house(port: int, table: str) -> Iterator[None]:
    """A bot's process that knows the market, and has nobody to tell it how to play well."""
    command = [sys.executable, "-m", "market.bot", f"ziggurat://127.0.0.1:{port}/{table}", "--name", "Enlil"]
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(TESTS)}) as process:
        try:
            yield
        finally:
            process.kill()


@pytest.mark.thorough
def test_six_plain_clients_and_a_bot_play_a_whole_match(tmp_path: Path, clients: list[PlainClient]) -> None:
    clients.pop().leave()
    with (
        server_in(tmp_path) as server,
        bot_of_the_house(server.port, seated(server, clients, rounds=2, night=1)),
    ):
        clients[0].start()
        play(clients, lambda: all(client.has_seen_the_end for client in clients))
        match = assert_told_truly(clients, clients[0].record())
        assert Expiry() in match.steps


@pytest.mark.parametrize("kills", KILLS)
def test_a_match_of_seven_survives_that_its_server_is_killed(
    tmp_path: Path, clients: list[PlainClient], kills: int
) -> None:
    for life in range(kills + 1):
        with server_in(tmp_path) as server:
            if life == 0:
                begin(server, clients, rounds=1 + kills, night=0)
            else:
                for client in clients:
                    client.arrive(server.port)
            if life < kills:
                told = sum(len(client.told) for client in clients)
                play(clients, lambda told=told: sum(len(client.told) for client in clients) > told + 90)
                server.process.kill()
                continue
            play(clients, lambda: all(client.has_seen_the_end for client in clients))
            assert_told_truly(clients, clients[0].record())


def phase_of(client: PlainClient) -> str:
    return str(client.news["view"]["public"]["board"]["phase"]) if client.told else ""


@pytest.mark.thorough
def test_a_night_in_which_the_server_is_killed_ends_all_the_same(tmp_path: Path, clients: list[PlainClient]) -> None:
    with server_in(tmp_path) as server:
        begin(server, clients, rounds=2, night=1)
        play(clients, lambda: phase_of(clients[0]) == "night")
        server.process.kill()
    with server_in(tmp_path) as server:
        for client in clients:
            client.arrive(server.port)
        play(clients, lambda: phase_of(clients[0]) == "bidding")
    dawn = next(news for news in clients[0].told.values() if news["type"] == "happened" and news.get("actor") is None)
    assert [event["type"] for event in dawn["events"]] == ["card_dealt"] * SEATS + ["row_filled"]
