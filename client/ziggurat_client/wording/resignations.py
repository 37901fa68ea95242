"""Who has given up at a table, in the person's language."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.wire.messages import SeatState
from ziggurat_client.wording.listing import listing
from ziggurat_client.wording.words import Words


def ended_words(words: Words, seats: Sequence[SeatState]) -> str:
    """Why the match at these seats ended before the rules ended it: some have resigned, or all agreed to it."""
    names = [seat.resigned for seat in seats if seat.resigned]
    if not names:
        return words.say("result.ending.called_off")
    return words.say("result.ending.resigned", count=len(names), names=listing(words, names))
