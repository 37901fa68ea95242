"""The voice on the local network by multicast DNS: servers are announced with it, and clients look for them."""

from __future__ import annotations

import errno
import logging
import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from zeroconf import Zeroconf

_GROUP: Final = "ff02::fb"
_PORT: Final = 5353
"""Where multicast DNS is spoken by IPv6."""

_log = logging.getLogger("zeroconf")


def open_voice(interfaces: Sequence[str] | None = None) -> Zeroconf:
    """A voice on the interfaces of these addresses, or on every one: by IPv4, and by IPv6 where that leads anywhere.

    Raises OSError, or RuntimeError where there is nothing to speak on.
    """
    # Imported here, by whoever needs it: the library takes a while to import.
    from zeroconf import IPVersion, Zeroconf

    _log.addFilter(_in_one_line)
    if interfaces is not None:
        return Zeroconf(interfaces=list(interfaces))
    by_ipv4 = list(_ipv4_addresses())
    by_ipv6 = list(ipv6_interfaces())
    if not by_ipv4 and not by_ipv6:
        # The library would leave a socket open before it finds out.
        raise OSError(errno.ENETDOWN, os.strerror(errno.ENETDOWN))
    if by_ipv6:
        with suppress(OSError):
            return Zeroconf(interfaces=[*by_ipv4, *by_ipv6], ip_version=IPVersion.All)
    return Zeroconf(interfaces=by_ipv4, ip_version=IPVersion.V4Only)


def ipv6_interfaces() -> Iterator[int]:
    """The numbers of the interfaces on which this machine can speak by IPv6: many have it only in name."""
    import ifaddr

    for adapter in ifaddr.get_adapters():
        if adapter.index is not None and any(ip.is_IPv6 for ip in adapter.ips) and _leads_out(adapter.index):
            yield adapter.index


def _leads_out(interface: int) -> bool:
    """Whether the system knows a way to the group on that interface. Nothing is sent."""
    try:
        with socket.socket(socket.AF_INET6, socket.SOCK_DGRAM) as probe:
            probe.connect((_GROUP, _PORT, 0, interface))
    except OSError:
        return False
    return True


def _ipv4_addresses() -> Iterator[str]:
    import ifaddr

    for adapter in ifaddr.get_adapters():
        yield from (ip.ip for ip in adapter.ips if isinstance(ip.ip, str))


def _in_one_line(record: logging.LogRecord) -> bool:
    """Leave the traceback out of what the library logs: an interface that fails is the network's matter, not ours."""
    record.exc_info = record.exc_text = None
    return True
