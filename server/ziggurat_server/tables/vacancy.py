"""A table at which nobody sits does not stay for ever."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_server.context import ServerContext
from ziggurat_server.tables.state import TableState
from ziggurat_server.twisted_types import Timer


class Vacancy:
    """Calls `close` after a while in which nobody has taken a seat at the table."""

    def __init__(self, state: TableState, context: ServerContext, close: Callable[[], None]) -> None:
        self._state = state
        self._context = context
        self._close = close
        self._end: Timer | None = None

    def update(self) -> None:
        """Somebody may have sat down or stood up."""
        state = self._state
        if state.closed or state.is_playing or not all(seat.is_open for seat in state.seating.seats):
            self.stop()
        elif self._end is None:
            context = self._context
            self._end = context.clock.callLater(context.limits.empty_table, self._is_over)

    def stop(self) -> None:
        """Do not close it."""
        if self._end is not None:
            self._end.cancel()
            self._end = None

    def _is_over(self) -> None:
        self._end = None
        self._close()
