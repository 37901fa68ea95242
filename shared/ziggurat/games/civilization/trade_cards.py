"""The 66 trade cards of eleven products, and the 8 calamity cards among them (rules 2, 8.1 and 11.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, TypeAlias

from ziggurat.games.civilization.tables import TABLES, Back, CalamityId, ProductId

CardId: TypeAlias = str
"""A trade card, as `salt-3`, or a calamity card, as `piracy`."""

VALUES: Final[dict[ProductId, int]] = {product.id: product.value for product in TABLES.products}
"""By product the value of one card, in the order of the table."""
COPIES: Final[dict[ProductId, int]] = {product.id: product.copies for product in TABLES.products}
NUMBERS: Final[dict[CalamityId, int]] = {calamity.id: calamity.number for calamity in TABLES.calamities}
"""By calamity its number, which is the pile that it lies in."""
BACKS: Final[dict[CalamityId, Back]] = {calamity.id: calamity.back for calamity in TABLES.calamities}
PRODUCT_OF: Final[dict[CardId, ProductId]] = {
    f"{product}-{number + 1}": product for product, copies in COPIES.items() for number in range(copies)
}
"""The 66 trade cards, in the order of the table."""
CALAMITY_OF: Final[dict[CardId, CalamityId]] = {calamity: calamity for calamity in NUMBERS}
"""The 8 calamity cards."""
ALL_CARDS: Final[tuple[CardId, ...]] = (*PRODUCT_OF, *CALAMITY_OF)
PLACE_OF: Final[dict[CardId, int]] = {card: place for place, card in enumerate(ALL_CARDS)}
"""The order in which cards are held: by product, then by number, calamities last."""
PILES: Final = 9


def pile_of(card: CardId) -> int:
    """The pile that the card belongs to, from 1 to 9 (4.4)."""
    product = PRODUCT_OF.get(card)
    return NUMBERS[CALAMITY_OF[card]] if product is None else VALUES[product]


def back_of(card: CardId) -> Back:
    """The colour of its back: trade cards have that of the calamities that are traded with them (2)."""
    calamity = CALAMITY_OF.get(card)
    return "black" if calamity is None else BACKS[calamity]


def set_value(product: ProductId, count: int) -> int:
    """The value of so many cards of one product: value times count times count (1)."""
    return VALUES[product] * count * count


def sets_in(cards: Iterable[CardId]) -> dict[ProductId, int]:
    """By product how many of the cards are of it, in the order of the table; calamities are none."""
    counts = Counter(PRODUCT_OF[card] for card in cards if card in PRODUCT_OF)
    return {product: counts[product] for product in VALUES if counts[product]}


def value_of(cards: Iterable[CardId]) -> int:
    """The value of a group of cards: the sum of its sets; a calamity card is worth nothing (1)."""
    return sum(set_value(product, count) for product, count in sets_in(cards).items())


def in_order(cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """The cards as a hand holds them."""
    return tuple(sorted(cards, key=PLACE_OF.__getitem__))
