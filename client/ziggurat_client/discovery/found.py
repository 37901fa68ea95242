"""What the scenes know of the servers nearby, whoever finds them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

import pygame

from ziggurat.wire.discovery import Advert
from ziggurat.wire.links import Address
from ziggurat.wire.messages import PROTOCOL

FOUND: Final = pygame.event.custom_type()
"""The type of the pygame event that says that `Discovery.servers` or `Discovery.failure` is another now."""


@dataclass(frozen=True)
class FoundServer:
    """A server nearby: what it says of itself, the best of its addresses, and in how many seconds it answered there.

    `ping` is None as long as it has not answered at any address; then `silent` says whether it was asked.
    """

    advert: Advert
    address: Address
    ping: float | None = None
    silent: bool = False

    @property
    def fits(self) -> bool:
        """Whether it speaks the same protocol as we do."""
        return self.advert.protocol == PROTOCOL


class Discovery(Protocol):
    """Finds the servers of the local network between `start` and `stop`. Changes are told by the event `FOUND`."""

    @property
    def servers(self) -> tuple[FoundServer, ...]:
        """Those that are there now, each once, by their names."""
        ...

    @property
    def failure(self) -> str | None:
        """Why nothing can be found, in the system's words, or None."""
        ...

    def start(self) -> None:
        """Begin to look. Nothing changes if that was done."""
        ...

    def stop(self) -> None:
        """Look no more, and forget what was found."""
        ...


class NoDiscovery:
    """Finds nothing, where nobody should be looked for."""

    servers: tuple[FoundServer, ...] = ()
    failure: str | None = None

    def start(self) -> None:
        """Look for nothing."""

    def stop(self) -> None:
        """There is nothing to stop."""
