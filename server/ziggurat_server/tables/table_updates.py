"""What those at a table, the lobby and the journal are sent when the table changes."""

from __future__ import annotations

from ziggurat.wire.codec import encode
from ziggurat.wire.messages import Table as TableMessage
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import TableKept
from ziggurat_server.tables.face import awaited_of, message_to_host, message_to_player, table_message
from ziggurat_server.tables.keeping import TableKeeping
from ziggurat_server.tables.moments.moment import Moment
from ziggurat_server.tables.stages import Stage
from ziggurat_server.tables.state import TableState
from ziggurat_server.tables.vacancy import Vacancy
from ziggurat_server.tables.watching import Watching
from ziggurat_server.twisted_types import Timer


class TableUpdates:
    """Sends a table at once, or soon and once for all that changes until then. The journal has it at once."""

    def __init__(self, state: TableState, watching: Watching, vacancy: Vacancy, context: ServerContext) -> None:
        self._state = state
        self._watching = watching
        self._vacancy = vacancy
        self._keeping = TableKeeping(state, context.journal)
        self._context = context
        self._limits = context.limits
        self._timer: Timer | None = None
        self._told_watchers = b""
        self._reached: tuple[Stage, int, str, tuple[int, ...]] = (state.stage, 0, "", ())

    def send(self) -> None:
        """Send everyone at the table, and the journal, how it looks now."""
        self._changed()
        self._send_now()

    def send_soon(self) -> None:
        """Send it to everyone in a moment: for what many do at about the same time."""
        self._changed()
        if self._timer is None:
            self._timer = self._context.clock.callLater(self._limits.lobby_interval, self._time_to_send)

    def send_with_match(self) -> TableKept:
        """Send everyone how the table looks as its match begins, and return it for the journal to keep with that."""
        kept = self._keeping.with_match()
        self.send()
        return kept

    def send_without_match(self) -> None:
        """The match could not begin: send everyone at the table, and the journal, how it looks without."""
        self._keeping.not_kept()
        self.send()

    def send_to(self, person: Person) -> None:
        """Send it to one person at once."""
        person.send(self._message_to(person, self._message_to_watchers()))

    def watchers_moved(self, now: Moment) -> None:
        """Watchers see the match as it is at this moment, and so does the lobby."""
        state = self._state
        if now.is_final and state.stage.name == "over":
            self.send()
            return
        reached = state.stage, now.span.round, now.span.phase, awaited_of(state, self._watching)
        if reached != self._reached:
            self._reached = reached
            self._context.board.table_changed(state.code)

    def note_player(self, seat: int | None) -> None:
        """Note in the journal that the person in that seat plays, if that is new."""
        self._keeping.note_player(seat)

    def stop(self) -> None:
        """Forget what was to be told soon, and do not close an empty table."""
        self._stop_timer()
        self._vacancy.stop()

    def _changed(self) -> None:
        self._keeping.update()
        self._vacancy.update()

    def _send_now(self) -> None:
        """Send the table to everyone, each with their seats, and its card to the lobby.

        Watchers are not told the same twice: where they see the match late, that something was done would be news.
        """
        self._stop_timer()
        state = self._state
        message = self._message_to_watchers()
        for_watchers = encode(message)
        is_new = for_watchers != self._told_watchers
        self._told_watchers = for_watchers
        seats = state.seating.indices()
        for person in state.audience.present:
            if person is state.host or person in seats:
                person.send(self._message_to(person, message))
            elif is_new:
                person.send_line(for_watchers)
        self._context.board.table_changed(state.code)

    def _message_to_watchers(self) -> TableMessage:
        return table_message(self._state, self._watching, self._limits.listed_watchers)

    def _message_to(self, person: Person, to_watchers: TableMessage) -> TableMessage:
        state = self._state
        seats = state.seating.indices_of(person)
        message = message_to_player(state, seats, to_watchers) if seats else to_watchers
        return message_to_host(state, message) if person is state.host else message

    def _time_to_send(self) -> None:
        self._timer = None
        self._send_now()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
