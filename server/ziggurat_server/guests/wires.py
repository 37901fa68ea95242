"""What lies between a session and a transport of Twisted's, whatever a message looks like on its way."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from ziggurat_server.guests.outbox import Outbox
from ziggurat_server.guests.session import Arrived, Session, Wires
from ziggurat_server.limits import ServerLimits
from ziggurat_server.tally import Tally
from ziggurat_server.twisted_types import Clock, Timer, Transport

SessionBeginner: TypeAlias = Callable[[ServerLimits, Wires], Session]


@dataclass(frozen=True)
class Doorway:
    """What every door to a server needs: how a session begins, under the limits that hold then, and what is counted."""

    clock: Clock
    begin: SessionBeginner
    limits: Callable[[], ServerLimits]
    tally: Tally


class TransportWires:
    """The connection under a session. It begins one, brings it what arrives, and sends what it says, with a bound."""

    def __init__(self, doorway: Doorway, transport: Transport, address: str) -> None:
        """The transport has no producer yet; `address` is where its other end is, `addresses.HERE` for this machine."""
        limits = doorway.limits()
        self.address = address
        self._clock = doorway.clock
        self._tally = doorway.tally
        self._linger = limits.linger
        self._transport = transport
        self._deadline: Timer | None = None
        self._tally.connections += 1
        self._outbox = Outbox(transport, limits.told.queued_bytes, self._too_slow)
        transport.registerProducer(self._outbox, True)
        self._session = doorway.begin(limits, self)

    def hear(self, size: int, messages: Iterable[Arrived]) -> None:
        """Give the session what is complete now, of so many bytes that arrived; its answers are sent together."""
        self._tally.bytes_in += size
        self._outbox.gather()
        try:
            for message in messages:
                self._tally.messages_in += 1
                self._session.received(message)
        finally:
            self._outbox.release()

    def lost(self) -> None:
        """The connection is gone: end the session."""
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
        self._transport.write(last_line)
        self._transport.unregisterProducer()
        self._deadline = self._clock.callLater(self._linger, self._cut_off)
        self._transport.loseConnection()

    def flow(self, flows: bool) -> None:
        """Read what the other end sends, or let it wait there."""
        if flows:
            self._transport.resumeProducing()
        else:
            self._transport.pauseProducing()

    def _cut_off(self) -> None:
        self._deadline = None
        self._transport.abortConnection()

    def _too_slow(self) -> None:
        self._tally.dropped_slow += 1
        self._session.close("too_slow", "more was waiting for you than this server keeps; read faster")
