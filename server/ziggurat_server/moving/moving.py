"""Moving all that a server keeps in its folder into a database that servers share: everything, or nothing."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec
import psycopg
from twisted.internet.defer import maybeDeferred

from ziggurat_server.backup.progress import Progress
from ziggurat_server.backup.snapshot import take_snapshot
from ziggurat_server.guests.bans import Ban, Bans
from ziggurat_server.guests.bans_book import BadBans, BansBook
from ziggurat_server.journal.postgres import connect as connect_to_shared
from ziggurat_server.journal.sql import Sql
from ziggurat_server.journal.sqlite import SqliteSql, connect, is_damage
from ziggurat_server.journal.storage_lock import FolderRefused, FolderTaken, take
from ziggurat_server.journal.storage_place import FILE, UNFINISHED
from ziggurat_server.journal.storage_schema import NewerSchema, migrate
from ziggurat_server.lan.identity import kept_id
from ziggurat_server.moving.arriving import COUNTED, Arrivals
from ziggurat_server.moving.parts import all_parts, count_parts
from ziggurat_server.moving.refusal import MoveRefused

_COPYING: Final = ".moving-"


class Moved(msgspec.Struct, frozen=True):
    """How much was moved of each, and a few words for each thing that stays in the file alone: what, and why."""

    people: int
    tables: int
    finished: int
    bans: int
    stays: tuple[str, ...]


def move(folder: Path, address: str, progress: Progress) -> Moved:
    """Move what is kept in a server's folder into the empty database of that address; nobody may use either.

    Nothing in the folder is changed: what is read is a copy, brought up to date if an older server wrote it.
    Raises MoveRefused or BackupRefused, and then the database is as it was, too.
    """
    if not (folder / FILE).is_file():
        raise MoveRefused("nothing_kept", f"there is nothing of a server in {folder}; say where with --data")
    try:
        with _ours(folder), _copy_of(folder / FILE, progress) as source:
            bans = _bans(folder)
            with connect_to_shared(address) as connection, connection.transaction():
                arrivals = Arrivals(connection)
                arrivals.keep_number(kept_id(folder))
                return _carry_over(source, arrivals, bans, progress)
    except NewerSchema as error:
        raise MoveRefused("newer_server", f"the database was written by a newer server ({error}); update") from error
    except sqlite3.Error as error:
        if is_damage(error):
            raise MoveRefused("damaged", f"{folder / FILE} is damaged ({error}); restore a backup first") from error
        raise MoveRefused("cannot_read", f"{folder / FILE} cannot be read: {error}") from error
    except OSError as error:
        raise MoveRefused("cannot_read", f"{folder / FILE} cannot be copied: {error}") from error
    except psycopg.Error as error:
        raise MoveRefused(
            "database_failed", f"the database cannot be used ({str(error).strip()}); nothing is changed in it"
        ) from error


@contextmanager
def _ours(folder: Path) -> Iterator[None]:
    """Keep servers out of the folder. Raises MoveRefused."""
    try:
        lock = take(folder)
    except FolderTaken as taken:
        raise MoveRefused("folder_in_use", f"a server uses {folder}; end it first") from taken
    except FolderRefused as refused:
        raise MoveRefused("cannot_read", str(refused)) from refused
    with closing(lock):
        if (folder / UNFINISHED).exists():
            raise MoveRefused(
                "restore_cut_short", f"a restore of {folder} was cut short; do it again: ziggurat-server restore FILE"
            )
        yield


@contextmanager
def _copy_of(database: Path, progress: Progress) -> Iterator[Sql]:
    """A copy of the file, of the newest schema. Raises BackupRefused, sqlite3.Error or OSError."""
    for left in database.parent.glob(f"{_COPYING}*"):
        shutil.rmtree(left)
    with tempfile.TemporaryDirectory(prefix=_COPYING, dir=database.parent) as workshop:
        copy = Path(workshop) / FILE
        take_snapshot(database, copy, progress)
        with closing(connect(str(copy))) as connection:
            migrate(connection)
            yield SqliteSql(connection)


def _bans(folder: Path) -> tuple[Ban, ...]:
    bans = Bans()
    try:
        BansBook(folder, bans, maybeDeferred).read()
    except BadBans as bad:
        raise MoveRefused("bad_bans", str(bad)) from bad
    return bans.in_force()


def _carry_over(source: Sql, arrivals: Arrivals, bans: tuple[Ban, ...], progress: Progress) -> Moved:
    whole, stays = count_parts(source), list[str]()
    for done, part in enumerate(all_parts(source), 1):
        arrivals.add(part.rows)
        if part.stays:
            stays.append(part.stays)
        progress.at("moved", done, whole)
    arrivals.finish(_counters(source), bans)
    return Moved(
        arrivals.count("people"),
        arrivals.count("tables", "open"),
        arrivals.count("finished"),
        len(bans),
        tuple(stays),
    )


def _counters(source: Sql) -> dict[str, int]:
    counters = dict(source.execute("SELECT name, value FROM counters"))
    if not all(isinstance(counters.get(name), int) for name in COUNTED):
        raise MoveRefused("damaged", "the file does not say how far was counted; restore a backup first")
    return counters
