"""Servers with one database are one house: who comes to any of them is with all the others, and it outlives each."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
import psycopg
import pytest

from end_to_end.shared_servers import PAUSE, Guest, SharedServers, guest_at, match_across, play, same_view
from faults.hostile_bytes import hostile
from server.host import Host
from server.listening_guest import ListeningGuest
from server.postgres_server import PostgresServer
from server.programs import PATIENCE, Caller, Program
from ziggurat.games import GAMES
from ziggurat.games.game import View
from ziggurat.wire.codec import encode
from ziggurat.wire.messages import (
    PROTOCOL,
    AddBot,
    Closing,
    Done,
    Error,
    Happened,
    Hello,
    History,
    Legal,
    Open,
    Ready,
    Refused,
    Resume,
    ServerMessage,
    Sit,
    Start,
    Watch,
)
from ziggurat.wire.messages import Table as TableMessage

HELLO = encode(Hello(PROTOCOL, "Villain", invitation="0 p1 127.0.0.1")).rstrip()

pytestmark = pytest.mark.timeout(180)

TABLE: Final = b'{"type":"table"'


@pytest.fixture
def mortal(postgres: PostgresServer) -> Iterator[PostgresServer]:
    """A PostgreSQL that may be killed: another than that of all tests, which says whether there can be one."""
    server = PostgresServer()
    yield server
    server.end()


def port_between_servers(postgres: PostgresServer) -> int:
    """Where one of the pair is reached by the other."""
    with psycopg.connect(postgres.address_of("pair")) as connection:
        (address,) = connection.execute("SELECT address FROM processes ORDER BY number").fetchone() or ("",)
    return int(address.rpartition(":")[2])


def heard_to_the_end(caller: Caller) -> list[ServerMessage]:
    """All that comes until the server closes the connection."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            caller.receive()
    return caller.heard()


def test_two_who_came_to_two_servers_play_one_match(pair: tuple[Program, Program]) -> None:
    anna, belit = match_across(*pair)
    play((anna, belit), 10)
    assert (anna.told and anna.told.revision, same_view(anna, belit)) == (10, True)


def test_a_match_goes_on_at_another_server_when_its_own_is_killed(house: SharedServers) -> None:
    first, second = house.start(), house.start()
    anna, belit = match_across(first, second)
    play((anna, belit), 6)
    house.kill(first)
    waits = [guest.come_back([second]) for guest in (anna, belit)]
    assert max(waits) < 5
    play((anna, belit), 4)
    assert (anna.told and anna.told.revision, same_view(anna, belit)) == (10, True)


@pytest.mark.thorough
def test_a_server_that_ends_in_order_gives_its_tables_to_the_others(house: SharedServers) -> None:
    first, second = house.start(), house.start()
    anna, belit = match_across(first, second)
    play((anna, belit), 5)
    os.kill(first.process.pid, signal.SIGTERM)
    waits = [guest.come_back([second]) for guest in (anna, belit)]
    assert max(waits) < 3
    play((anna, belit), 3)
    assert first.process.wait(PATIENCE) == 0


@pytest.mark.thorough
def test_a_server_that_stood_still_finds_itself_without_what_others_took(house: SharedServers) -> None:
    first, second = house.start(), house.start()
    anna, belit = match_across(first, second)
    play((anna, belit), 4)
    first.process.send_signal(signal.SIGSTOP)
    belit.come_back([second])
    stale = anna.caller
    anna.come_back([second])
    play((anna, belit), 3)
    first.process.send_signal(signal.SIGCONT)
    assert not any(isinstance(message, Happened) and message.revision > 4 for message in heard_to_the_end(stale))
    play((anna, belit), 3)
    assert (anna.told and anna.told.revision, same_view(anna, belit)) == (10, True)


@pytest.mark.thorough
def test_play_goes_on_when_the_database_is_killed_and_back(mortal: PostgresServer, tmp_path: Path) -> None:
    with SharedServers(mortal.new_database("house"), tmp_path) as house:
        check_play_goes_on(house, mortal)


