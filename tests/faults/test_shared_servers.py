"""A house of three servers, of which one after the other is killed or stands still, and its database too.

Guests who know nothing of this project's code check that nothing acknowledged is lost or doubled, and that nothing that
was told is taken back.
"""

from __future__ import annotations

import random
import signal
import time
from pathlib import Path
from typing import Final

import psycopg
import pytest

from end_to_end.shared_servers import SharedServers
from faults.plain_guest import PlainGuest, Told
from server.on_disk import SHARED, kept_in
from server.postgres_server import PostgresServer
from server.postgres_server import postgres as postgres  # a fixture
from server.programs import Program
from ziggurat_server.journal.replaying import played_again

SERVERS: Final = 3
UNBOUNDED: Final = (
    *("--limit", "messages_per_second=10000", "--limit", "burst=10000", "--limit", "arrivals_per_address=10000"),
    *("--limit", "tables_per_person=100", "--limit", "connections_per_address=10000"),
    # On a busy machine some matches end, and others take long to come back.
    *("--limit", "absence=3600", "--limit", "absence_at_start=3600"),
)
STANDSTILL: Final = 5.0
"""Seconds: longer than others wait for a sign of life."""
CALM: Final = 20.0
"""Seconds within which all are back once nothing more happens."""


class House:
    """Servers with one database, and two guests at each of their tables."""

    def __init__(self, postgres: PostgresServer, folder: Path, tables: int, bots: int, chance: random.Random) -> None:
        self.postgres = postgres
        self.address = postgres.new_database("faults")
        self.folder = folder
        self.servers = SharedServers(self.address, folder)
        self.told = Told()
        self.guests: list[PlainGuest] = []
        self._chance = chance
        for _ in range(SERVERS):
            self.servers.start(*UNBOUNDED)
        for number in range(tables):
            self._open(number, with_bot=number < bots)

    def _open(self, number: int, *, with_bot: bool) -> None:
        """A table at one server, with a second guest who came to any, or a bot."""
        host = PlainGuest(f"Host {number}", self.ports, self.told)
        host.come(self._any().port)
        table = host.ask("open", game="ur", seats=2)["table"]
        players = [host] if with_bot else [host, PlainGuest(f"Guest {number}", self.ports, self.told)]
        for guest in players:
            guest.table = table
            if guest is not host:
                guest.come(self._any().port)
            for question in ("sit", "ready"):
                assert guest.ask(question, table=table)["type"] == "done"
        if with_bot:
            assert host.ask("add_bot", table=table, level="random")["type"] == "done"
        while host.ask("start", table=table)["type"] != "done":
            time.sleep(0.1)
        self.guests += players

    def _any(self) -> Program:
        return self._chance.choice(self.servers.running)

    def ports(self) -> list[int]:
        """Where guests may try to come in."""
        return [program.port for program in self.servers.running]

    def trouble(self) -> str:
        """Let something go wrong; what it was."""
        kind = self._chance.choice(("kill", "kill", "stand", "stop", "database", "lines"))
        victim = self._any()
        match kind:
            case "kill":
                self.servers.kill(victim)
                self.servers.start(*UNBOUNDED)
            case "stop":
                self.servers.stop(victim)
                self.servers.start(*UNBOUNDED)
            case "stand":
                victim.process.send_signal(signal.SIGSTOP)
                time.sleep(STANDSTILL)
                victim.process.send_signal(signal.SIGCONT)
            case "database":
                self.postgres.kill()
                self.postgres.start()
            case _:
                with psycopg.connect(self.postgres.address, autocommit=True) as connection:
                    connection.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                        " AND datname = 'faults'"
                    )
        return kind

    def check(self) -> None:
        """Nothing told was taken back, nothing acknowledged is missing or there twice, and every record verifies."""
        assert self.told.faults == []
        with psycopg.connect(self.address) as connection:
            rows = connection.execute("SELECT code, revision FROM steps JOIN tables USING (match)").fetchall()
        assert len(rows) == len(set(rows))
        assert self.told.acknowledged <= {(str(code), int(revision)) for code, revision in rows}
        (self.folder / SHARED).write_text(self.address, encoding="utf-8")
        matches = {table.state.table: table.match for table in kept_in(self.folder).tables}
        for guest in self.guests:
            match = matches[guest.table]
            assert match is not None
            assert played_again(match, most=1, newest=50).match.revision >= guest.revision

    def check_views(self) -> None:
        """Everyone comes back once more, and all at a table are told the same by whoever has it."""
        newest: dict[str, tuple[int, str]] = {}
        for guest in self.guests:
            guest.come_back()
            guest.leave()
        for (table, revision), view in self.told.views.items():
            newest[table] = max(newest.get(table, (-1, "")), (revision, view))
        assert {guest.table for guest in self.guests} <= newest.keys()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("tables", "bots", "troubles"),
    [
        pytest.param(4, 1, 2, marks=pytest.mark.timeout(300)),
        pytest.param(60, 10, 40, marks=[pytest.mark.faults, pytest.mark.timeout(3600)]),
    ],
)
def test_a_house_of_servers_loses_and_doubles_nothing_whatever_happens_to_them(
    postgres: PostgresServer, tmp_path: Path, tables: int, bots: int, troubles: int
) -> None:
    chance = random.Random(troubles)
    house = House(postgres, tmp_path, tables, bots, chance)
    with house.servers:
        for guest in house.guests:
            guest.begin()
        for _ in range(troubles):
            time.sleep(chance.uniform(1.0, 3.0))
            house.trouble()
        time.sleep(2.0)
        for guest in house.guests:
            guest.end()
        house.check_views()
        house.check()
    assert len(house.told.acknowledged) > 5 * troubles
