"""Journals in real files for servers in memory."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from twisted.internet.defer import Deferred, execute
from twisted.internet.task import Clock

from server.world import TODAY, World
from ziggurat.wire.links import Chooser
from ziggurat_server.journal.finished_on_disk import DiskArchive
from ziggurat_server.journal.finished_reading import FinishedReader
from ziggurat_server.journal.kept import KeptTable
from ziggurat_server.journal.numbers import counting
from ziggurat_server.journal.on_disk import DiskJournal
from ziggurat_server.journal.people_entries import PersonKept
from ziggurat_server.journal.postgres import PostgresSql, connect
from ziggurat_server.journal.postgres_reader import PostgresReader
from ziggurat_server.journal.postgres_schema import migrate
from ziggurat_server.journal.set_aside import PersonAside, TableAside
from ziggurat_server.journal.shared_store import SharedStore
from ziggurat_server.journal.shelf import DiskShelf, Reading
from ziggurat_server.journal.sql import Found, Sql
from ziggurat_server.journal.sqlite import SqliteSql
from ziggurat_server.journal.storage_known import newest_person, people_aside, person_with
from ziggurat_server.journal.storage_place import FILE, Place, settle_in
from ziggurat_server.journal.storage_reading import read_table, tables_to_bring
from ziggurat_server.limits import ServerLimits

CHAT_LINES = 50
MANY = 1_000_000
SHARED = "database"
"""The file in a folder that names a PostgreSQL database to be used in the place of a file of SQLite."""

WHOSE = ("owner", "epoch")
"""What changes in the row of a table when a server takes it."""


def at_once(work: Callable[[], None]) -> Deferred[None]:
    """Writes while everyone waits."""
    return execute(work)


def read_at_once(work: Callable[[], Any]) -> Deferred[Any]:
    """Reads while everyone waits."""
    return execute(work)


class Scribe:
    """Writes only when the test says so. `waiting` is the work it was given."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Callable[[], None], Deferred[None]]] = []

    def __call__(self, work: Callable[[], None]) -> Deferred[None]:
        self.waiting.append((work, Deferred()))
        return self.waiting[-1][1]

    def write(self) -> None:
        """Do the oldest work."""
        work, written = self.waiting.pop(0)
        execute(work).chainDeferred(written)


def place_of(folder: Path) -> Place | SharedPlace:
    """What a server opens that keeps its things there: the file in the folder, or the database that it names."""
    named = folder / SHARED
    return SharedPlace(named.read_text(encoding="utf-8")) if named.exists() else settle_in(folder)


class SharedPlace:
    """A PostgreSQL database, open as one of several servers has it. `opened` are those that nobody left."""

    opened: ClassVar[list[SharedPlace]] = []

    def __init__(self, address: str) -> None:
        self.opened.append(self)
        with connect(address) as connection:
            migrate(connection)
            (process,) = connection.execute("SELECT nextval('process_numbers')").fetchone() or (0,)
        claims: dict[str, int] = {}
        self._open = writer, reader, finished = [PostgresSql(address, process, claims) for _ in range(3)]
        self.store = SharedStore(writer)
        self.reader = PostgresReader(reader)
        self.finished = FinishedReader(finished)

    def leave(self) -> None:
        """Be gone."""
        if self in self.opened:
            self.opened.remove(self)
        for sql in self._open:
            sql.close()


class ServerOnDisk:
    """A server in memory with its journal in a folder. `die` and begin another one there, to see what it remembers."""

    def __init__(
        self,
        folder: Path,
        limits: ServerLimits | None = None,
        *,
        takes_records: bool = False,
        reading: Reading = read_at_once,
        codes: Chooser | None = None,
    ) -> None:
        """What is `reading` the file may take its time; `codes` chooses the codes of tables."""
        self.place = place_of(folder)
        self.journal = journal = DiskJournal(self.place.store, Clock(), at_once)
        archive = DiskArchive(journal, self.place.finished, execute, limits or ServerLimits(), lambda: TODAY)
        shelf = DiskShelf(journal, self.place.reader, reading)
        new_person = counting(self.place.reader.newest_person())
        if isinstance(self.place, SharedPlace):
            new_person = shelf.new_person
        self.world = World(
            limits,
            journal,
            archive=archive,
            shelf=shelf,
            new_person=new_person,
            codes=codes,
            takes_records=takes_records,
        )
        self.all_here = self.world.game_server.begin()
        while not self.all_here.called and reading is read_at_once:
            self.world.clock.advance(0)
        self._folder = folder

    def die(self) -> None:
        """Be gone at once: nothing more is written, nobody is told."""
        self.place.leave()

    def again(self) -> World:
        """Die, and start again in the same folder."""
        self.die()
        return ServerOnDisk(self._folder, self.world.limits).world


class Kept(msgspec.Struct, frozen=True):
    """All that is in a server's file of people and of open tables."""

    people: tuple[PersonKept, ...] = ()
    tables: tuple[KeptTable, ...] = ()
    newest_person: int = 0
    tables_aside: tuple[TableAside, ...] = ()
    people_aside: tuple[PersonAside, ...] = ()


def kept_on(sql: Sql) -> Kept:
    """All that can be read of people and tables, each as by a server that is asked for it."""
    digests = [digest for (digest,) in sql.execute("SELECT digest FROM people ORDER BY number").fetchall()]
    people = [person_with(sql, digest) for digest in digests]
    tables = [read_table(sql, number, CHAT_LINES) for number in tables_to_bring(sql, MANY)]
    return Kept(
        tuple(kept.known for kept in people if kept is not None),
        tuple(msgspec.structs.replace(table, people=()) for table in tables if isinstance(table, KeptTable)),
        newest_person(sql),
        tuple(table for table in tables if isinstance(table, TableAside)),
        tuple(people_aside(sql, MANY)),
    )


def kept_in(folder: Path) -> Kept:
    """What a server could bring back that started there now."""
    place = place_of(folder)
    kept = kept_on(place.store.sql)
    place.leave()
    return kept


def file_in(folder: Path) -> Path:
    """The server's file."""
    return folder / FILE


@contextlib.contextmanager
def look_into(folder: Path) -> Iterator[Sql]:
    """The file in the folder, or the database that it names, beside the server that has it."""
    named = folder / SHARED
    sql: Sql = PostgresSql(named.read_text(encoding="utf-8")) if named.exists() else SqliteSql(connect_to_file(folder))
    with contextlib.closing(sql):
        yield sql


def connect_to_file(folder: Path) -> sqlite3.Connection:
    """The server's file, on which every statement stands for itself."""
    return sqlite3.connect(file_in(folder), isolation_level=None)


def rows_in(folder: Path) -> list[Any]:
    """All that is kept of tables, matches and their steps, but not which of several servers has a table."""
    with look_into(folder) as sql:
        return [_rows(sql.execute(f"SELECT * FROM {name}")) for name in ("tables", "matches", "steps")]


def _rows(found: Found) -> list[Any]:
    columns = [name for name, *_ in found.description]
    rows = (dict(zip(columns, row, strict=True)) for row in found)
    return sorted(([(name, row[name]) for name in columns if name not in WHOSE] for row in rows), key=repr)
