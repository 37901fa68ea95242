"""The styles in which bots trade, from a beginner's to that of who knows every trick."""

from __future__ import annotations

from typing import Final, NamedTuple


class Style(NamedTuple):
    """How many offers lie open at most, what an exchange must gain, what a calamity is thought to cost, whether lots
    are read closely or taken for what is announced of them, whether calamities are hidden in lots, whether replies are
    private, and how much of a gain is kept rather than given away to be accepted."""

    offers: int
    least_gain: float
    fear: float
    reads: bool
    passes: bool
    private: bool


NAIVE: Final = Style(offers=2, least_gain=4.0, fear=0.0, reads=False, passes=False, private=False)
SHREWD: Final = Style(offers=3, least_gain=3.0, fear=35.0, reads=True, passes=False, private=True)
CUNNING: Final = Style(offers=4, least_gain=2.0, fear=35.0, reads=True, passes=True, private=True)
