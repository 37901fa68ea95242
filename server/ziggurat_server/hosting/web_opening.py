"""The door for browsers, as the configuration wants it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ziggurat.wire.links import parse_link
from ziggurat_server.config.settings import Configuration
from ziggurat_server.doors.endpoints import BadEndpoint, endpoint, public_link
from ziggurat_server.doors.host_header import OwnNames, name_in
from ziggurat_server.doors.tls_door import speaks_tls, under_tls
from ziggurat_server.doors.tls_key import RenewableKey
from ziggurat_server.doors.web_address import web_name, web_origin
from ziggurat_server.guests.wires import Doorway
from ziggurat_server.lan.own_addresses import Listening, addresses, listening_on
from ziggurat_server.twisted_types import Endpoint, Port

if TYPE_CHECKING:
    from ziggurat_server.web.caller import Caller, Proxies
    from ziggurat_server.web.guard import GuardedDoor


_ONESELF: Final = ("localhost", "127.0.0.1", "::1")


class WebDoor:
    """Where browsers come, and what the page's address is for whom."""

    def __init__(self, configuration: Configuration, reactor: Any, key: RenewableKey | None) -> None:
        """For a configuration that has such a door. Raises BadEndpoint."""
        self.endpoint: Endpoint = under_tls(endpoint(reactor, configuration.web), key)
        self._origin = web_origin(configuration.web_address)
        self._names = OwnNames(_given_names(configuration, self._origin))
        self._proxies = proxies_in(configuration)
        self._listening: Listening | None = None

    def factory(self, doorway: Doorway) -> GuardedDoor:
        """What makes connections of those who come."""
        # Imported here: only a server with this door needs HTTP, which takes a while to import.
        from ziggurat_server.web.site import browser_door

        return browser_door(doorway, self._names, self._proxies, self._link)

    def opened(self, port: Port) -> str:
        """The port is open: what guests are told of it, an origin, without a host where it is that by which they came.

        Empty if it is none of the Internet protocol.
        """
        self._listening = where = listening_on(port, tls=speaks_tls(self.endpoint))
        return self._origin or ("" if where is None else f"{_scheme(where)}://:{where.port}")

    @property
    def nearby(self) -> str:
        """Where it is open, as an origin on the local network, or on this machine if it is for this alone."""
        where = self._listening
        if where is None:
            return self._origin or "a socket"
        found = sorted(addresses(where), key=lambda address: ":" in address) if where.for_others else [where.interface]
        host = found[0] if found else "localhost"
        return f"{_scheme(where)}://{f'[{host}]' if ':' in host else host}:{where.port}"

    def _link(self, caller: Caller) -> str:
        """The address of the page for others than that caller: what this machine calls itself helps nobody else."""
        if self._origin:
            return self._origin
        return self.nearby if name_in(caller.host) in _ONESELF and self._listening else caller.origin


def web_door(configuration: Configuration, reactor: Any, key: RenewableKey | None) -> WebDoor | None:
    """The door that the configuration asks for, if it does. Raises BadEndpoint."""
    return WebDoor(configuration, reactor, key) if configuration.web else None


def proxies_in(configuration: Configuration) -> Proxies:
    """The proxies that it names. Raises BadEndpoint."""
    # Imported here: only a server with this door needs what is behind it.
    from ziggurat_server.web.caller import Proxies

    try:
        return Proxies(configuration.web_proxies)
    except ValueError as error:
        raise BadEndpoint(f"web_proxies: {error}; write addresses or networks, such as 127.0.0.1") from error


def _given_names(configuration: Configuration, origin: str) -> Iterator[str]:
    yield from configuration.web_hosts
    if origin:
        yield web_name(origin)
    link = public_link(configuration.public_address, tls=False)
    if link:
        yield parse_link(link).host


def _scheme(where: Listening) -> str:
    return "https" if where.tls else "http"
