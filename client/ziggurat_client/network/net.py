"""The only meeting place of the two threads: pygame's, which draws, and Twisted's, which talks to the server.

Orders go one way and arrivals the other, each through one queue. An arrival posts a pygame event, so that the main loop
may sleep until there is something to see.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Final, Literal, Protocol, TypeAlias

import pygame

from ziggurat.wire.links import Address
from ziggurat.wire.messages import ClientMessage, Hello, ServerMessage

ARRIVED: Final = pygame.event.custom_type()
"""The type of the pygame event that wakes the main loop when something arrived."""

MISSPOKEN: Final = "misspoken"
"""Our own code for a `refused` or `closing` that no server sent: it said something that it may not say."""
FINAL_FAREWELLS: Final = frozenset({"taken_over", "too_fast", "kicked", "banned", MISSPOKEN})
"""Codes of `closing` after which coming back at once would be wrong."""


Hindrance: TypeAlias = Literal["refused", "silent", "unknown", "no_way", "hung_up", "other"]
"""What kept us from a server: nobody serves that port, no answer in time, no machine of that name, no network on the
way, no greeting; or something that only the system has words for."""


@dataclass(frozen=True)
class Unreachable:
    """The first try to connect failed; nothing more is tried. `reason` is the system's sentence, in its language."""

    hindrance: Hindrance
    reason: str


@dataclass(frozen=True)
class Lost:
    """The connection broke after the server's welcome; the next try is in `retry_in` seconds."""

    retry_in: float


@dataclass(frozen=True)
class Doubt:
    """No authority vouches for the server, and it does not show what we know it by: the connection ended unused.

    `shown` is the fingerprint of its certificate, `known` the trusted one, None if we were never there.
    """

    shown: str
    known: str | None


Arrival: TypeAlias = ServerMessage | Unreachable | Lost | Doubt
"""What comes out of the network: the server's messages, and news of the connection itself."""


@dataclass(frozen=True)
class Connect:
    """Order: connect to a server and greet it, in place of any other connection.

    Under TLS, `known` is the fingerprint that is trusted there although no authority vouches for it.
    """

    address: Address
    hello: Hello
    known: str | None = None


@dataclass(frozen=True)
class Send:
    """Order: send a message on the connection; it is dropped while there is none."""

    message: ClientMessage


@dataclass(frozen=True)
class TryNow:
    """Order: try to come back now, if the connection is broken."""


@dataclass(frozen=True)
class Disconnect:
    """Order: end the connection and try no more."""


@dataclass(frozen=True)
class Stop:
    """Order: end the connection and the thread."""


Order: TypeAlias = Connect | Send | TryNow | Disconnect | Stop


class Link(Protocol):
    """A way to a server as the main thread sees it."""

    def connect(self, address: Address, hello: Hello, known: str | None = None) -> None:
        """Leave any server and go to this one. Arrivals of an earlier connection come no more.

        `known` is the fingerprint that is trusted there without an authority.
        """
        ...

    def send(self, message: ClientMessage) -> None:
        """Send a message, if there is a connection."""
        ...

    def try_now(self) -> None:
        """If the connection is broken, try to come back at once."""
        ...

    def disconnect(self) -> None:
        """Leave the server."""
        ...

    def arrivals(self) -> list[Arrival]:
        """Everything that arrived since the last call, in order."""
        ...

    def stop(self) -> None:
        """Leave the server for good."""
        ...


class Net:
    """The link over TCP: a thread of its own for Twisted's reactor, started by the first order."""

    def __init__(self) -> None:
        self._orders: SimpleQueue[Order] = SimpleQueue()
        self._arrivals: SimpleQueue[tuple[int, Arrival]] = SimpleQueue()
        self._connection = 0
        self._rung = False
        self._thread: threading.Thread | None = None
        self._reactor_ready = threading.Event()
        # Of no type that a checker understands.
        self._reactor: Any = None

    # ------------------------------------------------------------------ the main thread's side

    def connect(self, address: Address, hello: Hello, known: str | None = None) -> None:
        """Leave any server and go to this one."""
        self._connection += 1
        self._order(Connect(address, hello, known))

    def send(self, message: ClientMessage) -> None:
        """Send a message, if there is a connection."""
        self._order(Send(message))

    def try_now(self) -> None:
        """If the connection is broken, try to come back at once."""
        self._order(TryNow())

    def disconnect(self) -> None:
        """Leave the server."""
        self._connection += 1
        self._order(Disconnect())

    def stop(self) -> None:
        """Leave the server and end the thread; waits for it a moment, so that the farewell is sent."""
        if self._thread is not None:
            self._order(Stop())
            self._thread.join(timeout=2)

    def arrivals(self) -> list[Arrival]:
        """Everything that arrived since the last call, in order."""
        # Cleared before looking: whoever puts something in later rings again.
        self._rung = False
        found: list[Arrival] = []
        while True:
            try:
                connection, arrival = self._arrivals.get_nowait()
            except Empty:
                return found
            if connection == self._connection:
                found.append(arrival)

    def _order(self, order: Order) -> None:
        self._orders.put(order)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="network", daemon=True)
            self._thread.start()
        elif self._reactor_ready.is_set():
            self._reactor.callFromThread(self._take_orders)

    # ------------------------------------------------------------------ the network thread's side

    def _run(self) -> None:
        # Imported here: Twisted takes longer to import than the title takes to show.
        from twisted.internet import reactor

        from ziggurat_client.network.connection import Caller

        self._reactor = reactor
        # Twisted asks the time of day, which somebody may set while we wait.
        self._reactor.seconds = time.monotonic
        self._caller = Caller(reactor, self._bring)
        self._reactor.callWhenRunning(self._begin)
        self._reactor.run(installSignalHandlers=False)

    def _begin(self) -> None:
        self._reactor_ready.set()
        self._take_orders()

    def _take_orders(self) -> None:
        while not self._orders.empty():
            self._caller.obey(self._orders.get())

    def _bring(self, connection: int, arrival: Arrival) -> None:
        """`connection` counts the caller's connects and disconnects, as `_connection` counts the orders for them."""
        self._arrivals.put((connection, arrival))
        if not self._rung:
            self._rung = True
            pygame.event.post(pygame.Event(ARRIVED))
