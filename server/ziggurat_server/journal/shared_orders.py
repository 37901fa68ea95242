"""Orders that servers which share a database pass to each other, each a row that is taken once and answered. Blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ziggurat_server.journal.news import of_answer, of_order

if TYPE_CHECKING:
    from ziggurat_server.journal.postgres import PostgresSql  # psycopg is not everywhere

_SENT: Final = (
    "INSERT INTO orders (process, text) SELECT number, ?::TEXT FROM processes WHERE number <> ?"
    " AND number = coalesce(?::INTEGER, number) RETURNING number, process"
)
_TAKEN: Final = "UPDATE orders SET taken = TRUE WHERE number = ? AND process = ? AND NOT taken RETURNING text"
_ANSWERED: Final = "DELETE FROM orders WHERE number = ? AND answer IS NOT NULL RETURNING answer"
_WITHDRAWN: Final = "DELETE FROM orders WHERE number = ? RETURNING taken, answer"


class Outcome(msgspec.Struct, frozen=True):
    """What became of an order: whether its server has `taken` it, and its answer if it gave one."""

    taken: bool
    answer: str | None = None


class SharedOrders:
    """The orders under way. Every method raises psycopg.Error."""

    def __init__(self, sql: PostgresSql) -> None:
        self._sql = sql

    def send(self, order: str, server: int | None) -> dict[int, int]:
        """Pass it to the server of that number, or to each other one; by the numbers of the rows, whose they are.

        Nothing for a server that is not there. It is sent to all or to none.
        """
        sql = self._sql
        with sql.transaction():
            sql.execute("DELETE FROM orders WHERE at < now() - interval '1 hour'")
            sent = dict(sql.execute(_SENT, (order, sql.process, server)).fetchall())
            for number in sent:
                self._call(of_order(number, sql.process))
        return sent

    def take(self, number: int) -> str | None:
        """The order of that number, if it is for this server, not withdrawn, and not taken before: it is now."""
        found = self._sql.execute(_TAKEN, (number, self._sql.process)).fetchone()
        return None if found is None else str(found[0])

    def answer(self, number: int, answer: str) -> None:
        """It was carried out, or refused."""
        with self._sql.transaction():
            self._sql.execute("UPDATE orders SET answer = ? WHERE number = ?", (answer, number))
            self._call(of_answer(number, self._sql.process))

    def answer_to(self, number: int) -> str | None:
        """The answer, if there is one by now; the order is done with then."""
        found = self._sql.execute(_ANSWERED, (number,)).fetchone()
        return None if found is None else str(found[0])

    def withdraw(self, number: int) -> Outcome:
        """Nobody takes it from now on; what became of it so far."""
        found = self._sql.execute(_WITHDRAWN, (number,)).fetchone()
        return Outcome(taken=False) if found is None else Outcome(*found)

    def _call(self, news: str) -> None:
        self._sql.execute("SELECT pg_notify('ziggurat', ?)", (news,))
