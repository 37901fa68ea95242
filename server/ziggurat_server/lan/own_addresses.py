"""Under which addresses others on the network reach a port of this machine."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

from ziggurat_server.twisted_types import Port


@dataclass(frozen=True)
class Listening:
    """An open port: `interface` is the address it is bound to, where 0.0.0.0 and :: stand for every one.

    `ipv4_too` says whether a port on :: is reached by IPv4 as well, which systems and their settings decide.
    """

    interface: str
    port: int
    tls: bool = False
    ipv4_too: bool = False

    @property
    def for_others(self) -> bool:
        """Whether anybody but this machine can reach it."""
        return not ip_address(self.interface).is_loopback


def listening_on(port: Port, *, tls: bool) -> Listening | None:
    """What a port of Twisted's listens on; None if that is no address of the Internet protocol."""
    place = port.getHost()
    interface = getattr(place, "host", None)
    if interface is None:
        return None
    return Listening(interface, place.port, tls, _takes_ipv4_too(port, interface))


def addresses(listening: Listening) -> tuple[str, ...]:
    """The addresses by which others may reach it now, in the order of the system's interfaces; none without a network.

    Raises OSError if the system does not tell.
    """
    bound = ip_address(listening.interface)
    if not bound.is_unspecified:
        return (str(bound),) if listening.for_others else ()
    return tuple(str(address) for address in _of_this_machine() if _answers(bound, address, listening.ipv4_too))


def _answers(bound: IPv4Address | IPv6Address, address: IPv4Address | IPv6Address, ipv4_too: bool) -> bool:
    if address.is_loopback or address.is_unspecified:
        return False
    return bound.version == address.version or (address.version == 4 and ipv4_too)


def _of_this_machine() -> Iterator[IPv4Address | IPv6Address]:
    # Imported here: a server that announces nothing does without.
    import ifaddr

    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            yield ip_address(ip.ip if isinstance(ip.ip, str) else ip.ip[0])


def _takes_ipv4_too(port: Any, interface: str) -> bool:
    if interface != "::":
        return False
    only_ipv6: int = port.socket.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    return not only_ipv6
