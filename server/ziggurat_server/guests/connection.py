"""One connection as Twisted knows it: bytes to messages and back. What the messages mean is the session's affair."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias, cast

from twisted.internet.address import IPv4Address, IPv6Address
from twisted.internet.interfaces import IAddress
from twisted.internet.protocol import Factory, Protocol, connectionDone
from twisted.python.failure import Failure

from ziggurat.wire.codec import ServerWire
from ziggurat_server.guests.addresses import address_of
from ziggurat_server.guests.outbox import Outbox
from ziggurat_server.guests.session import Session, Wires
from ziggurat_server.limits import ServerLimits
from ziggurat_server.tally import Tally
from ziggurat_server.twisted_types import Clock, TcpTransport, Timer, Transport

SessionMaker: TypeAlias = Callable[[Wires], Session]
SessionBeginner: TypeAlias = Callable[[ServerLimits, Wires], Session]


class Connection(Protocol):
    """The bytes of one connection."""

    def __init__(self, clock: Clock, make_session: SessionMaker, limits: ServerLimits, tally: Tally) -> None:
        self._clock = clock
        self._make_session = make_session
        self._limits = limits
        self._tally = tally
        self._wire = ServerWire()
        self._deadline: Timer | None = None

    @property
    def address(self) -> str:
        """Where the other end is; `addresses.HERE` for this machine."""
        return address_of(self._transport().getPeer())

    def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
        """Begin a session."""
        transport = self._transport()
        _send_at_once(transport)
        self._tally.connections += 1
        self._outbox = Outbox(transport, self._limits.told.queued_bytes, self._too_slow)
        transport.registerProducer(self._outbox, True)
        self._session = self._make_session(self)

    def dataReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        """Give the session every message that is complete now."""
        self._tally.bytes_in += len(data)
        self._outbox.gather()
        try:
            for message in self._wire.receive(data):
                self._tally.messages_in += 1
                self._session.received(message)
        finally:
            self._outbox.release()

    def connectionLost(self, reason: Failure = connectionDone) -> None:  # noqa: N802 - Twisted's name
        """End the session."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._session.lost()

    def write(self, line: bytes) -> None:
        """Send a line."""
        self._tally.bytes_out += len(line)
        self._outbox.write(line)

    def end(self, last_line: bytes) -> None:
        """Send a last line past those that wait, then close; cut the connection off if the other end does not read."""
        self._outbox.release()
        self._outbox.stopProducing()
        transport = self._transport()
        transport.write(last_line)
        transport.unregisterProducer()
        self._deadline = self._clock.callLater(self._limits.linger, self._cut_off)
        transport.loseConnection()

    def flow(self, flows: bool) -> None:
        """Read what the other end sends, or let it wait there."""
        transport = self._transport()
        if flows:
            transport.resumeProducing()
        else:
            transport.pauseProducing()

    def _cut_off(self) -> None:
        self._deadline = None
        self._transport().abortConnection()

    def _too_slow(self) -> None:
        self._tally.dropped_slow += 1
        self._session.close("too_slow", "more was waiting for you than this server keeps; read faster")

    def _transport(self) -> Transport:
        return cast(Transport, self.transport)


class Door(Factory):
    """Makes a connection of everyone who comes to a port, with the limits that hold then."""

    noisy = False

    def __init__(self, clock: Clock, begin: SessionBeginner, limits: Callable[[], ServerLimits], tally: Tally) -> None:
        self._clock = clock
        self._begin = begin
        self._limits = limits
        self._tally = tally

    def buildProtocol(self, addr: IAddress | None) -> Connection:  # noqa: N802 - Twisted's name
        """A connection for who calls from that address."""
        limits = self._limits()
        return Connection(self._clock, partial(self._begin, limits), limits, self._tally)


def _send_at_once(transport: Transport) -> None:
    """Lines are short and wanted now: waiting to fill a packet would cost those who did not act 15 ms each."""
    # A UNIX socket's transport has the method too, and fails in it.
    if isinstance(transport, TcpTransport) and isinstance(transport.getHost(), IPv4Address | IPv6Address):
        transport.setTcpNoDelay(True)
