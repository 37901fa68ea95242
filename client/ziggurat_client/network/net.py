"""The only meeting place of the two threads: pygame's, which draws, and Twisted's, which talks to the server.

Orders go one way and arrivals the other, each through one queue. An arrival posts a pygame event, so that the main loop
may sleep until there is something to see.
"""

from __future__ import annotations

import threading
import time
from queue import Empty, SimpleQueue
from typing import Any, Final

import pygame

from ziggurat.wire.links import Address
from ziggurat.wire.messages import ClientMessage, Hello
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.orders import Connect, Disconnect, Order, Send, Stop, TryNow

ARRIVED: Final = pygame.event.custom_type()
"""The type of the pygame event that wakes the main loop when something arrived."""


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
