"""How a server shows the others that share its database that it lives, and finds out which of them do. Blocks."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

import msgspec

from ziggurat_server.journal.census import Census, LivingServer
from ziggurat_server.journal.news import News, of_death, read_news
from ziggurat_server.journal.postgres_counts import forget_old
from ziggurat_server.journal.postgres_reader import CLAIMS, CONNECTED, LEASE, LOCKS
from ziggurat_server.journal.storage_rows import numbers, several

if TYPE_CHECKING:
    from ziggurat_server.journal.postgres import PostgresSql  # psycopg is not everywhere

_DEAD: Final = f"FROM processes AS p WHERE (seen < now() - interval '{LEASE} seconds' OR NOT {CONNECTED})"
_OF_ONE_SERVER: Final = ("present", "cards", "own_cards", "codes", "taking", "counts")
"""Where each row is one server's, and gone with it."""
PAUSE: Final = 0.5
"""Seconds between two signs of life."""
_SEEN: Final = "UPDATE processes SET seen = now(), census = ? WHERE number = ?"
_LIVING: Final = "SELECT number, address, census FROM processes ORDER BY number"
_HERE: Final = (
    "INSERT INTO processes (number, address, key) VALUES (?, ?, ?)"
    " ON CONFLICT (number) DO UPDATE SET seen = now(), address = excluded.address"
)


class Beat(msgspec.Struct, frozen=True):
    """What a server learned: the codes of tables that it `lost` to others, what was called meanwhile, and which
    `servers` there are, as far as was looked; all of it as it was when it said `at`, by `time.monotonic`, that it
    lives."""

    lost: frozenset[str] = frozenset()
    news: tuple[News, ...] = ()
    servers: tuple[LivingServer, ...] = ()
    at: float | None = None


class Heart:
    """Holds a lock that ends with its connection, and says every moment that it is there. One thread may use it.

    `census` is how much goes on here, for the others to see: any thread may give another one.
    """

    def __init__(self, sql: PostgresSql, key: str) -> None:
        self.sql = sql
        self.census = Census()
        self._key = key
        self._address = ""
        self._held: object = None
        self._beaten = 0.0
        self._said: float | None = None
        self._patient_until = 0.0
        """Until when nobody is given up: where the database was away, all of them have to come back."""
        self._servers: tuple[LivingServer, ...] = ()

    def begin(self, address: str) -> None:
        """From now on the door for other servers is there. Raises psycopg.Error."""
        self._address = address
        self._hold()

    def listen(self) -> Beat:
        """Wait for a moment for what others call, saying meanwhile that one lives. Raises psycopg.Error."""
        lost = self._beat() if time.monotonic() - self._beaten >= PAUSE else frozenset[str]()
        calls = self.sql.connection.notifies(timeout=PAUSE, stop_after=1)
        return Beat(lost, tuple(filter(None, (read_news(call.payload) for call in calls))), self._servers, self._said)

    def _beat(self) -> frozenset[str]:
        """Say that one lives; the codes of tables that were lost meanwhile."""
        begun = time.monotonic()
        was_away = self._held is not self.sql.connection or time.monotonic() - self._beaten > LEASE / 2
        self._hold()
        if not self.sql.execute(_SEEN, (msgspec.json.encode(self.census).decode(), self.sql.process)).rowcount:
            self._enter()
            was_away = True
        lost = self._lost(tuple(self.sql.claims)) if was_away else frozenset[str]()
        if time.monotonic() >= self._patient_until:
            self._bury()
        forget_old(self.sql)
        self._servers = tuple(
            LivingServer(number, address, msgspec.json.decode(census, type=Census))
            for number, address, census in self.sql.execute(_LIVING).fetchall()
        )
        self._beaten, self._said = time.monotonic(), begun
        return lost

    def _bury(self) -> None:
        """Call out to everyone which servers show no sign of life, each once.

        One that stands still in the midst of a transaction would keep what it has locked there from everyone.
        """
        for number in numbers(self.sql, f"SELECT number {_DEAD} ORDER BY number"):
            with self.sql.transaction():
                if self.sql.execute(f"DELETE {_DEAD} AND number = ?", (number,)).rowcount:
                    self.sql.end_sessions(number)
                    for table in _OF_ONE_SERVER:
                        self.sql.execute(f"DELETE FROM {table} WHERE process = ?", (number,))
                    self.sql.execute("SELECT pg_notify('ziggurat', ?)", (of_death(number),))

    def end(self) -> None:
        """Give everything back: whoever wants it may have it at once. Raises psycopg.Error."""
        for table in _OF_ONE_SERVER:
            self.sql.execute(f"DELETE FROM {table} WHERE process = ?", (self.sql.process,))
        self.sql.execute("DELETE FROM processes WHERE number = ?", (self.sql.process,))
        self.sql.execute("UPDATE tables SET owner = NULL WHERE open AND owner = ?", (self.sql.process,))
        self.sql.execute("SELECT pg_notify('ziggurat', ?)", (of_death(self.sql.process),))
        self.sql.close()

    def _hold(self) -> None:
        """Have the lock on this connection."""
        connection = self.sql.connection
        if self._held is connection:
            return
        self.sql.execute("SELECT pg_advisory_lock(?::INTEGER, ?::INTEGER)", (LOCKS, self.sql.process))
        self.sql.execute("LISTEN ziggurat")
        if self._held is not None:
            self._patient_until = time.monotonic() + LEASE
        self._held = connection
        self._enter()

    def _enter(self) -> None:
        self.sql.execute(_HERE, (self.sql.process, self._address, self._key))

    def _lost(self, codes: Collection[str]) -> frozenset[str]:
        """Those of our tables that are in another epoch by now."""
        if not codes:
            return frozenset()
        query = f"SELECT code, epoch FROM tables WHERE open AND code IN {several(codes)}"
        with self.sql.transaction():
            self.sql.execute("SELECT pg_advisory_xact_lock(?)", (CLAIMS,))
            found = self.sql.execute(query, tuple(codes)).fetchall()
        return frozenset(code for code, epoch in found if self.sql.claims.get(code) != epoch)
