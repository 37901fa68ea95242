"""Somebody on a real socket who hears bytes, and not only what they mean."""

from __future__ import annotations

from typing import Final

import msgspec

from server.programs import Caller
from server.world import written
from ziggurat.games.game import Action
from ziggurat.wire.codec import encode
from ziggurat.wire.messages import Act, Answer, Done, Error, Happened, PositionMessage

ACT, ASKED = 9, 100
"""The number of an action, and numbers greater than this of questions."""
NO_OFFER: Final = 10**6
"""The number of an offer that nobody has made."""
REFUSED: Final = b'{"type":"error"'


class ListeningGuest:
    """Plays, looks on, or is in the lobby."""

    told: PositionMessage | Happened
    """What it was told last of the match."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller
        self._rest = b""
        self._asked = ASKED

    def do(self, action: Action) -> list[bytes]:
        """Do this, and take in what comes before it is done."""
        self.caller.say(Act(ACT, self.told.table, self.told.revision, written(action)))
        heard = []
        while (line := self._next()) != encode(Done(ACT)):
            assert not line.startswith(REFUSED), line
            heard.append(line)
        return heard

    def listen(self, table: str) -> list[bytes]:
        """Take in all that was sent until the server that has the table refuses what cannot be; the lines, in bytes."""
        self._asked += 1
        self.caller.say(Answer(self._asked, table, NO_OFFER, yes=False))
        heard = []
        while not (line := self._next()).startswith(REFUSED):
            heard.append(line)
        assert msgspec.json.decode(line, type=Error).id == self._asked
        return heard

    def _next(self) -> bytes:
        """The next line; what it shows of the match is taken in."""
        line = self.line()
        if line.startswith((b'{"type":"happened"', b'{"type":"position"')):
            self.told = msgspec.json.decode(line, type=PositionMessage | Happened)
        return line

    def line(self) -> bytes:
        """The next line."""
        while b"\n" not in self._rest:
            arrived = self.caller.socket.recv(1 << 16)
            assert arrived, "the server closed the connection"
            self._rest += arrived
        line, _, self._rest = self._rest.partition(b"\n")
        return line + b"\n"
