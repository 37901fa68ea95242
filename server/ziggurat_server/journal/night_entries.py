"""The journal's entry about games nights."""

from __future__ import annotations

import msgspec

from ziggurat.bounds import TableCode
from ziggurat.wire.nights import Night
from ziggurat_server.journal.entry import Entry


class NightKept(Entry, frozen=True):
    """A games night stands like this now; None where it is given up, or let go long after it was over."""

    code: TableCode
    night: Night | None


def read_night(code: str, told: bytes | str) -> NightKept:
    """What is kept of the night of that code. Raises ValueError if it makes no sense."""
    return NightKept(code, msgspec.json.decode(told, type=Night))
