"""Reading rows of the server's database, one by one, whatever is in them."""

from __future__ import annotations

from collections.abc import Callable, Sized
from typing import Any, TypeAlias, TypeVar

import msgspec

from ziggurat_server.journal.sql import Sql

T = TypeVar("T")

Row: TypeAlias = dict[str, Any]


class Unreadable(msgspec.Struct, frozen=True):
    """What cannot be read, and why."""

    detail: str


def tried(sql: Sql, read: Callable[[], T]) -> T | Unreadable:
    """What is read, or what the rows made the reader stumble over, whatever that is, or that their pages are damaged.

    Raises the database's own error where nothing is damaged: then the disk or the line is to blame, and not a row.
    """
    try:
        return read()
    except Exception as error:
        if sql.is_own_error(error) and not sql.is_damage(error):
            raise
        return Unreadable(f"{type(error).__name__}: {error}")


def one_row(sql: Sql, query: str, *values: object) -> Row:
    """The one row that the query finds. Raises ValueError if there is none."""
    found = all_rows(sql, query, *values)
    if not found:
        raise ValueError("a row is missing")
    return found[0]


def all_rows(sql: Sql, query: str, *values: object) -> list[Row]:
    """Every row that the query finds."""
    cursor = sql.execute(query, values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def numbers(sql: Sql, query: str, *values: object) -> tuple[int, ...]:
    """The numbers in the one column that the query asks for."""
    return tuple([number for (number,) in sql.execute(query, values)])


def several(values: Sized) -> str:
    """A list of so many question marks, for what may be one of several."""
    return f"({', '.join('?' * len(values))})"


def typed(kind: type[T], fields: Row) -> T:
    """The row as what it is on file for. Raises ValueError if it is none."""
    return msgspec.convert(fields, kind)


def raw(text: str) -> msgspec.Raw:
    """JSON as it is on file."""
    return msgspec.Raw(text.encode())
