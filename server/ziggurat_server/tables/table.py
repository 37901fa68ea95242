"""A table: its state, and the parts that do what is asked at it."""

from __future__ import annotations

from typing import Any

from ziggurat.games.game import Game, Options
from ziggurat.wire.codec import encode
from ziggurat.wire.messages import Sit, TableCard, TableClosed
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import TableGone
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.admission import check_may_come, check_may_watch, give_seat
from ziggurat_server.tables.agreements import Agreements
from ziggurat_server.tables.attendance import Attendance
from ziggurat_server.tables.bot_seats import BotSeats
from ziggurat_server.tables.chat import Chat
from ziggurat_server.tables.clock import TableClock
from ziggurat_server.tables.face import table_card
from ziggurat_server.tables.locks.lock import Lock
from ziggurat_server.tables.match_course import MatchCourse
from ziggurat_server.tables.moderation import Moderation
from ziggurat_server.tables.moments.moment import Moment
from ziggurat_server.tables.playing_on import PlayingOnTogether
from ziggurat_server.tables.seat_clocks import SeatClocks
from ziggurat_server.tables.state import TableState
from ziggurat_server.tables.substitutes import Substitutes
from ziggurat_server.tables.table_chances import TableChances
from ziggurat_server.tables.table_updates import TableUpdates
from ziggurat_server.tables.table_views import TableViews
from ziggurat_server.tables.together import Together
from ziggurat_server.tables.vacancy import Vacancy
from ziggurat_server.tables.watching import Watching


class Table:
    """Puts the parts of one table together, each with those that it uses, and lets people come to it.

    Its life: a room where seats are taken; playing; over, and from there a rematch or the room again.

    It is large because each part of a table is a member, so that who wants a part asks that one.
    """

    def __init__(
        self, code: str, name: str, game: Game[Any, Any, Any], seats: int, options: Options, context: ServerContext
    ) -> None:
        state = TableState(code, name, game, seats, options, Moderation(context.now))
        self.state = state
        self.context = context
        self.watching = watching = Watching(state, context.clock, self._watchers_moved)
        self.chat = Chat(state, watching, context.journal, context.limits.chat_lines)
        self.views = TableViews(state, watching)
        self.together = together = Together(state, watching, self.views, context)
        self.chances = TableChances(state, watching, context.finder)
        self.updates = updates = TableUpdates(state, watching, Vacancy(state, context, self.close), context)
        self._clocks = clocks = SeatClocks(state, context)
        self.substitutes = Substitutes(state, clocks, updates, context, self._dismiss)
        self.clock = TableClock(state, clocks, self.substitutes, updates, context)
        self.attendance = Attendance(
            state, self.substitutes, self.clock, updates, context, self.close, self.settle, together.gone
        )
        self.bots = BotSeats(state, self.attendance, self.substitutes, updates, context)
        self.course = MatchCourse(
            state,
            watching,
            self.views,
            updates,
            self.clock,
            self.substitutes,
            self.attendance,
            self.bots,
            context,
        )
        self.agreements = Agreements(state, self.bots, self.substitutes, updates, context, self.course.begin)
        self.playing_on = PlayingOnTogether(state, context, together.tell, self.course.begin)

    @property
    def code(self) -> str:
        """What people call it by."""
        return self.state.code

    @property
    def card(self) -> TableCard:
        """The table as the lobby lists it."""
        return table_card(self.state, self.watching, self._clocks.deadline)

    @property
    def is_played(self) -> bool:
        """Whether a match runs with a person at it."""
        state = self.state
        return state.is_playing and any(map(state.is_person_here, state.audience.present))

    # ------------------------------------------------------------------------------------ coming and going

    def watch(self, person: Person, opened: Lock | None) -> None:
        """Come to the table, or back to it, having `opened` its lock, if it has one. Raises Refusal."""
        check_may_watch(self.state, person)
        check_may_come(self.state, self.context, person, opened)
        newcomer = self.attendance.come(person)
        self.updates.send_soon()
        self.updates.send_to(person)
        self._show(person, newcomer)
        self.settle()

    def sit(self, person: Person, ask: Sit, opened: Lock | None) -> None:
        """Take a seat, or come back to one's own, as `watch` does. Raises Refusal."""
        if ask.invitation is not None:
            self.bots.seat_invited(person, ask.invitation)
        else:
            give_seat(self.state, self.context, person, ask, opened)
        newcomer = self.attendance.come(person)
        self.updates.send()
        self._show(person, newcomer)
        self.settle()

    def resume(self, person: Person, since: int) -> None:
        """Come back if need be, and get what was missed since that revision. Raises Refusal."""
        state = self.state
        newcomer = person not in state.audience
        if newcomer:
            if not state.seating.seats_of(person) and person is not state.host:
                raise Refusal("not_at_table", "come to the table first")
            self.attendance.come(person)
            self.updates.send_soon()
        self.updates.send_to(person)
        if newcomer:
            self.chat.send_to_newcomer(person)
        self.views.send_missed(person, since)
        self._show_clock(person)
        self.together.send_to(person)

    def leave(self, person: Person) -> None:
        """Leave the table. While a match runs the seat is held. Raises Refusal."""
        self.state.check_present(person)
        self.attendance.leave(person)

    def settle(self) -> None:
        """Others sit here or are here than before: somebody came whose yes counts, or is gone who was waited for."""
        self.agreements.settle()
        self.together.settle()
        if self.state.play_on_offer is not None:
            self.together.tell()
        self.playing_on.settle()

    def wait_for_all(self) -> None:
        """The server has started again: bots are sent for, and whoever has a seat is expected back."""
        self.attendance.expect_all()
        self.bots.return_all()
        self.substitutes.return_all()
        self.clock.await_reunion()
        self.attendance.send_departure(quiet=True)

    # ------------------------------------------------------------------------------------ the end

    def close(self) -> None:
        """The table is gone, with its bots and its match."""
        if not self.state.closed:
            self.context.journal.note(TableGone(self.code))
            self.suspend()

    def suspend(self) -> None:
        """Everybody goes. What the journal has of the table stays there, for when the server starts again."""
        state = self.state
        if state.closed:
            return
        self.clock.persist()
        state.closed = True
        if state.play is not None:
            state.play.stop()
        self.attendance.stop()
        self.updates.stop()
        self.watching.stop()
        self.together.stop()
        self.bots.dismiss_all()
        self.substitutes.release_all()
        state.audience.send(encode(TableClosed(self.code)))
        for seat in state.seating.seats:
            self.attendance.vacate(seat)
        for person in state.audience.present:
            self.attendance.go(person)
        self.context.board.table_closed(self.code)

    # ------------------------------------------------------------------------------------

    def _show(self, person: Person, newcomer: bool = False) -> None:
        """Show someone the match as it stands; a newcomer also what was said."""
        if newcomer:
            self.chat.send_to_newcomer(person)
        self.views.send_position(person)
        self._show_clock(person)
        self.together.send_to(person)

    def _show_clock(self, person: Person) -> None:
        """Their coming may change whose time runs, which everyone is told."""
        self.clock.update()
        self.clock.send_to(person)

    def _watchers_moved(self, moment: Moment) -> None:
        self.updates.watchers_moved(moment)
        if moment.is_final and self.state.circle is not None:
            self.together.tell()

    def _dismiss(self, person: Person) -> None:
        self.attendance.go(person)
