"""What is kept of the games that a table plays as a series."""

from __future__ import annotations

import msgspec

from ziggurat.bounds import TableCode
from ziggurat.match.series import Series, SeriesTerms
from ziggurat.wire.messages import Rated


class SeriesKept(msgspec.Struct, frozen=True, omit_defaults=True):
    """By what series are played at a table, and how the one that is under way stands, None if none is; whether
    matches there are `rated`, and of which games night they are."""

    terms: SeriesTerms = SeriesTerms()
    now: Series | None = None
    rated: Rated = "yes"
    night: TableCode | None = None
