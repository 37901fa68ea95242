"""A bot's blocking connection to a server: a socket of the standard library with the codec at its end."""

from __future__ import annotations

import socket
from types import TracebackType
from typing import Final

from ziggurat.wire.codec import ClientWire, WireFault, encode
from ziggurat.wire.links import Address
from ziggurat.wire.messages import ClientMessage, ServerMessage
from ziggurat_bot.tls import connect, secure

CONNECT_SECONDS: Final = 10.0
CHUNK: Final = 64 * 1024


class ConnectionLost(Exception):
    """The other end has gone."""


class Connection:
    """A connection, open from construction to `close`."""

    def __init__(self, address: Address, known: str | None = None) -> None:
        """Raises OSError if nobody answers there, or not as TLS asks, and Untrusted if it may be somebody else.

        `known` is the fingerprint that is trusted under TLS.
        """
        self._wire = ClientWire()
        self._socket = connect(address, CONNECT_SECONDS)
        try:
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if address.tls:
                self._socket = secure(self._socket, address, known, CONNECT_SECONDS)
        except BaseException:
            self._socket.close()
            raise

    def __enter__(self) -> Connection:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    def send(self, message: ClientMessage) -> None:
        """Send a message. Raises ConnectionLost."""
        self._socket.settimeout(CONNECT_SECONDS)
        try:
            self._socket.sendall(encode(message))
        except OSError as error:
            raise ConnectionLost(str(error)) from error

    def receive(self, seconds: float) -> list[ServerMessage] | None:
        """The messages that arrive first: none yet if only a part of one does, None if the time passes in silence.

        A line that cannot be read is passed over: it may come from a newer server. Raises ConnectionLost.
        """
        self._socket.settimeout(max(seconds, 0.001))  # 0 would mean not to block at all, not to look once
        try:
            arrived = self._socket.recv(CHUNK)
        except TimeoutError:
            return None
        except OSError as error:
            raise ConnectionLost(str(error)) from error
        if not arrived:
            raise ConnectionLost("the server has hung up")
        return [message for message in self._wire.receive(arrived) if not isinstance(message, WireFault)]
