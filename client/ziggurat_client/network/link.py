"""The contract of a way to a server, as the main thread sees it."""

from __future__ import annotations

from typing import Protocol

from ziggurat.wire.links import Address
from ziggurat.wire.messages import ClientMessage, Hello
from ziggurat_client.network.arrivals import Arrival


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
