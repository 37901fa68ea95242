"""Reading back from the server's file what the server must know when it starts again."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec
from twisted.logger import Logger

from ziggurat.bounds import GivenName, PersonId, ShownName
from ziggurat.wire.clocks import ClockTerms
from ziggurat_server.journal.journal import (
    LineSaid,
    MatchCalledOff,
    MatchStarted,
    PersonKept,
    SeatKept,
    StepsUndone,
    StepTaken,
    TableKept,
    TimeExpired,
    TurnUndone,
    WatchingKept,
)
from ziggurat_server.journal.set_aside import PersonAside, TableAside
from ziggurat_server.tables.clocks.match_clocks import ClockMark
from ziggurat_server.tables.moments.checkpoints import Checkpoint

T = TypeVar("T")

_log = Logger()

Row: TypeAlias = dict[str, Any]


KeptStep: TypeAlias = StepTaken | TimeExpired | StepsUndone | TurnUndone | MatchCalledOff


class KeptMatch(msgspec.Struct, frozen=True):
    """A match and everything that was done in it, in order, and how its clocks stood then.

    Steps that were taken back long ago, and their undoing, may be missing: `let_go` is how many. With a `checkpoint` it
    can be played on from there.
    """

    start: MatchStarted
    steps: tuple[KeptStep, ...]
    clocks: ClockMark | None = None
    let_go: int = 0
    checkpoint: Checkpoint | None = None


class KeptTable(msgspec.Struct, frozen=True):
    """An open table. `match` is None in a room. `chat` is the last of it, oldest first."""

    state: TableKept
    match: KeptMatch | None
    chat: tuple[LineSaid, ...]


class Kept(msgspec.Struct, frozen=True):
    """What a server knew when it ended: people, longest known first, and open tables, oldest first.

    `newest_person` is the highest number in anybody's id, forgotten people's too whose matches are kept. What cannot
    be read is in `tables_aside` and `people_aside` instead.
    """

    people: tuple[PersonKept, ...] = ()
    tables: tuple[KeptTable, ...] = ()
    newest_person: int = 0
    tables_aside: tuple[TableAside, ...] = ()
    people_aside: tuple[PersonAside, ...] = ()


class _Unreadable(msgspec.Struct, frozen=True):
    """What cannot be read, and why."""

    detail: str


class _PersonKey(msgspec.Struct, frozen=True):
    """What makes someone the same person: the one without the other brings nobody back."""

    person: PersonId
    digest: Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]


class _PersonCalled(msgspec.Struct, frozen=True):
    """What else is on file of a person."""

    name: GivenName
    bot: Literal[0, 1]
    played: Literal[0, 1]


_PEOPLE: Final = "SELECT number FROM people ORDER BY number"
_PERSON_KEY: Final = "SELECT id AS person, digest FROM people WHERE number = ?"
_PERSON_CALLED: Final = "SELECT name, bot, played FROM people WHERE number = ?"
_NEWEST_PERSON: Final = (
    "SELECT coalesce(max(CAST(ltrim(id, 'p') AS INTEGER)), 0) FROM (SELECT id FROM people UNION ALL"
    " SELECT value AS id FROM finished, json_each(CASE WHEN json_valid(people) THEN people ELSE '[]' END))"
)
_TABLES: Final = "SELECT number FROM tables WHERE open ORDER BY number"
_TABLE: Final = (
    "SELECT number, match, code AS 'table', name, game, options, clock, listed, lock, host, seats, watching, secret"
    " FROM tables WHERE number = ?"
)
_TABLE_BYTES: Final = (
    "SELECT CAST(code AS BLOB) AS code, CAST(host AS BLOB) AS host, CAST(seats AS BLOB) AS seats"
    " FROM tables WHERE number = ?"
)
_SEATS: Final = "SELECT CAST(seats AS BLOB) FROM tables WHERE open"
_PERSON_IN_SEAT: Final = re.compile(r'"person":"(p\d{1,15})"')
_STEPS: Final = "SELECT revision, seat, action, agreed, expired, digest FROM steps WHERE match = ? ORDER BY revision"
_MATCH: Final = (
    "SELECT game, seats, seed, options, names, clocks, let_go, rules_version, digest, checkpoint,"
    " branched_from FROM matches"
    " WHERE number = ?"
)
_CHAT: Final = (
    "SELECT * FROM (SELECT number, person, name, text, at, seat, channel, phrase FROM chat WHERE table_number = ?"
    " ORDER BY number DESC LIMIT ?) ORDER BY number"
)


def read_kept(connection: sqlite3.Connection, chat_lines: int) -> Kept:
    """Everything in the file that is not over, with so many lines of chat for each table.

    A row that makes no sense costs the table or the person that it belongs to. Raises sqlite3.Error if the file itself
    cannot be read.
    """
    people, people_aside = _read_people(connection)
    tables: list[KeptTable] = []
    tables_aside: list[TableAside] = []
    for (number,) in connection.execute(_TABLES).fetchall():
        found = _tried(partial(_read_table, connection, number, chat_lines))
        if isinstance(found, _Unreadable):
            tables_aside.append(_table_aside(connection, number, found.detail))
        else:
            tables.append(found)
    return Kept(people, tuple(tables), _newest_person(connection), tuple(tables_aside), people_aside)


def _newest_person(connection: sqlite3.Connection) -> int:
    """The highest number in anybody's id; those count too who have a seat and are not among the people any more."""
    newest: int = connection.execute(_NEWEST_PERSON).fetchone()[0]
    seated = [person for (seats,) in connection.execute(_SEATS) for person in _people_in(seats)]
    return max([newest, *(int(person[1:]) for person in seated)])


