"""Reading back from the server's file what the server must know when it starts again."""

from __future__ import annotations

import sqlite3
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

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
    TurnUndone,
    WatchingKept,
)
from ziggurat_server.tables.match_clocks import ClockMark

T = TypeVar("T")

Row: TypeAlias = dict[str, Any]


KeptStep: TypeAlias = StepTaken | StepsUndone | TurnUndone | MatchCalledOff


class KeptMatch(msgspec.Struct, frozen=True):
    """A match and everything that was done in it, in order, and how its clocks stood then."""

    start: MatchStarted
    steps: tuple[KeptStep, ...]
    clocks: ClockMark | None = None


class KeptTable(msgspec.Struct, frozen=True):
    """An open table. `match` is None in a room. `chat` is the last of it, oldest first."""

    state: TableKept
    match: KeptMatch | None
    chat: tuple[LineSaid, ...]


class Kept(msgspec.Struct, frozen=True):
    """What a server knew when it ended: people, longest known first, and open tables, oldest first.

    `newest_person` is the highest number in anybody's id, forgotten people's too whose matches are kept.
    """

    people: tuple[PersonKept, ...] = ()
    tables: tuple[KeptTable, ...] = ()
    newest_person: int = 0


_PEOPLE: Final = "SELECT id AS person, name, bot, digest FROM people ORDER BY number"
_NEWEST_PERSON: Final = (
    "SELECT coalesce(max(CAST(ltrim(id, 'p') AS INTEGER)), 0) FROM"
    " (SELECT id FROM people UNION ALL SELECT value AS id FROM finished, json_each(finished.people))"
)
_TABLES: Final = (
    "SELECT number, match, code AS 'table', name, game, options, clock, listed, lock, host, seats, watching"
    " FROM tables WHERE open ORDER BY number"
)
_STEPS: Final = "SELECT revision, seat, action, agreed FROM steps WHERE match = ? ORDER BY revision"
_MATCH: Final = "SELECT game, seats, seed, options, names, clocks FROM matches WHERE number = ?"
_CHAT: Final = (
    "SELECT * FROM (SELECT number, person, name, text, at, seat, channel FROM chat WHERE table_number = ?"
    " ORDER BY number DESC LIMIT ?) ORDER BY number"
)


def read_kept(connection: sqlite3.Connection, chat_lines: int) -> Kept:
    """Everything in the file that is not over, with so many lines of chat for each table.

    Raises sqlite3.Error, or ValueError if something in it is not what its place asks for.
    """
    people = tuple(_typed(PersonKept, row | {"bot": bool(row["bot"])}) for row in _rows(connection, _PEOPLE))
    tables = tuple(_read_table(connection, row, chat_lines) for row in _rows(connection, _TABLES))
    (newest_person,) = connection.execute(_NEWEST_PERSON).fetchone()
    return Kept(people, tables, newest_person)


def _read_table(connection: sqlite3.Connection, row: Row, chat_lines: int) -> KeptTable:
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
    (row,) = _rows(connection, _MATCH, number)
    names = msgspec.json.decode(row["names"], type=tuple[str, ...])
    start = row | {"table": code, "seed": int(row["seed"]), "options": _raw(row["options"]), "names": names}
    steps = _rows(connection, _STEPS, number)
    clocks = None if row["clocks"] is None else msgspec.json.decode(row["clocks"], type=ClockMark)
    return KeptMatch(_typed(MatchStarted, start), tuple(_read_step(code, step) for step in steps), clocks)


def _read_step(code: str, row: Row) -> KeptStep:
    step = row | {"table": code}
    match row["agreed"]:
        case "undo_turn":
            return _typed(TurnUndone, step)
        case "call_off":
            return _typed(MatchCalledOff, step)
    if row["action"] is None:
        return _typed(StepsUndone, step)
    return _typed(StepTaken, step | {"action": _raw(row["action"])})


def _rows(connection: sqlite3.Connection, query: str, *values: object) -> list[Row]:
    cursor = connection.execute(query, values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def _typed(kind: type[T], fields: Row) -> T:
    return msgspec.convert(fields, kind)


def _raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())
