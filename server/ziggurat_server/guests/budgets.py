"""How often somebody may do what costs others something: so many times in one go, and as many again in a minute."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ziggurat_server.guests.rate import TokenBucket
from ziggurat_server.twisted_types import Clock

_MINUTE: Final = 60.0
_REMEMBERED: Final = 10_000
"""Of so many it is known how often they did it."""


class Budgets:
    """A budget for each who is counted: a place, or a person."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, who: str, a_minute: float, at_once: float | None = None) -> bool:
        """Do it once more; False, and nothing taken, if nothing is left. `at_once` is as many as `a_minute` if None."""
        return self._bucket(who, a_minute, a_minute if at_once is None else at_once).take(1)

    def has(self, who: str, a_minute: float) -> bool:
        """Whether they could do it once more."""
        return self._bucket(who, a_minute, a_minute).holds(1)

    def _bucket(self, who: str, a_minute: float, at_once: float) -> TokenBucket:
        bucket = self._buckets.pop(who, None) or TokenBucket(self._clock, a_minute / _MINUTE, at_once)
        self._buckets[who] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket
