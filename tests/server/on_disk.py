"""Journals in real files for servers in memory."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from twisted.internet.defer import Deferred, execute
from twisted.internet.task import Clock

from server.world import TODAY, World
from ziggurat_server.journal.finished_on_disk import DiskArchive
from ziggurat_server.journal.journal import PersonKept
from ziggurat_server.journal.kept import KeptTable
from ziggurat_server.journal.on_disk import DiskJournal
from ziggurat_server.journal.set_aside import PersonAside, TableAside
from ziggurat_server.journal.shelf import DiskShelf, Reading
from ziggurat_server.journal.sql import Sql
from ziggurat_server.journal.storage_known import newest_person, people_aside, person_with
from ziggurat_server.journal.storage_place import FILE, Place, settle_in
from ziggurat_server.journal.storage_reading import read_table, tables_to_bring
from ziggurat_server.limits import ServerLimits

CHAT_LINES = 50
MANY = 1_000_000


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


class ServerOnDisk:
    """A server in memory with its journal in a folder. `die` and begin another one there, to see what it remembers."""

    def __init__(
        self,
        folder: Path,
        limits: ServerLimits | None = None,
        *,
        takes_records: bool = False,
        reading: Reading = read_at_once,
    ) -> None:
        """What is `reading` the file may take its time."""
        self.place: Place = settle_in(folder)
        journal = DiskJournal(self.place.store, Clock(), at_once)
        archive = DiskArchive(journal, self.place.finished, execute, limits or ServerLimits(), lambda: TODAY)
        shelf = DiskShelf(journal, self.place.reader, reading)
        newest = self.place.reader.newest_person()
        self.world = World(limits, journal, archive=archive, shelf=shelf, newest=newest, takes_records=takes_records)
        self.all_here = self.world.game_server.returning.begin()
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
    place = settle_in(folder)
    kept = kept_on(place.store.sql)
    place.leave()
    return kept


def file_in(folder: Path) -> Path:
    """The server's file."""
    return folder / FILE


def rows_in(folder: Path) -> list[Any]:
    """All that the file has of tables, matches and their steps."""
    with contextlib.closing(sqlite3.connect(file_in(folder))) as connection:
        return [connection.execute(f"SELECT * FROM {name}").fetchall() for name in ("tables", "matches", "steps")]
