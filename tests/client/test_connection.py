"""The connection in the network thread: greeting, and coming back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from twisted.internet.defer import Deferred, fail, succeed
from twisted.internet.error import ConnectionDone, ConnectionRefusedError
from twisted.internet.task import Clock
from twisted.internet.testing import StringTransport
from twisted.python.failure import Failure

from client.server_double import welcome
from ziggurat.wire.codec import ServerWire, encode
from ziggurat.wire.messages import PROTOCOL, ClientMessage, Closing, Hello, PersonLeft, Ping, Refused, ServerMessage
from ziggurat_client.network.connection import FIRST_DELAY, LONGEST_DELAY, Visit
from ziggurat_client.network.net import MISSPOKEN, Arrival, Doubt, Lost, Unreachable


class Transport(StringTransport):
    """A connection in memory, which sends everything at once anyway."""

    def setTcpNoDelay(self, enabled: bool) -> None:  # noqa: N802 - Twisted's name
        assert enabled


class Endpoint:
    """A server's endpoint: answers every connection at once, or refuses it while `down`."""

    def __init__(self) -> None:
        self.down = False
        self.protocols: list[Any] = []

    def connect(self, factory: Any) -> Deferred[Any]:
        if self.down:
            return fail(ConnectionRefusedError("nobody listens"))
        protocol = factory.buildProtocol(None)
        protocol.makeConnection(Transport())
        self.protocols.append(protocol)
        return succeed(protocol)

    def tell(self, message: ServerMessage) -> None:
        self.protocols[-1].dataReceived(encode(message))

    def heard(self) -> list[ClientMessage]:
        """What the newest connection has sent."""
        return list(ServerWire().receive(self.protocols[-1].transport.value()))

    def hang_up(self) -> None:
        self.protocols[-1].connectionLost(Failure(ConnectionDone()))


class Judge:
    """Judges a server under TLS as it is told to."""

    def __init__(self, doubt: Doubt | None) -> None:
        self._doubt = doubt

    def doubt(self) -> Doubt | None:
        return self._doubt


class Case:
    """One visit to one endpoint."""

    def __init__(self, judge: Any = None) -> None:
        self.clock = Clock()
        self.endpoint = Endpoint()
        self.arrivals: list[Arrival] = []
        self.visit = Visit(self.clock, self.endpoint, Hello(PROTOCOL, "Ninsun"), self.arrivals.append, judge)


@pytest.fixture
def case() -> Case:
    return Case()


def test_the_first_thing_said_is_hello(case: Case) -> None:
    case.visit.begin()
    assert case.endpoint.heard() == [Hello(PROTOCOL, "Ninsun")]


def test_messages_arrive_in_order_however_the_bytes_are_cut(case: Case) -> None:
    case.visit.begin()
    data = encode(welcome()) + encode(Ping(7))
    for byte in data:
        case.endpoint.protocols[-1].dataReceived(bytes([byte]))
    assert case.arrivals == [welcome(), Ping(7)]


def test_a_server_that_is_down_is_unreachable_and_not_tried_again(case: Case) -> None:
    case.endpoint.down = True
    case.visit.begin()
    assert case.arrivals == [Unreachable("refused", "Connection was refused by other side: nobody listens.")]
    assert case.clock.getDelayedCalls() == []


def test_a_server_that_hangs_up_without_a_greeting_is_unreachable(case: Case) -> None:
    case.visit.begin()
    case.endpoint.hang_up()
    assert [(type(arrival), arrival.hindrance) for arrival in case.arrivals] == [(Unreachable, "hung_up")]


def test_a_broken_connection_is_tried_again_as_who_we_were(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.endpoint.hang_up()
    assert case.arrivals[-1] == Lost(FIRST_DELAY)
    case.clock.advance(FIRST_DELAY)
    assert case.endpoint.heard() == [Hello(PROTOCOL, "Ninsun", token="secret-token")]


def test_the_delay_doubles_up_to_its_longest(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.endpoint.down = True
    case.endpoint.hang_up()
    for _ in range(6):
        case.clock.advance(LONGEST_DELAY)
    delays = [arrival.retry_in for arrival in case.arrivals if isinstance(arrival, Lost)]
    assert delays == [0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0]


def test_a_welcome_makes_the_next_delay_short_again(case: Case) -> None:
    case.visit.begin()
    for _ in range(2):
        case.endpoint.tell(welcome())
        case.endpoint.hang_up()
        case.clock.advance(FIRST_DELAY)
    assert [arrival for arrival in case.arrivals if isinstance(arrival, Lost)] == [Lost(FIRST_DELAY)] * 2


def test_a_refusal_ends_the_visit(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(Refused("full", "no room"))
    case.endpoint.hang_up()
    assert case.arrivals == [Refused("full", "no room")]
    assert case.endpoint.protocols[-1].transport.disconnecting


def test_who_was_taken_over_does_not_come_back(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.endpoint.tell(Closing("taken_over", "you are here twice"))
    case.endpoint.hang_up()
    assert case.clock.getDelayedCalls() == []


def test_a_server_that_shuts_down_is_waited_for(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.endpoint.tell(Closing("shutting_down", "good night"))
    case.endpoint.hang_up()
    assert len(case.clock.getDelayedCalls()) == 1


def test_leaving_stops_every_further_try(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.endpoint.hang_up()
    case.visit.end()
    assert case.clock.getDelayedCalls() == []


def test_what_is_sent_without_a_connection_is_dropped(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.endpoint.hang_up()
    case.visit.send(Ping(1))
    case.clock.advance(FIRST_DELAY)
    assert [type(message) for message in case.endpoint.heard()] == [Hello]


def test_a_message_that_only_newer_clients_know_is_passed_over(case: Case) -> None:
    case.visit.begin()
    case.endpoint.protocols[-1].dataReceived(b'{"type":"dance"}\n' + encode(welcome()))
    assert case.arrivals == [welcome()]


@pytest.mark.parametrize(
    "line",
    [
        b"not json",
        b"\xff",
        b'{"type":"said","person":"p1","name":"Ea","text":"hello","at":1e300}',
        encode(PersonLeft("p" * 33)).strip(),
    ],
)
def test_a_server_that_speaks_wrongly_is_left_and_not_tried_again(case: Case, line: bytes) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.endpoint.protocols[-1].dataReceived(line + b"\n" + encode(Ping(7)))
    case.endpoint.hang_up()
    farewell = case.arrivals[-1]
    assert isinstance(farewell, Closing)
    assert farewell.code == MISSPOKEN
    assert case.arrivals == [welcome(), farewell]
    assert case.clock.getDelayedCalls() == []


def test_a_welcome_that_cannot_be_read_is_a_refusal(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(msgspec.structs.replace(welcome(), server="x" * 65))
    assert [(type(arrival), arrival.code) for arrival in case.arrivals] == [(Refused, MISSPOKEN)]


def test_under_tls_nothing_is_said_before_the_server_has_shown_who_it_is() -> None:
    case = Case(Judge(None))
    case.visit.begin()
    case.visit.send(Ping(1))
    assert case.endpoint.heard() == []
    case.endpoint.protocols[-1].handshakeCompleted()
    assert case.endpoint.heard() == [Hello(PROTOCOL, "Ninsun")]


def test_a_doubtful_server_is_left_without_a_word() -> None:
    doubt = Doubt("0" * 64, None)
    case = Case(Judge(doubt))
    case.visit.begin()
    case.endpoint.protocols[-1].handshakeCompleted()
    case.endpoint.hang_up()
    assert case.arrivals == [doubt]
    assert case.endpoint.heard() == []
    assert case.clock.getDelayedCalls() == []
