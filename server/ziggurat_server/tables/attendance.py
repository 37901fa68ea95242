"""Who comes to a table and goes, who is expected back, and for how long a deserted table is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat_server.asked_of_twisted import Timer
from ziggurat_server.guests.people import Person
from ziggurat_server.tables.absences import Absences

if TYPE_CHECKING:
    from ziggurat_server.tables.table import Table


class Attendance:
    """The comings and goings at one table."""

    def __init__(self, table: Table) -> None:
        premises = table.premises
        self._table = table
        self._absences = Absences(premises.clock, premises.limits.absence, self._part)
        self._hold: Timer | None = None

    def come(self, person: Person) -> bool:
        """They are here; whether they were not before."""
        table = self._table
        newcomer = person not in table.audience
        self._absences.forget(person)
        table.audience.add(person)
        person.present_at.add(table.code)
        table.warm.give_back(person, table.seating.seats_of(person))
        if table.is_person_here(person):
            self._cancel_hold()
            if table.host is None and not person.bot:
                table.host = person
        self._tell_lobby(person)
        return newcomer

    def go(self, person: Person) -> None:
        """They are not here any more."""
        table = self._table
        table.audience.remove(person)
        person.present_at.discard(table.code)
        table.clock.look()
        self._tell_lobby(person)

    def leave(self, person: Person) -> None:
        """They go by their own will."""
        self.go(person)
        self._part(person)

    def lose(self, person: Person) -> None:
        """Their connection is lost: what is theirs is held for a while."""
        self.go(person)
        seats = self._table.seating.seats_of(person)
        bot = self._table.seating.bot_of(person)
        if bot is not None:
            bot.end_process()
        elif seats or person is self._table.host:
            self._absences.expect(person)
        self.tell_departure(quiet=not seats)

    def forget(self, person: Person) -> None:
        """They are not expected back."""
        self._absences.forget(person)

    def expect_all(self) -> None:
        """The server has started again: whoever has a seat, and the host, are expected."""
        table = self._table
        for person in {*table.seating.holders, *filter(None, [table.host])}:
            self._absences.expect(person, table.premises.limits.absence_at_start)

    def expect_missing(self) -> None:
        """Whoever has a seat and is not here is expected back."""
        for person in self._table.seating.holders:
            if person not in self._table.audience:
                self._absences.expect(person)

    def tell_departure(self, quiet: bool) -> None:
        """Tell who is left, at once or `quiet` (soon); close a table that nobody is at, a running match only later."""
        table = self._table
        deserted = not self._absences and not any(map(self._holds_table, table.audience.present))
        if deserted and table.stage != "playing":
            table.close()
            return
        if deserted and self._hold is None:
            premises = table.premises
            self._hold = premises.clock.callLater(premises.limits.held_match, self._hold_is_over)
        if quiet:
            table.tell_soon()
        else:
            table.tell()

    def stop(self) -> None:
        """Wait for nobody."""
        self._cancel_hold()
        self._absences.forget_all()

    def _part(self, person: Person) -> None:
        """Part with someone who is gone: their seats are held only while a match runs, their host's powers never."""
        table = self._table
        seats = table.seating.seats_of(person)
        if table.stage != "playing":
            for seat in seats:
                table.vacate(seat)
        if person is table.host:
            table.host = self._next_host()
        self.tell_departure(quiet=not seats)

    def _next_host(self) -> Person | None:
        """The first person who is here: in the order of the seats, then of arrival. Bots do not inherit tables."""
        table = self._table
        candidates = [*table.seating.indices(), *table.audience.present]
        return next((person for person in candidates if table.is_person_here(person) and not person.bot), None)

    def _holds_table(self, person: Person) -> bool:
        """Whether the table stays open for them: outside of a match not for a bot, but if it is the host."""
        table = self._table
        is_guest_bot = person.bot and person is not table.host
        return table.is_person_here(person) and (table.stage == "playing" or not is_guest_bot)

    def _tell_lobby(self, person: Person) -> None:
        """Both at once: if the table's card came when the table next tells anything, it would tell when that was."""
        board = self._table.premises.board
        board.person_moved(person)
        board.table_changed(self._table)

    def _hold_is_over(self) -> None:
        self._hold = None
        self._table.close()

    def _cancel_hold(self) -> None:
        if self._hold is not None:
            self._hold.cancel()
            self._hold = None
