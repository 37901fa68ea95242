"""A table whose match cannot be played on: it is shown as far as it verifies, and nothing is done there."""

from __future__ import annotations

from dataclasses import replace as replaced

from msgspec.structs import replace

from ziggurat.games import GAMES
from ziggurat.games.game import Due
from ziggurat.wire.messages import History, MatchAside, SeatState
from ziggurat.wire.messages import Table as TableMessage
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import SeatKept
from ziggurat_server.journal.replaying import Verified
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.admission import belongs_there, check_may_come
from ziggurat_server.tables.face import table_message
from ziggurat_server.tables.play import Play
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.stages import Playing
from ziggurat_server.tables.state import NO_DELAY
from ziggurat_server.tables.table import Table


class AsideTable:
    """Shows those who may see the table the last position that verifies, and the steps before.

    Each sees it by the view that they had of it. The journal hears nothing of what goes on here.
    """

    def __init__(self, table: Table, verified: Verified, why: str, seats: tuple[SeatKept, ...]) -> None:
        """From the table as it is before its match, with those who have seats in it."""
        self._table = table
        self._state = table.state
        version = GAMES[table.state.game.id].rules_version
        self._aside = MatchAside(why, verified.failing, version)
        self._rules_version = verified.rules_version
        self._seats = tuple(map(_seat_state, seats, table.state.seating.seats))
        self._begin(verified)

    @property
    def code(self) -> str:
        """What people call it by."""
        return self._state.code

    def leads_here(self, person: Person, code: str) -> bool:
        """Whether that code leads this person to the table, as it would if the table were not set aside."""
        state = self._state
        if code not in (state.code, state.secret):
            return False
        return self.is_known_to(person) or code == (state.secret or state.code)

    def is_known_to(self, person: Person) -> bool:
        """Whether they need no code to know of the table."""
        return self._state.listed or belongs_there(self._state, person)

    def watch(self, person: Person) -> None:
        """Show someone the table and its match. Raises Refusal, `set_aside` where a password would be asked."""
        state = self._state
        if state.lock is not None and not belongs_there(state, person):
            raise Refusal("set_aside", "that table cannot be brought back now; it is kept", table=state.code)
        check_may_come(state, self._table.context, person, None)
        state.audience.add(person)
        person.send(self._message_to(person))
        self._table.views.send_position(person)

    def history(self, person: Person, ask: History) -> None:
        """Send what happened as far as it verifies. Raises Refusal."""
        person.send(self._table.views.history(person, ask))

    def leave(self, person: Person) -> None:
        """Someone is gone, whether they were here or not."""
        self._state.audience.remove(person)

    def _begin(self, verified: Verified) -> None:
        """Be where the match verifies, and await nobody."""
        table, state, again = self._table, self._state, verified.again
        first, last = again.moments[0], replace(again.moments[-1], due=Due(()), may_undo=())
        shown = replaced(again, moments=(*again.moments[:-1], last))
        play = Play(state.code, again.match, table.context.journal, table.context.limits, table.course)
        play.go_on_from(shown)
        state.stage = Playing(play)
        # How much of it watchers had seen nobody knows where they see it late: the first position is told at once.
        late = replace(first, due=Due(()), may_undo=())
        table.watching.go_on_from(play, shown.moments if state.delay == NO_DELAY else (late,))

    def _message_to(self, person: Person) -> TableMessage:
        state, seats = self._state, self._state.seating.indices_of(person)
        message = table_message(state, self._table.watching, self._table.context.limits.listed_watchers)
        revision = message.revision
        if seats and state.play is not None:
            revision = state.play.revision_of(seats[0])
        return replace(
            message,
            seats=self._seats,
            your_seats=seats,
            revision=revision,
            rules_version=self._rules_version,
            aside=self._aside,
        )


def _seat_state(kept: SeatKept, seat: Seat) -> SeatState:
    """A seat as it was when the server ended, with nobody there."""
    if kept.person is None and kept.level is not None:
        return SeatState(name=kept.bot_name, level=kept.level, colour=seat.colour, style=kept.style)
    return SeatState(kept.person, seat.name, guest=kept.guest is not None, colour=seat.colour)
