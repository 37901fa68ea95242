"""PostgreSQL as the journal's database: for many servers, each of which writes only to the tables that are its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from functools import lru_cache
from typing import Any, Final

import psycopg
from psycopg import sql as composed

from ziggurat_server.journal.sql import Found, Values

CONNECTING: Final = 5
"""Seconds after which a database that does not answer is taken to be gone."""
_TIMES: Final = "-c statement_timeout=30000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=60000"
_SESSIONS_ENDED: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE application_name = ? AND datname = current_database() AND usename = current_user"
)


class PostgresSql:
    """A connection that is made when it is needed, and anew when it was lost.

    `claims` says of each table of ours in which epoch it is so; other connections of the same process may share it.
    """

    since_1970: Final = "to_timestamp(?)"
    later_rest: Final = "nextval('rest_numbers')"
    is_elsewhere: Final = "EXISTS (SELECT 1 FROM present WHERE person = id)"

    def __init__(self, address: str, process: int = 0, claims: dict[str, int] | None = None) -> None:
        """`process` is the number of this one among those that share the database."""
        self.process = process
        self.claims = {} if claims is None else claims
        self._address = address
        self._connection: psycopg.Connection[Any] | None = None
        self._in_transaction = False

    @property
    def connection(self) -> psycopg.Connection[Any]:
        """The open connection. Raises psycopg.OperationalError if there can be none."""
        if self._connection is None or self._connection.closed or self._connection.broken:
            self._connection = connect(self._address, self.process)
        return self._connection

    def as_bytes(self, column: str) -> str:
        """Text is always what it claims to be here."""
        return f"convert_to({column}, 'UTF8')"

    def execute(self, query: str, values: Values = ()) -> Found:
        """Carry one statement out; on a new connection, if the old one turns out to be lost and nothing else was done
        on it."""
        connection = self.connection
        try:
            return connection.execute(_spoken(query), values)
        except psycopg.OperationalError:
            if self._in_transaction or not (connection.closed or connection.broken):
                raise
        return self.connection.execute(_spoken(query), values)

    def executemany(self, query: str, many: Iterable[Values]) -> None:
        """Carry one statement out for each of these."""
        with self.connection.cursor() as cursor:
            cursor.executemany(_spoken(query), many)

    def new_number(self, of: str) -> int:
        """From a sequence, which nobody waits for."""
        sequence = composed.SQL("SELECT nextval({})").format(f"{of}_numbers")
        (number,) = self.connection.execute(sequence).fetchone() or (0,)
        return int(number)

    def claim(self, table: str) -> tuple[str, int]:
        """A table that is new here is of an epoch that no other has had."""
        if table not in self.claims:
            self.claims[table] = self.new_number("epoch")
        return table, self.claims[table]

    def is_damage(self, error: Exception) -> bool:
        """Whether pages of the database are damaged."""
        return isinstance(error, psycopg.errors.DataCorrupted | psycopg.errors.IndexCorrupted)

    def is_own_error(self, error: Exception) -> bool:
        """Whether the database or the line to it failed."""
        return isinstance(error, psycopg.Error)

    @contextmanager
    def transaction(self, of_one_statement: bool = False) -> Iterator[None]:
        """All or nothing, however the line fails. One statement is spared the two round trips to begin and to end."""
        with nullcontext() if of_one_statement else self.connection.transaction():
            self._in_transaction = True
            try:
                yield
            finally:
                self._in_transaction = False

    def end_sessions(self, process: int) -> None:
        """Break off all that the server of that number has under way, as far as it is known to the database by the same
        name as this one."""
        self.execute(_SESSIONS_ENDED, (_session_name(process),))

    def leave_no_trace(self) -> None:
        """Nothing: the database cleans up by itself, in its own time."""

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()


def connect(address: str, process: int = 0) -> psycopg.Connection[Any]:
    """A connection on which every statement stands for itself. Raises psycopg.OperationalError."""
    return psycopg.connect(
        address,
        autocommit=True,
        application_name=_session_name(process),
        connect_timeout=CONNECTING,
        options=f"{_TIMES} -c ziggurat.process={process or ''}",
        # So that a machine that has vanished is noticed within five seconds.
        keepalives=1,
        keepalives_idle=2,
        keepalives_interval=1,
        keepalives_count=3,
    )


def _session_name(process: int) -> str:
    return f"ziggurat-{process}" if process else "ziggurat"


@lru_cache(maxsize=256)
def _spoken(query: str) -> bytes:
    """The statement with PostgreSQL's marks for values. Those of the journal have neither percent signs nor texts."""
    return query.replace("?", "%s").encode()
