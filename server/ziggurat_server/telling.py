"""Telling those at a table how it looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.wire.codec import encode
from ziggurat_server.asked_of_twisted import Timer
from ziggurat_server.people import Person
from ziggurat_server.table_face import message_to_player, table_message

if TYPE_CHECKING:
    from ziggurat_server.table import Table


class Telling:
    """Tells at once, or soon and once for all that changes until then."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._limits = table.premises.limits
        self._timer: Timer | None = None

    def tell(self) -> None:
        """Tell everyone at the table how it looks now, each with their seats, and the lobby too."""
        self.stop()
        table = self._table
        message = table_message(table, self._limits.listed_watchers)
        for_watchers = encode(message)
        seats = table.seating.indices()
        for person in table.audience.present:
            own = seats.get(person)
            person.send_line(for_watchers if own is None else encode(message_to_player(table, own, message)))
        table.premises.board.table_changed(table)

    def tell_soon(self) -> None:
        """Tell everyone in a moment: for what many do at about the same time."""
        if self._timer is None:
            self._timer = self._table.premises.clock.callLater(self._limits.lobby_interval, self._tell_now)

    def tell_one(self, person: Person) -> None:
        """Tell one person at once."""
        message = table_message(self._table, self._limits.listed_watchers)
        own = self._table.seating.indices_of(person)
        person.send(message_to_player(self._table, own, message) if own else message)

    def stop(self) -> None:
        """Forget what was to be told soon."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _tell_now(self) -> None:
        self._timer = None
        self.tell()
