"""The folder with the server's file: it is one server's at a time, and what is not ours in it is kept aside."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from twisted.logger import Logger

from ziggurat_server.journal.finished_reading import FinishedReader
from ziggurat_server.journal.storage import Store, connect
from ziggurat_server.journal.storage_reading import Kept, read_kept
from ziggurat_server.journal.storage_schema import APPLICATION_ID, MIGRATIONS, NewerSchema, migrate

FILE: Final = "ziggurat.sqlite3"
LOCK: Final = "in-use.sqlite3"
_COMPANIONS: Final = ("", "-wal", "-shm")
"""What SQLite adds to the names of the files that belong to one database."""

_MODE: Final = 0o600
"""The file is its owner's alone, whoever made the folder; SQLite gives what it adds the same mode."""

_log = Logger()


class FolderRefused(Exception):
    """The folder cannot be used. The text is a sentence that says why, and what to do."""


class _NotOurs(Exception):
    """The file is damaged, or none of ours; the text says which."""


class Place:
    """A folder that is this server's until `leave`, with the open file in it and what was in the file at first."""

    def __init__(self, store: Store, reader: FinishedReader, kept: Kept, lock: sqlite3.Connection) -> None:
        self.store = store
        self.reader = reader
        self.kept = kept
        self._lock = lock

    def leave(self) -> None:
        """Close the file and let another server have the folder."""
        self.reader.close()  # first: whoever is the last to close the file tidies it up, which a reader cannot
        self.store.close()
        self._lock.close()


def settle_in(folder: Path, chat_lines: int, migrations: Sequence[str] = MIGRATIONS) -> Place:
    """Take the folder, made if need be, and open the file in it, new if need be. Raises FolderRefused.

    A file that is damaged or none of ours is renamed, never written to.
    """
    lock = _take(folder)
    try:
        store, kept = _open(folder / FILE, chat_lines, migrations)
        reader = FinishedReader(folder / FILE)
    except NewerSchema as error:
        lock.close()
        raise FolderRefused(
            f"{folder / FILE} was written by a newer server ({error}); update, or choose another folder with --data"
        ) from error
    except (sqlite3.Error, OSError) as error:
        lock.close()
        raise FolderRefused(f"{folder} cannot be written to ({error}); choose another folder with --data") from error
    return Place(store, reader, kept, lock)


def _take(folder: Path) -> sqlite3.Connection:
    """A lock that the system undoes when this process ends, however it ends: SQLite knows how on every system."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None, check_same_thread=False)
    except (sqlite3.Error, OSError) as error:
        raise FolderRefused(f"{folder} cannot be used ({error}); choose another folder with --data") from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if _is_taken(error):
            raise FolderRefused(
                f"another server uses {folder}; end it, or give this one a folder of its own with --data"
            ) from error
        raise FolderRefused(f"{folder} cannot be used ({error}); choose another folder with --data") from error
    return lock


def _is_taken(error: sqlite3.Error) -> bool:
    return _kind(error) == sqlite3.SQLITE_BUSY


def _open(path: Path, chat_lines: int, migrations: Sequence[str]) -> tuple[Store, Kept]:
    try:
        return _open_ours(path, chat_lines, migrations)
    except _NotOurs as reason:
        aside = _keep_aside(path)
        _log.error(
            "{path} {reason}; it is kept as {aside}, and this server starts with nothing",
            path=str(path),
            reason=str(reason),
            aside=aside.name,
        )
        return _open_ours(path, chat_lines, migrations)


def _open_ours(path: Path, chat_lines: int, migrations: Sequence[str]) -> tuple[Store, Kept]:
    _check_ours(path)
    if not path.exists():
        path.touch(mode=_MODE)
    connection = connect(str(path))
    try:
        migrate(connection, migrations)
        return Store(connection), read_kept(connection, chat_lines)
    except BaseException as error:
        connection.close()
        if _is_damage(error):
            raise _NotOurs(f"is damaged ({error})") from error
        raise


def _check_ours(path: Path) -> None:
    """Look at the file before anything may change it. Raises _NotOurs, or sqlite3.Error."""
    if not path.exists() or path.stat().st_size == 0:
        return
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if application != APPLICATION_ID and things:
            raise _NotOurs("is not a file of this server")
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise _NotOurs(f"is damaged ({verdict})")
    except sqlite3.Error as error:
        if _is_damage(error):
            raise _NotOurs(f"is damaged or no database ({error})") from error
        raise
    finally:
        connection.close()


def _is_damage(error: BaseException) -> bool:
    """Whether the file itself is wrong, and not the disk, another program, or this one."""
    return isinstance(error, sqlite3.Error) and _kind(error) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


def _kind(error: sqlite3.Error) -> int:
    """SQLite's code for the error without its finer distinctions, which are in the higher bits."""
    # What Python's own part of the module raises has none.
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _keep_aside(path: Path) -> Path:
    """Rename the file, with its companions, to the first free name. Returns that."""
    number = 1
    while (aside := path.with_name(f"{path.name}.kept-aside-{number}")).exists():
        number += 1
    for ending in _COMPANIONS:
        companion = path.with_name(path.name + ending)
        if companion.exists():
            companion.rename(aside.with_name(aside.name + ending))
    return aside
