"""What waits to go out on one connection: sent at once where the socket takes it, in order, and never without bound."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import pytest
from twisted.internet.protocol import Protocol
from twisted.internet.tcp import Connection
from twisted.internet.testing import MemoryReactor

from ziggurat_server.guests.outbox import Outbox

MOST = 1024 * 1024
LARGE = b"x" * 300_000 + b"\n"
"""More than the small buffer of a socket here takes at once."""


class Wire:
    """An outbox on one end of a real connection, whose reactor writes when told to; what came is read at the other."""

    def __init__(self) -> None:
        here, self.there = socket.socketpair()
        here.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * 1024)
        self.there.setblocking(False)
        self.transport: Any = Connection(here, Protocol(), MemoryReactor())
        self.transport.connected = True
        self.overflowed = 0
        self.outbox = Outbox(self.transport, MOST, self._overflow)
        self.transport.registerProducer(self.outbox, True)

    def arrived(self) -> bytes:
        """All that has come since it was last asked."""
        came = b""
        while True:
            try:
                came += self.there.recv(65536)
            except BlockingIOError:
                return came

    def arrived_in_the_end(self) -> bytes:
        """All that has come once the reactor has written what the transport kept."""
        came = self.arrived()
        while self.transport.dataBuffer or self.transport._tempDataBuffer:
            self.transport.doWrite()
            came += self.arrived()
        return came

    def _overflow(self) -> None:
        self.overflowed += 1


@pytest.fixture
def wire() -> Iterator[Wire]:
    wire = Wire()
    yield wire
    wire.there.close()
    wire.transport.socket.close()


def test_a_line_is_sent_at_once_to_a_socket_that_takes_it(wire: Wire) -> None:
    wire.outbox.write(b"one\n")
    assert wire.arrived() == b"one\n"


def test_what_a_socket_does_not_take_comes_before_what_follows(wire: Wire) -> None:
    wire.outbox.write(LARGE)
    wire.outbox.write(b"two\n")
    assert wire.arrived_in_the_end() == LARGE + b"two\n"


def test_lines_are_sent_at_once_again_after_a_slow_reader_has_caught_up(wire: Wire) -> None:
    for line in (LARGE, b"two\n"):
        wire.outbox.write(line)
    assert wire.arrived_in_the_end() == LARGE + b"two\n"
    wire.outbox.write(b"three\n")
    assert wire.arrived() == b"three\n"


def test_more_than_the_bound_overflows_once_and_drops_the_rest(wire: Wire) -> None:
    for _ in range(8):
        wire.outbox.write(LARGE)
    assert wire.overflowed == 1


def test_gathered_lines_are_sent_together_when_they_are_released(wire: Wire) -> None:
    wire.outbox.gather()
    wire.outbox.write(b"one\n")
    wire.outbox.write(b"two\n")
    assert wire.arrived() == b""
    wire.outbox.release()
    assert wire.arrived() == b"one\ntwo\n"


def test_gathered_lines_keep_their_place_behind_those_that_wait(wire: Wire) -> None:
    wire.outbox.write(LARGE)
    wire.outbox.write(LARGE)
    wire.outbox.gather()
    wire.outbox.write(b"three\n")
    wire.outbox.release()
    assert wire.arrived_in_the_end() == LARGE * 2 + b"three\n"


def test_a_wrapped_transport_is_written_to_and_never_past(wire: Wire) -> None:
    # TLS hands the methods of the socket below on: what is sent past it would be sent in the clear.
    class Wrapped:
        def __init__(self, socket_below: Connection) -> None:
            self.below = socket_below
            self.written = b""

        def write(self, data: bytes) -> None:
            self.written += data

        def __getattr__(self, name: str) -> Any:
            return getattr(self.below, name)

    wrapped = Wrapped(wire.transport)
    Outbox(wrapped, MOST, lambda: None).write(b"secret\n")
    assert (wrapped.written, wire.arrived()) == (b"secret\n", b"")
