"""Journals in real files for servers in memory."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from twisted.internet.defer import Deferred, execute
from twisted.internet.task import Clock

from server.world import TODAY, World
from ziggurat_server.journal.finished_on_disk import DiskArchive
from ziggurat_server.journal.on_disk import DiskJournal
from ziggurat_server.journal.storage_place import FILE, Place, settle_in
from ziggurat_server.journal.storage_reading import Kept
from ziggurat_server.limits import ServerLimits

CHAT_LINES = 50


def at_once(work: Callable[[], None]) -> Deferred[None]:
    """Writes while everyone waits."""
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

    def __init__(self, folder: Path, limits: ServerLimits | None = None, *, takes_records: bool = False) -> None:
        self.place: Place = settle_in(folder, CHAT_LINES)
        journal = DiskJournal(self.place.store, Clock(), at_once)
        archive = DiskArchive(journal, self.place.reader, execute, limits or ServerLimits(), lambda: TODAY)
        self.world = World(limits, journal, archive=archive, takes_records=takes_records)
        self.world.game_server.returning.bring_back(self.place.kept)
        self.world.game_server.reopen()
        self._folder = folder

    def die(self) -> None:
        """Be gone at once: nothing more is written, nobody is told."""
        self.place.leave()

    def again(self) -> World:
        """Die, and start again in the same folder."""
        self.die()
        return ServerOnDisk(self._folder, self.world.limits).world


def kept_in(folder: Path) -> Kept:
    """What a server would remember that started there now."""
    place = settle_in(folder, CHAT_LINES)
    place.leave()
    return place.kept


def file_in(folder: Path) -> Path:
    """The server's file."""
    return folder / FILE


def rows_in(folder: Path) -> list[Any]:
    """All that the file has of tables, matches and their steps."""
    with contextlib.closing(sqlite3.connect(file_in(folder))) as connection:
        return [connection.execute(f"SELECT * FROM {name}").fetchall() for name in ("tables", "matches", "steps")]
