"""A server's end of one bot's line, played by a test."""

from __future__ import annotations

import socket

from server.programs import PATIENCE, M
from ziggurat.wire.codec import ServerWire, WireFault, encode
from ziggurat.wire.messages import ClientMessage, Message


class Host:
    """The server's end of one bot's connection, played by the test."""

    def __init__(self, line: socket.socket) -> None:
        self._bot = line
        self._wire = ServerWire()
        self._heard: list[ClientMessage | WireFault] = []

    def say(self, *messages: Message) -> None:
        self._bot.sendall(b"".join(map(encode, messages)))

    def say_in_pieces(self, message: Message) -> None:
        line = encode(message)
        self._bot.sendall(line[:20])
        self._bot.sendall(line[20:])

    def hear(self, kind: type[M]) -> M:
        """The next message, which must be of that kind."""
        while not self._heard:
            arrived = self._bot.recv(65536)
            assert arrived, "the bot has hung up"
            self._heard += self._wire.receive(arrived)
        message = self._heard.pop(0)
        assert isinstance(message, kind)
        return message

    def hang_up(self) -> None:
        self._bot.close()


class Door:
    """Where bots knock, on loopback."""

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._listening.settimeout(PATIENCE)
        self._lines: list[socket.socket] = []

    @property
    def port(self) -> int:
        """Where it is."""
        port: int = self._listening.getsockname()[1]
        return port

    @property
    def place(self) -> str:
        """The whole address."""
        return f"127.0.0.1:{self.port}"

    def line(self) -> socket.socket:
        """The next connection that comes."""
        line, _ = self._listening.accept()
        line.settimeout(PATIENCE)
        self._lines.append(line)
        return line

    def host(self) -> Host:
        """The host of the next bot that comes."""
        return Host(self.line())

    def close(self) -> None:
        """Cut every line, and listen no more: a bot that is left over, because a test failed, then ends too."""
        for line in (self._listening, *self._lines):
            line.close()
