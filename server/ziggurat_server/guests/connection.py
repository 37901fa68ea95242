"""One connection as Twisted knows it: bytes to messages and back. What the messages mean is the session's affair."""

from __future__ import annotations

from typing import cast

from twisted.internet.address import IPv4Address, IPv6Address
from twisted.internet.interfaces import IAddress
from twisted.internet.protocol import Factory, Protocol, connectionDone
from twisted.python.failure import Failure

from ziggurat.wire.codec import ServerWire
from ziggurat_server.guests.addresses import address_of
from ziggurat_server.guests.wires import Doorway, TransportWires
from ziggurat_server.twisted_types import TcpTransport, Transport


class Connection(Protocol):
    """The bytes of one connection."""

    def __init__(self, doorway: Doorway) -> None:
        self._doorway = doorway
        self._wire = ServerWire()

    def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
        """Begin a session."""
        transport = cast(Transport, self.transport)
        _send_at_once(transport)
        self._wires = TransportWires(self._doorway, transport, address_of(transport.getPeer()))

    def dataReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        """Give the session every message that is complete now."""
        self._wires.hear(len(data), self._wire.receive(data))

    def connectionLost(self, reason: Failure = connectionDone) -> None:  # noqa: N802 - Twisted's name
        """End the session."""
        self._wires.lost()


class Door(Factory):
    """Makes a connection of everyone who comes to a port."""

    noisy = False

    def __init__(self, doorway: Doorway) -> None:
        self._doorway = doorway

    def buildProtocol(self, addr: IAddress | None) -> Connection:  # noqa: N802 - Twisted's name
        """A connection for who calls from that address."""
        return Connection(self._doorway)


def _send_at_once(transport: Transport) -> None:
    """Lines are short and wanted now: waiting to fill a packet would cost those who did not act 15 ms each."""
    # A UNIX socket's transport has the method too, and fails in it.
    if isinstance(transport, TcpTransport) and isinstance(transport.getHost(), IPv4Address | IPv6Address):
        transport.setTcpNoDelay(True)
