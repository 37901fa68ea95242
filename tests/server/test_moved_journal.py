"""What a server kept in its file goes on in a database that servers share: all of it, or the move changes nothing."""

from __future__ import annotations

import contextlib
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from end_to_end.shared_servers import PAUSE, Guest, SharedServers, play, same_view
from server.host import Host
from server.journal_entries import CODE, person, start, step, table
from server.on_disk import SHARED, ServerOnDisk, SharedPlace, file_in, kept_in
from server.postgres_server import PostgresServer
from server.programs import PATIENCE, SERVER, Program
from server.test_backup import contents, run, silent
from server.test_journal_of_0_1 import OLD, SHOWN, digest_of_view, seated
from server.test_set_aside import SPOILINGS, House
from server.world import World
from ziggurat.bounds import ServerId
from ziggurat.wire.messages import PROTOCOL, Hello, Matches, MatchList, Refused, ReplayFile, ReplayMatch
from ziggurat_server.backup.refusal import BackupRefused
from ziggurat_server.guests.bans_book import FILE as BANS
from ziggurat_server.journal.journal import LineSaid, MatchesPruned, TableGone
from ziggurat_server.journal.people_entries import PersonForgotten
from ziggurat_server.journal.postgres import connect
from ziggurat_server.journal.report_entries import ReportKept, ReportMade, ReportSettled
from ziggurat_server.journal.storage_place import FILE, UNFINISHED, settle_in
from ziggurat_server.journal.storage_schema import MIGRATIONS
from ziggurat_server.lan.identity import server_id
from ziggurat_server.moving.moving import Moved, move
from ziggurat_server.moving.refusal import MoveRefused

pytestmark = pytest.mark.timeout(180)
BANNED = "Nergal"
BAN = f'[{{"number": 3, "kind": "name", "what": "{BANNED}", "reason": "noise"}}]'
LATER = 4_000_000_000.0
"""A moment, in seconds since 1970, before which everything here ends."""


@pytest.fixture
def address(postgres: PostgresServer) -> str:
    """A database in which nothing is kept yet."""
    return postgres.empty_database("moved")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's folder with a person, a table with a match, and a ban."""
    place = settle_in(tmp_path / "data")
    place.store.write([person(), table(), start(), step(1), LineSaid(CODE, "p1", "Anna", "Good luck", 5.0, 0)])
    place.leave()
    (tmp_path / "data" / BANS).write_text(BAN)
    return tmp_path / "data"


def all_rows(address: str) -> dict[str, list[Any]]:
    """Every row of every table in the database."""
    names = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY table_name"
    with connect(address) as connection:
        found = [name for (name,) in connection.execute(names)]
        return {name: connection.execute(f'SELECT * FROM "{name}"'.encode()).fetchall() for name in found}


def world_on(address: str, folder: Path) -> World:
    """A server in memory that has that database; what is its own is in the folder."""
    folder.mkdir()
    (folder / SHARED).write_text(address)
    return ServerOnDisk(folder).world


# ------------------------------------------------------------------------------------ an evening goes on


class Evening:
    """A match of Anna and Belit that runs, and one of Carla and Dagan that is over, in a file that was moved."""

    def __init__(self, folder: Path, address: str) -> None:
        self.anna, self.belit, self.carla, self.dagan = map(Guest, ("Anna", "Belit", "Carla", "Dagan"))
        host = Host(folder, "--limit", "burst=100000")
        with host.server as server:
            assert host.order("ban", "name", BANNED, "--reason", "noise").code == 0
            for one, other in ((self.anna, self.belit), (self.carla, self.dagan)):
                one.come(server)
                other.come(server)
                other.sit(one.open())
                one.start(other)
            play((self.anna, self.belit), 6)
            while self.carla.told is not None and self.carla.told.to_act:
                play((self.carla, self.dagan), 1)
            server.end()
        self.before = contents(folder)
        self.moved = run("move-journal", "--data", str(folder), "--journal", address)
        self.after = contents(folder)
        self.servers = SharedServers(address, folder.parent)
        self.server: Program = self.servers.start()


