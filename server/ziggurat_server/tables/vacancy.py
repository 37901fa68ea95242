"""A table at which nobody sits does not stay for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat_server.asked_of_twisted import Timer

if TYPE_CHECKING:
    from ziggurat_server.tables.table import Table


class Vacancy:
    """Closes one table after a while in which nobody has taken a seat at it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._end: Timer | None = None

    def look(self) -> None:
        """Somebody may have sat down or stood up."""
        table = self._table
        if table.closed or table.stage == "playing" or not all(seat.is_open for seat in table.seating.seats):
            self.stop()
        elif self._end is None:
            self._end = table.premises.clock.callLater(table.premises.limits.empty_table, self._close)

    def stop(self) -> None:
        """Do not close it."""
        if self._end is not None:
            self._end.cancel()
            self._end = None

    def _close(self) -> None:
        self._end = None
        self._table.close()