def check_play_goes_on(house: SharedServers, postgres: PostgresServer) -> None:
    anna, belit = match_across(house.start(), house.start())
    play((anna, belit), 3)
    postgres.kill()
    postgres.start()
    deadline = time.monotonic() + PATIENCE
    while not acted((anna, belit), house.running):
        assert time.monotonic() < deadline
        time.sleep(PAUSE)
    play((anna, belit), 2)
    assert (anna.told and anna.told.revision, same_view(anna, belit)) == (6, True)


class Company:
    """As many as a game takes at least, and somebody who looks on. They play the same at whatever door they come to."""

    def __init__(self, game: str) -> None:
        self._game = GAMES[game]
        self._seats = min(self._game.seat_counts)
        self._tokens: list[str | None] = [None] * (self._seats + 1)

    def heard(self, first: Program, door: Program, steps: int) -> list[bytes]:
        """Have the first server open a table, and everyone come to it by that door; all that reaches each of them from
        the start of the match on, but for how the table looks, which is told when there is time."""
        self._come([first])
        host = self._guests[0].caller
        host.say(Open(1, self._game.id, self._seats))
        self._code = host.await_message(Done).table or ""
        self._come([door] * len(self._tokens))
        for seat, guest in enumerate(self._guests):
            asks = (Sit(2, self._code, seat), Ready(3, self._code)) if seat < self._seats else (Watch(4, self._code),)
            for ask in asks:
                guest.caller.say(ask)
                guest.caller.await_message(Done)
            guest.listen(self._code)
        heard = [self._guests[0].ask(Start(5, self._code)), *([] for _ in self._guests[1:])]
        self._listen(heard)
        self._play(steps, heard)
        told = ([line for line in lines if not line.startswith(TABLE)] for lines in heard)
        return [b"".join(lines).replace(self._code.encode(), b"CODE") for lines in told]

    def _come(self, doors: Sequence[Program]) -> None:
        self._guests = [ListeningGuest(door.call()) for door in doors]
        for number, guest in enumerate(self._guests):
            welcome = guest.caller.hello(f"{self._game.id} {number}", self._tokens[number])
            self._tokens[number] = welcome.token

    def _play(self, steps: int, heard: list[list[bytes]]) -> None:
        """So many steps, each heard by all; then everyone asks for what they can ask."""
        chance = random.Random(steps)
        shown = View[self._game.public_type, self._game.private_type]  # type: ignore[name-defined]
        for _ in range(steps):
            seat = self._guests[-1].told.to_act[0]
            view = msgspec.json.decode(self._guests[seat].told.view, type=shown)
            heard[seat] += self._guests[seat].do(chance.choice(list(self._game.candidates(view))))
            self._listen(heard)
        for ask in (Resume(6, self._code, 0), History(7, self._code), Legal(8, self._code)):
            for guest, lines in zip(self._guests, heard, strict=True):
                lines += guest.ask(ask)

    def _listen(self, heard: list[list[bytes]]) -> None:
        for guest, lines in zip(self._guests, heard, strict=True):
            lines += guest.listen(self._code)


@pytest.mark.parametrize("game", GAMES)
def test_by_another_door_everyone_is_sent_what_the_owner_sends_and_not_a_byte_else(
    pair: tuple[Program, Program], game: str
) -> None:
    company, (first, second) = Company(game), pair
    here, there = (company.heard(first, door, steps=30) for door in (first, second))
    for own, passed_on in zip(here, there, strict=True):
        assert passed_on.splitlines() == own.splitlines()
        assert b'"happened"' in own


def acted(guests: tuple[Guest, Guest], servers: list[Program]) -> bool:
    """Whether one of them could act, which both are told then; whose connection is closed comes back first."""
    actor = next(guest for guest in guests if guest.is_due)
    try:
        actor.act()
        answer = actor.caller.await_any(Happened, Error, Closing)
        if not isinstance(answer, Happened):
            return False
        actor.told = answer
        next(guest for guest in guests if guest is not actor).hear()
    except (EOFError, OSError):
        for guest in guests:
            guest.come_back(servers)
        return False
    return True


