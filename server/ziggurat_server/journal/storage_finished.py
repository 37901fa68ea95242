"""Finished matches in the server's database: keeping them, and letting the oldest go."""

from __future__ import annotations

from typing import Final

import msgspec

from ziggurat_server.journal.journal import MatchesPruned, MatchFinished
from ziggurat_server.journal.sql import Sql
from ziggurat_server.journal.storage_results import keep_results

_SHOWN: Final = "SELECT match FROM tables WHERE open AND match IS NOT NULL"
_OURS: Final = "tables.code = ? AND open AND epoch = ?"


def store_finished(sql: Sql, entry: MatchFinished) -> None:
    """Keep the record of the match that is over at a table."""
    values = (
        *(entry.table, entry.game, _json(entry.names), _json(entry.people), entry.private),
        *(entry.ended, entry.listed_from, _json(entry.result), _json(entry.record), _json(entry.colours)),
    )
    sql.execute(
        "INSERT INTO finished"
        " (match, code, game, names, people, private, ended, listed_from, result, record, colours)"
        f" SELECT match, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM tables WHERE {_OURS} AND match IS NOT NULL"
        " ON CONFLICT DO NOTHING",
        (*values, *sql.claim(entry.table)),
    )
    sql.executemany(
        "INSERT INTO finished_people (person, match)"
        f" SELECT ?, match FROM tables JOIN finished USING (match) WHERE {_OURS} ON CONFLICT DO NOTHING",
        [(person, *sql.claim(entry.table)) for person in entry.people],
    )
    played = sql.execute(f"SELECT match FROM tables WHERE {_OURS} AND match IS NOT NULL", sql.claim(entry.table))
    for (match,) in played.fetchall():
        keep_results(sql, entry, match)


def prune_finished(sql: Sql, entry: MatchesPruned) -> None:
    """Delete the oldest records, what nobody needs beside them, and what was left unfinished too long ago."""
    ended_before = entry.ended_before
    sql.execute(
        "DELETE FROM finished WHERE ended < ? OR match NOT IN (SELECT match FROM finished ORDER BY match DESC LIMIT ?)",
        (ended_before, entry.most),
    )
    # Matches that no table shows any more: of those that are over only their records are kept, and of those that
    # nobody finished nothing once they are too old.
    let_go = (
        f"SELECT number FROM matches WHERE (result IS NOT NULL OR started < {sql.since_1970})"
        f" AND number NOT IN ({_SHOWN})"
    )
    sql.execute(f"UPDATE tables SET match = NULL WHERE NOT open AND match IN ({let_go})", (ended_before,))
    sql.execute(f"DELETE FROM steps WHERE match IN ({let_go})", (ended_before,))
    sql.execute(f"DELETE FROM matches WHERE number IN ({let_go})", (ended_before,))
    sql.execute(
        "DELETE FROM tables WHERE NOT open AND number NOT IN (SELECT table_number FROM matches)"
        " AND number NOT IN (SELECT table_number FROM chat)"
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
