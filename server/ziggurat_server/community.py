"""This server as one of several that share a database: what it hears of the others, and what it loses to them."""

from __future__ import annotations

from collections.abc import Iterable

from ziggurat_server.guests.people import People
from ziggurat_server.journal.heart import Beat
from ziggurat_server.lobby import Lobby
from ziggurat_server.returning import Returning
from ziggurat_server.tables.table import Table


class Community:
    """Gives up what others have, and brings what a server had that died. `process` is this server's number."""

    def __init__(self, people: People, lobby: Lobby, returning: Returning, process: int) -> None:
        self._people = people
        self._lobby = lobby
        self._returning = returning
        self._process = process

    def heard(self, beat: Beat) -> None:
        """What the heart learned at its last beat."""
        self.deposed(beat.lost)
        for line in beat.news:
            self._take_in(line)
        if beat.died:
            self._returning.begin()

    def deposed(self, codes: Iterable[str]) -> None:
        """Other servers have these tables by now: whoever is at them comes back to them there."""
        for code in codes:
            table = self._lobby.tables.get(code)
            if table is not None:
                self._let_go(table)

    def hand_over(self) -> None:
        """Let go of all tables, so that others have them."""
        for table in tuple(self._lobby.tables.values()):
            self._let_go(table)

    def _let_go(self, table: Table) -> None:
        for person in tuple(table.state.audience.present):
            if person.line is not None and not person.hired:
                person.line.close("shutting_down", "another server has your table; come back")
        table.suspend()
        self._returning.forget(table.code)

    def _take_in(self, line: str) -> None:
        """A person came to another server."""
        match line.split(" "):
            case ["came", who, process] if process != str(self._process):
                person = self._people.known(who)
                if person is not None and person.line is not None and not person.relayed:
                    person.line.close("taken_over", "you came in by another connection")
            case _:
                pass
