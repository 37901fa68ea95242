"""How strong somebody is, in few words."""

from __future__ import annotations

from typing import Final

from ziggurat.wire.messages import SeatState
from ziggurat_client.wording.words import Words

ENOUGH: Final = 5
"""Under so many rated games there is no number: it would say nothing."""


def rating_at(words: Words, seat: SeatState) -> str:
    """The rating of whoever sits there, if the table shows ratings and it is no beginner's; else nothing."""
    rating = seat.rating
    if rating is None or (seat.level is None and rating.games < ENOUGH):
        return ""
    return words.say("rating.shown", rating=rating.rating, within=rating.within)
