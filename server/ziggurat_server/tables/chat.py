"""What is said at a table: told to those who are there, and kept for those who come later."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import Final

import msgspec

from ziggurat.wire.codec import encode
from ziggurat.wire.messages import Channel, Said
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import Journal, LineSaid, LinesLetGo
from ziggurat_server.tables.state import TableState
from ziggurat_server.tables.watching import Watching

_READER: Final = msgspec.json.Decoder(Said)


class Chat:
    """The last `most` lines as players heard them, and as watchers did, encoded."""

    def __init__(self, state: TableState, watching: Watching, journal: Journal, most: int) -> None:
        self._state = state
        self._watching = watching
        self._journal = journal
        self._most = most
        self._since_let_go = 0
        self._of_players: deque[bytes] = deque(maxlen=most)
        self._of_watchers: deque[bytes] = deque(maxlen=most)

    def say(self, person: Person, text: str, at: float, phrase: str | None = None) -> None:
        """Someone at the table says this to all, `phrase` being its code if it is a quick one.

        Raises Refusal `not_at_table` or `muted`.
        """
        state = self._state
        state.check_present(person)
        state.moderation.check_may_speak(person)
        seat = state.seating.viewers_of(person)[0]
        watches = seat is None and state.stage.name != "room" and person is not state.host
        channel: Channel = "watchers" if watches else "table"
        line = LineSaid(state.code, person.id, person.name, text, at, seat, channel, phrase)
        self._journal.note(line)
        self.hear(line)

    def hear(self, line: LineSaid) -> None:
        """Send a line to everyone there.

        Watchers hear the players as late as they see them; the players hear watchers unless the host spares them that.
        """
        said = encode(
            Said(line.person, line.name, line.text, line.at, line.table, line.seat, line.channel, line.phrase)
        )
        if line.channel == "table" or not self._state.moderation.watchers_muted:
            self._tell_players(said)
        if line.seat is None:
            self._tell_watchers(said)
        else:
            self._watching.said(partial(self._tell_watchers, said))
        self._let_old_lines_go()

    def heard_by(self, person: Person) -> tuple[Said, ...]:
        """The lines that are kept as somebody there has heard them, oldest first."""
        watches = not self._state.seating.seats_of(person)
        return tuple(map(_READER.decode, self._of_watchers if watches else self._of_players))

    def erase(self, person: str) -> None:
        """Somebody wants to be forgotten: nobody is told any more what they said."""
        for lines in (self._of_players, self._of_watchers):
            kept = [line for line in lines if _READER.decode(line).person != person]
            lines.clear()
            lines.extend(kept)

    def send_to_newcomer(self, person: Person) -> None:
        """Send someone who has come all that is kept, oldest first."""
        watches = not self._state.seating.seats_of(person)
        for said in self._of_watchers if watches else self._of_players:
            person.send_line(said)

    def _let_old_lines_go(self) -> None:
        """Now and then, so that the file does not keep what nobody is told any more."""
        self._since_let_go += 1
        if self._since_let_go >= self._most:
            self._since_let_go = 0
            self._journal.note(LinesLetGo(self._state.code, self._most))

    def _tell_players(self, said: bytes) -> None:
        self._of_players.append(said)
        for person in self._state.seating.holders:
            if person in self._state.audience:
                person.send_line(said)

    def _tell_watchers(self, said: bytes) -> None:
        self._of_watchers.append(said)
        self._state.audience.send_to_watchers(said, self._state.seating.indices())
