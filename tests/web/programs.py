"""Servers with a door for browsers, as processes of their own, and those who come by it on real sockets."""

from __future__ import annotations

import http.client
import socket
import ssl
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from server.programs import LOOPBACK, PATIENCE, Program
from web.browsers import HANDSHAKE, request
from web.frames_by_hand import CLOSE, TEXT, Frame, FrameReader, close_code, from_guest
from ziggurat.wire.codec import ClientWire, WireFault, encode
from ziggurat.wire.messages import PROTOCOL, ClientMessage, Hello, Message, Welcome

M = TypeVar("M", bound=Message)

TWISTED: Final = Path(__file__).parent / "line_by_twisted.py"
_SAYS: Final = "browsers on "


class WebProgram(Program):
    """A server that is open to browsers, too; `origin` is how it says it is reached."""

    def __init__(self, *arguments: str, web: str = LOOPBACK) -> None:
        super().__init__("--listen", LOOPBACK, "--no-announce", "--web", web, *arguments)
        assert self.process.stdout is not None
        said = self.process.stdout.readline().strip()
        assert said.startswith(_SAYS), self.process.communicate()
        self.origin = said.removeprefix(_SAYS)

    @property
    def web_port(self) -> int:
        """The port for browsers."""
        return int(self.origin.rpartition(":")[2])

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> tuple[int, bytes]:
        """The status and the body of what is there."""
        connection = http.client.HTTPConnection("127.0.0.1", self.web_port, timeout=PATIENCE)
        try:
            connection.request("GET", path, headers=dict(headers or {}))
            response = connection.getresponse()
            return response.status, response.read()
        finally:
            connection.close()

    def line(self, trusted: Path | None = None) -> WebCaller:
        """A line, as a page of this server opens one; under TLS if a certificate is trusted."""
        return WebCaller(self.web_port, trusted)


class WebCaller:
    """A guest who speaks by frames, on a real socket."""

    def __init__(self, port: int, trusted: Path | None = None) -> None:
        self.socket: Any = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        scheme = "http" if trusted is None else "https"
        if trusted is not None:
            context = ssl.create_default_context(cafile=str(trusted))
            self.socket = context.wrap_socket(self.socket, server_hostname="127.0.0.1")
        host = f"127.0.0.1:{port}"
        self.socket.sendall(request("/line", headers={"Host": host, "Origin": f"{scheme}://{host}", **HANDSHAKE}))
        came = b""
        while b"\r\n\r\n" not in came:
            came += self.socket.recv(65536)
        head, _, rest = came.partition(b"\r\n\r\n")
        assert b" 101 " in head
        self._frames = FrameReader()
        self._wire = ClientWire()
        self._waiting = self._frames.read(rest)
        self.lines = b""
        """Everything that was said, as it would be by TCP."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, message: ClientMessage) -> None:
        """Send a message."""
        self.socket.sendall(from_guest(encode(message)[:-1]))

    def hello(self, name: str, token: str | None = None) -> Welcome:
        """Introduce oneself, or come back."""
        self.say(Hello(PROTOCOL, name, token=token))
        return self.await_message(Welcome)

    def await_message(self, kind: type[M]) -> M:
        """The next message of that kind; those before it are dropped."""
        while True:
            frame = self.next_frame()
            assert frame.opcode == TEXT, frame
            self.lines += frame.payload + b"\n"
            (message,) = self._wire.receive(frame.payload + b"\n")
            assert not isinstance(message, WireFault)
            if isinstance(message, kind):
                return message

    def next_frame(self) -> Frame:
        """The next frame. Raises EOFError when the server has closed the connection."""
        while not self._waiting:
            arrived = self.socket.recv(65536)
            if not arrived:
                raise EOFError("the server closed the connection")
            self._waiting = self._frames.read(arrived)
        return self._waiting.pop(0)

    def end(self) -> int:
        """The code of the close frame that comes in the end."""
        while (frame := self.next_frame()).opcode != CLOSE:
            pass
        return close_code(frame)


class TwistedCaller:
    """A guest who speaks by Twisted's own client."""

    def __init__(self, url: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(TWISTED), url], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate(timeout=PATIENCE)

    def line(self) -> bytes:
        """The next line that it says, with its newline."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def say(self, message: ClientMessage) -> None:
        """Send a message."""
        assert self._process.stdin is not None
        self._process.stdin.write(encode(message))
        self._process.stdin.flush()

    def await_message(self, kind: type[M]) -> tuple[M, bytes]:
        """The next message of that kind, and every line up to it."""
        lines = b""
        while True:
            line = self.line()
            assert line
            lines += line
            (message,) = ClientWire().receive(line)
            if isinstance(message, kind):
                return message, lines
