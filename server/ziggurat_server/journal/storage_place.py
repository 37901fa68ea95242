"""The folder with the server's file: it is one server's at a time, and what is not ours in it is kept aside."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from twisted.logger import Logger

from ziggurat_server.journal.finished_reading import FinishedReader
from ziggurat_server.journal.sqlite import SqliteSql, connect, is_damage, open_to_read
from ziggurat_server.journal.storage import Store
from ziggurat_server.journal.storage_checking import NotOurs, check_ours
from ziggurat_server.journal.storage_lock import FolderRefused, take
from ziggurat_server.journal.storage_reader import StorageReader
from ziggurat_server.journal.storage_schema import MIGRATIONS, NewerSchema, migrate

FILE: Final = "ziggurat.sqlite3"
UNFINISHED: Final = "restoring"
"""A folder in the server's: what a restore that was cut short had still to put in its place."""
COMPANIONS: Final = ("", "-wal", "-shm")
"""What SQLite adds to the names of the files that belong to one database."""

_MODE: Final = 0o600
"""The file is its owner's alone, whoever made the folder; SQLite gives what it adds the same mode."""

_log = Logger()


class Place:
    """A folder that is this server's until `leave`, with the open file in it, to be written to and to be read."""

    def __init__(self, store: Store, reader: StorageReader, finished: FinishedReader, lock: sqlite3.Connection) -> None:
        self.store = store
        self.reader = reader
        self.finished = finished
        self._lock = lock

    def leave(self) -> None:
        """Close the file and let another server have the folder."""
        self.finished.close()  # first: whoever is the last to close the file tidies it up, which a reader cannot
        self.reader.close()
        self.store.close()
        self._lock.close()


def settle_in(folder: Path, migrations: Sequence[str] = MIGRATIONS, patience: float = 0.0) -> Place:
    """Take the folder, made if need be, and open the file in it, new if need be. Raises FolderRefused.

    Whoever still uses the folder has `patience` seconds to leave it.

    A file that is damaged or none of ours is renamed, never written to.
    """
    lock = take(folder, patience)
    if (folder / UNFINISHED).exists():
        lock.close()
        raise FolderRefused(f"a restore of {folder} was cut short; do it again: ziggurat-server restore FILE")
    try:
        store = _open(folder / FILE, migrations)
        reader = StorageReader(open_to_read(folder / FILE))
        finished = FinishedReader(
            open_to_read(folder / FILE, text=bytes)
        )  # a text that is none costs its own row alone
    except NewerSchema as error:
        lock.close()
        raise FolderRefused(
            f"{folder / FILE} was written by a newer server ({error}); update, or choose another folder with --data"
        ) from error
    except (sqlite3.Error, OSError) as error:
        lock.close()
        raise FolderRefused(f"{folder} cannot be written to ({error}); choose another folder with --data") from error
    return Place(store, reader, finished, lock)


def _open(path: Path, migrations: Sequence[str]) -> Store:
    try:
        return _open_ours(path, migrations)
    except NotOurs as reason:
        aside = _keep_aside(path)
        _log.error(
            "{path} {reason}; it is kept as {aside}, and this server starts with nothing",
            path=str(path),
            reason=str(reason),
            aside=aside.name,
        )
        return _open_ours(path, migrations)


def _open_ours(path: Path, migrations: Sequence[str]) -> Store:
    check_ours(path)
    if not path.exists():
        path.touch(mode=_MODE)
    connection = connect(str(path))
    try:
        migrate(connection, migrations)
        return Store(SqliteSql(connection))
    except BaseException as error:
        connection.close()
        if is_damage(error):
            raise NotOurs(f"is damaged ({error})") from error
        raise


def _keep_aside(path: Path) -> Path:
    """Rename the file, with its companions, to the first free name. Returns that."""
    number = 1
    while (aside := path.with_name(f"{path.name}.kept-aside-{number}")).exists():
        number += 1
    for ending in COMPANIONS:
        companion = path.with_name(path.name + ending)
        if companion.exists():
            companion.rename(aside.with_name(aside.name + ending))
    return aside
