"""What other servers of the community have to know of the tables here before they give anybody more."""

from __future__ import annotations

from ziggurat_server.guests.addresses import HERE
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import Journal, TablesCounted
from ziggurat_server.lobby import Lobby


class CountsShown:
    """Has the journal know at how many tables here each person is, and how many were opened here from each address.

    A server that is alone shows nothing.
    """

    def __init__(self, lobby: Lobby, journal: Journal) -> None:
        self._lobby = lobby
        self._journal = journal
        self._has_others = False
        self._shown: dict[str, int] = {}

    def share(self) -> None:
        """From now on this server is one of several."""
        self._has_others = True

    def person_moved(self, person: Person) -> None:
        """They came to a table, or left one."""
        if not person.hired:
            self._show(person.id, len(person.present_at))

    def opened_changed(self, site: str) -> None:
        """A table was opened from there, or one such closed."""
        if self._has_others and site != HERE:
            self._show(site, sum(table.state.opened_from == site for table in self._lobby.tables.values()))

    def _show(self, who: str, tables: int) -> None:
        if not self._has_others or self._shown.get(who, 0) == tables:
            return
        if tables:
            self._shown[who] = tables
        else:
            del self._shown[who]
        self._journal.note(TablesCounted(who, tables))
