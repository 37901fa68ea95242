"""Where a server listens for its host: an address or a socket in the file system."""

from __future__ import annotations

import http.client
import re
import socket
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address
from typing import Any, Final

import msgspec
from twisted.internet.endpoints import TCP4ServerEndpoint, TCP6ServerEndpoint, UNIXServerEndpoint

from ziggurat_server.doors.host_header import is_address, name_in
from ziggurat_server.twisted_types import Endpoint

PATIENCE: Final = 30.0
"""Seconds that a command waits for its answer."""

_TCP: Final = re.compile(r"tcp:(?:\[([0-9a-fA-F:.]+)\]|([^:\[\]]+)):(\d{1,5})")
_LAST_PORT: Final = 65_535


class BadPlace(Exception):
    """The text describes no place. The text of this is a sentence that says why, and what to write."""


class Place(msgspec.Struct, frozen=True):
    """Either `host`, an IP address, with its `port`, or the `path` of a socket."""

    host: str = ""
    port: int = 0
    path: str = ""

    @property
    def is_local(self) -> bool:
        """Whether only programs on this machine can come there."""
        return bool(self.path) or ip_address(self.host).is_loopback

    @property
    def needs_key(self) -> bool:
        """Whether others than the server's own user could come there."""
        return not self.path

    def is_called(self, host: str) -> bool:
        """Whether this is what the place is called: `host` with or without a port, as HTTP's header has it.

        A page from elsewhere can have its own name lead to this machine, and a browser takes that for its own server:
        so a loopback address is called by nothing but such an address, or `localhost`.
        """
        if self.path or not self.is_local:
            return True
        name = name_in(host)
        return name is not None and (name == "localhost" or (is_address(name) and ip_address(name).is_loopback))

    def endpoint(self, reactor: Any) -> Endpoint:
        """Where to listen. A socket in the file system is for its owner only."""
        make: Callable[..., Endpoint]
        if self.path:
            make = partial(UNIXServerEndpoint, address=self.path, mode=0o600, wantPID=True)
        else:
            kind = TCP4ServerEndpoint if ip_address(self.host).version == 4 else TCP6ServerEndpoint
            make = partial(kind, port=self.port, interface=self.host)
        return make(reactor)

    def connection(self) -> http.client.HTTPConnection:
        """A connection to a server that listens here, not made yet."""
        if self.path:
            return _SocketConnection(self.path)
        return http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)


def parse_place(text: str) -> Place:
    """The place that a host wrote. Raises BadPlace."""
    if text.startswith("unix:") and text != "unix:":
        return Place(path=text.removeprefix("unix:"))
    found = _TCP.fullmatch(text)
    if found is None or int(found[3]) > _LAST_PORT:
        raise BadPlace(f"admin: {text!r} is no place; write for instance tcp:127.0.0.1:21843 or unix:/run/admin.sock")
    host = "127.0.0.1" if found[2] == "localhost" else found[1] or found[2]
    try:
        ip_address(host)
    except ValueError as error:
        raise BadPlace(f"admin: {error}; write the address of one of this machine's networks") from error
    return Place(host, int(found[3]))


def admin_place(text: str, anywhere: bool) -> Place | None:
    """The place to listen at, None for nowhere.

    Raises BadPlace, also if other machines could come there and were not meant to.
    """
    if not text:
        return None
    place = parse_place(text)
    if not place.is_local and not anywhere:
        raise BadPlace(f"admin: other machines can reach {text}; if that is meant, say so with admin_anywhere")
    return place


class _SocketConnection(http.client.HTTPConnection):
    """HTTP over a socket in the file system."""

    def __init__(self, path: str) -> None:
        super().__init__("localhost", timeout=PATIENCE)
        self._path = path

    def connect(self) -> None:
        """Connect to the socket."""
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(PATIENCE)
        self.sock.connect(self._path)
