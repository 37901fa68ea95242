"""What comes back from the journal when a server starts, and what stays aside."""

from __future__ import annotations

from collections.abc import Mapping

from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import People, Person
from ziggurat_server.journal.journal import TableGone
from ziggurat_server.journal.set_aside import SetAside, TableAside
from ziggurat_server.journal.storage_reading import Kept, KeptTable
from ziggurat_server.lobby import Lobby
from ziggurat_server.tables.recovery import aside_table, returned_table


class Returning:
    """Brings back people and tables. Tables that cannot come back are `set_aside`."""

    def __init__(self, people: People, lobby: Lobby, set_aside: SetAside, context: ServerContext) -> None:
        self._people = people
        self._lobby = lobby
        self._set_aside = set_aside
        self._context = context

    def bring_back(self, kept: Kept) -> None:
        """Have everyone and every table again that the journal knows. To be called before anybody comes."""
        people = self._people.bring_back(kept.people, kept.newest_person)
        self._set_aside.add_people(kept.people_aside)
        for aside in kept.tables_aside:
            self._add_aside(aside, people)
        for table in kept.tables:
            returned = returned_table(table, people, self._context)
            if isinstance(returned, TableAside):
                self._show_aside(table, returned, people)
            else:
                self._lobby.add(returned)
        for person in people.values():
            if person.seated_at:
                self._people.expect(person)
            else:
                self._people.rest(person)

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

    def _add_aside(self, aside: TableAside, people: Mapping[str, Person]) -> None:
        """What is theirs there stays theirs: nobody is forgotten for whom it is kept."""
        self._set_aside.add_table(aside)
        for person in filter(None, map(people.get, aside.people)):
            if aside.table not in person.seated_at:
                person.seated_at.append(aside.table)

    def _show_aside(self, kept: KeptTable, aside: TableAside, people: dict[str, Person]) -> None:
        """Set it aside, where those who may see it can look at what verifies of its match."""
        shown = aside_table(kept, aside.why, people, self._context)
        if shown is not None:
            self._lobby.tables_aside[shown.code] = shown
        self._add_aside(aside, people)
