"""The server's file: what goes in comes out, and what is not ours is left alone."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import psycopg
import pytest

from server.journal_entries import CODE, RAW, person, start, step, table, undone
from server.on_disk import CHAT_LINES, SHARED, Kept, file_in, kept_in, kept_on, place_of
from server.postgres_server import PostgresServer
from ziggurat_server.journal import storage_checking
from ziggurat_server.journal.journal import (
    JournalEntry,
    LineSaid,
    MatchCalledOff,
    MatchesPruned,
    MatchFinished,
    RoomReopened,
    SeatKept,
    StepTaken,
    TableGone,
    TurnUndone,
)
from ziggurat_server.journal.kept import KeptMatch, KeptTable
from ziggurat_server.journal.people_entries import PersonForgotten
from ziggurat_server.journal.sqlite import SqliteSql
from ziggurat_server.journal.storage import Misplaced, Store
from ziggurat_server.journal.storage_lock import FolderRefused
from ziggurat_server.journal.storage_place import settle_in
from ziggurat_server.journal.storage_schema import MIGRATIONS, NewerSchema, migrate
from ziggurat_server.tables.clocks.match_clocks import ClockMark


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "postgres":
        server: PostgresServer = request.getfixturevalue("postgres")
        (tmp_path / SHARED).write_text(server.empty_database("storage"), encoding="utf-8")
    place = place_of(tmp_path)
    yield place.store
    place.leave()


@pytest.fixture
def file_store(tmp_path: Path) -> Iterator[Store]:
    place = settle_in(tmp_path)
    yield place.store
    place.leave()


def kept(store: Store, *entries: JournalEntry) -> Kept:
    """What is on file once these entries are."""
    store.write(entries)
    return kept_on(store.sql)


def only_table(store: Store, *entries: JournalEntry) -> KeptTable:
    """The one table that is on file once these entries are."""
    (found,) = kept(store, *entries).tables
    return found


def test_people_come_out_as_they_went_in(store: Store) -> None:
    assert kept(store, person(1), person(2, "Belit")).people == (person(1), person(2, "Belit"))


def test_a_person_with_a_new_name_is_the_same_person(store: Store) -> None:
    assert kept(store, person(1), person(1, "Annu")).people == (person(1, "Annu"),)


def test_a_forgotten_person_is_not_on_file(store: Store) -> None:
    assert kept(store, person(1), PersonForgotten("p1")).people == ()


def test_a_table_comes_out_as_it_went_in_last(store: Store) -> None:
    taken = table(name="Rushes", seats=(SeatKept(person="p1"), SeatKept(level="merchant", bot_name="Enlil")))
    assert only_table(store, table(), taken).state == taken


def test_a_guest_comes_out_with_the_seat(store: Store) -> None:
    taken = table(seats=(SeatKept(person="p1"), SeatKept(person="p1", guest="Belit")))
    assert only_table(store, taken).state == taken


def test_a_match_comes_out_step_by_step(store: Store) -> None:
    assert only_table(store, table(), start(), step(1), step(2), undone(3)).match == KeptMatch(
        start(), (step(1), step(2), undone(3))
    )


def test_what_all_agreed_to_comes_out_where_it_went_in(store: Store) -> None:
    steps = (step(1), TurnUndone(CODE, 2, 1), step(3), MatchCalledOff(CODE, 4, 0))
    assert only_table(store, table(), start(), *steps).match == KeptMatch(start(), steps)


def test_the_result_of_a_match_that_was_called_off_is_on_file(store: Store) -> None:
    store.write([table(), start(), MatchCalledOff(CODE, 1, 0, msgspec.Raw(b'{"ending":"called_off"}'))])
    assert store.sql.execute("SELECT result FROM matches").fetchall() == [('{"ending":"called_off"}',)]


def test_a_seed_may_have_any_number_of_digits(store: Store) -> None:
    match = only_table(store, table(), start(seed=-(10**40))).match
    assert match is not None
    assert match.start.seed == -(10**40)


def test_a_rematch_takes_the_place_of_the_match_before(store: Store) -> None:
    match = only_table(store, table(), start(), step(1), start(seed=5), step(1, seat=1)).match
    assert match == KeptMatch(start(seed=5), (step(1, seat=1),))


def test_a_new_match_does_not_take_the_number_of_one_whose_record_alone_is_kept(store: Store) -> None:
    ended = MatchFinished(CODE, "ur", ("Anna", "Belit"), ("p1",), False, 1.0, 1.0, RAW, RAW)
    store.write([table(), start(), StepTaken(CODE, 1, 0, RAW, RAW), ended, TableGone(CODE)])
    store.write([MatchesPruned(most=10, ended_before=0.0)])
    store.write([table(), start(seed=5), StepTaken(CODE, 1, 0, RAW, RAW), ended])
    assert store.sql.execute("SELECT count(*) FROM finished").fetchone() == (2,)


def test_a_room_that_was_reopened_has_no_match(store: Store) -> None:
    assert only_table(store, table(), start(), step(1), RoomReopened(CODE)).match is None


def test_a_closed_table_does_not_come_back_but_its_match_stays_on_file(store: Store) -> None:
    assert kept(store, table(), start(), step(1), TableGone(CODE)).tables == ()
    assert store.sql.execute("SELECT count(*) FROM steps").fetchone() == (1,)


def test_the_code_of_a_closed_table_is_free_for_another(store: Store) -> None:
    found = only_table(store, table(name="Old"), start(), TableGone(CODE), table(name="New"))
    assert (found.state.name, found.match) == ("New", None)


def test_the_result_of_a_finished_match_is_on_file(store: Store) -> None:
    last = StepTaken(CODE, 1, 0, msgspec.Raw(b"{}"), msgspec.Raw(b'{"ending":"sunset"}'))
    store.write([table(), start(), last])
    assert store.sql.execute("SELECT result FROM matches").fetchall() == [('{"ending":"sunset"}',)]


def test_chat_comes_out_in_order_and_only_the_last_of_it(store: Store) -> None:
    lines = [LineSaid(CODE, "p1", "Anna", f"line {number}", float(number), 0) for number in range(CHAT_LINES + 5)]
    assert only_table(store, table(), *lines).chat == tuple(lines[5:])


def test_the_chat_of_a_closed_table_is_gone(store: Store) -> None:
    store.write([table(), LineSaid(CODE, "p1", "Anna", "Hello", 1.0, None), TableGone(CODE)])
    assert store.sql.execute("SELECT count(*) FROM chat").fetchone() == (0,)


def test_entries_are_written_all_or_none(file_store: Store) -> None:
    file_store.write([table(), start()])
    with pytest.raises(Misplaced):
        file_store.write([step(1), step(1, code="URUK-17")])
    assert only_table(file_store).match == KeptMatch(start(), ())


def test_a_revision_cannot_be_written_twice(store: Store) -> None:
    store.write([table(), start(), step(1)])
    with pytest.raises((sqlite3.IntegrityError, psycopg.IntegrityError)):
        store.write([step(1)])


def test_what_is_written_is_durable_and_readers_do_not_disturb_it(file_store: Store) -> None:
    assert file_store.sql.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert file_store.sql.execute("PRAGMA synchronous").fetchone() == (2,)


def test_a_file_can_be_copied_while_the_server_runs(file_store: Store, tmp_path: Path) -> None:
    file_store.write([table()])
    copy = tmp_path / "copy"
    copy.mkdir()
    source, target = sqlite3.connect(file_in(tmp_path)), sqlite3.connect(file_in(copy))
    source.backup(target)
    source.close()
    target.close()
    assert [kept.state for kept in kept_in(copy).tables] == [table()]


# ---------------------------------------------------------------------------------------------- the folder


def test_a_folder_is_made_where_there_is_none(tmp_path: Path) -> None:
    assert kept_in(tmp_path / "new" / "folder") == Kept()


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")
def test_the_file_is_its_owners_alone_whoever_made_the_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    place = settle_in(tmp_path)
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("ziggurat.sqlite3*")}
    place.leave()
    assert modes == dict.fromkeys(("ziggurat.sqlite3", "ziggurat.sqlite3-wal", "ziggurat.sqlite3-shm"), 0o600)


def test_a_second_server_is_refused_the_folder(tmp_path: Path) -> None:
    place = settle_in(tmp_path)
    with pytest.raises(FolderRefused, match="another server uses"):
        settle_in(tmp_path)
    place.leave()
    assert kept_in(tmp_path) == Kept()


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(FolderRefused, match="--data"):
        settle_in(tmp_path / "file")


def spoil_middle(path: Path) -> None:
    """A disk that forgot a page."""
    spoilt = bytearray(path.read_bytes())
    spoilt[4096:8192] = b"\xff" * 4096
    path.write_bytes(spoilt)


def write_notes(path: Path) -> None:
    """Something that is no database."""
    path.write_text("Remember the milk. " * 500)


def write_foreign(path: Path) -> None:
    """A database of another program."""
    path.unlink()
    connection = sqlite3.connect(path)
    connection.executescript("CREATE TABLE bookmarks (address TEXT)")
    connection.close()


@pytest.mark.parametrize("spoil", [spoil_middle, write_notes, write_foreign])
def test_a_file_that_is_damaged_or_not_ours_is_kept_aside_unchanged(
    tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    place = settle_in(tmp_path)
    place.store.write([person(), table()])
    place.leave()
    spoil(file_in(tmp_path))
    before = file_in(tmp_path).read_bytes()
    assert kept_in(tmp_path) == Kept()
    (aside,) = tmp_path.glob("*.kept-aside-1")
    assert aside.read_bytes() == before


def spoil_page_of(table: str, path: Path) -> None:
    """A disk that forgot where the rows of that table are."""
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    spoilt = bytearray(path.read_bytes())
    spoilt[(page - 1) * size : page * size] = b"\xff" * size
    path.write_bytes(spoilt)


def large_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with a table and a match, which is taken for a large one."""
    monkeypatch.setattr(storage_checking, "LARGE", 0)
    place = settle_in(folder)
    place.store.write([person(), table(), start(), step(1)])
    place.leave()
    return file_in(folder)


