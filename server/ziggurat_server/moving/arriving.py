"""A shared database in which nothing is kept yet, and into which a file comes: rows, bans, and what is counted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
import psycopg
from msgspec.structs import astuple
from psycopg import sql

from ziggurat_server.guests.bans import Ban
from ziggurat_server.journal.postgres_reader import LOCKS
from ziggurat_server.journal.postgres_schema import migrate
from ziggurat_server.moving.refusal import MoveRefused
from ziggurat_server.moving.rows import TABLES, CarriedRow

AT_ONCE: Final = 1000
"""Rows that are held before they are written."""
COUNTED: Final = ("person", "rest", "table", "match")
"""What is numbered so that no number comes twice, in a file by a counter, here by a sequence."""

_IS_USED: Final = (
    "SELECT EXISTS (SELECT 1 FROM processes AS p JOIN pg_locks ON objid = p.number"
    " WHERE locktype = 'advisory' AND classid = %s AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
)
_IS_EMPTY: Final = (
    "SELECT NOT EXISTS (SELECT 1 FROM people) AND NOT EXISTS (SELECT 1 FROM tables)"
    " AND NOT EXISTS (SELECT 1 FROM finished) AND NOT EXISTS (SELECT 1 FROM bans WHERE bans <> '[]')"
)


class Arrivals:
    """Writes into the database within the transaction that is under way. Every method raises psycopg.Error."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        """Bring the database up to date. Raises MoveRefused if it is used, or something is kept in it, or
        NewerSchema.

        From here on no server starts with it until the transaction has ended.
        """
        migrate(connection)
        self._connection = connection
        if self._one(_IS_USED, LOCKS):
            raise MoveRefused("database_in_use", "a server uses that database already; end it first")
        if not self._one(_IS_EMPTY):
            raise MoveRefused(
                "not_empty",
                "people, tables or bans are kept in that database already; move into an empty one, "
                "which createdb makes",
            )
        # What the file has of moments is in universal time.
        connection.execute("SET LOCAL TIME ZONE 'UTC'")
        self._held: dict[type[CarriedRow], list[CarriedRow]] = {kind: [] for kind in TABLES}

    def add(self, rows: Iterable[CarriedRow]) -> None:
        """Write these rows, now or with later ones."""
        for row in rows:
            self._held[type(row)].append(row)
        if sum(map(len, self._held.values())) >= AT_ONCE:
            self._write()

    def keep_number(self, number: str | None) -> None:
        """Be known by the number of the server that comes, if it has one."""
        if number is not None:
            self._connection.execute("UPDATE community SET id = %s", (number,))

    def finish(self, counters: Mapping[str, int], bans: Iterable[Ban]) -> None:
        """Write what is left, and go on counting from where these counters stand."""
        self._write()
        self._connection.execute("UPDATE bans SET bans = %s", (msgspec.json.encode(tuple(bans)).decode(),))
        self._connection.execute("UPDATE counters SET value = %s WHERE name = 'person'", (counters["person"],))
        for name in COUNTED:
            self._go_on(name, counters[name])
        for table in ("people", "chat", "reports"):
            newest = self._one(f"SELECT coalesce(max(number), 0) FROM {table}")
            statement = sql.SQL("ALTER TABLE {} ALTER COLUMN number RESTART WITH {}")
            self._connection.execute(statement.format(sql.Identifier(table), sql.Literal(newest + 1)))

    def count(self, table: str, condition: str = "TRUE") -> int:
        """How many rows of that table there are for which the condition holds."""
        return int(self._one(f"SELECT count(*) FROM {table} WHERE {condition}"))

    def _write(self) -> None:
        for kind, table in TABLES.items():
            held, self._held[kind] = self._held[kind], []
            if held:
                self._copy(table, kind.__struct_fields__, held)

    def _copy(self, table: str, columns: Iterable[str], rows: Iterable[CarriedRow]) -> None:
        named = sql.SQL(", ").join(map(sql.Identifier, columns))
        statement = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(table), named)
        with self._connection.cursor() as cursor, cursor.copy(statement) as copy:
            for row in rows:
                copy.write_row(astuple(row))

    def _go_on(self, name: str, value: int) -> None:
        """From the higher of both: a server may have counted here for what is gone by now."""
        sequence = f"{name}_numbers"
        newest = max(value, self._one(f"SELECT last_value FROM {sequence}"))
        # Unlike setval, this is undone with the transaction.
        statement = sql.SQL("ALTER SEQUENCE {} RESTART WITH {}")
        self._connection.execute(statement.format(sql.Identifier(sequence), sql.Literal(newest + 1)))

    def _one(self, query: str, *values: object) -> Any:
        (found,) = self._connection.execute(query.encode(), values).fetchone() or (None,)
        return found
