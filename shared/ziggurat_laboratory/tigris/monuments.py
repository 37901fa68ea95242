"""The counts of monuments: which are built, and what each pays."""

from __future__ import annotations

from collections import Counter as Multiset

from ziggurat.games.game import Event
from ziggurat.games.tigris.events import MonumentBuilt, VpGained
from ziggurat.games.tigris.monuments import Monument
from ziggurat.games.tigris.spaces import Space
from ziggurat_laboratory.playing.counter import shares


class MonumentCounts:
    """The monuments that were built, and the points that they paid."""

    def __init__(self) -> None:
        self._standing: dict[Space, Monument] = {}
        self._income: Multiset[str] = Multiset()

    def hear(self, event: Event) -> None:
        """This happened."""
        match event:
            case MonumentBuilt():
                self._standing[event.space] = event.monument
            case VpGained(cause="monument"):
                self._income[self._standing[event.space]] += event.amount

    def counts(self) -> dict[str, float]:
        """How many were built, and how much they paid."""
        return {"monuments_built": len(self._standing), "points_paid_by_monuments": self._income.total()}

    def shares(self, monuments: tuple[Monument, ...]) -> dict[str, float]:
        """The share of each in all that were built, and in all that they paid."""
        return {
            **shares("monuments", monuments, Multiset(self._standing.values())),
            **shares("monument_income", monuments, self._income),
        }