def test_of_a_large_file_with_a_damaged_match_only_its_table_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil_page_of("steps", large_file(tmp_path, monkeypatch))
    kept = kept_in(tmp_path)
    assert [(aside.table, aside.why) for aside in kept.tables_aside] == [(CODE, "unreadable")]
    assert kept.people == (person(),)


@pytest.mark.parametrize("name", ["people", "tables"])
def test_a_large_file_in_which_nothing_can_be_found_is_kept_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    spoil_page_of(name, large_file(tmp_path, monkeypatch))
    assert kept_in(tmp_path) == Kept()
    assert list(tmp_path.glob("*.kept-aside-1"))


def test_a_second_damaged_file_does_not_take_the_place_of_the_first(tmp_path: Path) -> None:
    for text in ("first", "second"):
        file_in(tmp_path).write_text(text * 500)
        kept_in(tmp_path)
    assert [path.read_text()[:6] for path in sorted(tmp_path.glob("*.kept-aside-?"))] == ["firstf", "second"]


# ---------------------------------------------------------------------------------------------- the schema


def test_an_empty_file_gets_the_newest_schema(tmp_path: Path) -> None:
    file_in(tmp_path).touch()
    assert kept_in(tmp_path) == Kept()
    assert list(tmp_path.glob("*kept-aside*")) == []


