"""Many sightings, one line for each server: however many names, interfaces and addresses it is seen under."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Final

from ziggurat.wire.discovery import Advert
from ziggurat.wire.links import Address
from ziggurat_client.discovery.found import FoundServer

MOST: Final = 200
"""How many services are remembered, however many somebody announces."""
MOST_ADDRESSES: Final = 8
"""How many addresses of one service are tried."""


@dataclass
class _Sighting:
    advert: Advert
    addresses: tuple[Address, ...]


@dataclass
class _Answer:
    """How a server answered when it was last asked: at which address, in how many seconds; at none if both are None."""

    address: Address | None = None
    seconds: float | None = None


@dataclass
class Sightings:
    """What is seen of the servers nearby."""

    _by_service: dict[str, _Sighting] = field(default_factory=dict)
    _answers: dict[str, _Answer] = field(default_factory=dict)

    def saw(self, service: str, advert: Advert, hosts: Iterable[str], port: int) -> None:
        """A service of that name is there, or says something else now. Without an address it is as if it were gone."""
        nearest = sorted(hosts, key=_remoteness)[:MOST_ADDRESSES]
        addresses = tuple(Address(host, port, tls=advert.tls) for host in nearest)
        self._by_service.pop(service, None)
        if addresses and len(self._by_service) < MOST:
            self._by_service[service] = _Sighting(advert, addresses)

    def lost(self, service: str) -> None:
        """The service of that name is gone."""
        gone = self._by_service.pop(service, None)
        if gone is not None and not self.addresses(gone.advert.id):
            self._answers.pop(gone.advert.id, None)

    def answered(self, server_id: str, address: Address | None, seconds: float | None) -> None:
        """The server answered at this address in so many seconds; None for both if it did not answer anywhere."""
        if self.addresses(server_id):
            self._answers[server_id] = _Answer(address, seconds)

    def ids(self) -> tuple[str, ...]:
        """The servers that are seen now."""
        return tuple(dict.fromkeys(sighting.advert.id for sighting in self._by_service.values()))

    def addresses(self, server_id: str) -> tuple[Address, ...]:
        """Where to look for a server, the nearest first."""
        seen = (sighting for sighting in self._by_service.values() if sighting.advert.id == server_id)
        found = dict.fromkeys(address for sighting in seen for address in sighting.addresses)
        return tuple(sorted(found, key=lambda address: _remoteness(address.host)))

    def servers(self) -> tuple[FoundServer, ...]:
        """Every server once, by its name."""
        found = [self._server(server_id) for server_id in self.ids()]
        return tuple(sorted(found, key=lambda server: (server.advert.name.casefold(), server.advert.id)))

    def _server(self, server_id: str) -> FoundServer:
        newest = [sighting.advert for sighting in self._by_service.values() if sighting.advert.id == server_id][-1]
        addresses = self.addresses(server_id)
        answer = self._answers.get(server_id)
        if answer is None:
            return FoundServer(newest, addresses[0])
        address = answer.address if answer.address in addresses else None
        return FoundServer(newest, address or addresses[0], answer.seconds, silent=answer.seconds is None)


def _remoteness(host: str) -> tuple[int, int]:
    """What to try first: plain addresses before those that need a zone, IPv4 before IPv6, which people can read."""
    address = ip_address(host)
    return (2 if address.is_loopback else int(address.is_link_local), address.version)
