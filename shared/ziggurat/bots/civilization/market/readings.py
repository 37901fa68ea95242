"""What a lot may hold of which only the number of cards, the value and one product are announced (9.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple, TypeAlias

from ziggurat.games.civilization.tables import ProductId
from ziggurat.games.civilization.trade_cards import COPIES, VALUES

PRODUCTS: Final[tuple[ProductId, ...]] = tuple(VALUES)
"""In the order of their table, which their places follow wherever counts stand by product."""
UNIT_VALUES: Final = tuple(VALUES.values())
ALL_COPIES: Final = tuple(COPIES.values())
PLACES: Final[dict[ProductId, int]] = {product: place for place, product in enumerate(PRODUCTS)}
MOST_CALAMITIES: Final = 2
"""A lot with more is not thought of."""
LARGEST_READ: Final = 5
"""A larger lot is read as so many cards of the announced product, and others."""

Counts: TypeAlias = tuple[tuple[int, int], ...]
"""Cards by the place of their product, none of which is 0."""


class Content(NamedTuple):
    """One content that a lot may have: its goods and its calamities."""

    goods: Counts
    calamities: int


class Reading(NamedTuple):
    """What a lot is thought to hold: contents with their chances, which sum to 1."""

    contents: tuple[tuple[Content, float], ...]

    @property
    def danger(self) -> float:
        """The calamities to expect in it."""
        return sum([chance * content.calamities for content, chance in self.contents])


@lru_cache(maxsize=4096)
def contents_of(count: int, value: int, place: int, calamities: int) -> tuple[Content, ...]:
    """All contents that fit such an announcement, with at most so many calamities."""
    found: list[Content] = []
    for black in range(min(calamities, count - 1) + 1):
        found += [Content(goods, black) for goods in _goods(count - black, value, place)]
    return tuple(found)


def _goods(count: int, value: int, place: int) -> Iterator[Counts]:
    """All ways to have so many cards of that value, at least one of the product at that place."""
    for own in range(1, min(count, ALL_COPIES[place]) + 1):
        rest = value - UNIT_VALUES[place] * own * own
        if rest >= 0:
            for others in _others(count - own, rest, 0, place):
                yield tuple(sorted(((place, own), *others)))


def _others(count: int, value: int, start: int, apart: int) -> Iterator[Counts]:
    """All ways to have so many cards of that value of products from that place on, but for one."""
    if not count:
        if not value:
            yield ()
        return
    for place in range(start, len(PRODUCTS)):
        if place == apart:
            continue
        for own in range(1, min(count, ALL_COPIES[place]) + 1):
            rest = value - UNIT_VALUES[place] * own * own
            if rest < 0:
                break
            for others in _others(count - own, rest, place + 1, apart):
                yield ((place, own), *others)


def read(count: int, value: int, product: ProductId, unseen: Sequence[int], blacks: float) -> Reading:
    """What a lot so announced is thought to hold by who has not seen so many cards of each product, if so many
    calamities are about in the hands of others: likelier what there are more cards for."""
    place = PLACES[product]
    if count > LARGEST_READ:
        return Reading(((_rough(count, value, place), 1.0),))
    weighed: list[tuple[Content, float]] = []
    for content in contents_of(count, value, place, MOST_CALAMITIES if blacks > 0 else 0):
        weight = blacks**content.calamities
        for each, own in content.goods:
            weight *= comb(unseen[each], own)
        if weight > 0:
            weighed.append((content, weight))
    total = sum([weight for _, weight in weighed])
    if not weighed or total <= 0:
        return Reading(((_rough(count, value, place), 1.0),))
    return Reading(tuple([(content, weight / total) for content, weight in weighed]))


def _rough(count: int, value: int, place: int) -> Content:
    """As many cards of the announced product as the value allows."""
    own = 1
    while own < count and UNIT_VALUES[place] * (own + 1) ** 2 <= value:
        own += 1
    return Content(((place, own),), 0)
