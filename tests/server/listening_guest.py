"""Somebody on a real socket who hears bytes, and not only what they mean."""

from __future__ import annotations

from typing import Final

import msgspec

from server.programs import Caller
from server.world import written
from ziggurat.games.game import Action
from ziggurat.wire.messages import Act, Answer, Happened, History, Legal, PositionMessage, Resume, Start

ACT, ASKED = 9, 100
"""The number of an action, and numbers greater than this of questions."""
NO_OFFER: Final = 10**6
"""The number of an offer that nobody has made."""
DONE: Final = b'{"type":"done"'


class _Answering(msgspec.Struct):
    """What a line answers, if anything."""

    id: int | None = None


class ListeningGuest:
    """Plays, looks on, or is in the lobby."""

    told: PositionMessage | Happened
    """What it was told last of the match."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller
        self._rest = b""
        self._asked = ASKED

    def do(self, action: Action) -> list[bytes]:
        """Do this, which the rules allow; all lines until it is done."""
        heard = self.ask(Act(ACT, self.told.table, self.told.revision, written(action)))
        assert heard[-1].startswith(DONE), heard[-1]
        return heard

    def listen(self, table: str) -> list[bytes]:
        """All lines until the server that has the table refuses what cannot be."""
        self._asked += 1
        return self.ask(Answer(self._asked, table, NO_OFFER, yes=False))[:-1]

    def ask(self, message: Act | Answer | Start | Resume | History | Legal) -> list[bytes]:
        """Ask for this; all lines until the one that answers it."""
        self.caller.say(message)
        heard = [self._next()]
        while msgspec.json.decode(heard[-1], type=_Answering).id != message.id:
            heard.append(self._next())
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
