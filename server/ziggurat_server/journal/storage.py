"""The server's database: entries of the journal go in. Blocks; knows nothing of Twisted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from ziggurat.match.record import RecordedStep
from ziggurat_server.journal.journal import (
    CheckpointKept,
    ClocksMarked,
    JournalEntry,
    LineSaid,
    LinesLetGo,
    MatchCalledOff,
    MatchesPruned,
    MatchFinished,
    MatchStarted,
    RoomReopened,
    StepsLetGo,
    StepsUndone,
    StepTaken,
    TableGone,
    TableKept,
    TimeExpired,
    TurnUndone,
)
from ziggurat_server.journal.night_entries import NightKept
from ziggurat_server.journal.people_entries import (
    EveryoneLeft,
    PeoplePruned,
    PersonErased,
    PersonForgotten,
    PersonKept,
    PersonPlayed,
    PersonRested,
    ProfileShared,
)
from ziggurat_server.journal.report_entries import ReportKept, ReportSettled
from ziggurat_server.journal.sql import Found, Sql
from ziggurat_server.journal.storage_erasing import erase_person
from ziggurat_server.journal.storage_finished import prune_finished, store_finished
from ziggurat_server.journal.storage_nights import keep_night
from ziggurat_server.journal.storage_people import (
    forget_person,
    give_places,
    keep_person,
    let_all_rest,
    let_rest,
    note_played,
    prune_people,
    share_profile,
    take_places,
)
from ziggurat_server.journal.storage_reports import keep_report, settle_report
from ziggurat_server.tables.clocks.match_clocks import ClockMark

_OURS: Final = "WHERE code = ? AND open AND epoch = ?"
"""The row of a table that is open and in the epoch in which it is ours."""
_MATCH: Final = f"(SELECT match FROM tables {_OURS})"
_NO_SEAT: Final = -1
"""What stands for the seat of a step that nobody took."""


class Misplaced(Exception):
    """What belongs to a table that is not there, or not ours any more, whose code is `table`."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no open table {table} of ours")
        self.table = table


class Store:
    """The open database. One thread at a time may use it. Every method raises the database's own errors."""

    def __init__(self, sql: Sql) -> None:
        """Take a database whose schema is the newest."""
        self.sql = sql

    def write(self, entries: Sequence[JournalEntry]) -> frozenset[str]:
        """Keep these entries in this order, all or none. They are safe when this returns.

        Returns the codes of tables whose entries were left out, which are none here. Raises Misplaced.
        """
        with self.sql.transaction(of_one_statement=len(entries) == 1 and _is_one_statement(entries[0])):
            for entry in entries:
                self.write_entry(entry)
        if any(isinstance(entry, PersonErased) for entry in entries):
            self.sql.leave_no_trace()
        return frozenset()

    def write_entry(self, entry: JournalEntry) -> None:
        """Keep this one, in the transaction that is under way."""
        _WRITERS[type(entry)](self.sql, entry)

    def try_out(self) -> None:
        """Write something that nobody will read, to find out whether it can be done."""
        with self.sql.transaction():
            self.sql.execute("UPDATE trials SET count = count + 1")

    def close(self) -> None:
        """Close the database."""
        self.sql.close()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _keep_table(sql: Sql, entry: TableKept) -> None:
    code, epoch = sql.claim(entry.table)
    values = (
        *(entry.name, entry.game, _json(entry.options), _json(entry.clock), entry.listed, entry.lock, entry.host),
        *(_json(entry.seats), _json(entry.watching), entry.secret, _json(entry.series), entry.clock.is_slow),
    )
    known = sql.execute(
        "UPDATE tables SET name = ?, game = ?, options = ?, clock = ?, listed = ?, lock = ?, host = ?, seats = ?,"
        f" watching = ?, secret = ?, series = ?, slow = ? {_OURS}",
        (*values, code, epoch),
    )
    if not known.rowcount:
        added = sql.execute(
            "INSERT INTO tables"
            " (number, code, epoch, name, game, options, clock, listed, lock, host, seats, watching, secret, series,"
            " slow)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (sql.new_number("table"), code, epoch, *values),
        )
        _check_one(added, entry.table)
    give_places(sql, entry)


def _reopen_room(sql: Sql, entry: RoomReopened) -> None:
    sql.execute(f"UPDATE tables SET match = NULL {_OURS}", sql.claim(entry.table))


def _close_table(sql: Sql, entry: TableGone) -> None:
    sql.execute(f"DELETE FROM chat WHERE table_number = (SELECT number FROM tables {_OURS})", sql.claim(entry.table))
    take_places(sql, entry.table)
    sql.execute(f"UPDATE tables SET open = FALSE {_OURS}", sql.claim(entry.table))


def _keep_line(sql: Sql, entry: LineSaid) -> None:
    sql.execute(
        "INSERT INTO chat (table_number, person, name, text, at, seat, channel, phrase)"
        f" SELECT number, ?, ?, ?, ?, ?, ?, ? FROM tables {_OURS}",
        (
            *(entry.person, entry.name, entry.text, entry.at, entry.seat, entry.channel, entry.phrase),
            *sql.claim(entry.table),
        ),
    )


