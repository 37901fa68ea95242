"""Under which address others on the network reach this machine."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that stands for the rest of the world: it is reserved for examples, and nothing is sent to it."""


def own_address() -> str | None:
    """The address that leads out of this machine; without such a way any that is not loopback, or None."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(_ELSEWHERE)
        except OSError:
            return _of_any_interface()
        found: str = way.getsockname()[0]
    return found if not ip_address(found).is_loopback else _of_any_interface()


def _of_any_interface() -> str | None:
    # Imported here: it is needed only on machines whose network leads nowhere else.
    import ifaddr

    found = (ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if isinstance(ip.ip, str))
    return next((address for address in found if not ip_address(address).is_loopback), None)
