"""How often somebody may try a table's password."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ziggurat_server.asked_of_twisted import Clock
from ziggurat_server.guests.people import Person
from ziggurat_server.guests.rate import TokenBucket
from ziggurat_server.refusal import Refusal

_MINUTE: Final = 60.0
_REMEMBERED: Final = 10_000
"""Of so many who tried it is known how often."""


class PasswordTries:
    """So many tries in one go, and as many again in a minute, from one place or from one person on this machine."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, person: Person, most: int) -> None:
        """Try once more. Raises Refusal `too_many_tries`, and then the password is not even looked at."""
        who = person.site or person.id
        bucket = self._buckets.pop(who, None) or TokenBucket(self._clock, most / _MINUTE, most)
        self._buckets[who] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take(1):
            raise Refusal("too_many_tries", "too many passwords were tried; wait a minute", most=most)
