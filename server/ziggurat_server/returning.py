"""Bringing back from the shelf what was here before: each table when somebody asks for it, or by and by."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import Final, NoReturn, TypeAlias

from twisted.internet.defer import Deferred
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat_server.context import ServerContext
from ziggurat_server.guests.bans import Bans
from ziggurat_server.guests.people import People, Person
from ziggurat_server.journal.journal import TableGone
from ziggurat_server.journal.kept import Elsewhere, KeptTable, ProcessKept
from ziggurat_server.journal.set_aside import SetAside, TableAside, notices_of
from ziggurat_server.journal.shelf import Shelf
from ziggurat_server.lobby import Lobby, normal_code
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.recovery import Prepared, aside_table, prepared, returned_table
from ziggurat_server.tables.renaming import take_banned_names

AT_START: Final = 1_000
"""So many of the newest tables come back though nobody asks for them, so that the lobby of a usual house is whole."""

ELSEWHERE: Final = 5.0
"""Seconds for which it holds that another server has a table."""

_Found: TypeAlias = "Prepared | TableAside | Elsewhere | None"

_log = Logger()


class Returning:
    """Brings tables back, with the people whom they concern. Those that cannot come back are `set_aside`.

    From `begin` on it brings one after the other: those whose clocks run, and the newest ones. Whoever asks for
    another one waits only for that.
    """

    def __init__(
        self, people: People, lobby: Lobby, set_aside: SetAside, bans: Bans, shelf: Shelf, context: ServerContext
    ) -> None:
        self._people = people
        self._lobby = lobby
        self._set_aside = set_aside
        self._bans = bans
        self._shelf = shelf
        self._context = context
        self._known: dict[int, str] = {}
        """The codes of the tables that were brought, by their numbers; none for those that are not there any more."""
        self._elsewhere: dict[str, tuple[ProcessKept, float]] = {}
        """By their codes, as they are typed too, who has other tables, and until when that holds."""
        self._coming: dict[int, list[Deferred[None]]] = {}
        self._to_bring: deque[int] = deque()
        self._ended = False

    def begin(self) -> Deferred[None]:
        """Bring back what should be here though nobody asks for it. Fires once all of that is here."""
        self._shelf.people_aside(AT_START).addCallbacks(self._set_aside.add_people, _log_unread)
        return self.bring_left()

    def bring_left(self) -> Deferred[None]:
        """Bring back what no server has, though nobody asks for it. Fires once all of that is here."""
        done = Deferred[None]()
        self._shelf.tables_to_bring(AT_START).addCallbacks(partial(self._begin, done), partial(self._not_begun, done))
        return done

    def end(self) -> None:
        """Bring nothing more."""
        self._ended = True
        self._to_bring.clear()

    def fetch(self, typed: str) -> Deferred[None] | None:
        """Bring the table to which that code leads; None if it is here. Fires once it is, if it is kept anywhere.

        Fails with Refusal `not_readable`.
        """
        code = normal_code(typed)
        if self._lobby.is_taken(code) or self.elsewhere(typed) is not None:
            return None
        return self._shelf.table_of_code(code).addErrback(refuse_unread).addCallback(partial(self._fetch_found, code))

    def elsewhere(self, typed: str) -> ProcessKept | None:
        """The server that has the table to which that code leads, if it is another one, as far as is known."""
        process, until = self._elsewhere.get(normal_code(typed), (None, 0.0))
        return process if self._context.clock.seconds() < until else None

    def doubt(self, server: int) -> None:
        """Look again, before it is believed that the server of that number has a table."""
        self._elsewhere = {code: found for code, found in self._elsewhere.items() if found[0].number != server}

    def forget(self, code: str) -> None:
        """The table of that code is not here any more, and may be brought again."""
        self._known = {number: known for number, known in self._known.items() if known != code}
        self._elsewhere.clear()

    def fetch_for(self, tables: tuple[int, ...]) -> None:
        """Somebody has come: bring the tables of these numbers, which are theirs."""
        for number in tables:
            self._bring(number).addErrback(_log_unread)

    def give_up(self, code: str) -> bool:
        """Close a table that was set aside, so that it never comes back; whether there was one."""
        aside = self._set_aside.give_up(code)
        if aside is None:
            return False
        self._lobby.tables_aside.pop(code, None)
        self._context.journal.note(TableGone(code))
        for person in filter(None, map(self._people.known, aside.people)):
            person.seated_at[:] = [seated for seated in person.seated_at if seated != code]
            self._people.rest(person)
        return True

    # ------------------------------------------------------------------------------------ one after the other

    def _begin(self, done: Deferred[None], tables: tuple[int, ...]) -> None:
        self._to_bring.extend(tables)
        self._go_on(done)

    def _not_begun(self, done: Deferred[None], failure: Failure) -> None:
        _log_unread(failure)
        done.callback(None)

    def _go_on(self, done: Deferred[None]) -> None:
        """Bring the next one, and then give everyone else the time that they need."""
        if not self._to_bring:
            done.callback(None)
            return
        brought = self._bring(self._to_bring.popleft()).addErrback(_log_unread)
        brought.addCallback(lambda _: self._context.clock.callLater(0, self._go_on, done))

    def _bring(self, number: int, code: str = "") -> Deferred[None]:
        """Bring the table of that number, if it is kept and not here; it may be asked for by that code. Fires once it
        is, or it is known who has it."""
        here = Deferred[None]()
        if number in self._known or self._ended:
            here.callback(None)
        elif number in self._coming:
            self._coming[number].append(here)
        else:
            self._coming[number] = [here]
            limits = self._context.limits
            found = self._shelf.table(number, limits.chat_lines, partial(prepared, newest=limits.moments))
            found.addCallback(partial(self._found, number, code)).addBoth(partial(self._came, number))
        return here

    def _fetch_found(self, code: str, number: int | None) -> Deferred[None] | None:
        if number is None:
            return None
        return self._bring(number, code).addErrback(refuse_unread)

    def _found(self, number: int, code: str, found: _Found) -> None:
        if isinstance(found, Elsewhere):
            until = self._context.clock.seconds() + ELSEWHERE
            self._elsewhere[found.table] = self._elsewhere[code] = found.process, until
            return
        self._known[number] = ""
        if self._ended or found is None:
            return
        if isinstance(found, TableAside):
            self._known[number] = found.table
            self._add_aside(found)
            return
        self._known[number] = found.kept.state.table
        if not self._lobby.is_taken(found.kept.state.table):
            self._put_back(found)

    def _came(self, number: int, outcome: Failure | None) -> None:
        for waiting in self._coming.pop(number):
            waiting.callback(outcome)

    # ------------------------------------------------------------------------------------ one table

    def _put_back(self, found: Prepared) -> None:
        """Have the table here, as it was, and expect everyone back who has a seat at it."""
        people = {kept.known.person: self._people.know(kept) for kept in found.kept.people}
        returned = returned_table(found, people, self._context)
        if isinstance(returned, TableAside):
            self._show_aside(found.kept, returned, people)
            return
        self._lobby.add(returned)
        for person in people.values():
            if person.seated_at:
                self._people.expect(person)
        take_banned_names(returned, self._bans.in_force())
        returned.wait_for_all()
        self._context.board.table_changed(returned.code)

    def _add_aside(self, aside: TableAside) -> None:
        """What is theirs there stays theirs; whoever of them is here is told."""
        self._set_aside.add_table(aside)
        for person in filter(None, map(self._people.known, aside.people)):
            if aside.table not in person.seated_at:
                person.seated_at.append(aside.table)
            for notice in notices_of(aside, person.id):
                person.send(notice)

    def _show_aside(self, kept: KeptTable, aside: TableAside, people: dict[str, Person]) -> None:
        """Set it aside, where those who may see it can look at what verifies of its match."""
        shown = aside_table(kept, aside.why, people, self._context)
        if shown is not None:
            self._lobby.tables_aside[shown.code] = shown
        self._add_aside(aside)


def _log_unread(failure: Failure) -> None:
    _log.error("what is kept cannot be read now ({why})", why=failure.value)


def refuse_unread(failure: Failure) -> NoReturn:
    """What is kept cannot be read now. Raises Refusal `not_readable`."""
    _log_unread(failure)
    raise Refusal("not_readable", "the server cannot read its file now; try again in a while")
