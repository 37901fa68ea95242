"""Telling those at a table how it looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.wire.codec import encode
from ziggurat.wire.messages import Table as TableMessage
from ziggurat_server.asked_of_twisted import Timer
from ziggurat_server.guests.people import Person
from ziggurat_server.tables.face import message_to_host, message_to_player, table_message

if TYPE_CHECKING:
    from ziggurat_server.tables.table import Table


class Telling:
    """Tells at once, or soon and once for all that changes until then."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._limits = table.premises.limits
        self._timer: Timer | None = None
        self._told_watchers = b""

    def tell(self) -> None:
        """Tell everyone at the table how it looks now, each with their seats, and the lobby too.

        Watchers are not told the same twice: where they see the match late, that something was done would be news.
        """
        self.stop()
        table = self._table
        message = table_message(table, self._limits.listed_watchers)
        for_watchers = encode(message)
        is_new = for_watchers != self._told_watchers
        self._told_watchers = for_watchers
        seats = table.seating.indices()
        for person in table.audience.present:
            if person is table.host or person in seats:
                person.send(self._message_to(person, message))
            elif is_new:
                person.send_line(for_watchers)
        table.premises.board.table_changed(table)

    def tell_soon(self) -> None:
        """Tell everyone in a moment: for what many do at about the same time."""
        if self._timer is None:
            self._timer = self._table.premises.clock.callLater(self._limits.lobby_interval, self._tell_now)

    def tell_one(self, person: Person) -> None:
        """Tell one person at once."""
        person.send(self._message_to(person, table_message(self._table, self._limits.listed_watchers)))

    def stop(self) -> None:
        """Forget what was to be told soon."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _message_to(self, person: Person, to_watchers: TableMessage) -> TableMessage:
        table = self._table
        seats = table.seating.indices_of(person)
        message = message_to_player(table, seats, to_watchers) if seats else to_watchers
        return message_to_host(table, message) if person is table.host else message

    def _tell_now(self) -> None:
        self._timer = None
        self.tell()
