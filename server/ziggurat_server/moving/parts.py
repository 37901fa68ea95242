"""Going through a server's file part by part: a person, a table with all that belongs to it, a match that is
over, or a report.

What cannot be read, or not be kept by PostgreSQL, costs its own part alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple

import msgspec

from ziggurat_server.journal.sql import Sql
from ziggurat_server.journal.storage_rows import Unreadable, tried
from ziggurat_server.moving.rows import (
    CarriedRow,
    FinishedPersonRow,
    FinishedRow,
    LineRow,
    MatchRow,
    PersonRow,
    PlaceRow,
    RatingRow,
    ReportRow,
    ResultRow,
    StepRow,
    TableRow,
    rows,
)


class Part(msgspec.Struct, frozen=True):
    """The rows that go over together, and what stays in the file: a sentence, empty where that is nothing."""

    rows: tuple[CarriedRow, ...]
    stays: str = ""


class _Sort(NamedTuple):
    """A sort of parts: what hosts call it, of which table and column its numbers are, what they know each by, and which
    rows belong to a number. `without` is read in the place of a column that a part can do without."""

    called: str
    table: str
    number: str
    known_by: str
    belonging: tuple[tuple[type[CarriedRow], str], ...]
    without: Mapping[str, str]


_SORTS: Final = (
    # Whoever's name cannot be read comes back by their token and says it anew, as where a server opens the file.
    _Sort(
        "person",
        "people",
        "number",
        "id",
        (
            (PersonRow, "number = ?"),
            (ResultRow, "person = (SELECT id FROM people WHERE number = ?)"),
            (RatingRow, "person = (SELECT id FROM people WHERE number = ?)"),
        ),
        {"name": "''"},
    ),
    _Sort(
        "table",
        "tables",
        "number",
        "code",
        (
            (TableRow, "number = ?"),
            (PlaceRow, "table_number = ?"),
            (MatchRow, "table_number = ?"),
            (StepRow, "match IN (SELECT number FROM matches WHERE table_number = ?)"),
            (LineRow, "table_number = ?"),
        ),
        {},
    ),
    _Sort(
        "finished match of table",
        "finished",
        "match",
        "code",
        ((FinishedRow, "match = ?"), (FinishedPersonRow, "match = ?")),
        {},
    ),
    _Sort("report", "reports", "number", "number", ((ReportRow, "number = ?"),), {}),
)


def count_parts(sql: Sql) -> int:
    """How many parts there are in the file."""
    return sum(int(sql.execute(f"SELECT count(*) FROM {sort.table}").fetchone()[0]) for sort in _SORTS)


def all_parts(sql: Sql) -> Iterator[Part]:
    """Every part of the file, one after the other. Raises the database's own error if no more can be found."""
    for sort in _SORTS:
        for (number,) in sql.execute(f"SELECT {sort.number} FROM {sort.table} ORDER BY {sort.number}"):
            yield _part(sql, sort, number)


def _part(sql: Sql, sort: _Sort, number: int) -> Part:
    found = tried(sql, partial(_rows, sql, sort, number))
    if not isinstance(found, Unreadable):
        return Part(found)
    name = _name(sql, sort, number)
    poorer = tried(sql, partial(_rows, sql, sort, number, **sort.without)) if sort.without else found
    if isinstance(poorer, Unreadable):
        return Part((), f"{sort.called} {name} ({found.detail})")
    return Part(poorer, f"the {' and '.join(sort.without)} of {sort.called} {name} ({found.detail})")


def _rows(sql: Sql, sort: _Sort, number: int, **instead: str) -> tuple[CarriedRow, ...]:
    belonging = [rows(sql, kind, condition, number, **instead) for kind, condition in sort.belonging]
    return tuple([row for each in belonging for row in each])


def _name(sql: Sql, sort: _Sort, number: int) -> str:
    """What hosts know it by, or else its number in the file."""
    query = f"SELECT {sql.as_bytes(sort.known_by)} FROM {sort.table} WHERE {sort.number} = ?"
    found = tried(sql, lambda: bytes(sql.execute(query, (number,)).fetchone()[0]).decode())
    return f"number {number}" if isinstance(found, Unreadable) else found
