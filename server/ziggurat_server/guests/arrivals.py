"""How many new people come from one place."""

from __future__ import annotations

from ziggurat_server.guests.addresses import HERE, site_of
from ziggurat_server.guests.budgets import Budgets
from ziggurat_server.guests.common_tries import CommonTries
from ziggurat_server.refusal import Refusal
from ziggurat_server.twisted_types import Clock


class Arrivals:
    """Counts those who come without a token. This machine itself is no place."""

    def __init__(self, clock: Clock, tries: CommonTries) -> None:
        self._places = Budgets(clock)
        self._tries = tries

    async def take(self, address: str, most: int) -> None:
        """Someone new comes from there. Raises Refusal `too_many_arrivals` if so many came within a minute."""
        site = site_of(address)
        if site == HERE:
            return
        if not self._places.take(site, most) or not await self._tries.take("arrival", site, most):
            raise Refusal("too_many_arrivals", "too many new people come from your address; wait a minute", most=most)