@pytest.fixture(scope="module")
def evening(postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    evening = Evening(tmp_path_factory.mktemp("evening") / "data", postgres.new_database("evening"))
    with evening.servers:
        yield evening


def test_people_return_by_token_to_their_seats_and_their_match_goes_on(evening: Evening) -> None:
    people = [guest.person for guest in (evening.anna, evening.belit)]
    for guest in (evening.anna, evening.belit):
        guest.come_back([evening.server])
    assert [guest.person for guest in (evening.anna, evening.belit)] == people
    play((evening.anna, evening.belit), 4)
    assert (evening.anna.told and evening.anna.told.revision, same_view(evening.anna, evening.belit)) == (10, True)


def test_a_match_that_is_over_can_still_be_seen_again(evening: Evening) -> None:
    evening.carla.come(evening.server)
    evening.carla.caller.say(Matches(1))
    (card,) = evening.carla.caller.await_message(MatchList).matches
    evening.carla.caller.say(ReplayMatch(2, card.match))
    assert evening.carla.caller.await_message(ReplayFile).table == evening.carla.code


def test_a_ban_still_holds(evening: Evening) -> None:
    villain = evening.server.call()
    villain.say(Hello(PROTOCOL, BANNED))
    assert villain.await_message(Refused).code == "banned"


def test_who_is_new_and_a_new_table_have_what_nobody_had_before(evening: Evening) -> None:
    known = {guest.person for guest in (evening.anna, evening.belit, evening.carla, evening.dagan)}
    eannatum = Guest("Eannatum")
    eannatum.come(evening.server)
    assert eannatum.person not in known
    assert eannatum.open() not in {evening.anna.code, evening.carla.code}
    with connect(evening.servers.address) as connection:
        numbers = dict(connection.execute("SELECT code, number FROM tables").fetchall())
    assert numbers.pop(eannatum.code) > max(numbers.values())


def test_the_move_says_what_it_moved_and_what_to_set(evening: Evening) -> None:
    said = evening.moved.stderr.decode()
    assert "moved: people 4, open tables 2, finished matches 1, bans 1;" in said.splitlines()[-1]
    assert "`journal`" in said.splitlines()[-1]
    assert evening.moved.returncode == 0


def test_the_file_stays_as_it_was(evening: Evening) -> None:
    assert evening.after == evening.before


# ------------------------------------------------------------------------------------ all that is kept


def test_everything_is_read_from_the_database_as_from_the_file(folder: Path, address: str, tmp_path: Path) -> None:
    assert move(folder, address, silent()) == Moved(people=1, tables=1, finished=0, bans=1, stays=())
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared" / SHARED).write_text(address)
    assert kept_in(tmp_path / "shared") == kept_in(folder)


def test_reports_go_over_with_their_numbers_and_newer_ones_get_others(folder: Path, address: str) -> None:
    place = settle_in(folder)
    reports = [ReportKept(ReportMade(5.0, "p1", "Anna", "p2", "Belit", "lobby", reason=reason)) for reason in "abc"]
    place.store.write([*reports, ReportSettled(2)])
    place.leave()
    move(folder, address, silent())
    shared = SharedPlace(address)
    shared.store.write(reports[:1])
    kept = [(each.number, each.report.reason) for each in shared.reader.reports()]
    shared.leave()
    assert kept == [(1, "a"), (3, "c"), (4, "a")]


def test_the_community_is_known_by_the_number_of_the_server_that_it_was(folder: Path, address: str) -> None:
    number = server_id(folder)
    move(folder, address, silent())
    with connect(address) as connection:
        assert connection.execute("SELECT id FROM community").fetchone() == (number,)


def test_a_community_that_began_empty_has_a_number_of_its_own(address: str) -> None:
    with connect(address) as connection:
        (number,) = connection.execute("SELECT id FROM community").fetchone() or ("",)
    assert msgspec.convert(number, ServerId) == number


def test_numbers_that_were_given_out_in_the_file_are_not_given_again(folder: Path, address: str) -> None:
    place = settle_in(folder)
    place.store.write([person(7, "Belit"), PersonForgotten("p7"), TableGone(CODE), MatchesPruned(0, LATER)])
    counted = dict(place.store.sql.execute("SELECT name, value FROM counters").fetchall())
    place.leave()
    move(folder, address, silent())
    shared = SharedPlace(address)
    given = {name: shared.store.sql.new_number(name) for name in counted}
    shared.leave()
    assert {name for name, number in given.items() if number <= counted[name]} == set()


def test_a_match_began_when_it_began_wherever_on_earth_it_is_moved(
    folder: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGTZ", "Asia/Baghdad")
    with contextlib.closing(sqlite3.connect(file_in(folder))) as connection, connection:
        connection.execute("UPDATE matches SET started = '2026-01-02 03:04:05'")
    move(folder, address, silent())
    with connect(address) as shared:
        (started,) = shared.execute("SELECT started FROM matches").fetchone() or (None,)
    assert started == datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


def test_who_and_what_comes_later_is_kept_beside_what_was_moved(folder: Path, address: str) -> None:
    move(folder, address, silent())
    shared = SharedPlace(address)
    shared.store.write([person(2, "Belit"), table("URUK-17"), LineSaid("URUK-17", "p2", "Belit", "Hello", 6.0, 0)])
    shared.leave()
    rows = all_rows(address)
    assert {name: len(rows[name]) for name in ("people", "tables", "chat")} == {"people": 2, "tables": 2, "chat": 2}


@pytest.mark.parametrize("code", SHOWN["views"])
def test_a_file_of_an_older_server_is_moved_and_stays_an_older_one(code: str, address: str, tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    with contextlib.closing(sqlite3.connect(tmp_path / "old" / FILE)) as connection:
        connection.executescript((OLD / "journal.sql").read_text())
    before = contents(tmp_path / "old")
    move(tmp_path / "old", address, silent())
    assert contents(tmp_path / "old") == before
    players = seated(world_on(address, tmp_path / "new"), code)
    assert [digest_of_view(player.position) for player in players] == SHOWN["views"][code]


# ------------------------------------------------------------------------------------ what cannot be read


@pytest.mark.parametrize("statement", SPOILINGS.values(), ids=SPOILINGS)
def test_a_table_that_cannot_be_read_is_set_aside_or_said_and_costs_nobody_else_anything(
    statement: str, address: str, tmp_path: Path
) -> None:
    house = House(tmp_path / "old")
    house.spoil(statement, house.spoilt)
    moved = move(house.folder, address, silent())
    world = world_on(address, tmp_path / "new")
    assert set(world.game_server.lobby.tables) == {house.whole}
    aside = [aside.table for aside in world.game_server.set_aside.tables]
    assert [*aside, *(code for code in [house.spoilt] if any(code in left for left in moved.stays))] == [house.spoilt]
    house.check_others(world)


def test_of_a_table_that_stays_nothing_goes_over(folder: Path, address: str) -> None:
    with contextlib.closing(sqlite3.connect(file_in(folder))) as connection, connection:
        connection.execute("UPDATE steps SET action = CAST(x'ff' AS TEXT)")
    (left,) = move(folder, address, silent()).stays
    assert left.startswith(f"table {CODE} (")
    rows = all_rows(address)
    assert {name: rows[name] for name in ("tables", "places", "matches", "steps", "chat")} == {
        name: [] for name in ("tables", "places", "matches", "steps", "chat")
    }


def test_whose_name_cannot_be_read_still_comes_back_by_their_token(address: str, tmp_path: Path) -> None:
    house = House(tmp_path / "old")
    anna = house.players[0]
    house.spoil("UPDATE people SET name = CAST(x'ff' AS TEXT) WHERE id = ?", anna.person)
    (left,) = move(house.folder, address, silent()).stays
    assert left.startswith(f"the name of person {anna.person} (")
    world = world_on(address, tmp_path / "new")
    assert world.visitor("Anna", anna.welcome.token).person == anna.person


@pytest.mark.thorough
def test_what_stays_is_said(folder: Path, address: str) -> None:
    with contextlib.closing(sqlite3.connect(file_in(folder))) as connection, connection:
        connection.execute("UPDATE tables SET name = CAST(x'ff' AS TEXT)")
    done = run("move-journal", "--data", str(folder), "--journal", address)
    assert done.returncode == 0
    assert f"stays in {folder / FILE} alone, since it cannot be read: table {CODE} (" in done.stderr.decode()


# ------------------------------------------------------------------------------------ a move that is refused


def spoil_bans(folder: Path) -> None:
    (folder / BANS).write_text("no bans")


def spoil_file(folder: Path) -> None:
    (folder / FILE).write_bytes(b"no database at all" * 1000)


def remove_file(folder: Path) -> None:
    (folder / FILE).unlink()


def cut_restore_short(folder: Path) -> None:
    (folder / UNFINISHED).mkdir()


def make_newer(folder: Path) -> None:
    settle_in(folder, (*MIGRATIONS, "CREATE TABLE more (x INTEGER)")).leave()


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (spoil_bans, "bad_bans"),
        (spoil_file, "damaged"),
        (remove_file, "nothing_kept"),
        (cut_restore_short, "restore_cut_short"),
        (make_newer, "newer_server"),
    ],
)
def test_a_folder_that_is_not_as_it_should_be_is_refused(
    spoil: Callable[[Path], None], code: str, folder: Path, address: str
) -> None:
    spoil(folder)
    before, kept = contents(folder), all_rows(address)
    with pytest.raises((MoveRefused, BackupRefused)) as refused:
        move(folder, address, silent())
    assert isinstance(refused.value, MoveRefused | BackupRefused)
    assert (refused.value.code, contents(folder), all_rows(address)) == (code, before, kept)


def test_the_folder_of_a_server_that_runs_is_refused(folder: Path, address: str) -> None:
    place, before = settle_in(folder), all_rows(address)
    with pytest.raises(MoveRefused) as refused:
        move(folder, address, silent())
    place.leave()
    assert (refused.value.code, all_rows(address)) == ("folder_in_use", before)


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT INTO people (id, name, key, bot, digest) VALUES ('p1', 'Carla', 'carla', FALSE, 'x')",
        "UPDATE bans SET bans = '[{}]'",
    ],
    ids=["people", "bans"],
)
def test_a_database_in_which_something_is_kept_is_refused(statement: str, folder: Path, address: str) -> None:
    with connect(address) as connection:
        connection.execute(statement.encode())
    before = all_rows(address)
    with pytest.raises(MoveRefused) as refused:
        move(folder, address, silent())
    assert (refused.value.code, all_rows(address)) == ("not_empty", before)


