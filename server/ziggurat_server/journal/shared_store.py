"""Writing to a database that servers share: what is another's by now is left out, and what others see is made known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from psycopg import errors

from ziggurat_server.journal.journal import (
    BansKept,
    CardShown,
    JournalEntry,
    LobbyLineSaid,
    OwnCardShown,
    PersonShown,
    TableGone,
    TablesCounted,
    TakingEnded,
)
from ziggurat_server.journal.news import of_bans, of_card, of_line, of_own, of_person
from ziggurat_server.journal.postgres import PostgresSql
from ziggurat_server.journal.postgres_counts import count_tables, end_taking
from ziggurat_server.journal.storage import Misplaced, Store

_TRIES: Final = 5
"""How often entries are written anew that got into the way of another server's."""


class SharedStore(Store):
    """Keeps the entries of tables that are ours, and says which are not."""

    def __init__(self, sql: PostgresSql) -> None:
        super().__init__(sql)
        self._shared = sql

    def write(self, entries: Sequence[JournalEntry]) -> frozenset[str]:
        """Keep all entries but those of tables that are not ours any more, whose codes are returned."""
        lost: set[str] = set()
        while True:
            left = [entry for entry in entries if getattr(entry, "table", None) not in lost]
            try:
                self._write_in_turn(left)
            except Misplaced as misplaced:
                lost.add(misplaced.table)
            else:
                return frozenset(lost)

    def write_entry(self, entry: JournalEntry) -> None:
        """Keep it, or show it to the other servers."""
        if isinstance(entry, TablesCounted):
            count_tables(self._shared, entry.who, entry.tables)
        elif isinstance(entry, TakingEnded):
            end_taking(self._shared, entry.number)
        elif type(entry) in _SHOWN:
            self._shared.execute("SELECT pg_notify('ziggurat', ?)", (_SHOWN[type(entry)](self._shared, entry),))
        else:
            super().write_entry(entry)
            if isinstance(entry, TableGone):
                self._shared.execute("DELETE FROM codes WHERE code = ?", (entry.table,))

    def _write_in_turn(self, entries: Sequence[JournalEntry]) -> None:
        for _ in range(_TRIES):
            try:
                super().write(entries)
            except (errors.DeadlockDetected, errors.SerializationFailure):
                continue
            return
        super().write(entries)


def _show_card(sql: PostgresSql, entry: CardShown) -> str:
    if entry.card is None:
        sql.execute("DELETE FROM cards WHERE code = ? AND process = ?", (entry.code, sql.process))
    else:
        sql.execute(
            "INSERT INTO cards (code, process, card) VALUES (?, ?, ?)"
            " ON CONFLICT (code) DO UPDATE SET process = excluded.process, card = excluded.card",
            (entry.code, sql.process, _json(entry.card)),
        )
    return of_card(entry.code, sql.process)


def _show_own_card(sql: PostgresSql, entry: OwnCardShown) -> str:
    if entry.own is None:
        sql.execute("DELETE FROM own_cards WHERE code = ? AND process = ?", (entry.code, sql.process))
    else:
        sql.execute(
            "INSERT INTO own_cards (code, process, own) VALUES (?, ?, ?)"
            " ON CONFLICT (code) DO UPDATE SET process = excluded.process, own = excluded.own",
            (entry.code, sql.process, _json(entry.own)),
        )
    return of_own(entry.code, sql.process)


def _show_person(sql: PostgresSql, entry: PersonShown) -> str:
    person = entry.card.person
    sql.execute(
        "UPDATE present SET card = ?, tags = ? WHERE person = ? AND process = ?",
        (_json(entry.card), _json(entry.tags), person, sql.process),
    )
    return of_person(person, sql.process)


def _say(sql: PostgresSql, entry: LobbyLineSaid) -> str:
    sql.execute("DELETE FROM said WHERE at < now() - interval '1 hour'")
    (number,) = sql.execute(
        "INSERT INTO said (process, line) VALUES (?, ?) RETURNING number", (sql.process, _json(entry.line))
    ).fetchone()
    return of_line(number, sql.process)


def _keep_bans(sql: PostgresSql, entry: BansKept) -> str:
    sql.execute("UPDATE bans SET bans = ?", (_json(entry.bans),))
    return of_bans(sql.process)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


_SHOWN: Final[dict[type[Any], Callable[[PostgresSql, Any], str]]] = {
    CardShown: _show_card,
    OwnCardShown: _show_own_card,
    PersonShown: _show_person,
    LobbyLineSaid: _say,
    BansKept: _keep_bans,
}
