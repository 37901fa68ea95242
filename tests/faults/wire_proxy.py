"""A wire between clients and a server that does what wires do: it breaks anywhere, delays, and delivers twice."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Final, Literal, Self, TypeAlias

from server.programs import PATIENCE, Caller

CHUNK: Final = 64 * 1024

Direction: TypeAlias = Literal["up", "down"]
"""Up is to the server, down to the client."""
Passage: TypeAlias = Callable[[Direction, bytes], Iterator[bytes]]
"""What becomes of one line on its way: the pieces that are delivered, one after another. Raises Broken."""


class Broken(Exception):
    """The wire breaks now, for both ends."""


def faithful(_: Direction, line: bytes) -> Iterator[bytes]:
    """Deliver every line once."""
    yield line


def doubled(_: Direction, line: bytes) -> Iterator[bytes]:
    """Deliver every line twice."""
    yield line
    yield line


class Delayed:
    """Delivers every line after a while of its own, of at most that many seconds, in pieces and in order."""

    def __init__(self, most: float, chance: Random) -> None:
        self._most = most
        self._chance = chance

    def __call__(self, _: Direction, line: bytes) -> Iterator[bytes]:
        """What becomes of a line."""
        middle = self._chance.randrange(len(line))
        for piece in (line[:middle], line[middle:]):
            time.sleep(self._chance.uniform(0, self._most / 2))
            yield piece


class CutOnce:
    """Breaks the wire once, at the line of that number (from 0) in one direction, after `part` of its bytes.

    A part of 0.0 is the boundary before the line, 1.0 the one after it. `fell` tells that it happened.
    """

    def __init__(self, direction: Direction, number: int, part: float) -> None:
        self.fell = False
        self._direction = direction
        self._number = number
        self._part = part
        self._seen = 0

    def __call__(self, direction: Direction, line: bytes) -> Iterator[bytes]:
        """What becomes of a line."""
        number = self._seen
        self._seen += direction == self._direction
        if self.fell or direction != self._direction or number < self._number:
            yield line
            return
        self.fell = True
        yield line[: round(self._part * len(line))]
        raise Broken


class Proxy:
    """Passes lines between whoever calls and a server's port, each through the passage."""

    def __init__(self, server_port: int, passage: Passage = faithful) -> None:
        self._server_port = server_port
        self._passage = passage
        self._one_at_a_time = threading.Lock()
        self._callers: list[Caller] = []
        self._threads: list[threading.Thread] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self._begin(self._let_in)

    @property
    def port(self) -> int:
        """Where to call."""
        port: int = self._door.getsockname()[1]
        return port

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for caller in self._callers:
            caller.socket.close()
        # Closing alone does not wake the thread that waits for callers.
        self._door.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join(PATIENCE)
        self._door.close()

    def call(self) -> Caller:
        """A new connection through this wire."""
        self._callers.append(Caller(self.port))
        return self._callers[-1]

    def _begin(self, work: Callable[[], None]) -> threading.Thread:
        thread = threading.Thread(target=work, daemon=True)
        self._threads.append(thread)
        thread.start()
        return thread

    def _let_in(self) -> None:
        while True:
            try:
                client, _ = self._door.accept()
            except OSError:
                return  # the proxy is closed
            self._begin(lambda client=client: self._carry(client))

    def _carry(self, client: socket.socket) -> None:
        with client, socket.create_connection(("127.0.0.1", self._server_port)) as server:
            down = self._begin(lambda: self._pass_on("down", server, client))
            self._pass_on("up", client, server)
            down.join()

    def _pass_on(self, direction: Direction, source: socket.socket, target: socket.socket) -> None:
        try:
            for line in _lines(source):
                # The pieces of two lines never mix, and a passage that counts is not counted twice at once.
                with self._one_at_a_time:
                    for piece in self._passage(direction, line):
                        target.sendall(piece)
        except (Broken, OSError):
            pass  # as when the other end hangs up: both are told below
        finally:
            for end in (source, target):
                _hang_up(end)


def _lines(source: socket.socket) -> Iterator[bytes]:
    """Whole lines, as they come, until the other end hangs up."""
    rest = b""
    while arrived := source.recv(CHUNK):
        *lines, rest = (rest + arrived).split(b"\n")
        for line in lines:
            yield line + b"\n"


def _hang_up(end: socket.socket) -> None:
    """Wake whoever reads or writes there, and let the other side know."""
    try:
        end.shutdown(socket.SHUT_RDWR)
    except OSError:
        return  # it was gone already
