"""The lock on a server's folder: one program at a time may change what is in it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from ziggurat_server.journal.sqlite import kind

LOCK: Final = "in-use.sqlite3"


class FolderRefused(Exception):
    """The folder cannot be used. The text is a sentence that says why, and what to do."""


class FolderTaken(FolderRefused):
    """Another server uses the folder."""


def take(folder: Path, patience: float = 0.0) -> sqlite3.Connection:
    """The lock on the folder, which is made if need be. Raises FolderRefused, or FolderTaken after `patience` seconds.

    It holds until it is closed. The system undoes it when this process ends, however it ends: SQLite knows how on every
    system.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = sqlite3.connect(folder / LOCK, timeout=patience, isolation_level=None, check_same_thread=False)
    except (sqlite3.Error, OSError) as error:
        raise FolderRefused(f"{folder} cannot be used ({error}); choose another folder with --data") from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if _is_taken(error):
            raise FolderTaken(
                f"another server uses {folder}; end it, or give this one a folder of its own with --data"
            ) from error
        raise FolderRefused(f"{folder} cannot be used ({error}); choose another folder with --data") from error
    return lock


def _is_taken(error: sqlite3.Error) -> bool:
    return kind(error) == sqlite3.SQLITE_BUSY