def _read_people(connection: sqlite3.Connection) -> tuple[tuple[PersonKept, ...], tuple[PersonAside, ...]]:
    """Everyone who can come back, and those of whom something cannot be read.

    Someone whose name cannot be read comes back by their token all the same, and says anew what they are called.
    """
    people: list[PersonKept] = []
    aside: list[PersonAside] = []
    for (number,) in connection.execute(_PEOPLE).fetchall():
        key = _tried(partial(_read_typed, connection, _PersonKey, _PERSON_KEY, number))
        if isinstance(key, _Unreadable):
            aside.append(PersonAside("", key.detail))
            continue
        called = _tried(partial(_read_typed, connection, _PersonCalled, _PERSON_CALLED, number))
        if isinstance(called, _Unreadable):
            aside.append(PersonAside(key.person, called.detail))
            called = _PersonCalled(key.person, 0, 1)
        people.append(PersonKept(key.person, called.name, bool(called.bot), key.digest, bool(called.played)))
    return tuple(people), tuple(aside)


def _tried(read: Callable[[], T]) -> T | _Unreadable:
    """What is read, or what the rows made the reader stumble over, whatever that is.

    Raises sqlite3.Error if it is SQLite's own: then the file or the disk is to blame, and not a row.
    """
    try:
        return read()
    except Exception as error:
        if isinstance(error, sqlite3.Error) and hasattr(error, "sqlite_errorcode"):
            raise
        return _Unreadable(f"{type(error).__name__}: {error}")


def _table_aside(connection: sqlite3.Connection, number: int, detail: str) -> TableAside:
    """The table as one that cannot be read, with what can be made out of it."""
    row = _row(connection, _TABLE_BYTES, number)
    code, host = ((row[column] or b"").decode(errors="replace") for column in ("code", "host"))
    people = dict.fromkeys([*_people_in(row["seats"]), *([host] if host else [])])
    return TableAside(code, "unreadable", detail, tuple(people))


def _people_in(seats: bytes) -> list[str]:
    """The ids of those who have one of these seats, as far as they can be made out."""
    return _PERSON_IN_SEAT.findall(seats.decode(errors="replace"))


def _read_table(connection: sqlite3.Connection, number: int, chat_lines: int) -> KeptTable:
    row = _row(connection, _TABLE, number)
    code = row["table"]
    seats = msgspec.json.decode(row["seats"], type=tuple[SeatKept, ...])
    watching = msgspec.json.decode(row["watching"], type=WatchingKept)
    clock = msgspec.json.decode(row["clock"], type=ClockTerms)
    options, listed = _raw(row["options"]), bool(row["listed"])
    state = row | {"options": options, "clock": clock, "listed": listed, "seats": seats, "watching": watching}
    chat = _rows(connection, _CHAT, row["number"], chat_lines)
    return KeptTable(
        state=_typed(TableKept, state),
        match=None if row["match"] is None else _read_match(connection, code, row["match"]),
        chat=tuple(_typed(LineSaid, line | {"table": code}) for line in chat),
    )


def _read_match(connection: sqlite3.Connection, code: str, number: int) -> KeptMatch:
    row = _row(connection, _MATCH, number)
    names = msgspec.json.decode(row["names"], type=tuple[ShownName, ...])
    branched_from = None if row["branched_from"] is None else msgspec.json.decode(row["branched_from"])
    start = row | {"table": code, "seed": int(row["seed"]), "options": _raw(row["options"]), "names": names}
    start["branched_from"] = branched_from
    steps = _rows(connection, _STEPS, number)
    clocks = None if row["clocks"] is None else msgspec.json.decode(row["clocks"], type=ClockMark)
    return KeptMatch(
        start=_typed(MatchStarted, start),
        steps=tuple(_read_step(code, step) for step in steps),
        clocks=clocks,
        let_go=row["let_go"],
        checkpoint=_read_checkpoint(code, row["checkpoint"]),
    )


def _read_checkpoint(code: str, kept: Any) -> Checkpoint | None:
    """The checkpoint, if it can be read: without one the whole match is played again."""
    if kept is None:
        return None
    try:
        return msgspec.json.decode(kept, type=Checkpoint)
    except (ValueError, TypeError, RecursionError) as error:
        _log.warn("the checkpoint of table {table} cannot be read: {why}", table=code, why=str(error))
        return None


def _read_step(code: str, row: Row) -> KeptStep:
    step = row | {"table": code}
    if row["expired"] is not None:
        return _typed(TimeExpired, step | {"expired": msgspec.json.decode(row["expired"])})
    match row["agreed"]:
        case "undo_turn":
            return _typed(TurnUndone, step)
        case "call_off":
            return _typed(MatchCalledOff, step)
    if row["action"] is None:
        return _typed(StepsUndone, step)
    return _typed(StepTaken, step | {"action": _raw(row["action"])})


def _read_typed(connection: sqlite3.Connection, kind: type[T], query: str, number: int) -> T:
    return _typed(kind, _row(connection, query, number))


def _row(connection: sqlite3.Connection, query: str, number: int) -> Row:
    """The one row that the query finds. Raises ValueError if there is none."""
    found = _rows(connection, query, number)
    if not found:
        raise ValueError("a row is missing")
    return found[0]


def _rows(connection: sqlite3.Connection, query: str, *values: object) -> list[Row]:
    cursor = connection.execute(query, values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def _typed(kind: type[T], fields: Row) -> T:
    return msgspec.convert(fields, kind)


def _raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())
