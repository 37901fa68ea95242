"""Finished matches in the server's file: keeping them, and letting the oldest go."""

from __future__ import annotations

import sqlite3
from typing import Final

import msgspec

from ziggurat_server.journal.journal import MatchesPruned, MatchFinished

_LET_GO: Final = (
    "SELECT number FROM matches WHERE (result IS NOT NULL OR started < datetime(:ended_before, 'unixepoch'))"
    " AND number NOT IN (SELECT match FROM tables WHERE open AND match IS NOT NULL)"
)
"""Matches that no table shows any more: of those that are over only their records are kept, and of those that nobody
finished nothing once they are too old."""


def store_finished(connection: sqlite3.Connection, entry: MatchFinished) -> None:
    """Keep the record of the match that is over at a table."""
    values = (
        *(entry.table, entry.game, _json(entry.names), _json(entry.people), entry.private),
        *(entry.ended, entry.listed_from, _json(entry.result), _json(entry.record), _json(entry.colours)),
    )
    connection.execute(
        "INSERT OR IGNORE INTO finished"
        " (match, code, game, names, people, private, ended, listed_from, result, record, colours)"
        " SELECT match, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM tables WHERE code = ? AND open AND match IS NOT NULL",
        (*values, entry.table),
    )
    connection.executemany(
        "INSERT OR IGNORE INTO finished_people (person, match)"
        " SELECT ?, match FROM tables JOIN finished USING (match) WHERE tables.code = ? AND open",
        [(person, entry.table) for person in entry.people],
    )


def prune_finished(connection: sqlite3.Connection, entry: MatchesPruned) -> None:
    """Delete the oldest records, what nobody needs beside them, and what was left unfinished too long ago."""
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


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