def test_a_database_that_was_moved_into_takes_nothing_more(folder: Path, address: str) -> None:
    move(folder, address, silent())
    before = all_rows(address)
    with pytest.raises(MoveRefused) as refused:
        move(folder, address, silent())
    assert (refused.value.code, all_rows(address)) == ("not_empty", before)


@pytest.mark.thorough
def test_a_database_that_a_server_uses_is_refused(folder: Path, address: str, tmp_path: Path) -> None:
    with SharedServers(address, tmp_path) as servers:
        servers.start()
        refused = run("move-journal", "--data", str(folder), "--journal", address)
    assert (refused.returncode, b"(database_in_use)" in refused.stderr) == (1, True)
    assert all_rows(address)["people"] == []


def test_a_database_of_a_newer_server_is_refused(folder: Path, address: str) -> None:
    with connect(address) as connection:
        connection.execute("INSERT INTO migrations (version) VALUES (1000)")
    with pytest.raises(MoveRefused) as refused:
        move(folder, address, silent())
    assert (refused.value.code, all_rows(address)["people"]) == ("newer_server", [])


def test_a_database_that_cannot_be_reached_is_refused(folder: Path, address: str) -> None:
    with pytest.raises(MoveRefused) as refused:
        move(folder, f"{address}/nowhere", silent())
    assert refused.value.code == "database_failed"


