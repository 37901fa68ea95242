"""Many sightings, one line for each server: however many names, interfaces and addresses it is seen under."""

from __future__ import annotations

from collections import Counter
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
MOST_ON_A_HOST: Final = 8
"""How many servers at one address are listed."""


@dataclass
class _Sighting:
    advert: Advert
    addresses: tuple[Address, ...]

    @property
    def host(self) -> str:
        """The nearest address, which stands for the machine."""
        return self.addresses[0].host


@dataclass
class _Answer:
    """How a server answered when it was last asked: at which address, in how many seconds; at none if both are None."""

    address: Address | None = None
    seconds: float | None = None


@dataclass
class Sightings:
    """What is seen of the servers nearby.

    Anybody can announce as many as they like. So nobody who answers makes room for one who does not, one machine takes
    no more than its share, and who was seen first counts before who came later.
    """

    _by_service: dict[str, _Sighting] = field(default_factory=dict)
    _answers: dict[str, _Answer] = field(default_factory=dict)
    _order: dict[str, None] = field(default_factory=dict)
    """The servers in the order in which they were first seen."""

    def saw(self, service: str, advert: Advert, hosts: Iterable[str], port: int) -> None:
        """A service of that name is there, or says something else now. Without an address it is as if it were gone."""
        nearest = sorted(hosts, key=_remoteness)[:MOST_ADDRESSES]
        addresses = tuple(Address(host, port, tls=advert.tls) for host in nearest)
        known = self._by_service.get(service)
        if known is not None and (not addresses or known.advert.id != advert.id):
            self.lost(service)
        if not addresses:
            return
        self._by_service.pop(service, None)
        if len(self._by_service) >= MOST:
            self.lost(self._most_dispensable())
        self._by_service[service] = _Sighting(advert, addresses)
        self._order.setdefault(advert.id)

    def _most_dispensable(self) -> str:
        """The service to forget first: one that was asked and is silent, or one of the machine that claims most."""
        claims = Counter(sighting.host for sighting in self._by_service.values())

        def dispensable(service: str) -> tuple[bool, bool, int]:
            sighting = self._by_service[service]
            answer = self._answers.get(sighting.advert.id)
            silent = answer is not None and answer.seconds is None
            return silent, answer is None, claims[sighting.host]

        return max(self._by_service, key=dispensable)

    def lost(self, service: str) -> None:
        """The service of that name is gone."""
        gone = self._by_service.pop(service, None)
        if gone is not None and not self.addresses(gone.advert.id):
            self._answers.pop(gone.advert.id, None)
            self._order.pop(gone.advert.id, None)

    def answered(self, server_id: str, address: Address | None, seconds: float | None) -> None:
        """The server answered at this address in so many seconds; None for both if it did not answer anywhere."""
        if self.addresses(server_id):
            self._answers[server_id] = _Answer(address, seconds)

    def ids(self) -> tuple[str, ...]:
        """The servers that are seen now, those of machines that claim the fewest first."""
        claims = Counter(sighting.host for sighting in self._by_service.values())
        fairly = sorted(self._by_service.values(), key=lambda sighting: claims[sighting.host])
        return tuple(dict.fromkeys(sighting.advert.id for sighting in fairly))

    def addresses(self, server_id: str) -> tuple[Address, ...]:
        """Where to look for a server, the nearest first."""
        return _places([sighting for sighting in self._by_service.values() if sighting.advert.id == server_id])

    def servers(self) -> tuple[FoundServer, ...]:
        """Every server once, by its name; the silent ones at the end."""
        by_id: dict[str, list[_Sighting]] = {server_id: [] for server_id in self._order}
        for sighting in self._by_service.values():
            by_id[sighting.advert.id].append(sighting)
        found = [self._server(sightings) for sightings in by_id.values()]
        found.sort(key=lambda server: server.silent)  # and by first sight, which was their order
        listed: list[FoundServer] = []
        on_host: Counter[str] = Counter()
        for server in found:
            on_host[server.address.host] += 1
            if on_host[server.address.host] <= MOST_ON_A_HOST:
                listed.append(server)
        listed.sort(key=lambda server: (server.silent, server.advert.name.casefold(), server.advert.id))
        return tuple(listed)

    def _server(self, sightings: list[_Sighting]) -> FoundServer:
        """The server of these sightings, the newest last."""
        newest, addresses = sightings[-1].advert, _places(sightings)
        answer = self._answers.get(newest.id)
        if answer is None:
            return FoundServer(newest, addresses[0])
        address = answer.address if answer.address in addresses else None
        return FoundServer(newest, address or addresses[0], answer.seconds, silent=answer.seconds is None)


def _places(sightings: Iterable[_Sighting]) -> tuple[Address, ...]:
    """Every address of these sightings once, the nearest first."""
    found = dict.fromkeys(address for sighting in sightings for address in sighting.addresses)
    return tuple(sorted(found, key=lambda address: _remoteness(address.host)))


def _remoteness(host: str) -> tuple[int, int]:
    """What to try first: plain addresses before those that need a zone, IPv4 before IPv6, which people can read."""
    address = ip_address(host)
    return (2 if address.is_loopback else int(address.is_link_local), address.version)
