"""What a browser calls a server: the header `Host`, and `Origin` beside it."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Iterator
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

_HOST: Final = re.compile(r"(?:\[([0-9a-fA-F:.]+)\]|([^:\[\]/@\s]+))(?::(\d{1,5}))?")
_PORTS: Final = {"http": 80, "https": 443}


def name_in(host: str) -> str | None:
    """The name or address in that header, in small letters, without brackets and port; None if it is none."""
    found = _HOST.fullmatch(host)
    return None if found is None else (found[1] or found[2]).lower().removesuffix(".")


def is_address(name: str) -> bool:
    """Whether it is an IP address rather than a name."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(origin: str, host: str) -> bool:
    """Whether a page of that origin is of the server that was called by that host."""
    found = _HOST.fullmatch(host)
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        return False
    if found is None or parts.scheme not in _PORTS or parts.hostname is None:
        return False
    usual = _PORTS[parts.scheme]
    return parts.hostname.removesuffix(".") == name_in(host) and (port or usual) == int(found[3] or usual)


class OwnNames:
    """The names that this server answers to: those of its machine, and those that its host gives.

    A page from elsewhere can have its own name lead to this machine, and a browser takes that for its own server: so
    other names are not answered to. An address is never such a name, whichever it is.
    """

    def __init__(self, given: Iterable[str]) -> None:
        self._names = frozenset({*_names_of_this_machine(), *(name.lower().removesuffix(".") for name in given)})

    def has(self, host: str) -> bool:
        """Whether the server is called that, with any port."""
        name = name_in(host)
        return name is not None and (is_address(name) or name in self._names)


def _names_of_this_machine() -> Iterator[str]:
    """As others on its network call it, where routers and multicast DNS make a name of it."""
    name = socket.gethostname().lower()
    first = name.partition(".")[0]
    yield from ("localhost", name, first, f"{first}.local")
