"""What tables post for those who are not at them."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_server.counts_shown import CountsShown
from ziggurat_server.guests.people import People, Person
from ziggurat_server.journal.journal import MatchFinished
from ziggurat_server.lobby import Lobby
from ziggurat_server.table_codes import TableCodes


class TableNotices:
    """Passes on what tables post to the lobby and to who remembers people, until it is `closed`: tables end then."""

    def __init__(self, lobby: Lobby, people: People, codes: TableCodes, counts: CountsShown) -> None:
        self.closed = False
        self.hear_end: Callable[[MatchFinished], None] = _nothing
        """Called with every match that has ended."""
        self.hear_close: Callable[[str], None] = _nothing
        """Called with the code of every table that closed."""
        self.hear_move: Callable[[Person], None] = _nothing
        """Called with everyone who came to a table or left one."""
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
        if not self.closed:
            self.hear_close(code)
        self._counts.opened_changed(opened_from)

    def match_over(self, match: MatchFinished) -> None:
        """A match has ended, or is found to have."""
        self.hear_end(match)

    def person_moved(self, person: Person) -> None:
        """They came to a table or left one, or have a seat more or less."""
        self._counts.person_moved(person)
        if person.line is None:
            self._people.rest(person)
        elif not self.closed:
            self._lobby.person_changed(person)
            self.hear_move(person)

    def secret_code(self) -> str:
        """A code that no table has and that nobody finds by trying. Raises Refusal `tables_full`."""
        return self._codes.take(listed=False)


def _nothing(_: object) -> None:
    """Nobody hears."""
