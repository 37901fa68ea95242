"""What is kept of how a table is looked on at."""

from __future__ import annotations

import msgspec

from ziggurat.wire.messages import Barred, Delay


class WatchingKept(msgspec.Struct, frozen=True):
    """What a table's host has decided about those who look on, and about what bots say there."""

    delay: Delay = Delay()
    watchers_muted: bool = False
    muted: tuple[str, ...] = ()
    barred: tuple[Barred, ...] = ()
    chances: bool = False
    bots_speak: bool = False
