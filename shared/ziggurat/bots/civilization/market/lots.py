"""The lots that a seat can make of its hand: what it gives up for each, and how it looks to others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ziggurat.bots.civilization.market.appraisal import Stall, loss
from ziggurat.bots.civilization.market.readings import PRODUCTS, UNIT_VALUES, Counts
from ziggurat.games.civilization.market import SMALLEST_LOT
from ziggurat.games.civilization.trade_cards import PRODUCT_OF, CardId

LARGEST: Final = 4
"""Bots make no larger lots."""
MOST: Final = 14
"""So many lots are looked at closely."""


class Wares(NamedTuple):
    """A lot in the making: its goods, its calamities, what the hand loses by it, and its announced value."""

    goods: Counts
    calamities: int
    loss: int
    value: int

    @property
    def waste(self) -> int:
        """What is lost by tearing sets apart."""
        return self.loss - self.value

    @property
    def cards(self) -> int:
        """The number of its cards."""
        return self.calamities + sum([count for _, count in self.goods])


def wares_of(stall: Stall, passes: bool) -> list[Wares]:
    """The lots that tear the least apart, and of these the most valuable first; with a calamity hidden in them, if
    there is one to pass."""
    calamities = min(1, len(stall.calamities)) if passes else 0
    found = [
        wares
        for size in range(SMALLEST_LOT, LARGEST + 1)
        for goods in _choices(stall, size - calamities, 0)
        if goods
        for wares in (_made(stall, goods, calamities),)
    ]
    found.sort(key=lambda wares: (wares.waste, -wares.value, wares.cards, wares.goods))
    return found[:MOST]


def _choices(stall: Stall, count: int, start: int) -> Iterator[Counts]:
    """All ways to take so many goods, of products from that place on."""
    if not count:
        yield ()
        return
    for place in range(start, len(PRODUCTS)):
        for own in range(1, min(count, stall.goods[place]) + 1):
            for others in _choices(stall, count - own, place + 1):
                yield ((place, own), *others)


def _made(stall: Stall, goods: Counts, calamities: int) -> Wares:
    value = sum([UNIT_VALUES[place] * count * count for place, count in goods])
    return Wares(goods, calamities, loss(stall.goods, goods), value)


def cards_in(wares: Wares, hand: Iterable[CardId], stall: Stall) -> tuple[CardId, ...]:
    """The cards of the hand that make the lot."""
    wanted = {PRODUCTS[place]: count for place, count in wares.goods}
    cards = list(stall.calamities[: wares.calamities])
    for card in hand:
        product = PRODUCT_OF.get(card)
        if product is not None and wanted.get(product, 0):
            wanted[product] -= 1
            cards.append(card)
    return tuple(cards)


def announced(wares: Wares, stall: Stall, wished: frozenset[int]) -> int:
    """The product to announce: one that is wished for, or else that of which others may collect most."""
    return max(
        [place for place, _ in wares.goods],
        key=lambda place: (place in wished, UNIT_VALUES[place] * stall.unseen[place], place),
    )
