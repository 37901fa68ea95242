"""The entrance: how many may connect, how many of them from one place, and who may not at all."""

from __future__ import annotations

from collections import Counter

from ziggurat_server.guests.addresses import HERE, site_of
from ziggurat_server.guests.bans import Bans
from ziggurat_server.limits import ServerLimits
from ziggurat_server.refusal import Refusal


class Entrance:
    """Counts connections by the places that they come from; this machine itself is no place."""

    def __init__(self, bans: Bans) -> None:
        self.bans = bans
        self._by_site: Counter[str] = Counter()

    def come(self, address: str, limits: ServerLimits) -> None:
        """Someone connects from there, and is counted in any case.

        Raises Refusal `full`, `too_many_connections`, or `banned`.
        """
        site = site_of(address)
        self._by_site[site] += 1
        if self._by_site.total() > limits.connections:
            raise Refusal("full", "this server has as many guests as it can take; come back later")
        most = limits.told.connections_per_address
        if site != HERE and self._by_site[site] > most:
            raise Refusal("too_many_connections", "too many connections come from your address", most=most)
        self.bans.check_address(address)

    def go(self, address: str) -> None:
        """A connection from there is gone."""
        site = site_of(address)
        self._by_site[site] -= 1
        if not self._by_site[site]:
            del self._by_site[site]