def _start_match(sql: Sql, entry: MatchStarted) -> None:
    if entry.at is not None:
        _keep_table(sql, entry.at)
    match, branched_from = sql.new_number("match"), entry.branched_from
    begun = sql.execute(
        "INSERT INTO matches"
        " (number, table_number, game, seats, seed, options, names, rules_version, digest, branched_from)"
        f" SELECT ?, number, ?, ?, ?, ?, ?, ?, ?, ? FROM tables {_OURS}",
        (
            *(match, entry.game, entry.seats, str(entry.seed), _json(entry.options), _json(entry.names)),
            *(entry.rules_version, entry.digest, None if branched_from is None else _json(branched_from)),
            *sql.claim(entry.table),
        ),
    )
    _check_one(begun, entry.table)
    sql.execute(f"UPDATE tables SET match = ? {_OURS}", (match, *sql.claim(entry.table)))
    sql.executemany(
        "INSERT INTO steps (match, revision, seat, action, expired, digest) VALUES (?, ?, ?, ?, ?, ?)",
        [(match, revision, *_step_row(step)) for revision, step in enumerate(entry.opening, 1)],
    )


def _step_row(step: RecordedStep) -> tuple[int, str | None, str | None, str]:
    """The seat, action, expired seats and digest of a step, as the file has them."""
    action = None if step.action is msgspec.UNSET else _json(step.action)
    expired = None if step.expired is msgspec.UNSET else _json(step.expired)
    return _NO_SEAT if step.seat is None else step.seat, action, expired, step.digest


def _take_step(sql: Sql, entry: StepTaken) -> None:
    _add_step(sql, entry, action=_json(entry.action), digest=entry.digest)
    _keep_result(sql, entry)


def _expire_time(sql: Sql, entry: TimeExpired) -> None:
    _add_step(sql, entry, expired=_json(entry.expired), digest=entry.digest)
    _keep_result(sql, entry)


def _undo_steps(sql: Sql, entry: StepsUndone) -> None:
    _add_step(sql, entry)


def _undo_turn(sql: Sql, entry: TurnUndone) -> None:
    _add_step(sql, entry, agreed="undo_turn")


def _call_off(sql: Sql, entry: MatchCalledOff) -> None:
    _add_step(sql, entry, agreed="call_off")
    _keep_result(sql, entry)


def _keep_result(sql: Sql, entry: StepTaken | TimeExpired | MatchCalledOff) -> None:
    if entry.result is msgspec.UNSET:
        return
    sql.execute(
        f"UPDATE matches SET result = ?, checkpoint = NULL WHERE number = {_MATCH}",
        (_json(entry.result), *sql.claim(entry.table)),
    )


def _add_step(
    sql: Sql,
    entry: StepTaken | TimeExpired | StepsUndone | TurnUndone | MatchCalledOff,
    action: str | None = None,
    agreed: str | None = None,
    expired: str | None = None,
    digest: str = "",
) -> None:
    seat = _NO_SEAT if isinstance(entry, TimeExpired) else entry.seat
    added = sql.execute(
        "INSERT INTO steps (match, revision, seat, action, agreed, expired, digest)"
        f" SELECT match, ?, ?, ?, ?, ?, ? FROM tables {_OURS}",
        (entry.revision, seat, action, agreed, expired, digest, *sql.claim(entry.table)),
    )
    _check_one(added, entry.table)
    clocks = None if isinstance(entry, MatchCalledOff) else entry.clocks
    if clocks is not None:
        _mark_clocks(sql, entry.table, clocks)


def _is_one_statement(entry: JournalEntry) -> bool:
    """Whether that is an action like most: nothing but its step is to be written."""
    return isinstance(entry, StepTaken) and entry.clocks is None and entry.result is msgspec.UNSET


def _let_steps_go(sql: Sql, entry: StepsLetGo) -> None:
    some = ", ".join("?" * len(entry.revisions))
    gone = sql.execute(
        f"DELETE FROM steps WHERE match = {_MATCH} AND revision IN ({some})",
        (*sql.claim(entry.table), *entry.revisions),
    )
    sql.execute(
        f"UPDATE matches SET let_go = let_go + ? WHERE number = {_MATCH}", (gone.rowcount, *sql.claim(entry.table))
    )


def _keep_checkpoint(sql: Sql, entry: CheckpointKept) -> None:
    sql.execute(
        f"UPDATE matches SET checkpoint = ? WHERE number = {_MATCH}",
        (_json(entry.checkpoint), *sql.claim(entry.table)),
    )


def _let_lines_go(sql: Sql, entry: LinesLetGo) -> None:
    sql.execute(
        "DELETE FROM chat WHERE number IN (SELECT number FROM ("
        "SELECT number, row_number() OVER (PARTITION BY channel ORDER BY number DESC) AS place"
        f" FROM chat WHERE table_number = (SELECT number FROM tables {_OURS})) AS lines WHERE place > ?)",
        (*sql.claim(entry.table), entry.most),
    )


def _keep_clocks(sql: Sql, entry: ClocksMarked) -> None:
    _mark_clocks(sql, entry.table, entry.clocks)


def _mark_clocks(sql: Sql, table: str, clocks: ClockMark) -> None:
    sql.execute(f"UPDATE matches SET clocks = ? WHERE number = {_MATCH}", (_json(clocks), *sql.claim(table)))


def _check_one(found: Found, table: str) -> None:
    if found.rowcount != 1:
        raise Misplaced(table)


_WRITERS: Final[dict[type[Any], Callable[[Sql, Any], None]]] = {
    PersonKept: keep_person,
    PersonPlayed: note_played,
    PersonRested: let_rest,
    EveryoneLeft: let_all_rest,
    PersonForgotten: forget_person,
    PersonErased: erase_person,
    ProfileShared: share_profile,
    NightKept: keep_night,
    ReportKept: keep_report,
    ReportSettled: settle_report,
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
