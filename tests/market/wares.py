"""The wares, and the cards of them as texts in the order of their worth (rule 1)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from ziggurat.games.chance import below
from ziggurat.whole import whole

Ware: TypeAlias = Literal["B", "C", "G", "L", "W"]
WARES: Final = "BCGLW"
MOST_OFFERED: Final = 3
Cards: TypeAlias = Annotated[str, msgspec.Meta(pattern=whole("B*C*G*L*W*"))]
Bundle: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=whole("B{0,3}C{0,3}G{0,3}L{0,3}W{0,3}"), min_length=1, max_length=MOST_OFFERED)
]
"""What an offer gives or asks for (4.1)."""
GENERATORS: Final = 2**32


def in_order(cards: str) -> Cards:
    """The cards in the order of their worth."""
    return "".join(sorted(cards))


def holds(hand: Cards, cards: Cards) -> bool:
    """Whether all of `cards` are in `hand`."""
    there = Counter(hand)
    return all(there[ware] >= count for ware, count in Counter(cards).items())


def without(hand: Cards, cards: Cards) -> Cards:
    """The hand once `cards`, which it holds, have left it."""
    for ware in cards:
        hand = hand.replace(ware, "", 1)
    return hand


def drawn(generator: int, count: int) -> tuple[str, int]:
    """So many cards as chance has them, and where it goes on."""
    source = random.Random(generator)
    cards = "".join(WARES[below(len(WARES), source)] for _ in range(count))
    return cards, below(GENERATORS, source)
