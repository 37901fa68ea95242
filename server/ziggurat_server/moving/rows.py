"""The rows of a server's file that go into a shared database, with the types that PostgreSQL takes for columns."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from ziggurat.whole import whole
from ziggurat_server.journal.sql import Sql

Text: TypeAlias = Annotated[str, Meta(pattern=whole("[^\\x00]*"))]
"""PostgreSQL keeps every letter but that of number 0."""
Small: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Flag: TypeAlias = Literal[0, 1]


class CarriedRow(msgspec.Struct, frozen=True, array_like=True):
    """Base of the rows here: the fields are the columns, which both databases call the same."""


class PersonRow(CarriedRow, frozen=True):
    """A person."""

    number: int
    id: Text
    name: Text
    key: Text
    bot: Flag
    digest: bytes
    played: Flag
    rested: int | None
    openness: Text


class TableRow(CarriedRow, frozen=True):
    """A table. It is of the epoch of a file, which is before all that a database gives, and no server's yet."""

    number: int
    code: Text
    epoch: int
    open: Flag
    name: Text
    game: Text
    options: Text
    clock: Text
    slow: Flag
    listed: Flag
    lock: bytes | None
    host: Text | None
    seats: Text
    watching: Text
    secret: Text | None
    series: Text
    match: int | None


class PlaceRow(CarriedRow, frozen=True):
    """Whose a table is."""

    person: Text
    table_number: int


class MatchRow(CarriedRow, frozen=True):
    """A match of a table."""

    number: int
    table_number: int
    game: Text
    seats: Small
    seed: Text
    options: Text
    names: Text
    started: datetime
    result: Text | None
    clocks: Text | None
    let_go: Small
    rules_version: Small
    digest: Text
    checkpoint: Text | None
    branched_from: Text | None


class StepRow(CarriedRow, frozen=True):
    """A step of a match."""

    match: int
    revision: Small
    seat: Small
    action: Text | None
    agreed: Text | None
    expired: Text | None
    digest: Text


class LineRow(CarriedRow, frozen=True):
    """What was said at a table."""

    number: int
    table_number: int
    person: Text
    name: Text
    text: Text
    at: float
    seat: Small | None
    channel: Text
    phrase: Text | None


class FinishedRow(CarriedRow, frozen=True):
    """A match that is over."""

    match: int
    code: Text
    game: Text
    names: Text
    people: Text
    private: Flag
    ended: float
    listed_from: float
    result: Text
    record: Text
    colours: Text


class FinishedPersonRow(CarriedRow, frozen=True):
    """Who played a match that is over."""

    person: Text
    match: int


class ResultRow(CarriedRow, frozen=True):
    """A match in somebody's history."""

    person: Text
    match: int
    game: Text
    told: Text


class RatingRow(CarriedRow, frozen=True):
    """How strong somebody is in a game."""

    person: Text
    game: Text
    mu: float
    sigma: float
    games: Small


class ReportRow(CarriedRow, frozen=True):
    """What somebody reported."""

    number: int
    told: Text


TABLES: Final[dict[type[CarriedRow], str]] = {
    PersonRow: "people",
    TableRow: "tables",
    PlaceRow: "places",
    MatchRow: "matches",
    StepRow: "steps",
    LineRow: "chat",
    FinishedRow: "finished",
    FinishedPersonRow: "finished_people",
    ResultRow: "results",
    RatingRow: "ratings",
    ReportRow: "reports",
}
"""What both databases call the table of each kind of row, in an order in which they can be written."""

R = TypeVar("R", bound=CarriedRow)


def rows(sql: Sql, kind: type[R], condition: str, number: int, **instead: str) -> list[R]:
    """The rows of that kind for which the condition holds, in which the number stands for the question mark.

    `instead` has what is read in the place of a column. Raises ValueError where a value is none that PostgreSQL keeps.
    """
    columns = ", ".join(instead.get(column, column) for column in kind.__struct_fields__)
    found = sql.execute(f"SELECT {columns} FROM {TABLES[kind]} WHERE {condition}", (number,))
    return [msgspec.convert(row, kind) for row in found]
