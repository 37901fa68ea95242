"""Passing on what people ask of tables that other servers of the community have, and what they are told there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

from twisted.internet.defer import Deferred
from twisted.internet.endpoints import TCP4ClientEndpoint, connectProtocol
from twisted.internet.protocol import connectionDone
from twisted.logger import Logger
from twisted.protocols.basic import LineOnlyReceiver
from twisted.python.failure import Failure

from ziggurat.wire.codec import MAX_SERVER_LINE, encode
from ziggurat.wire.messages import PROTOCOL, ClientMessage, Hello, Pong
from ziggurat_server.guests.people import Line, Person
from ziggurat_server.guests.relayed import Relayed
from ziggurat_server.journal.kept import ProcessKept
from ziggurat_server.twisted_types import Timer, Transport

_PING: Final = b'{"type":"ping"'
CONNECTING: Final = 3
"""Seconds within which another server has to answer."""

_log = Logger()


class _Branch(LineOnlyReceiver):
    """One person's line to another server. Its first line is the welcome there, which is not theirs to read."""

    delimiter = b"\n"
    MAX_LENGTH = MAX_SERVER_LINE

    def __init__(self, hello: Hello, told: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._hello = hello
        self._told = told
        self._lost = lost
        self._is_let_in = False

    @property
    def is_let_in(self) -> bool:
        """Whether the other server has said welcome."""
        return self._is_let_in

    def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
        """Say for whom this is."""
        cast(Any, self.transport).setTcpNoDelay(True)
        self.send(encode(self._hello))

    def lineReceived(self, line: bytes) -> None:  # noqa: N802 - Twisted's name
        """Pass it on; whether this line is there is no question for the person."""
        if line.startswith(_PING):
            self.send(encode(Pong()))
        elif self._is_let_in:
            self._told(line + self.delimiter)
        else:
            self._is_let_in = True

    def send(self, lines: bytes) -> None:
        """Send what was encoded."""
        cast(Transport, self.transport).write(lines)

    def end(self) -> None:
        """Nothing more is to be passed on."""
        cast(Transport, self.transport).loseConnection()

    def connectionLost(self, reason: Failure = connectionDone) -> None:  # noqa: N802 - Twisted's name
        """The other server has ended, or lost the tables."""
        self._lost()


class _Way:
    """The way of one person to one other server, which is made when something is to be passed on."""

    def __init__(self, reactor: Any, process: ProcessKept, hello: Hello, line: Line, gone: Callable[[], None]) -> None:
        self._line = line
        self._gone = gone
        self._branch: _Branch | None = None
        self._waiting: list[bytes] = []
        self._ended = False
        self._patience: Timer = reactor.callLater(CONNECTING, self._look)
        host, _, port = process.address.rpartition(":")
        branch = _Branch(hello, line.send_line, self.lose)
        reach: Callable[[object, _Branch], Deferred[_Branch]] = connectProtocol
        reaching = reach(TCP4ClientEndpoint(reactor, host, int(port), CONNECTING), branch)
        reaching.addCallbacks(self._reached, self._not_reached)

    def send(self, message: ClientMessage) -> None:
        """Pass this on, after what waits."""
        if self._branch is None:
            self._waiting.append(encode(message))
        else:
            self._branch.send(encode(message))

    def lose(self) -> None:
        """The other server is gone, as far as one can tell; whoever is told nothing any more comes back, to wherever
        their table is by then."""
        if not self._ended:
            self.end()
            self._gone()
            self._line.close("shutting_down", "the server that had your table is gone; come back")

    def end(self) -> None:
        """The person is gone."""
        self._ended = True
        if self._patience.active():
            self._patience.cancel()
        if self._branch is not None:
            self._branch.end()

    def _reached(self, branch: _Branch) -> None:
        self._branch = branch
        if self._ended:
            branch.end()
            return
        branch.send(b"".join(self._waiting))
        self._waiting.clear()

    def _not_reached(self, failure: Failure) -> None:
        _log.warn("another server cannot be reached ({why})", why=failure.value)
        self.lose()

    def _look(self) -> None:
        """A server that lets nobody in within its time stands still."""
        if self._branch is None or not self._branch.is_let_in:
            self.lose()


class Branches:
    """The lines to other servers, one for each person and server."""

    def __init__(self, reactor: Any, doubt: Callable[[int], None]) -> None:
        """`doubt` is called with the number of a server that is gone, as far as one can tell."""
        self._reactor = reactor
        self._doubt = doubt
        self._ways: dict[Person, dict[int, _Way]] = {}

    def forward(self, person: Person, message: ClientMessage, process: ProcessKept) -> None:
        """Have it answered by that server."""
        if person.line is None:
            return
        ways = self._ways.setdefault(person, {})
        if process.number not in ways:
            hello = Hello(
                PROTOCOL,
                person.name,
                kind="bot" if person.bot else "person",
                invitation=Relayed(process.key, person.id, person.line.address).written,
            )
            gone = partial(self._lose, ways, process.number)
            ways[process.number] = _Way(self._reactor, process, hello, person.line, gone)
        ways[process.number].send(message)

    def lose(self, server: int) -> None:
        """The server of that number is gone."""
        for ways in tuple(self._ways.values()):
            if server in ways:
                ways[server].lose()

    def _lose(self, ways: dict[int, _Way], server: int) -> None:
        del ways[server]
        self._doubt(server)

    def end(self, person: Person) -> None:
        """They are not connected any more."""
        for way in tuple(self._ways.pop(person, {}).values()):
            way.end()
