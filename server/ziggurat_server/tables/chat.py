"""What is said at a table: told to those who are there, and kept for those who come later."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from ziggurat.wire.codec import encode
from ziggurat.wire.messages import Said
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import LineSaid, LinesLetGo

if TYPE_CHECKING:
    from ziggurat_server.tables.table import Table


class Chat:
    """The last `most` lines as players heard them, and as watchers did, encoded."""

    def __init__(self, table: Table, most: int) -> None:
        self._table = table
        self._most = most
        self._since_let_go = 0
        self._of_players: deque[bytes] = deque(maxlen=most)
        self._of_watchers: deque[bytes] = deque(maxlen=most)

    def hear(self, line: LineSaid) -> None:
        """Tell everyone there.

        Watchers hear the players as late as they see them; the players hear watchers unless the host spares them that.
        """
        said = encode(Said(line.person, line.name, line.text, line.at, line.table, line.seat, line.channel))
        if line.channel == "table" or not self._table.moderation.watchers_muted:
            self._tell_players(said)
        if line.seat is None:
            self.tell_watchers(said)
        else:
            self._table.watching.said(said)
        self._let_old_lines_go()

    def tell_watchers(self, said: bytes) -> None:
        """Watchers hear this now."""
        self._of_watchers.append(said)
        self._table.audience.tell_watchers(said, self._table.seating.indices())

    def tell_newcomer(self, person: Person) -> None:
        """Tell someone who has come all that is kept, oldest first."""
        watches = not self._table.seating.seats_of(person)
        for said in self._of_watchers if watches else self._of_players:
            person.send_line(said)

    def _let_old_lines_go(self) -> None:
        """Now and then, so that the file does not keep what nobody is told any more."""
        self._since_let_go += 1
        if self._since_let_go >= self._most:
            self._since_let_go = 0
            self._table.premises.journal.note(LinesLetGo(self._table.code, self._most))

    def _tell_players(self, said: bytes) -> None:
        self._of_players.append(said)
        for person in self._table.seating.holders:
            if person in self._table.audience:
                person.send_line(said)
