"""Reading back from the server's database the open tables, each when it is asked for."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec
from twisted.logger import Logger

from ziggurat.bounds import ShownName
from ziggurat.wire.clocks import ClockTerms
from ziggurat_server.journal.journal import (
    LineSaid,
    MatchCalledOff,
    MatchStarted,
    SeatKept,
    StepsUndone,
    StepTaken,
    TableKept,
    TimeExpired,
    TurnUndone,
)
from ziggurat_server.journal.kept import KeptMatch, KeptStep, KeptTable
from ziggurat_server.journal.series_kept import SeriesKept
from ziggurat_server.journal.set_aside import TableAside
from ziggurat_server.journal.sql import Sql
from ziggurat_server.journal.storage_functions import people_in
from ziggurat_server.journal.storage_known import people_at
from ziggurat_server.journal.storage_rows import Row, Unreadable, all_rows, numbers, one_row, raw, several, tried, typed
from ziggurat_server.journal.watching_kept import WatchingKept
from ziggurat_server.tables.clocks.match_clocks import ClockMark
from ziggurat_server.tables.moments.checkpoints import Checkpoint

_log = Logger()

_RUNNING: Final = (
    "SELECT tables.number FROM tables JOIN matches ON match = matches.number WHERE open AND slow AND result IS NULL"
    " ORDER BY tables.number"
)
_NEWEST: Final = (
    "SELECT number FROM (SELECT number FROM tables WHERE open ORDER BY number DESC LIMIT ?) AS newest ORDER BY number"
)
_OF_CODE: Final = "SELECT number FROM tables WHERE open AND code = ?"
_OF_SECRET: Final = "SELECT number FROM tables WHERE open AND secret = ?"
_TAKEN: Final = "SELECT code FROM tables WHERE open AND code IN "
_IS_OPEN: Final = "SELECT number FROM tables WHERE number = ? AND open"
_TABLE: Final = (
    'SELECT number, match, code AS "table", name, game, options, clock, listed, lock, host, seats, watching, secret,'
    " series FROM tables WHERE number = ?"
)
_STEPS: Final = "SELECT revision, seat, action, agreed, expired, digest FROM steps WHERE match = ? ORDER BY revision"
_MATCH: Final = (
    "SELECT game, seats, seed, options, names, clocks, let_go, rules_version, digest, checkpoint,"
    " branched_from FROM matches"
    " WHERE number = ?"
)
_CHAT: Final = (
    "SELECT * FROM (SELECT number, person, name, text, at, seat, channel, phrase FROM chat WHERE table_number = ?"
    " ORDER BY number DESC LIMIT ?) AS lines ORDER BY number"
)


def tables_to_bring(sql: Sql, most: int) -> tuple[int, ...]:
    """The numbers of the open tables whose clocks run whether anybody is there or not, and of the `most` newest."""
    return tuple(dict.fromkeys((*numbers(sql, _RUNNING), *numbers(sql, _NEWEST, most))))


def table_of_code(sql: Sql, code: str) -> int | None:
    """The number of the open table of that code, or else with that secret code."""
    found = numbers(sql, _OF_CODE, code) or numbers(sql, _OF_SECRET, code)
    return next(iter(found), None)


def taken_codes(sql: Sql, codes: tuple[str, ...]) -> frozenset[str]:
    """Those of these codes that open tables have."""
    return frozenset(code for (code,) in sql.execute(_TAKEN + several(codes), codes))


def read_table(sql: Sql, number: int, chat_lines: int) -> KeptTable | TableAside | None:
    """The open table of that number, with so many lines of its chat; None if it is open no more.

    A row that makes no sense sets the table aside. Raises the database's own error if nothing can be read.
    """
    if not numbers(sql, _IS_OPEN, number):
        return None
    found = tried(sql, partial(_read_table, sql, number, chat_lines))
    return _table_aside(sql, number, found.detail) if isinstance(found, Unreadable) else found


def _table_aside(sql: Sql, number: int, detail: str) -> TableAside:
    """The table as one that cannot be read, with what can be made out of it."""
    columns = ", ".join(f"{sql.as_bytes(column)} AS {column}" for column in ("code", "host", "seats"))
    row = one_row(sql, f"SELECT {columns} FROM tables WHERE number = ?", number)
    code = (row["code"] or b"").decode(errors="replace")
    return TableAside(code, "unreadable", detail, people_in(row["seats"] or b"", row["host"] or b""))


def _read_table(sql: Sql, number: int, chat_lines: int) -> KeptTable:
    row = one_row(sql, _TABLE, number)
    code = row["table"]
    seats = msgspec.json.decode(row["seats"], type=tuple[SeatKept, ...])
    watching = msgspec.json.decode(row["watching"], type=WatchingKept)
    clock = msgspec.json.decode(row["clock"], type=ClockTerms)
    series = msgspec.json.decode(row["series"], type=SeriesKept)
    options, listed = raw(row["options"]), bool(row["listed"])
    state = row | {"options": options, "clock": clock, "listed": listed, "seats": seats, "watching": watching}
    state["series"] = series
    chat = all_rows(sql, _CHAT, row["number"], chat_lines)
    return KeptTable(
        state=typed(TableKept, state),
        match=None if row["match"] is None else _read_match(sql, code, row["match"]),
        chat=tuple(typed(LineSaid, line | {"table": code}) for line in chat),
        people=people_at(sql, number),
    )


def _read_match(sql: Sql, code: str, number: int) -> KeptMatch:
    row = one_row(sql, _MATCH, number)
    names = msgspec.json.decode(row["names"], type=tuple[ShownName, ...])
    branched_from = None if row["branched_from"] is None else msgspec.json.decode(row["branched_from"])
    start = row | {"table": code, "seed": int(row["seed"]), "options": raw(row["options"]), "names": names}
    start["branched_from"] = branched_from
    steps = all_rows(sql, _STEPS, number)
    clocks = None if row["clocks"] is None else msgspec.json.decode(row["clocks"], type=ClockMark)
    return KeptMatch(
        start=typed(MatchStarted, start),
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
        return typed(TimeExpired, step | {"expired": msgspec.json.decode(row["expired"])})
    match row["agreed"]:
        case "undo_turn":
            return typed(TurnUndone, step)
        case "call_off":
            return typed(MatchCalledOff, step)
    if row["action"] is None:
        return typed(StepsUndone, step)
    return typed(StepTaken, step | {"action": raw(row["action"])})
