"""The connection to a server, in the network thread: greeting, lines to messages, and coming back when it breaks."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
from twisted.internet import error
from twisted.internet.defer import Deferred
from twisted.internet.endpoints import HostnameEndpoint, wrapClientTLS
from twisted.internet.interfaces import IHandshakeListener
from twisted.internet.protocol import Factory, Protocol, connectionDone
from twisted.python.failure import Failure
from zope.interface import implementer  # type: ignore[import-untyped]

from ziggurat.wire.backoff import retry_delay
from ziggurat.wire.codec import ClientWire, WireFault, encode
from ziggurat.wire.messages import ClientMessage, Closing, Hello, Ping, Pong, Refused, ServerMessage, Welcome
from ziggurat.wire.silence import BEFORE_WELCOME, bearable
from ziggurat_client.network.arrivals import FINAL_FAREWELLS, MISSPOKEN, Arrival, Hindrance, Lost, Unreachable
from ziggurat_client.network.orders import Connect, Disconnect, Order, Send, Stop, TryNow
from ziggurat_client.network.vigil import Vigil

if TYPE_CHECKING:
    from ziggurat_client.network.vouching import Vouching

CONNECT_TIMEOUT: Final = 10
_HINDRANCES: Final[dict[type[Exception], Hindrance]] = {
    error.ConnectionRefusedError: "refused",
    error.TimeoutError: "silent",
    error.DNSLookupError: "unknown",
    error.NoRouteError: "no_way",
    error.ConnectionDone: "hung_up",
    error.ConnectionAborted: "silent",
}

_log = logging.getLogger(__name__)


@implementer(IHandshakeListener)
class ServerProtocol(Protocol):
    """Bytes to messages and back; what they mean is the business of its visit."""

    # Twisted's interfaces are not types that a checker understands.
    transport: Any

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._wire = ClientWire()

    def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
        """The connection stands."""
        # An action is a short line that should leave at once, not wait for others to fill a packet.
        self.transport.setTcpNoDelay(True)
        self._visit.connected(self)

    def handshakeCompleted(self) -> None:  # noqa: N802 - Twisted's name
        """Under TLS: the server has shown its certificate."""
        self._visit.hands_shaken()

    def dataReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        """Some bytes came."""
        self._visit.heard()
        for message in self._wire.receive(data):
            if isinstance(message, WireFault):
                self._visit.misheard(message)
            else:
                self._visit.received(message)

    def connectionLost(self, reason: Failure = connectionDone) -> None:  # noqa: N802 - Twisted's name
        """The connection is over."""
        self._visit.lost(reason)

    def send(self, message: ClientMessage) -> None:
        """Send one message."""
        self.transport.write(encode(message))

    def close(self) -> None:
        """End the connection once everything is sent."""
        self.transport.loseConnection()

    def abort(self) -> None:
        """End the connection at once: nobody takes what is sent."""
        self.transport.abortConnection()


class Visit:
    """One wish to be on a server, over as many connections as it takes.

    Once the server has welcomed us, a broken connection is tried again and again, with the token that it gave us, so
    that we come back as who we were. A first connection that fails is not. One on which the server says nothing, not
    even that it is there, counts as broken: a cable that was pulled out tells nobody.
    """

    def __init__(
        self,
        reactor: Any,
        endpoint: Any,
        hello: Hello,
        bring: Callable[[Arrival], None],
        vouching: Vouching | None = None,
        random: Random | None = None,
    ) -> None:
        """`endpoint` is Twisted's endpoint of the server; `vouching` judges it, if it speaks TLS.

        `random` spreads the tries to come back.
        """
        self._reactor = reactor
        self._endpoint = endpoint
        self._hello = hello
        self._bring = bring
        self._vouching = vouching
        self._protocol: ServerProtocol | None = None
        self._may_speak = False
        self._welcomed = False
        self._over = False
        self._tries = 0
        self._random = random or Random()
        self._vigil = Vigil(reactor, lambda: self.send(Ping()), self._give_up)
        self._retry: Any = None
        self._connecting: Deferred[Any] | None = None

    def begin(self) -> None:
        """Connect."""
        self._retry = None
        visit = self

        class Server(Factory):
            noisy = False

            def buildProtocol(self, addr: object) -> ServerProtocol:  # noqa: N802 - Twisted's name
                return ServerProtocol(visit)

        self._connecting = self._endpoint.connect(Server())
        self._connecting.addErrback(self._failed)

    def send(self, message: ClientMessage) -> None:
        """Send a message, if there is a connection."""
        if self._protocol is not None and self._may_speak:
            self._protocol.send(message)

    def try_now(self) -> None:
        """If the connection is broken, try to come back now; a try that is still under way begins anew."""
        if self._over or self._protocol is not None or not self._welcomed:
            return
        if self._retry is None and self._connecting is not None:
            # Its failure sets the time of the next try.
            self._connecting.cancel()
        if self._retry is not None:
            self._retry.cancel()
            self.begin()

    def end(self) -> None:
        """Leave the server and try no more."""
        self._over = True
        self._vigil.end()
        if self._retry is not None:
            self._retry.cancel()
            self._retry = None
        if self._protocol is not None:
            self._protocol.close()
        elif self._connecting is not None:
            self._connecting.cancel()

    # ------------------------------------------------------------------ from the protocol

    def connected(self, protocol: ServerProtocol) -> None:
        """A connection stands: greet, unless the server has to show first who it is."""
        if self._over:
            protocol.close()
            return
        self._protocol = protocol
        self._vigil.begin(BEFORE_WELCOME)
        if self._vouching is None:
            self._greet()

    def hands_shaken(self) -> None:
        """The server has shown its certificate: greet it, or say what is wrong and leave."""
        if self._over or self._vouching is None:
            return
        doubt = self._vouching.doubt()
        if doubt is None:
            self._greet()
        else:
            self._bring(doubt)
            self.end()

    def heard(self) -> None:
        """Some bytes came, perhaps not yet a whole message."""
        self._vigil.heard()

    def received(self, message: ServerMessage) -> None:
        """The server said something."""
        if self._over or isinstance(message, Pong):
            # That it was heard is all there is to a pong.
            return
        if isinstance(message, Welcome):
            self._welcomed = True
            self._tries = 0
            self._vigil.begin(bearable(message.limits))
            self._hello = msgspec.structs.replace(self._hello, token=message.token, name=message.name)
        elif isinstance(message, Refused) or (isinstance(message, Closing) and message.code in FINAL_FAREWELLS):
            self._bring(message)
            self.end()
            return
        self._bring(message)

    def misheard(self, fault: WireFault) -> None:
        """The server said something that cannot be read.

        A newer server may send messages that we do not know, and they are passed over. Whatever else is wrong ends the
        visit: what was missed may have been an answer that somebody waits for, or a part of the truth.
        """
        if self._over or fault.code == "unknown_type":
            return
        _log.warning("the server sent something that cannot be read: %s: %s", fault.code, fault.message)
        farewell = Closing if self._welcomed else Refused
        self._bring(farewell(MISSPOKEN, fault.message))
        self.end()

    def lost(self, reason: Failure) -> None:
        """The connection is over."""
        self._vigil.end()
        self._protocol = None
        self._may_speak = False
        if self._over:
            return
        if self._welcomed:
            self._try_again()
        else:
            self._bring(_unreachable(reason))

    def _greet(self) -> None:
        self._may_speak = True
        self.send(self._hello)

    def _failed(self, failure: Failure) -> None:
        self._connecting = None
        if self._over:
            return
        if self._welcomed:
            self._try_again()
        else:
            self._bring(_unreachable(failure))

    def _give_up(self) -> None:
        """The server has fallen silent; the connection counts as lost as soon as it is aborted."""
        _log.warning("the server has fallen silent")
        if self._protocol is not None:
            self._protocol.abort()

    def _try_again(self) -> None:
        delay = retry_delay(self._tries, self._random)
        self._tries += 1
        self._bring(Lost(delay))
        self._retry = self._reactor.callLater(delay, self.begin)


class Caller:
    """Obeys the main thread's orders; `bring` takes arrivals back, with the number of the connection they came on."""

    def __init__(self, reactor: Any, bring: Callable[[int, Arrival], None]) -> None:
        self._reactor = reactor
        self._bring = bring
        self._visit: Visit | None = None
        self._number = 0

    def obey(self, order: Order) -> None:
        """Carry out one order."""
        match order:
            case Connect():
                self._leave()
                self._visit = self._new_visit(order, self._number)
                self._visit.begin()
            case Send(message):
                if self._visit is not None:
                    self._visit.send(message)
            case TryNow():
                if self._visit is not None:
                    self._visit.try_now()
            case Disconnect():
                self._leave()
            case Stop():
                self._leave()
                # One round later, so that what was said last is on its way.
                self._reactor.callLater(0.05, self._reactor.stop)

    def _new_visit(self, order: Connect, number: int) -> Visit:
        address = order.address
        endpoint: Any = HostnameEndpoint(self._reactor, address.host, address.port, timeout=CONNECT_TIMEOUT)
        wrap: Any = wrapClientTLS
        vouching = None
        if address.tls:
            # Imported here: it needs OpenSSL, which plain connections do without.
            from ziggurat_client.network.vouching import Vouching

            vouching = Vouching(address.host, order.known)
            endpoint = wrap(vouching, endpoint)
        return Visit(self._reactor, endpoint, order.hello, lambda arrival: self._bring(number, arrival), vouching)

    def _leave(self) -> None:
        self._number += 1
        if self._visit is not None:
            self._visit.end()
            self._visit = None


def _unreachable(failure: Failure) -> Unreachable:
    """What a first connection failed of."""
    found: Iterator[Hindrance] = (named for kind, named in _HINDRANCES.items() if isinstance(failure.value, kind))
    return Unreachable(next(found, "other"), failure.getErrorMessage())
