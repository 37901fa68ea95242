"""Finished matches in the server's file: keeping them, finding them, and letting the oldest go."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

import msgspec

from ziggurat.wire.messages import MatchCard
from ziggurat_server.journal.finished_pages import PAGE, Asker, KeptRecord, MatchPage, pages_of
from ziggurat_server.journal.journal import MatchesPruned, MatchFinished

_PLAYED: Final = "EXISTS (SELECT 1 FROM json_each(people) WHERE value = :person)"
_VISIBLE: Final = f"FROM finished WHERE ({_PLAYED} OR (NOT private AND listed_from <= :now))"
_LET_GO: Final = (
    "SELECT number FROM matches WHERE (result IS NOT NULL OR started < datetime(:ended_before, 'unixepoch'))"
    " AND number NOT IN (SELECT match FROM tables WHERE open AND match IS NOT NULL)"
)
"""Matches that no table shows any more: of those that are over only their records are kept, and of those that nobody
finished nothing once they are too old."""


def keep_finished(connection: sqlite3.Connection, entry: MatchFinished) -> None:
    """Keep the record of the match that is over at a table."""
    values = (
        *(entry.table, entry.game, _json(entry.names), _json(entry.people), entry.private),
        *(entry.ended, entry.listed_from, _json(entry.result), _json(entry.record)),
    )
    connection.execute(
        "INSERT OR IGNORE INTO finished"
        " (match, code, game, names, people, private, ended, listed_from, result, record)"
        " SELECT match, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM tables WHERE code = ? AND open AND match IS NOT NULL",
        (*values, entry.table),
    )


def prune_finished(connection: sqlite3.Connection, entry: MatchesPruned) -> None:
    """Let go the oldest records, what nobody needs beside them, and what was left unfinished too long ago."""
    values = {"ended_before": entry.ended_before, "most": entry.most}
    connection.execute(
        "DELETE FROM finished WHERE ended < :ended_before"
        " OR match NOT IN (SELECT match FROM finished ORDER BY match DESC LIMIT :most)",
        values,
    )
    connection.execute(f"UPDATE tables SET match = NULL WHERE NOT open AND match IN ({_LET_GO})", values)
    connection.execute(f"DELETE FROM steps WHERE match IN ({_LET_GO})", values)
    connection.execute(f"DELETE FROM matches WHERE number IN ({_LET_GO})", values)
    connection.execute(
        "DELETE FROM tables WHERE NOT open AND number NOT IN (SELECT table_number FROM matches)"
        " AND number NOT IN (SELECT table_number FROM chat)"
    )


def read_page(connection: sqlite3.Connection, asker: Asker, number: int) -> MatchPage:
    """The page of that number, the newest matches first. Raises sqlite3.Error."""
    values: dict[str, Any] = {"person": asker.person, "now": asker.now, "size": PAGE, "skip": number * PAGE}
    (count,) = connection.execute(f"SELECT count(*) {_VISIBLE}", values).fetchone()
    rows = connection.execute(
        f"SELECT match, game, names, ended, result, {_PLAYED} {_VISIBLE} ORDER BY match DESC LIMIT :size OFFSET :skip",
        values,
    )
    return MatchPage(tuple(_card(*row) for row in rows), pages_of(count))


def read_record(connection: sqlite3.Connection, asker: Asker, match: int) -> KeptRecord | None:
    """The record of a match that they may see. Raises sqlite3.Error."""
    values = {"person": asker.person, "now": asker.now, "match": match}
    row = connection.execute(f"SELECT code, record {_VISIBLE} AND match = :match", values).fetchone()
    return None if row is None else KeptRecord(row[0], msgspec.Raw(row[1].encode()))


def _card(match: int, game: str, names: str, ended: float, result: str, played: int) -> MatchCard:
    players = msgspec.json.decode(names, type=tuple[str, ...])
    return MatchCard(match, game, players, int(ended), msgspec.Raw(result.encode()), bool(played))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
