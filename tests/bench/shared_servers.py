"""Servers that share a PostgreSQL: what an action takes at its table's server and by another door, and how soon others
take over.

The references of an action are one bare insert that is fenced by an epoch, and the same action at a server with a file
of SQLite; that of another door is what a redirect would take once: a connection, a hello and `resume`. Needs
PostgreSQL's own programs.
"""

from __future__ import annotations

import os
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any, Final

import psycopg
from tests.bench.measuring import Missing, Row

from end_to_end.shared_servers import Guest, SharedServers
from server.postgres_server import PostgresServer, is_installed
from server.programs import LOOPBACK, Program
from ziggurat.wire.messages import Lobby, Subscribe, TableChanged

ACTIONS: Final = 40
WARMING: Final = 5
TRIES: Final = 7
TABLES: Final = 24
SECONDS: Final = 6.0
UNBOUNDED: Final = (
    *("--limit", "messages_per_second=100000", "--limit", "burst=100000", "--limit", "arrivals_per_address=10000"),
    *("--limit", "tables_per_person=100", "--log-level", "error"),
)
FENCED: Final = (
    "INSERT INTO probe (match, revision, action) SELECT 1, %s, %s FROM owned WHERE code = 'ENKI-42' AND epoch = 7"
)


def rows() -> list[Row | Missing]:
    """Rows for latency, throughput, taking over and the lobby."""
    if not is_installed():
        return [Missing("servers that share a PostgreSQL", "PostgreSQL is not installed")]
    postgres = PostgresServer(durable=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            return _measured(postgres, Path(folder))
    finally:
        postgres.end()


def _measured(postgres: PostgresServer, folder: Path) -> list[Row | Missing]:
    with (
        SharedServers(postgres.new_database("bench"), folder) as house,
        _alone(folder / "alone") as alone,
        psycopg.connect(postgres.new_database("bare"), autocommit=True) as connection,
    ):
        first, second = house.start(*UNBOUNDED), house.start(*UNBOUNDED)
        bare, on_file, here, there = _in_turns(
            _bare(connection),
            *(_acts(_match(*servers)) for servers in ((alone, alone), (first, first), (first, second))),
        )
        redirect = median(_redirected(first, second) for _ in range(TRIES))
        news = median(_news(first, second, number) for number in range(TRIES))
        gone = median(_take_over(house, number) for number in range(TRIES))
    with _alone(folder / "busy") as busy:
        file = _throughput([busy])
    before = _cpu(postgres)
    one = _shared_throughput(postgres, folder, 1)
    cost = (_cpu(postgres) - before) / (one * SECONDS) * 1e6
    two = _shared_throughput(postgres, folder, 2)
    return [
        Row("act to happened, on PostgreSQL (a bare fenced insert)", here, bare, "ms", larger_is_better=False),
        Row("act to happened, on PostgreSQL (on SQLite)", here, on_file, "ms", larger_is_better=False),
        Row("the same by another door (at its own server)", there, here, "ms", larger_is_better=False),
        Row("another door, more for each act (a redirect, once)", there - here, redirect, "ms", larger_is_better=False),
        Row("a table in another server's lobby (its interval)", news, 100.0, "ms", larger_is_better=False),
        Row("back at a table whose server was killed (5 s)", gone, 5_000.0, "ms", larger_is_better=False),
        Row("CPU of PostgreSQL for an act of one server (1 ms)", cost, 1_000.0, "µs", larger_is_better=False),
        Row(f"actions a second of one server, {TABLES} tables (SQLite)", one, file, "1/s"),
        Row(f"actions a second of two servers, {TABLES} tables (one)", two, one, "1/s"),
    ]


def _alone(folder: Path) -> Program:
    """A server that shares nothing, with a file of SQLite."""
    return Program("--listen", LOOPBACK, "--data", str(folder), *UNBOUNDED)


def _cpu(postgres: PostgresServer) -> float:
    """Seconds of CPU that the database's processes have used; those that have ended are counted by their parent."""
    ticks = 0
    for process in postgres.processes():
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def _in_turns(*works: Iterator[float]) -> list[float]:
    """The median of what each of these gives, all of them taking turns: a slow moment of the disk meets all alike."""
    taken = [[next(work) for work in works] for _ in range(WARMING + ACTIONS)]
    return [median(column) for column in zip(*taken[WARMING:], strict=True)]


def _bare(connection: psycopg.Connection[Any]) -> Iterator[float]:
    """Milliseconds of one statement that writes a step if the epoch is still ours, again and again."""
    for statement in (
        "CREATE TABLE owned (code TEXT PRIMARY KEY, epoch BIGINT)",
        "INSERT INTO owned VALUES ('ENKI-42', 7)",
        "CREATE TABLE probe (match BIGINT, revision INTEGER, action TEXT, PRIMARY KEY (match, revision))",
    ):
        connection.execute(statement.encode())
    for number in count():
        begun = time.perf_counter()
        connection.execute(FENCED, (number, '{"type":"place","square":7}'))
        yield (time.perf_counter() - begun) * 1e3


def _match(first: Any, second: Any) -> tuple[Guest, Guest]:
    """A match at the first server's table, with somebody who came to the second."""
    anna, belit = Guest("Anna"), Guest("Belit")
    anna.come(first)
    belit.come(second)
    belit.sit(anna.open())
    anna.start(belit)
    return anna, belit


def _acts(players: tuple[Guest, Guest]) -> Iterator[float]:
    """Milliseconds from the second guest's act to their own `happened`, again and again."""
    first, second = players
    while True:
        actor = next((player for player in players if player.is_due), None)
        if actor is None:
            return
        begun = time.perf_counter()
        actor.act()
        actor.hear()
        taken = (time.perf_counter() - begun) * 1e3
        (first if actor is second else second).hear()
        if actor is second:
            yield taken


def _redirected(first: Any, second: Any) -> float:
    """Milliseconds to come to the server that has the table, and to be there."""
    anna, _ = _match(first, second)
    begun = time.perf_counter()
    anna.come_back([first])
    return (time.perf_counter() - begun) * 1e3


def _news(first: Any, second: Any, number: int) -> float:
    """Milliseconds until a table that opens is in another server's lobby."""
    opener, looker = Guest(f"Opener {number}"), Guest(f"Looker {number}")
    opener.come(first)
    looker.come(second)
    looker.caller.say(Subscribe(1))
    looker.caller.await_message(Lobby)
    begun = time.perf_counter()
    code = opener.open()
    while looker.caller.await_message(TableChanged).card.table != code:
        pass
    return (time.perf_counter() - begun) * 1e3


def _take_over(house: SharedServers, number: int) -> float:
    """Milliseconds from the death of a table's server until its player is back there at another."""
    third = house.start(*UNBOUNDED)
    anna, belit = Guest(f"Carla {number}"), Guest(f"Dagan {number}")
    anna.come(third)
    belit.come(house.running[0])
    belit.sit(anna.open())
    anna.start(belit)
    begun = time.perf_counter()
    house.kill(third)
    anna.come_back([house.running[0]])
    return (time.perf_counter() - begun) * 1e3


def _shared_throughput(postgres: PostgresServer, folder: Path, servers: int) -> float:
    """Actions a second of so many servers with one database."""
    with SharedServers(postgres.new_database(f"load{servers}"), folder / str(servers)) as house:
        return _throughput([house.start(*UNBOUNDED) for _ in range(servers)])


def _throughput(servers: Sequence[Program]) -> float:
    """Actions a second at so many tables, divided among these servers."""
    pairs = [_match(servers[number % len(servers)], servers[number % len(servers)]) for number in range(TABLES)]
    counts = [0] * TABLES
    until = time.perf_counter() + SECONDS

    def play(number: int) -> None:
        while time.perf_counter() < until:
            actor = next((player for player in pairs[number] if player.is_due), None)
            if actor is None:
                return
            actor.act()
            for player in pairs[number]:
                player.hear()
            counts[number] += 1

    threads = [threading.Thread(target=play, args=(number,)) for number in range(TABLES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(counts) / SECONDS
