"""A copy of a server's database as it is at one moment, also while the server writes to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from ziggurat_server.backup.progress import Progress
from ziggurat_server.backup.refusal import BackupRefused
from ziggurat_server.journal.sqlite import is_damage
from ziggurat_server.journal.storage_checking import NotOurs, check_ours
from ziggurat_server.journal.storage_schema import MIGRATIONS

PAGES: Final = 1024
"""Pages that are copied in one go."""
BUSY: Final = 30.0
"""Seconds to wait for whoever has the file to themselves."""


def take_snapshot(database: Path, copy: Path, progress: Progress) -> None:
    """Copy the database into a new file. Raises BackupRefused."""
    try:
        _copy(database, copy, lambda _, left, whole: progress.at("copied", whole - left, whole))
    except sqlite3.Error as error:
        if is_damage(error):
            raise BackupRefused("damaged", f"{database} is damaged ({error})") from error
        raise BackupRefused("cannot_read", f"{database} cannot be copied: {error}") from error
    check(copy, str(database))


def check(database: Path, name: str) -> None:
    """Look whether a server like this one can use the database, which is called `name`. Raises BackupRefused."""
    try:
        check_ours(database)
        version = _schema(database)
    except NotOurs as reason:
        raise BackupRefused("damaged", f"{name} {reason}") from reason
    except sqlite3.Error as error:
        raise BackupRefused("damaged", f"{name} is damaged ({error})") from error
    if version > len(MIGRATIONS):
        raise BackupRefused("newer_server", f"{name} was written by a newer server; update this one")


def _copy(database: Path, copy: Path, copied: Callable[[int, int, int], None]) -> None:
    there = f"{database.absolute().as_uri()}?mode=rw"
    with (
        closing(sqlite3.connect(there, uri=True, timeout=BUSY, isolation_level=None)) as original,
        closing(sqlite3.connect(copy, isolation_level=None)) as target,
    ):
        # Whoever reads sees one moment of the file; without that, each entry of the server would begin the copy anew.
        original.execute("BEGIN")
        original.execute("SELECT count(*) FROM sqlite_master").fetchone()
        original.backup(target, pages=PAGES, progress=copied)
        target.execute("PRAGMA journal_mode = DELETE")


def _schema(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        (version,) = connection.execute("SELECT coalesce(max(version), 0) FROM migrations").fetchone()
    return int(version)
