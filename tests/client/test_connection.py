"""The connection in the network thread: greeting, and coming back."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from twisted.internet.defer import Deferred, fail, succeed
from twisted.internet.error import ConnectionAborted, ConnectionDone, ConnectionRefusedError
from twisted.internet.task import Clock
from twisted.internet.testing import StringTransport
from twisted.python.failure import Failure

from client.server_double import welcome
from ziggurat.wire.backoff import FIRST, JITTER, LONGEST
from ziggurat.wire.codec import ServerWire, encode
from ziggurat.wire.messages import (
    PROTOCOL,
    ClientMessage,
    Closing,
    Hello,
    PersonLeft,
    Ping,
    Pong,
    Refused,
    ServerMessage,
)
from ziggurat.wire.silence import BEFORE_WELCOME
from ziggurat_client.network.arrivals import MISSPOKEN, Arrival, Doubt, Lost, Unreachable
from ziggurat_client.network.connection import Visit


class Transport(StringTransport):
    """A connection in memory, which sends everything at once anyway."""

    protocol: Any

    def setTcpNoDelay(self, enabled: bool) -> None:  # noqa: N802 - Twisted's name
        assert enabled

    def abortConnection(self) -> None:  # noqa: N802 - Twisted's name
        self.protocol.connectionLost(Failure(ConnectionAborted()))


class Endpoint:
    """A server's endpoint: answers at once, refuses while `down`, says nothing while it `hangs`."""

    def __init__(self) -> None:
        self.down = False
        self.hangs = False
        self.protocols: list[Any] = []

    def connect(self, factory: Any) -> Deferred[Any]:
        if self.down:
            return fail(ConnectionRefusedError("nobody listens"))
        if self.hangs:
            return Deferred()
        protocol = factory.buildProtocol(None)
        transport = Transport()
        transport.protocol = protocol
        protocol.makeConnection(transport)
        self.protocols.append(protocol)
        return succeed(protocol)

    def tell(self, message: ServerMessage) -> None:
        self.protocols[-1].dataReceived(encode(message))

    def heard(self) -> list[ClientMessage]:
        """What the newest connection has sent."""
        return list(ServerWire().receive(self.protocols[-1].transport.value()))

    def hang_up(self) -> None:
        self.protocols[-1].connectionLost(Failure(ConnectionDone()))

    def pings(self) -> int:
        """How often the newest connection has asked whether we are there."""
        return sum(isinstance(message, Ping) for message in self.heard())


class Judge:
    """Judges a server under TLS as it is told to."""

    def __init__(self, doubt: Doubt | None) -> None:
        self._doubt = doubt

    def doubt(self) -> Doubt | None:
        return self._doubt


class Case:
    """One visit to one endpoint."""

    def __init__(self, judge: Any = None, random: Random | None = None) -> None:
        self.clock = Clock()
        self.answered = 0
        self.endpoint = Endpoint()
        self.arrivals: list[Arrival] = []
        self.visit = Visit(self.clock, self.endpoint, Hello(PROTOCOL, "Ninsun"), self.arrivals.append, judge, random)

    @property
    def delays(self) -> list[float]:
        """The seconds until a next try, every time that the connection broke or a try failed."""
        return [arrival.retry_in for arrival in self.arrivals if isinstance(arrival, Lost)]

    def wait_for_the_try(self) -> None:
        """Let the time pass until the connection is tried again."""
        self.clock.advance(self.delays[-1])


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
    assert isinstance(case.arrivals[-1], Lost)
    case.wait_for_the_try()
    assert case.endpoint.heard() == [Hello(PROTOCOL, "Ninsun", token="secret-token")]


def test_the_delay_doubles_up_to_its_longest_give_or_take_its_share_of_chance(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.endpoint.down = True
    case.endpoint.hang_up()
    for _ in range(6):
        case.wait_for_the_try()
    means = (FIRST, 1.0, 2.0, 4.0, LONGEST, LONGEST, LONGEST)
    assert [delay == pytest.approx(mean, rel=JITTER) for delay, mean in zip(case.delays, means, strict=True)] == [
        True
    ] * 7


def test_clients_that_were_cut_off_together_do_not_come_back_together() -> None:
    moments = set()
    for number in range(100):
        case = Case(random=Random(number))
        case.visit.begin()
        case.endpoint.tell(welcome())
        case.endpoint.hang_up()
        moments.add(round(case.delays[-1], 2))
    assert len(moments) > 30


def test_a_welcome_makes_the_next_delay_short_again(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.endpoint.down = True
    case.endpoint.hang_up()
    for _ in range(4):
        case.wait_for_the_try()
    case.endpoint.down = False
    case.wait_for_the_try()
    case.endpoint.tell(welcome())
    case.endpoint.hang_up()
    assert case.delays[-1] == pytest.approx(FIRST, rel=JITTER)


def test_who_does_not_want_to_wait_is_tried_again_at_once(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.endpoint.hang_up()
    case.visit.try_now()
    assert case.endpoint.heard() == [Hello(PROTOCOL, "Ninsun", token="secret-token")]
    case.clock.advance(LONGEST)
    assert len(case.endpoint.protocols) == 2


def test_a_try_that_nobody_answers_begins_anew_for_who_does_not_want_to_wait(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.endpoint.hangs = True
    case.endpoint.hang_up()
    case.wait_for_the_try()
    case.endpoint.hangs = False
    case.visit.try_now()
    assert case.endpoint.heard() == [Hello(PROTOCOL, "Ninsun", token="secret-token")]


def test_a_connection_that_stands_is_not_made_anew(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.visit.try_now()
    assert len(case.endpoint.protocols) == 1


# ---------------------------------------------------------------------- a server that falls silent


def test_a_server_that_falls_silent_is_asked_and_then_taken_for_gone_before_it_would_give_us_up(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    limits = welcome().limits
    passed = 0
    while not case.delays:
        case.clock.advance(1)
        passed += 1
    assert case.endpoint.pings() == 1
    assert passed < limits.silence_seconds


def test_a_server_that_answers_is_not_taken_for_gone(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    for _ in range(600):
        case.clock.advance(1)
        if case.endpoint.pings() > case.answered:
            case.answered += 1
            case.endpoint.tell(Pong())
    assert case.arrivals == [welcome()]
    assert case.answered > 3


def test_half_a_line_shows_that_the_server_is_there(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    for byte in b" " * 100:
        case.clock.advance(10)
        case.endpoint.protocols[-1].dataReceived(bytes([byte]))
    assert case.arrivals == [welcome()]


def test_a_new_connection_to_a_server_that_stays_silent_is_tried_again(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.endpoint.hang_up()
    case.wait_for_the_try()
    # The try came after a random delay: with a second more no rounding of it matters.
    case.clock.pump([1] * (round(BEFORE_WELCOME) + 1))
    assert len(case.delays) == 2


def test_a_server_that_never_greets_is_unreachable(case: Case) -> None:
    case.visit.begin()
    case.clock.pump([1] * round(BEFORE_WELCOME))
    assert [(type(arrival), arrival.hindrance) for arrival in case.arrivals] == [(Unreachable, "silent")]


def test_a_machine_that_slept_asks_before_it_takes_the_server_for_gone(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.clock.advance(3600)
    assert (case.endpoint.pings(), case.delays) == (1, [])


def test_nothing_is_watched_after_leaving(case: Case) -> None:
    case.visit.begin()
    case.endpoint.tell(welcome())
    case.visit.end()
    assert case.clock.getDelayedCalls() == []


# ---------------------------------------------------------------------- farewells


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
    case.wait_for_the_try()
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