def test_a_name_belongs_to_one_person_at_all_servers(pair: tuple[Program, Program]) -> None:
    first, second = pair
    guest_at(first, "Nanna")
    assert guest_at(second, "nanna").shown == "nanna 2"


def test_whoever_comes_by_another_server_is_gone_from_the_first(pair: tuple[Program, Program]) -> None:
    first, second = pair
    anna = guest_at(first, "Anna")
    before = anna.caller
    anna.come(second)
    assert before.await_message(Closing).code == "taken_over"


@pytest.mark.thorough
def test_a_hired_bot_is_there_once_when_its_table_has_moved(house: SharedServers) -> None:
    first, second = house.start(), house.start()
    anna = guest_at(first, "Anna")
    anna.caller.say(Open(1, "ur", 2))
    anna.code = anna.caller.await_message(Done).table or ""
    for ask in (Sit(2, anna.code, 0), AddBot(3, anna.code, "random"), Ready(4, anna.code)):
        anna.caller.say(ask)
        anna.caller.await_message(Done)
    while not all(seat.ready for seat in anna.caller.await_message(TableMessage).seats):
        pass
    anna.start()
    house.kill(first)
    anna.come_back([second])
    while not anna.is_due:
        anna.hear()
    anna.act()
    anna.hear()
    with psycopg.connect(house.address) as connection:
        rows = connection.execute("SELECT count(*), count(DISTINCT revision) FROM steps").fetchone()
    assert rows is not None
    assert rows[0] == rows[1]


@pytest.mark.thorough
def test_whoever_is_banned_at_one_server_is_at_none(house: SharedServers, tmp_path: Path) -> None:
    house.start()
    host = Host(tmp_path / "host", "--journal", house.address)
    second = house.running[0]
    belit = guest_at(second, "Belit")
    with host.server:
        assert host.order("ban", "name", "Belit", "--reason", "noise").code == 0
        assert belit.caller.await_message(Closing).code == "banned"
        stranger = second.call()
        stranger.say(Hello(PROTOCOL, "belit"))
        assert stranger.await_message(Refused).code == "banned"


@pytest.mark.parametrize("invitation", [None, "Schlüssel p1 127.0.0.1", "0 p1 127.0.0.1", "0 p1", "\ufffd" * 3])
def test_the_door_between_servers_lets_nobody_in_without_its_key(
    pair: tuple[Program, Program], postgres: PostgresServer, invitation: str | None
) -> None:
    caller = Caller(port_between_servers(postgres))
    with contextlib.closing(caller.socket):
        caller.say(Hello(PROTOCOL, "Villain", invitation=invitation))
        assert caller.await_message(Refused).code == "bad_invitation"


def test_whatever_bytes_come_to_the_door_between_servers_both_play_on(
    pair: tuple[Program, Program], postgres: PostgresServer
) -> None:
    chooser = random.Random(5)
    for _ in range(20):
        caller = Caller(port_between_servers(postgres))
        with contextlib.closing(caller.socket):
            caller.socket.sendall(b"".join(hostile(chooser, (HELLO,)) + b"\n" for _ in range(5)))
    anna, belit = match_across(*pair)
    play((anna, belit), 4)
    assert same_view(anna, belit)


def test_a_server_starts_with_a_sentence_where_there_is_no_database(tmp_path: Path) -> None:
    with Program(
        "--data", str(tmp_path), environment={"ZIGGURAT_JOURNAL": f"postgresql:///none?host={tmp_path}"}
    ) as it:
        exit_code, errors = it.process.wait(20), it.process.stderr.read() if it.process.stderr else ""
    assert exit_code == 1
    assert "is PostgreSQL started" in errors
    assert "Traceback" not in errors


def test_nobody_can_start_a_match_twice_by_two_doors(pair: tuple[Program, Program]) -> None:
    first, second = pair
    anna, belit = match_across(first, second)
    belit.caller.say(Start(7, anna.code))
    assert belit.caller.await_message(Error).code in ("match_running", "not_host")
