"""What the main thread orders of the network."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ziggurat.wire.links import Address
from ziggurat.wire.messages import ClientMessage, Hello


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
