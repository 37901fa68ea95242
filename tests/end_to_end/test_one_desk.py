"""Servers with one database have one desk: whichever the host asks, it speaks of everybody and every table."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
import pytest

from end_to_end.shared_servers import PAUSE, Guest, SharedServers, guest_at, open_table
from server.host import Host
from server.postgres_server import PostgresServer
from server.programs import PATIENCE, Program
from ziggurat.wire.messages import (
    PROTOCOL,
    Closing,
    Done,
    Hello,
    Notice,
    Refused,
    TableClosed,
    Watch,
)
from ziggurat.wire.messages import Table as TableMessage
from ziggurat_server.journal.postgres import connect

pytestmark = pytest.mark.timeout(120)


@dataclass(frozen=True)
class Pair:
    """A server with a door for its host, who asks there, and another without."""

    host: Host
    other: Program

    @property
    def asked(self) -> Program:
        """The server that the host asks."""
        return self.host.server

    @property
    def numbers(self) -> tuple[int, int]:
        """The numbers of the server that is asked, and of the other one."""
        servers = self.host.asked("servers")
        (asked,) = (one["server"] for one in servers if one["asked"])
        (other,) = (one["server"] for one in servers if not one["asked"])
        return asked, other


def begun(address: str, folder: Path, spoil: Callable[[SharedServers], None] = lambda _: None) -> Iterator[Pair]:
    """The pair, once the house was spoilt that they come to."""
    with SharedServers(address, folder) as servers:
        spoil(servers)
        other = servers.start()
        host = Host(folder / "host", "--journal", address)
        try:
            yield Pair(host, other)
        finally:
            host.server.close()


@pytest.fixture(scope="module")
def pair(postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers for all tests that leave both as they were."""
    yield from begun(postgres.new_database("desk"), tmp_path_factory.mktemp("desk"))


@pytest.fixture
def shared(postgres: PostgresServer) -> str:
    """The database of `mortal`."""
    return postgres.new_database("mortal")


@pytest.fixture
def mortal(shared: str, tmp_path: Path) -> Iterator[Pair]:
    """Two servers of which some may end."""
    yield from begun(shared, tmp_path)


def look_on(guest: Guest, code: str) -> None:
    guest.caller.say(Watch(2, code))
    guest.caller.await_message(Done)


