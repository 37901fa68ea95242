"""Who makes a request: themselves, or somebody for whom a proxy passes it on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, NamedTuple, TypeAlias

from ziggurat_server.guests.addresses import HERE, address_of, ip_of, read_ip, spelled
from ziggurat_server.web.not_granted import NotGranted

_Network: TypeAlias = IPv4Network | IPv6Network


class Caller(NamedTuple):
    """Where a request comes from (`addresses.HERE` for this machine), what host it calls, and under TLS or not."""

    address: str
    host: str
    secure: bool

    @property
    def origin(self) -> str:
        """How the server is reached from there."""
        return f"{'https' if self.secure else 'http'}://{self.host}"


class Proxies:
    """The proxies that the host names. What others say of for whom they call is not believed."""

    def __init__(self, named: Iterable[str]) -> None:
        """`named` are addresses or networks. Raises ValueError."""
        self._networks: Sequence[_Network] = [ip_network(name, strict=False) for name in named]

    def place_of(self, peer: object) -> str:
        """The address that counts for a connection; none for one of a proxy, behind which anybody may be."""
        return HERE if self._is_one(ip_of(peer)) else address_of(peer)

    def caller(self, request: Any) -> Caller:
        """Who makes it. Raises NotGranted if it names no host, or if a proxy passes on what makes no sense."""
        peer = request.getClientAddress()
        hosts = _all(request, b"host")
        if len(hosts) != 1:
            raise NotGranted(400, "one_host")
        direct = Caller(address_of(peer), hosts[0], bool(request.isSecure()))
        return self._forwarded(request, direct) if self._is_one(ip_of(peer)) else direct

    def _forwarded(self, request: Any, by: Caller) -> Caller:
        """What the proxies say, of which the last stands at the end of each header."""
        way = [part.strip() for line in _all(request, b"x-forwarded-for") for part in line.split(",")]
        try:
            away = next((address for part in reversed(way) if not self._is_one(address := read_ip(part))), None)
        except ValueError as error:
            raise NotGranted(400, "forwarded") from error
        protocol = _last(request, b"x-forwarded-proto")
        return Caller(
            by.address if away is None else spelled(away),
            _last(request, b"x-forwarded-host") or by.host,
            protocol.lower() == "https" if protocol else by.secure,
        )

    def _is_one(self, address: Any) -> bool:
        return address is not None and any(address in network for network in self._networks)


def _all(request: Any, name: bytes) -> list[str]:
    values: list[bytes] = request.requestHeaders.getRawHeaders(name, [])
    return [value.decode("latin-1") for value in values]


def _last(request: Any, name: bytes) -> str:
    values = _all(request, name)
    return values[-1].rpartition(",")[2].strip() if values else ""
