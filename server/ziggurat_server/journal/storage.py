"""The server's file: entries of the journal in, and what they amount to out. Blocks; knows nothing of Twisted."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from ziggurat.match.record import RecordedStep
from ziggurat_server.journal.journal import (
    CheckpointKept,
    ClocksMarked,
    EveryoneLeft,
    JournalEntry,
    LineSaid,
    LinesLetGo,
    MatchCalledOff,
    MatchesPruned,
    MatchFinished,
    MatchStarted,
    PeoplePruned,
    PersonForgotten,
    PersonKept,
    PersonPlayed,
    PersonRested,
    RoomReopened,
    StepsLetGo,
    StepsUndone,
    StepTaken,
    TableGone,
    TableKept,
    TimeExpired,
    TurnUndone,
)
from ziggurat_server.journal.storage_finished import prune_finished, store_finished
from ziggurat_server.journal.storage_people import (
    forget_person,
    give_places,
    keep_person,
    let_all_rest,
    let_rest,
    note_played,
    prune_people,
    take_places,
)
from ziggurat_server.tables.clocks.match_clocks import ClockMark

_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # macOS alone makes a difference between handing over and writing down
    "PRAGMA foreign_keys = ON",
)
_BUSY: Final = 5.0
"""Seconds to wait for another program that reads or copies the file."""

_NEXT: Final = "(SELECT value FROM counters WHERE name = ?)"


_NO_SEAT: Final = -1
"""What stands for the seat of a step that nobody took."""


class Misplaced(sqlite3.IntegrityError):
    """A step of a match that the file does not have."""


class Store:
    """The open file. One thread at a time may use it.

    Every method raises sqlite3.Error if the file cannot be read or written.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Take a connection made by `connect` to a file whose schema is the newest."""
        self.connection = connection

    def write(self, entries: Sequence[JournalEntry]) -> None:
        """Keep these entries in this order, all or none. They are safe when this returns."""
        self._transaction(lambda: [_WRITERS[type(entry)](self.connection, entry) for entry in entries])

    def try_out(self) -> None:
        """Write something that nobody will read, to find out whether it can be done."""
        self._transaction(lambda: self.connection.execute("UPDATE trials SET count = count + 1"))

    def close(self) -> None:
        """Close the file."""
        self.connection.close()

    def _transaction(self, work: Callable[[], object]) -> None:
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            work()
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise


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


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _keep_table(connection: sqlite3.Connection, entry: TableKept) -> None:
    if connection.execute("SELECT 1 FROM tables WHERE code = ? AND open", (entry.table,)).fetchone() is None:
        _count(connection, "table")
    connection.execute(
        "INSERT INTO tables"
        " (number, code, name, game, options, clock, listed, lock, host, seats, watching, secret, slow)"
        f" VALUES ({_NEXT}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (code) WHERE open DO UPDATE SET name = excluded.name, game = excluded.game,"
        " options = excluded.options, clock = excluded.clock, listed = excluded.listed,"
        " lock = excluded.lock, host = excluded.host, seats = excluded.seats, watching = excluded.watching,"
        " secret = excluded.secret, slow = excluded.slow",
        (
            "table",
            entry.table,
            entry.name,
            entry.game,
            _json(entry.options),
            _json(entry.clock),
            entry.listed,
            entry.lock,
            entry.host,
            _json(entry.seats),
            _json(entry.watching),
            entry.secret,
            entry.clock.is_slow,
        ),
    )
    give_places(connection, entry)


def _count(connection: sqlite3.Connection, what: str) -> None:
    """There will be one more of these."""
    connection.execute("UPDATE counters SET value = value + 1 WHERE name = ?", (what,))


def _reopen_room(connection: sqlite3.Connection, entry: RoomReopened) -> None:
    connection.execute("UPDATE tables SET match = NULL WHERE code = ? AND open", (entry.table,))


def _close_table(connection: sqlite3.Connection, entry: TableGone) -> None:
    connection.execute(
        "DELETE FROM chat WHERE table_number = (SELECT number FROM tables WHERE code = ? AND open)", (entry.table,)
    )
    take_places(connection, entry.table)
    connection.execute("UPDATE tables SET open = 0 WHERE code = ? AND open", (entry.table,))


def _keep_line(connection: sqlite3.Connection, entry: LineSaid) -> None:
    connection.execute(
        "INSERT INTO chat (table_number, person, name, text, at, seat, channel, phrase)"
        " SELECT number, ?, ?, ?, ?, ?, ?, ? FROM tables WHERE code = ? AND open",
        (entry.person, entry.name, entry.text, entry.at, entry.seat, entry.channel, entry.phrase, entry.table),
    )


def _start_match(connection: sqlite3.Connection, entry: MatchStarted) -> None:
    _count(connection, "match")
    cursor = connection.execute(
        "INSERT INTO matches"
        " (number, table_number, game, seats, seed, options, names, rules_version, digest, branched_from)"
        f" SELECT {_NEXT}, number, ?, ?, ?, ?, ?, ?, ?, ? FROM tables WHERE code = ? AND open",
        (
            "match",
            entry.game,
            entry.seats,
            str(entry.seed),
            _json(entry.options),
            _json(entry.names),
            entry.rules_version,
            entry.digest,
            None if entry.branched_from is None else _json(entry.branched_from),
            entry.table,
        ),
    )
    _check_one(cursor, entry.table)
    match = cursor.lastrowid
    connection.execute("UPDATE tables SET match = ? WHERE code = ? AND open", (match, entry.table))
    connection.executemany(
        "INSERT INTO steps (match, revision, seat, action, expired, digest) VALUES (?, ?, ?, ?, ?, ?)",
        ((match, revision, *_step_row(step)) for revision, step in enumerate(entry.opening, 1)),
    )


def _step_row(step: RecordedStep) -> tuple[int, str | None, str | None, str]:
    """The seat, action, expired seats and digest of a step, as the file has them."""
    action = None if step.action is msgspec.UNSET else _json(step.action)
    expired = None if step.expired is msgspec.UNSET else _json(step.expired)
    return _NO_SEAT if step.seat is None else step.seat, action, expired, step.digest


def _take_step(connection: sqlite3.Connection, entry: StepTaken) -> None:
    _add_step(connection, entry, action=_json(entry.action), digest=entry.digest)
    _keep_result(connection, entry)


def _expire_time(connection: sqlite3.Connection, entry: TimeExpired) -> None:
    _add_step(connection, entry, expired=_json(entry.expired), digest=entry.digest)
    _keep_result(connection, entry)


def _undo_steps(connection: sqlite3.Connection, entry: StepsUndone) -> None:
    _add_step(connection, entry)


def _undo_turn(connection: sqlite3.Connection, entry: TurnUndone) -> None:
    _add_step(connection, entry, agreed="undo_turn")


def _call_off(connection: sqlite3.Connection, entry: MatchCalledOff) -> None:
    _add_step(connection, entry, agreed="call_off")
    _keep_result(connection, entry)


def _keep_result(connection: sqlite3.Connection, entry: StepTaken | TimeExpired | MatchCalledOff) -> None:
    if entry.result is msgspec.UNSET:
        return
    connection.execute(
        "UPDATE matches SET result = ?, checkpoint = NULL"
        " WHERE number = (SELECT match FROM tables WHERE code = ? AND open)",
        (_json(entry.result), entry.table),
    )


def _add_step(
    connection: sqlite3.Connection,
    entry: StepTaken | TimeExpired | StepsUndone | TurnUndone | MatchCalledOff,
    action: str | None = None,
    agreed: str | None = None,
    expired: str | None = None,
    digest: str = "",
) -> None:
    seat = _NO_SEAT if isinstance(entry, TimeExpired) else entry.seat
    cursor = connection.execute(
        "INSERT INTO steps (match, revision, seat, action, agreed, expired, digest)"
        " SELECT match, ?, ?, ?, ?, ?, ? FROM tables WHERE code = ? AND open",
        (entry.revision, seat, action, agreed, expired, digest, entry.table),
    )
    _check_one(cursor, entry.table)
    clocks = None if isinstance(entry, MatchCalledOff) else entry.clocks
    if clocks is not None:
        _mark_clocks(connection, entry.table, clocks)


def _let_steps_go(connection: sqlite3.Connection, entry: StepsLetGo) -> None:
    cursor = connection.execute(
        "DELETE FROM steps WHERE match = (SELECT match FROM tables WHERE code = ? AND open)"
        " AND revision IN (SELECT value FROM json_each(?))",
        (entry.table, _json(entry.revisions)),
    )
    connection.execute(
        "UPDATE matches SET let_go = let_go + ? WHERE number = (SELECT match FROM tables WHERE code = ? AND open)",
        (cursor.rowcount, entry.table),
    )


def _keep_checkpoint(connection: sqlite3.Connection, entry: CheckpointKept) -> None:
    connection.execute(
        "UPDATE matches SET checkpoint = ? WHERE number = (SELECT match FROM tables WHERE code = ? AND open)",
        (_json(entry.checkpoint), entry.table),
    )


def _let_lines_go(connection: sqlite3.Connection, entry: LinesLetGo) -> None:
    connection.execute(
        "DELETE FROM chat WHERE number IN (SELECT number FROM ("
        "SELECT chat.number, row_number() OVER (PARTITION BY channel ORDER BY chat.number DESC) AS place"
        " FROM chat JOIN tables ON table_number = tables.number WHERE code = ? AND open) WHERE place > ?)",
        (entry.table, entry.most),
    )


def _keep_clocks(connection: sqlite3.Connection, entry: ClocksMarked) -> None:
    _mark_clocks(connection, entry.table, entry.clocks)


def _mark_clocks(connection: sqlite3.Connection, table: str, clocks: ClockMark) -> None:
    connection.execute(
        "UPDATE matches SET clocks = ? WHERE number = (SELECT match FROM tables WHERE code = ? AND open)",
        (_json(clocks), table),
    )


def _check_one(cursor: sqlite3.Cursor, table: str) -> None:
    if cursor.rowcount != 1:
        raise Misplaced(f"the file has no open table {table}")


_WRITERS: Final[dict[type[JournalEntry], Callable[[sqlite3.Connection, Any], None]]] = {
    PersonKept: keep_person,
    PersonPlayed: note_played,
    PersonRested: let_rest,
    EveryoneLeft: let_all_rest,
    PersonForgotten: forget_person,
    PeoplePruned: prune_people,
    TableKept: _keep_table,
    LineSaid: _keep_line,
    RoomReopened: _reopen_room,
    TableGone: _close_table,
    MatchStarted: _start_match,
    StepTaken: _take_step,
    TimeExpired: _expire_time,
    MatchFinished: store_finished,
    MatchesPruned: prune_finished,
    StepsUndone: _undo_steps,
    TurnUndone: _undo_turn,
    MatchCalledOff: _call_off,
    ClocksMarked: _keep_clocks,
    StepsLetGo: _let_steps_go,
    CheckpointKept: _keep_checkpoint,
    LinesLetGo: _let_lines_go,
}
