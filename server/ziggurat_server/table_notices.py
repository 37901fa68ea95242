"""What tables post for those who are not at them."""

from __future__ import annotations

from ziggurat_server.counts_shown import CountsShown
from ziggurat_server.guests.people import People, Person
from ziggurat_server.lobby import Lobby
from ziggurat_server.table_codes import TableCodes


class TableNotices:
    """Passes on what tables post to the lobby and to who remembers people, until it is `closed`: tables end then."""

    def __init__(self, lobby: Lobby, people: People, codes: TableCodes, counts: CountsShown) -> None:
        self.closed = False
        self._counts = counts
        self._codes = codes
        self._lobby = lobby
        self._people = people

    def table_changed(self, code: str) -> None:
        """That table looks different from outside now."""
        if not self.closed:
            self._lobby.table_changed(code)

    def table_closed(self, code: str) -> None:
        """That table is gone."""
        opened_from = self._lobby.tables[code].state.opened_from
        self._lobby.table_closed(code)
        self._counts.opened_changed(opened_from)

    def person_moved(self, person: Person) -> None:
        """They came to a table or left one, or have a seat more or less."""
        self._counts.person_moved(person)
        if person.line is None:
            self._people.rest(person)
        elif not self.closed:
            self._lobby.person_changed(person)

    def secret_code(self) -> str:
        """A code that no table has and that nobody finds by trying. Raises Refusal `tables_full`."""
        return self._codes.take(listed=False)
