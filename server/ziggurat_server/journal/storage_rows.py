"""Reading rows of the server's file, one by one, whatever is in them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import msgspec

from ziggurat_server.journal.storage_checking import is_damage

T = TypeVar("T")

Row: TypeAlias = dict[str, Any]


class Unreadable(msgspec.Struct, frozen=True):
    """What cannot be read, and why."""

    detail: str


def tried(read: Callable[[], T]) -> T | Unreadable:
    """What is read, or what the rows made the reader stumble over, whatever that is, or that their pages are damaged.

    Raises sqlite3.Error if it is SQLite's own and nothing is damaged: then the disk is to blame, and not a row.
    """
    try:
        return read()
    except Exception as error:
        if isinstance(error, sqlite3.Error) and hasattr(error, "sqlite_errorcode") and not is_damage(error):
            raise
        return Unreadable(f"{type(error).__name__}: {error}")


def one_row(connection: sqlite3.Connection, query: str, *values: object) -> Row:
    """The one row that the query finds. Raises ValueError if there is none."""
    found = all_rows(connection, query, *values)
    if not found:
        raise ValueError("a row is missing")
    return found[0]


def all_rows(connection: sqlite3.Connection, query: str, *values: object) -> list[Row]:
    """Every row that the query finds."""
    cursor = connection.execute(query, values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def numbers(connection: sqlite3.Connection, query: str, *values: object) -> tuple[int, ...]:
    """The numbers in the one column that the query asks for."""
    return tuple([number for (number,) in connection.execute(query, values)])


def typed(kind: type[T], fields: Row) -> T:
    """The row as what it is on file for. Raises ValueError if it is none."""
    return msgspec.convert(fields, kind)


def raw(text: str) -> msgspec.Raw:
    """JSON as it is on file."""
    return msgspec.Raw(text.encode())
