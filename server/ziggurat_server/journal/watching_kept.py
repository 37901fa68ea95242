"""What is kept of how a table is looked on at."""

from __future__ import annotations

import msgspec

from ziggurat.bounds import GivenReason, PersonId, Second
from ziggurat.wire.messages import Barred, Delay


class Silenced(msgspec.Struct, frozen=True, omit_defaults=True):
    """Someone who may not speak at a table, until that second since 1970 or as long as the table is there, and why."""

    person: PersonId
    until: Second | None = None
    reason: GivenReason = ""


class WatchingKept(msgspec.Struct, frozen=True):
    """What a table's host has decided about those who look on, and about what bots say there. Older servers kept of
    those who are muted their ids alone."""

    delay: Delay = Delay()
    watchers_muted: bool = False
    muted: tuple[Silenced | PersonId, ...] = ()
    barred: tuple[Barred, ...] = ()
    chances: bool = False
    bots_speak: bool = False

    @property
    def silenced(self) -> tuple[Silenced, ...]:
        """Those who may not speak there."""
        return tuple(Silenced(each) if isinstance(each, str) else each for each in self.muted)
