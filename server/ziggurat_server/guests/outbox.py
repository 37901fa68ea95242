"""What waits to go out on one connection, with a bound."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from twisted.internet.interfaces import IPushProducer
from twisted.internet.tcp import Connection as TcpConnection
from zope.interface import implementer  # type: ignore[import-untyped]

from ziggurat_server.twisted_types import Transport

_GATHERED_AT_MOST: Final = 64 * 1024
"""Bytes that are gathered before they are sent anyway."""


@implementer(IPushProducer)
class Outbox:
    """Writes lines while the transport takes them and keeps them while it does not, `most` bytes at the most.

    It is the transport's push producer, and so learns when the other end reads more slowly than we write. `overflow`
    is called once when more than `most` bytes wait; from then on everything is dropped.

    A plain socket gets its lines at once: waiting for the reactor to find it writable costs more than to send. What it
    does not take at once the transport keeps, and then all that follows too, until it has been full and is empty again.
    """

    __slots__ = (
        *("_flowing", "_gathered", "_gathers", "_most", "_open", "_overflow", "_send_now", "_socket_send"),
        *("_transport", "_waiting", "_waiting_bytes"),
    )

    def __init__(self, transport: Transport, most: int, overflow: Callable[[], None]) -> None:
        self._transport = transport
        self._most = most
        self._overflow = overflow
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._flowing = True
        self._open = True
        # Only the very class: wrappers, as that of TLS, hand its methods on and mean something else.
        self._socket_send = transport.socket.send if isinstance(transport, TcpConnection) else None
        self._send_now = self._socket_send
        self._gathers = False
        self._gathered = bytearray()

    def write(self, line: bytes) -> None:
        """Send the line after those that wait."""
        if self._send_now is not None and not self._gathers:
            self._send_at_once(self._send_now, line)
        elif self._open:
            self._gather_or_send(line)

    def _gather_or_send(self, line: bytes) -> None:
        if self._gathers:
            self._gathered += line
            if len(self._gathered) > _GATHERED_AT_MOST:
                self._send_gathered()
        else:
            self._send(line)

    def gather(self) -> None:
        """Keep the lines that follow, to send them together."""
        self._gathers = True

    def release(self) -> None:
        """Send what was gathered, and each line by itself again."""
        self._gathers = False
        self._send_gathered()

    def _send_gathered(self) -> None:
        if self._gathered:
            lines = bytes(self._gathered)
            self._gathered.clear()
            self._send(lines)

    def _send(self, line: bytes) -> None:
        if self._flowing:
            self._pass_on(line)
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
        self._send_now = self._socket_send
        while self._waiting and self._flowing:
            line = self._waiting.popleft()
            self._waiting_bytes -= len(line)
            self._pass_on(line)

    def stopProducing(self) -> None:  # noqa: N802 - Twisted's name
        """Nothing more can be sent: drop what waits."""
        self._open = False
        self._send_now = None
        self._waiting.clear()
        self._waiting_bytes = 0
        self._gathered.clear()

    def _pass_on(self, line: bytes) -> None:
        if self._send_now is not None:
            self._send_at_once(self._send_now, line)
        else:
            self._transport.write(line)

    def _send_at_once(self, send: Callable[[bytes], int], line: bytes) -> None:
        try:
            sent = send(line)
        except OSError:
            sent = 0  # full, or lost, which the transport finds out by itself when it writes
        if sent < len(line):
            self._send_now = None
            self._transport.write(line[sent:])
