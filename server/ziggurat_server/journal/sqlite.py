"""SQLite as the journal's database: a file, which is one server's alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ziggurat_server.journal.sql import Values

_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # macOS alone makes a difference between handing over and writing down
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what somebody wants forgotten is not left lying in the file
)
_BUSY: Final = 5.0
"""Seconds to wait for another program that reads or copies the file."""


def connect(path: str) -> sqlite3.Connection:
    """A connection that writes durably and leaves transactions to its user. Raises sqlite3.Error.

    It may go from one thread to another, but must not be in two at once.
    """
    connection = sqlite3.connect(path, timeout=_BUSY, isolation_level=None, check_same_thread=False)
    try:
        for pragma in _PRAGMAS:
            connection.execute(pragma)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def open_to_read(path: Path, text: type[str | bytes] = str) -> SqliteSql:
    """A connection that nothing waits for and that cannot write. Raises sqlite3.Error."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    connection.text_factory = text
    return SqliteSql(connection)


class SqliteSql:
    """An open file: every table in it is of epoch 0, since nobody else writes there."""

    since_1970 = "datetime(?, 'unixepoch')"
    later_rest = "number + (SELECT value FROM counters WHERE name = 'rest')"
    is_elsewhere = "FALSE"

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def as_bytes(self, column: str) -> str:
        """The text as it lies in the file."""
        return f"CAST({column} AS BLOB)"

    def execute(self, query: str, values: Values = ()) -> sqlite3.Cursor:
        """Carry one statement out."""
        return self.connection.execute(query, values)

    def executemany(self, query: str, many: Iterable[Values]) -> None:
        """Carry one statement out for each of these."""
        self.connection.executemany(query, many)

    def new_number(self, of: str) -> int:
        """Counted in the file."""
        self.connection.execute("UPDATE counters SET value = value + 1 WHERE name = ?", (of,))
        (value,) = self.connection.execute("SELECT value FROM counters WHERE name = ?", (of,)).fetchone()
        return int(value)

    def claim(self, table: str) -> tuple[str, int]:
        """Nobody else writes here."""
        return table, 0

    def is_damage(self, error: Exception) -> bool:
        """Whether the file itself is wrong, and not the disk, another program, or this one."""
        return is_damage(error)

    def is_own_error(self, error: Exception) -> bool:
        """What Python's own part of the module raises has no code, and comes of a row."""
        return isinstance(error, sqlite3.Error) and hasattr(error, "sqlite_errorcode")

    @contextmanager
    def transaction(self, of_one_statement: bool = False) -> Iterator[None]:
        """From here on nobody else writes to the file. To begin and to end costs nothing here, whatever it is of."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise

    def leave_no_trace(self) -> None:
        """Empty the log of what was written, in which older states of the pages lie."""
        self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def close(self) -> None:
        """Close the file."""
        self.connection.close()


def is_damage(error: BaseException) -> bool:
    """Whether the file itself is wrong, and not the disk, another program, or this one."""
    return isinstance(error, sqlite3.Error) and kind(error) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


def kind(error: sqlite3.Error) -> int:
    """SQLite's code for the error without its finer distinctions, which are in the higher bits."""
    # What Python's own part of the module raises has none.
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
