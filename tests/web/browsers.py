"""Browsers at a server in memory: what they ask for, and the lines that they open."""

from __future__ import annotations

import gzip
import random
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from twisted.internet.address import IPv4Address
from twisted.internet.testing import StringTransport

from server.world import Visitor, World
from web.frames_by_hand import PING, TEXT, Frame, FrameReader, from_guest
from ziggurat_server.doors.host_header import OwnNames
from ziggurat_server.guests.connection import Door
from ziggurat_server.limits import ServerLimits
from ziggurat_server.web.caller import Caller, Proxies
from ziggurat_server.web.guard import GuardedDoor
from ziggurat_server.web.site import browser_door

HOST: Final = "192.0.2.7:21880"
HANDSHAKE: Final = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}


class Reply(NamedTuple):
    """What was answered."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def text(self) -> str:
        """The body, as it was before it was compressed."""
        packed = self.headers.get("content-encoding") == "gzip"
        return (gzip.decompress(self.body) if packed else self.body).decode()


class WebWorld(World):
    """A server to which all come by browser. `proxies` and `names` are those of its host, `address` its web_address."""

    def __init__(
        self,
        limits: ServerLimits | None = None,
        proxies: Sequence[str] = (),
        names: Sequence[str] = (),
        address: str = "",
        **others: Any,
    ) -> None:
        super().__init__(limits, **others)

        def link(caller: Caller) -> str:
            return address or caller.origin

        self.browsers: GuardedDoor = browser_door(
            self.game_server.reception.doorway(), OwnNames(names), Proxies(proxies), link
        )

    def stranger(self, door: Door | None = None, address: str = "192.0.2.1") -> Visitor:
        """Somebody with a line who has not said hello; at another door as they come there."""
        return WebVisitor(self, address) if door is None else super().stranger(door, address)

    def browser(self, address: str = "192.0.2.1") -> Browser:
        """A connection on which nothing was asked yet."""
        return Browser(self, address)

    def get(self, path: str, method: str = "GET", address: str = "192.0.2.1", **headers: str) -> Reply:
        """What is answered to a request by itself; an underscore in the name of a header is a hyphen."""
        return self.browser(address).ask(path, method, headers)


class Browser:
    """One connection of a browser."""

    def __init__(self, world: WebWorld, address: str = "192.0.2.1") -> None:
        self.transport = StringTransport(peerAddress=IPv4Address("TCP", address, 49152))
        self.protocol: Any = world.browsers.buildProtocol(None)
        self.protocol.makeConnection(self.transport)
        self._reader = FrameReader()

    def ask(self, path: str, method: str = "GET", headers: Mapping[str, str] | None = None) -> Reply:
        """Ask for that, and read the answer."""
        self.send(request(path, method, headers))
        return self.reply()

    def reply(self) -> Reply:
        """The answer that has come; what follows it stays."""
        head, _, rest = self.transport.value().partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        length = 0 if first.startswith("HTTP/1.1 304") else int(headers.get("content-length", 0))
        self.transport.clear()
        self.transport.write(rest[length:])
        return Reply(int(first.split()[1]), headers, rest[:length])

    def open_line(self, **headers: str) -> Reply:
        """Ask for a line, like a page of the same server."""
        return self.ask("/line", headers={"Origin": f"http://{HOST}", **HANDSHAKE, **headers})

    def send(self, data: bytes) -> None:
        """Send bytes as they are."""
        self.protocol.dataReceived(data)

    def frames(self) -> list[Frame]:
        """Every frame that came since it was last asked."""
        came = self._reader.read(self.transport.value())
        self.transport.clear()
        return came

    @property
    def is_closed(self) -> bool:
        """Whether the server ended the connection."""
        return bool(self.transport.disconnecting)

    @property
    def is_cut_off(self) -> bool:
        """Whether it did so at once."""
        return bool(self.transport.disconnected)

    def hang_up(self) -> None:
        """Lose the connection."""
        self.protocol.connectionLost()


class WebVisitor(Visitor):
    """A guest whose lines come as frames."""

    def __init__(self, world: WebWorld, address: str = "192.0.2.1", **headers: str) -> None:
        super().__init__(world, world.browsers, address)
        self._reader = FrameReader()
        self.controls: list[Frame] = []
        """Every frame that was no text."""
        super().send(request("/line", "GET", {**HANDSHAKE, **headers}))
        head, _, rest = self.transport.value().partition(b"\r\n\r\n")
        assert b" 101 " in head
        self.transport.clear()
        self.transport.write(rest)

    @property
    def heard(self) -> list[Any]:
        """As at a line of TCP, which this becomes here."""
        frames = self._reader.read(self.transport.value())
        self.controls += [frame for frame in frames if frame.opcode != TEXT]
        self.transport.clear()
        self.transport.write(b"".join(frame.payload + b"\n" for frame in frames if frame.opcode == TEXT))
        return super().heard

    def send(self, data: bytes) -> None:
        """Send each line as a text of its own."""
        for line in data.splitlines():
            super().send(from_guest(line))

    def send_bytes(self, data: bytes) -> None:
        """Send bytes as they are."""
        super().send(data)

    def ping(self, payload: bytes = b"") -> None:
        """Ask the WebSocket itself whether somebody is there."""
        super().send(from_guest(payload, PING))


def request(path: str, method: str = "GET", headers: Mapping[str, str] | None = None) -> bytes:
    """A request as it travels, to this server by its address unless the headers name another host."""
    named = {"Host": HOST, **{name.replace("_", "-"): value for name, value in (headers or {}).items()}}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items()), "", ""]
    return "\r\n".join(lines).encode()


def repeated_codes() -> random.Random:
    """Where the codes of tables come from, so that they are the same in every world."""
    return random.Random(1)