@pytest.mark.thorough
def test_without_a_database_there_is_nothing_to_move_into(folder: Path) -> None:
    refused = run("move-journal", "--data", str(folder))
    assert (refused.returncode, b"--journal" in refused.stderr) == (2, True)


# ------------------------------------------------------------------------------------ a move that is cut short


def test_a_move_that_fails_at_its_end_leaves_not_even_tables_without_rows(
    folder: Path, postgres: PostgresServer
) -> None:
    bare = postgres.new_database("bare")
    with contextlib.closing(sqlite3.connect(file_in(folder))) as connection, connection:
        connection.execute("DELETE FROM counters")
    with pytest.raises(MoveRefused) as refused:
        move(folder, bare, silent())
    assert (refused.value.code, all_rows(bare)) == ("damaged", {})


def waits_for_a_lock(connection: psycopg.Connection[Any]) -> bool:
    (waiting,) = connection.execute("SELECT count(*) FROM pg_locks WHERE NOT granted").fetchone() or (0,)
    return bool(waiting)


def test_a_move_that_is_killed_in_the_middle_leaves_the_database_empty_for_the_next(folder: Path, address: str) -> None:
    with contextlib.closing(sqlite3.connect(file_in(folder))) as connection, connection:
        connection.execute("INSERT INTO finished VALUES (1, 'URUK-17', 'ur', '[]', '[]', 0, 1, 1, '{}', '{}', '[]')")
    with connect(address) as held:
        before = all_rows(address)
        with held.transaction(force_rollback=True):
            held.execute("LOCK TABLE finished IN SHARE MODE")  # people and tables are written before it
            words = ("move-journal", "--data", str(folder), "--journal", address)
            mover = subprocess.Popen([sys.executable, *SERVER, *words])
            end = time.monotonic() + PATIENCE
            while not waits_for_a_lock(held):
                assert time.monotonic() < end
                assert mover.poll() is None
                time.sleep(PAUSE)
            mover.send_signal(signal.SIGKILL)
            mover.wait(PATIENCE)
    assert all_rows(address) == before
    assert move(folder, address, silent()).tables == 1
    assert list(folder.glob(".moving-*")) == []
