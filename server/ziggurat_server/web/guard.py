"""One connection of a browser, from its bytes up: it has a time for each request, until it becomes a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec
from twisted.internet.protocol import connectionDone
from twisted.protocols.policies import ProtocolWrapper, WrappingFactory
from twisted.python.failure import Failure

from ziggurat_server.guests.bans import Bans
from ziggurat_server.guests.entrance import Entrance
from ziggurat_server.limits import ServerLimits
from ziggurat_server.refusal import Refusal
from ziggurat_server.twisted_types import Clock, Timer, Transport

REQUEST_SECONDS: Final = 10.0
"""Within so many a request has to arrive whole: whoever sends a letter now and then keeps nobody busy."""
CONNECTIONS_A_GUEST: Final = 7
"""A browser makes as many at once to one server: six for what the page consists of, and its line."""


class RawLine(Protocol):
    """What a connection becomes that speaks the protocol."""

    def arrived(self, data: bytes, pass_on: Callable[[bytes], None]) -> None:
        """The guest sent these bytes, which are for `pass_on` if they are in order."""

    def answered(self, data: bytes) -> None:
        """The reader of frames has something to send itself."""

    def over(self) -> None:
        """The reader of frames ends the connection."""


class Guard(ProtocolWrapper):
    """Stands between a transport and what reads HTTP, and later frames, from it; that takes it for the transport."""

    factory: GuardedDoor
    transport: Any
    wrappedProtocol: Any  # noqa: N815 - Twisted's name

    def __init__(self, factory: GuardedDoor, wrapped: Any) -> None:
        start: Callable[..., None] = super().__init__
        start(factory, wrapped)
        self._line: RawLine | None = None
        self._timer: Timer | None = None
        self._address = ""

    @property
    def below(self) -> Transport:
        """The transport itself."""
        transport: Transport = self.transport
        return transport

    def makeConnection(self, transport: Any) -> None:  # noqa: N802 - Twisted's name
        """Count whoever comes, and end the connection of one too many."""
        self._address = self.factory.place_of(transport.getPeer())
        self._await_request(transport)
        super().makeConnection(transport)  # type: ignore[no-untyped-call]
        if not self.factory.admits(self._address):
            transport.abortConnection()

    def request_came(self) -> None:
        """A request is here whole."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def become(self, line: RawLine) -> None:
        """What arrives from now on are frames."""
        self._line = line

    def dataReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        """Pass on what came."""
        if self._line is not None:
            self._line.arrived(data, self.wrappedProtocol.dataReceived)
            return
        if self._timer is None:
            self._await_request(self.transport)
        self.wrappedProtocol.dataReceived(data)

    def write(self, data: bytes) -> None:
        """Send what the reader answers by itself."""
        if self._line is None:
            self.transport.write(data)
        else:
            self._line.answered(data)

    def loseConnection(self) -> None:  # noqa: N802 - Twisted's name
        """The reader wants to end it."""
        if self._line is None:
            super().loseConnection()  # type: ignore[no-untyped-call]
        else:
            self._line.over()

    def connectionLost(self, reason: Failure = connectionDone) -> None:  # noqa: N802 - Twisted's name
        """It is over."""
        self.request_came()
        self.factory.forget(self._address)
        super().connectionLost(reason)  # type: ignore[no-untyped-call]
        self._line = None  # which knows this guard

    def _await_request(self, transport: Any) -> None:
        self._timer = self.factory.clock.callLater(REQUEST_SECONDS, self._overdue, transport)

    def _overdue(self, transport: Any) -> None:
        self._timer = None
        transport.abortConnection()


class GuardedDoor(WrappingFactory[Guard]):
    """Puts a guard before each connection of a site, and counts them by the places that they come from."""

    noisy = False
    protocol = Guard

    def __init__(
        self, site: Any, clock: Clock, limits: Callable[[], ServerLimits], place_of: Callable[[object], str]
    ) -> None:
        """`place_of` gives the address that counts for a connection's other end."""
        wrap: Callable[[Any], None] = super().__init__
        wrap(site)
        self.clock = clock
        self.place_of = place_of
        self._limits = limits
        self._entrance = Entrance(Bans())  # whoever is banned is told so by their line

    def admits(self, address: str) -> bool:
        """Count a connection from there; whether it is not one too many."""
        limits = self._limits()
        each = limits.told.connections_per_address * CONNECTIONS_A_GUEST
        told = msgspec.structs.replace(limits.told, connections_per_address=each)
        most = limits.connections * CONNECTIONS_A_GUEST
        try:
            self._entrance.come(address, msgspec.structs.replace(limits, told=told, connections=most))
        except Refusal:
            return False
        return True

    def forget(self, address: str) -> None:
        """A connection from there is gone."""
        self._entrance.go(address)
