"""Whether a file is a server's, and whole."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from ziggurat_server.journal.storage_schema import APPLICATION_ID


class NotOurs(Exception):
    """The file is damaged, or none of ours; the text says which."""


def check_ours(path: Path) -> None:
    """Look at the file before anything may change it. Raises NotOurs, or sqlite3.Error."""
    if not path.exists() or path.stat().st_size == 0:
        return
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if application != APPLICATION_ID and things:
            raise NotOurs("is not a file of this server")
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise NotOurs(f"is damaged ({verdict})")
    except sqlite3.Error as error:
        if is_damage(error):
            raise NotOurs(f"is damaged or no database ({error})") from error
        raise
    finally:
        connection.close()


def is_damage(error: BaseException) -> bool:
    """Whether the file itself is wrong, and not the disk, another program, or this one."""
    return isinstance(error, sqlite3.Error) and kind(error) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


def kind(error: sqlite3.Error) -> int:
    """SQLite's code for the error without its finer distinctions, which are in the higher bits."""
    # What Python's own part of the module raises has none.
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
