"""A door under TLS: any endpoint, with the key that this server has."""

from __future__ import annotations

from typing import Any

from twisted.internet.defer import Deferred
from twisted.internet.endpoints import SSL4ServerEndpoint
from twisted.protocols.tls import TLSMemoryBIOFactory

from ziggurat_server.doors.tls_key import RenewableKey
from ziggurat_server.twisted_types import Endpoint, Port


class TlsDoor:
    """An endpoint that speaks TLS on top of another one."""

    def __init__(self, below: Endpoint, key: RenewableKey) -> None:
        self._below = below
        self._key = key

    def listen(self, factory: object) -> Deferred[Port]:
        """Open the port. Fails with CannotListenError."""
        wrap: Any = TLSMemoryBIOFactory
        return self._below.listen(wrap(self._key, False, factory))


def under_tls(endpoint: Endpoint, key: RenewableKey | None) -> Endpoint:
    """The endpoint, under TLS if there is a key and it is not so already."""
    return endpoint if key is None or speaks_tls(endpoint) else TlsDoor(endpoint, key)


def speaks_tls(endpoint: object) -> bool:
    """Whether those who come to that endpoint must speak TLS."""
    return isinstance(endpoint, TlsDoor | SSL4ServerEndpoint)
