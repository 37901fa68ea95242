"""Where a server is, as hosts write it: Twisted's endpoint strings and the address for others, read with care."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from twisted.internet.endpoints import serverFromString
from twisted.internet.error import CannotListenError

from ziggurat.wire.links import BadLink, format_link, parse_link
from ziggurat_server.twisted_types import Endpoint, Port

_PORT: Final = re.compile(r"(?:tcp6?|ssl):(?:port=)?(\d+)")
_LAST_PORT: Final = 65_535


class BadEndpoint(Exception):
    """The string describes no endpoint. The text is a sentence that says why, and what to write."""


def endpoint(reactor: Any, description: str) -> Endpoint:
    """The endpoint of that description; keys and certificates are read. Raises BadEndpoint."""
    make: Callable[[Any, str], Endpoint] = serverFromString
    port = _PORT.match(description)
    if port is not None and int(port[1]) > _LAST_PORT:
        raise BadEndpoint(f"{description!r} is no endpoint: ports go up to {_LAST_PORT}, and 0 is any that is free")
    try:
        return make(reactor, description)
    except LookupError as error:
        if not description.startswith("systemd:"):
            raise _bad(description, error) from error
        raise BadEndpoint(f"{description!r}: systemd has opened no such port; is its socket unit started?") from error
    except (ValueError, TypeError, OSError, ImportError) as error:
        raise _bad(description, error) from error


def _bad(description: str, error: Exception) -> BadEndpoint:
    return BadEndpoint(
        f"{description!r} is no endpoint to listen on ({error}); "
        "write for instance tcp:21842 or tcp:21842:interface=127.0.0.1"
    )


def public_link(address: str, *, tls: bool) -> str:
    """The link to a server that is reached under that address; empty for none. Raises BadEndpoint.

    `tls` says how one speaks there, unless the address does.
    """
    if not address:
        return ""
    try:
        parsed = parse_link(address)
    except BadLink as error:
        raise BadEndpoint(
            f"public_address: {address!r} is no address ({error}); write for instance ur.example"
        ) from error
    return format_link(msgspec.structs.replace(parsed.server, tls=parsed.tls or (tls and "://" not in address)))


def shown(port: Port) -> str:
    """Where a port listens, as people write it."""
    address = port.getHost()
    host = getattr(address, "host", None)
    if host is None:
        return os.fsdecode(address.name) if hasattr(address, "name") else str(address)
    return f"[{host}]:{address.port}" if ":" in host else f"{host}:{address.port}"


def how_to_listen(error: CannotListenError) -> str:
    """A sentence that says why a port could not be had, and what to do."""
    return (
        f"cannot listen on port {error.port} of {error.interface or 'this machine'} "
        f"({error.socketError}); end the program that has it, or choose another port with --listen tcp:PORT, "
        "for browsers with --web tcp:PORT"
    )
