"""What waits to go out on one connection, with a bound."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from twisted.internet.interfaces import IPushProducer
from zope.interface import implementer  # type: ignore[import-untyped]

from ziggurat_server.asked_of_twisted import Transport


@implementer(IPushProducer)
class Outbox:
    """Writes lines while the transport takes them and keeps them while it does not, `most` bytes at the most.

    It is the transport's push producer, and so learns when the other end reads more slowly than we write. `overflow`
    is called once when more than `most` bytes wait; from then on everything is dropped.
    """

    __slots__ = ("_flowing", "_most", "_open", "_overflow", "_transport", "_waiting", "_waiting_bytes")

    def __init__(self, transport: Transport, most: int, overflow: Callable[[], None]) -> None:
        self._transport = transport
        self._most = most
        self._overflow = overflow
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._flowing = True
        self._open = True

    def write(self, line: bytes) -> None:
        """Send the line after those that wait."""
        if not self._open:
            return
        if self._flowing:
            self._transport.write(line)
            return
        if self._waiting_bytes + len(line) > self._most:
            self.stopProducing()
            self._overflow()
            return
        self._waiting.append(line)
        self._waiting_bytes += len(line)

    def pauseProducing(self) -> None:  # noqa: N802 - Twisted's name
        """The transport has enough to send for now."""
        self._flowing = False

    def resumeProducing(self) -> None:  # noqa: N802 - Twisted's name
        """The transport takes more."""
        self._flowing = True
        while self._waiting and self._flowing:
            line = self._waiting.popleft()
            self._waiting_bytes -= len(line)
            self._transport.write(line)

    def stopProducing(self) -> None:  # noqa: N802 - Twisted's name
        """Nothing more can be sent: drop what waits."""
        self._open = False
        self._waiting.clear()
        self._waiting_bytes = 0
