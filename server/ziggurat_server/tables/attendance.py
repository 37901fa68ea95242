"""Who comes to a table and goes, who is expected back, and for how long a deserted table is kept."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.tables.absences import Absences
from ziggurat_server.tables.clock import TableClock
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.state import TableState
from ziggurat_server.tables.substitutes import Substitutes
from ziggurat_server.tables.table_updates import TableUpdates
from ziggurat_server.twisted_types import Timer


class Attendance:
    """The comings and goings at one table. `close` is called when nobody is left for whom to keep it, `parted` when
    somebody is gone and the table still there, and `gone` with whoever is not there any more."""

    def __init__(
        self,
        state: TableState,
        substitutes: Substitutes,
        clock: TableClock,
        updates: TableUpdates,
        context: ServerContext,
        close: Callable[[], None],
        parted: Callable[[], None],
        gone: Callable[[Person], None],
    ) -> None:
        self._state = state
        self._substitutes = substitutes
        self._clock = clock
        self._updates = updates
        self._context = context
        self._close = close
        self._parted = parted
        self._gone = gone
        self._absences = Absences(context.clock, context.limits.absence, self._part)
        self._hold: Timer | None = None

    def come(self, person: Person) -> bool:
        """They are here; whether they were not before."""
        state = self._state
        newcomer = person not in state.audience
        self._absences.forget(person)
        state.audience.add(person)
        person.present_at.add(state.code)
        self._substitutes.give_back(person, state.seating.seats_of(person))
        if state.is_person_here(person):
            self._cancel_hold()
            if state.host is None and not person.bot:
                state.make_host(person)
        self._tell_lobby(person)
        return newcomer

    def go(self, person: Person) -> None:
        """They are not here any more."""
        state = self._state
        state.audience.remove(person)
        person.present_at.discard(state.code)
        self._gone(person)
        self._clock.update()
        self._tell_lobby(person)

    def leave(self, person: Person) -> None:
        """They go by their own will."""
        self.go(person)
        self._part(person)

    def lose(self, person: Person) -> None:
        """Their connection is lost: what is theirs is held for a while."""
        self.go(person)
        seats = self._state.seating.seats_of(person)
        bot = self._state.seating.bot_of(person)
        if bot is not None:
            bot.end_process()
        elif seats or person is self._state.host:
            self._absences.expect(person)
        self.send_departure(quiet=not seats)

    def vacate(self, seat: Seat) -> None:
        """Take the seat from whoever has it; those who have none left here are not waited for any more."""
        self._substitutes.release(seat)
        person = self._state.seating.take_from_holder(seat, self._state.code)
        if person is None or self._state.seating.seats_of(person):
            return
        self._absences.forget(person)
        self._context.board.person_moved(person)

    def expect_all(self) -> None:
        """The server has started again: whoever has a seat, and the host, are expected."""
        state = self._state
        for person in {*state.seating.holders, *filter(None, [state.host])}:
            self._absences.expect(person, self._context.limits.absence_at_start)

    def expect_missing(self) -> None:
        """Whoever has a seat and is not here is expected back."""
        for person in self._state.seating.holders:
            if person not in self._state.audience:
                self._absences.expect(person)

    def send_departure(self, quiet: bool) -> None:
        """Send who is left, at once or `quiet` (soon).

        A table that nobody is at is closed, one with a running match only later, and one with a slow match or of a
        games night never: its players come back for their turns, or bots play.
        """
        state = self._state
        deserted = not self._absences and not any(map(self._holds_table, state.audience.present))
        if deserted and not state.is_playing:
            self._close()
            return
        if deserted and self._hold is None and not state.terms.is_slow and state.night is None:
            context = self._context
            self._hold = context.clock.callLater(context.limits.held_match, self._hold_is_over)
        if quiet:
            self._updates.send_soon()
        else:
            self._updates.send()

    def stop(self) -> None:
        """Wait for nobody."""
        self._cancel_hold()
        self._absences.forget_all()

    def _part(self, person: Person) -> None:
        """Part with someone who is gone: their seats are held only while a match runs, their host's powers never."""
        state = self._state
        seats = state.seating.seats_of(person)
        if not state.is_playing:
            for seat in seats:
                self.vacate(seat)
        if person is state.host:
            state.make_host(self._next_host())
        self.send_departure(quiet=not seats)
        if not state.closed:
            self._parted()

    def _next_host(self) -> Person | None:
        """The first person who is here: in the order of the seats, then of arrival. Bots do not inherit tables."""
        state = self._state
        candidates = [*state.seating.indices(), *state.audience.present]
        return next((person for person in candidates if state.is_person_here(person) and not person.bot), None)

    def _holds_table(self, person: Person) -> bool:
        """Whether the table stays open for them: outside of a match not for a bot, but if it is the host."""
        state = self._state
        is_guest_bot = person.bot and person is not state.host
        return state.is_person_here(person) and (state.is_playing or not is_guest_bot)

    def _tell_lobby(self, person: Person) -> None:
        """Both at once: if the table's card came when the table next tells anything, it would tell when that was."""
        board = self._context.board
        board.person_moved(person)
        board.table_changed(self._state.code)

    def _hold_is_over(self) -> None:
        self._hold = None
        self._close()

    def _cancel_hold(self) -> None:
        if self._hold is not None:
            self._hold.cancel()
            self._hold = None