def test_a_file_of_an_older_server_is_brought_up_to_date_with_all_that_is_in_it(tmp_path: Path) -> None:
    place = settle_in(tmp_path)
    place.store.write([person()])
    place.leave()
    newer = (*MIGRATIONS, "ALTER TABLE people ADD COLUMN motto TEXT NOT NULL DEFAULT 'none'")
    place = settle_in(tmp_path, newer)
    assert kept_on(place.store.sql).people == (person(),)
    assert place.store.sql.execute("SELECT motto FROM people").fetchall() == [("none",)]
    place.leave()


def test_a_match_that_began_under_the_first_schema_is_read() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, MIGRATIONS[:1])
    for statement in (
        "INSERT INTO tables VALUES (1, 'ENKI-42', 1, 'Reeds', 'ur', '{}', 1, NULL, NULL, '[{},{}]', NULL)",
        "INSERT INTO matches VALUES (1, 1, 'ur', 2, '4', '{}', '[\"Anna\",\"Belit\"]', '', NULL)",
        """INSERT INTO steps VALUES (1, 1, 0, '{"type":"wait"}'), (1, 2, 0, NULL)""",
        "UPDATE tables SET match = 1",
    ):
        connection.execute(statement)
    migrate(connection)
    (found,) = kept_on(SqliteSql(connection)).tables
    assert found == KeptTable(table(), KeptMatch(start(), (step(1), undone(2))), ())
    connection.close()


def test_a_match_that_began_before_old_steps_were_let_go_is_read() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, MIGRATIONS[:6])
    for statement in (
        "INSERT INTO tables VALUES (1, 'ENKI-42', 1, 'Reeds', 'ur', '{}', 1, NULL, NULL, '[{},{}]', NULL, '{}', '{}')",
        "INSERT INTO matches VALUES (1, 1, 'ur', 2, '4', '{}', '[\"Anna\",\"Belit\"]', '', NULL,"
        ' \'{"left":[1,2],"bank":[],"paused_by":null}\')',
        """INSERT INTO steps VALUES (1, 1, 0, '{"type":"wait"}', NULL), (1, 2, 0, NULL, NULL)""",
        "UPDATE tables SET match = 1",
        "INSERT INTO finished VALUES (9, 'URUK-17', 'ur', 'none', 'none', 0, 1.0, 1.0, 'none', 'none')",
    ):
        connection.execute(statement)
    migrate(connection)
    (found,) = kept_on(SqliteSql(connection)).tables
    marked = ClockMark((1, 2))
    assert found == KeptTable(table(), KeptMatch(start(), (step(1), undone(2)), marked), ())
    connection.close()


def test_a_file_of_a_newer_server_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    settle_in(tmp_path, (*MIGRATIONS, "CREATE TABLE tournaments (name TEXT)")).leave()
    with pytest.raises(FolderRefused, match="newer server"):
        settle_in(tmp_path)
    settle_in(tmp_path, (*MIGRATIONS, "")).leave()


def test_a_migration_that_fails_changes_nothing() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, (*MIGRATIONS, "CREATE TABLE one (a); CREATE TABLE one (b)"))
    assert connection.execute("SELECT max(version) FROM migrations").fetchone() == (len(MIGRATIONS),)
    assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'one'").fetchone() == (0,)
    connection.close()


def test_the_newest_schema_is_not_migrated_again() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    migrate(connection)
    with pytest.raises(NewerSchema):
        migrate(connection, ())
    connection.close()
