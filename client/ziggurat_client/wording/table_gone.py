"""Why a table that we were at is no longer there for us."""

from __future__ import annotations

from ziggurat.wire.messages import PutOut
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.wording.decisions import with_end
from ziggurat_client.wording.words import Words


def why_gone(words: Words, arrival: Arrival | None) -> str:
    """What to say about a table that is gone with this arrival."""
    if isinstance(arrival, PutOut):
        return with_end(words, words.say("room.put_out"), arrival.until, arrival.reason)
    return words.say("room.closed")
