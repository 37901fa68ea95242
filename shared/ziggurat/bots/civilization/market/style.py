"""The styles in which bots trade, from a beginner's to that of who knows every trick."""

from __future__ import annotations

from typing import Final, NamedTuple


class Style(NamedTuple):
    """How many offers lie open at most, what an exchange must gain, what a calamity is thought to cost, whether lots
    are read closely or taken for what is announced of them, whether replies are private, and in how many of its lots,
    from none (0) to all (1), a seat that has a calamity to pass hides it, which is the bluff of this market (9.1)."""

    offers: int
    least_gain: float
    fear: float
    reads: bool
    private: bool
    bluff: float


NAIVE: Final = Style(offers=3, least_gain=1.0, fear=0.0, reads=False, private=False, bluff=0.0)
SHREWD: Final = Style(offers=3, least_gain=3.0, fear=35.0, reads=True, private=True, bluff=0.3)
CUNNING: Final = Style(offers=4, least_gain=2.0, fear=35.0, reads=True, private=True, bluff=1.0)