def named(listed: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    return [one for one in listed if one["name"] == name]


# ------------------------------------------------------------------------------------ looking


@pytest.mark.thorough
def test_everybody_is_listed_with_the_server_that_they_are_at(pair: Pair) -> None:
    guest_at(pair.asked, "Anna")
    guest_at(pair.other, "Belit")
    people = pair.host.asked("people")
    assert tuple(one["server"] for name in ("Anna", "Belit") for one in named(people, name)) == pair.numbers
    assert f"server {pair.numbers[1]}" in pair.host.order("people").said


def test_whoever_is_at_a_table_of_another_server_is_listed_once_and_with_that_table(pair: Pair) -> None:
    host_of_table, guest = guest_at(pair.other, "Nanna"), guest_at(pair.asked, "Enlil")
    code = open_table(host_of_table)
    look_on(guest, code)
    (listed,) = named(pair.host.asked("people"), "Enlil")
    assert (listed["server"], listed["tables"]) == (pair.numbers[0], [code])


def test_every_table_is_listed_with_its_server_unlisted_ones_too(pair: Pair) -> None:
    here = open_table(guest_at(pair.asked, "Ninsun"))
    there = open_table(guest_at(pair.other, "Lugal"), listed=False)
    tables = {one["table"]: (one["server"], one["listed"]) for one in pair.host.asked("tables")}
    assert (tables[here], tables[there]) == ((pair.numbers[0], True), (pair.numbers[1], False))


def test_figures_of_the_whole_can_be_read_at_any_server(pair: Pair) -> None:
    shamhat = guest_at(pair.other, "Shamhat")
    open_table(shamhat)
    deadline = time.monotonic() + PATIENCE
    while figures_of_the_whole(pair) != counted_in_listings(pair):
        assert time.monotonic() < deadline
        time.sleep(PAUSE)
    assert pair.host.figure("servers") == 2
    assert pair.host.figure("people") < pair.host.figure("community_people")


def figures_of_the_whole(pair: Pair) -> list[float]:
    return [pair.host.figure("community_people"), pair.host.figure('community_tables{stage="room"}')]


def counted_in_listings(pair: Pair) -> list[float]:
    return [len(pair.host.asked("people")), len(pair.host.asked("tables"))]


def leave_a_spoilt_table(servers: SharedServers) -> None:
    """A table that no server can bring back."""
    server = servers.start()
    open_table(guest_at(server, "Anna"))
    servers.stop(server)
    with psycopg.connect(servers.address) as connection:
        connection.execute("""UPDATE tables SET clock = '{"kind":"blitz"}'""")


@pytest.fixture
def spoilt(postgres: PostgresServer, tmp_path: Path) -> Iterator[Pair]:
    """Two servers, of which the other one has found a table that it cannot bring back."""
    yield from begun(postgres.new_database("spoilt"), tmp_path, leave_a_spoilt_table)


@pytest.mark.thorough
def test_what_another_server_set_aside_is_listed_and_can_be_closed(spoilt: Pair) -> None:
    (aside,) = spoilt.host.asked("set-aside")
    assert aside["server"] == spoilt.numbers[1]
    assert spoilt.host.order("set-aside").said.startswith(f"server {aside['server']}")
    assert spoilt.host.order("close", aside["table"]).said == f"closed {aside['table']}\n"
    assert spoilt.host.order("set-aside").said == "nothing is set aside\n"


# ------------------------------------------------------------------------------------ orders


def test_what_the_host_says_is_heard_once_at_all_servers(pair: Pair) -> None:
    here, there = guest_at(pair.asked, "Dumuzi"), guest_at(pair.other, "Inanna")
    look_on(here, open_table(there))
    assert " at 2 servers" in pair.host.order("say", "The", "kitchen is open").said
    pair.host.order("say", "It closes")
    for guest in (here, there):
        heard = [guest.caller.await_message(Notice).text for _ in range(2)]
        assert heard == ["The kitchen is open", "It closes"]


def test_whoever_is_at_another_server_can_be_sent_away_by_name_or_by_id(pair: Pair) -> None:
    for how in ("name", "person"):
        villain = guest_at(pair.other, "Humbaba")
        (listed,) = named(pair.host.asked("people"), "Humbaba")
        assert pair.host.order("kick", listed[how], "--reason", "shouting").said.startswith("sent Humbaba ")
        assert villain.caller.await_message(Closing).code == "kicked"


def test_whoever_is_at_a_table_elsewhere_is_sent_away_from_where_they_came_in(pair: Pair) -> None:
    villain = guest_at(pair.asked, "Anzu")
    look_on(villain, open_table(guest_at(pair.other, "Ninurta")))
    assert pair.host.order("kick", "Anzu", "--reason", "shouting").code == 0
    assert villain.caller.await_message(Closing).code == "kicked"


def test_a_table_of_another_server_can_be_closed(pair: Pair) -> None:
    guest = guest_at(pair.other, "Adapa")
    code = open_table(guest)
    assert pair.host.order("close", code).said == f"closed {code}\n"
    assert guest.caller.await_message(TableClosed).table == code
    assert code not in [one["table"] for one in pair.host.asked("tables")]


def test_whoever_is_at_another_server_can_be_banned_and_the_ban_lifted_here(pair: Pair) -> None:
    villain = guest_at(pair.other, "Tiamat")
    said = pair.host.order("ban", "person", "Tiamat", "--reason", "shouting").said
    assert villain.caller.await_message(Closing).code == "banned"
    stranger = pair.asked.call()
    stranger.say(Hello(PROTOCOL, "Lamb", token=villain.token))
    assert stranger.await_message(Refused).code == "banned"
    assert pair.host.order("unban", said.removeprefix("ban ").partition(":")[0]).code == 0


def test_a_banned_name_is_taken_from_tables_of_all_servers(pair: Pair) -> None:
    guest = guest_at(pair.other, "Ereshkigal")
    open_table(guest, name="Kur")
    assert guest.caller.await_message(TableMessage).name == "Kur"
    said = pair.host.order("ban", "name", "Kur", "--reason", "shouting").said
    assert guest.caller.await_message(TableMessage).name == "Ereshkigal"
    pair.host.order("unban", said.removeprefix("ban ").partition(":")[0])


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("kick", "Nobody", "--reason", "x"), "no_such_person"),
        (("ban", "person", "Nobody", "--reason", "x"), "no_such_person"),
        (("close", "ENKI-42"), "no_such_table"),
    ],
)
def test_what_is_at_no_server_is_refused_with_a_code(pair: Pair, words: tuple[str, ...], code: str) -> None:
    answer = pair.host.order(*words)
    assert (answer.code, answer.complained.partition(":")[0]) == (1, code)


def test_a_refusal_of_another_server_is_told_as_its_own(pair: Pair) -> None:
    guest_at(pair.other, "Ziusudra")
    answer = pair.host.order("ban", "address", "Ziusudra", "--reason", "x")
    assert (answer.code, answer.complained.partition(":")[0]) == (1, "bad_address")


# ------------------------------------------------------------------------------------ servers that go


def test_the_table_of_a_killed_server_is_closed_by_the_one_that_takes_it(mortal: Pair) -> None:
    code = open_table(guest_at(mortal.other, "Anna"))
    os.kill(mortal.other.process.pid, signal.SIGKILL)
    assert mortal.host.order("close", code).said == f"closed {code}\n"


@pytest.mark.thorough
def test_an_order_for_a_server_that_stands_still_is_carried_out_by_the_one_that_takes_its_table(mortal: Pair) -> None:
    code = open_table(guest_at(mortal.other, "Anna"))
    mortal.other.process.send_signal(signal.SIGSTOP)
    assert mortal.host.order("close", code).said == f"closed {code}\n"
    assert mortal.host.asked("tables") == []
    assert len(mortal.host.asked("servers")) == 1


@pytest.mark.thorough
def test_an_order_does_not_wait_for_what_a_server_that_stands_still_was_writing(mortal: Pair, shared: str) -> None:
    code = open_table(guest_at(mortal.other, "Anna"))
    with closing(connect(shared, mortal.numbers[1])) as writing:
        writing.execute("BEGIN")
        writing.execute("SELECT FROM present FOR UPDATE")
        mortal.other.process.send_signal(signal.SIGSTOP)
        assert mortal.host.order("close", code).said == f"closed {code}\n"


@pytest.mark.thorough
def test_draining_concerns_the_server_alone_that_is_asked(mortal: Pair) -> None:
    assert mortal.host.order("drain").code == 0
    assert mortal.asked.process.wait(timeout=PATIENCE) == 0
    assert guest_at(mortal.other, "Anna").shown == "Anna"
