"""What people are told of a games night: all of it, as far as a line has room."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.wire.codec import encode
from ziggurat.wire.nights import Night, NightMessage, NightRound
from ziggurat.wire.terms import MAX_LINE
from ziggurat_server.nights.standings import standings


def told(code: str, night: Night, left: int | None) -> NightMessage:
    """The night as it stands. Where a line has no room for all tables, the oldest rounds are told without theirs; their
    points stand in the standings."""
    message = NightMessage(code, night, standings(night), left)
    for oldest in range(1, len(night.rounds)):
        if len(encode(message)) <= MAX_LINE:
            break
        rounds = (*[NightRound(())] * oldest, *night.rounds[oldest:])
        message = replace(message, state=replace(night, rounds=rounds))
    return message
