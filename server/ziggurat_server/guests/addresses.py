"""Where guests come from: which of them count as one, and how much of it is shown."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, Literal

HERE: Final = ""
"""The address of whoever comes from this machine itself, or by a door that has no addresses."""

_SITE_BITS: Final = 64
"""One household has as many IPv6 addresses as it likes, all with the same first bits."""
_SHOWN_BITS: Final = {4: 24, 6: 48}


def read_ip(text: str) -> IPv4Address | IPv6Address:
    """The address that is written so, an IPv4 one as such. Raises ValueError."""
    address = ip_address(text.partition("%")[0])
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return address if mapped is None else mapped


def ip_of(peer: object) -> IPv4Address | IPv6Address | None:
    """The address of a connection's other end; None if it has none."""
    try:
        return read_ip(str(getattr(peer, "host", None)))
    except ValueError:
        return None


def address_of(peer: object) -> str:
    """The address of a connection's other end, in its one spelling; HERE for this machine."""
    address = ip_of(peer)
    return HERE if address is None else spelled(address)


def spelled(address: IPv4Address | IPv6Address) -> str:
    """The address in its one spelling; HERE for this machine."""
    return HERE if address.is_loopback else str(address)


def site_of(address: str) -> str:
    """What counts as one place: an IPv4 address, or the network of an IPv6 address."""
    if address == HERE or isinstance(ip_address(address), IPv4Address):
        return address
    return str(ip_network((address, _SITE_BITS), strict=False))


def lies_in(address: str, network: str) -> bool:
    """Whether the address is in the network, which may be a single address too."""
    return address != HERE and ip_address(address) in ip_network(network, strict=False)


def shown(address: str, how: Literal["full", "network", "none"]) -> str:
    """As much of the address as a log may hold."""
    if how == "none":
        return "hidden"
    if address == HERE:
        return "here"
    if how == "full":
        return address
    return str(ip_network((address, _SHOWN_BITS[ip_address(address).version]), strict=False))
