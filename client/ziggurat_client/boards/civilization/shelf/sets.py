"""A hand of trade cards in sets: how many of each kind there are, and how many of these are chosen (1)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from ziggurat.games.civilization.tables import CalamityId, ProductId
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, COPIES, PRODUCT_OF, VALUES, CardId, in_order, set_value

Kind: TypeAlias = ProductId | CalamityId
"""What is on a trade card. Cards of one kind are as good as each other."""


@dataclass(frozen=True)
class CardSet:
    """All cards of one kind in a hand, and how many of them are chosen."""

    kind: Kind
    count: int
    chosen: int = 0

    @property
    def product(self) -> ProductId | None:
        """Its product, None for a calamity."""
        return next((product for product in VALUES if product == self.kind), None)

    @property
    def factors(self) -> tuple[int, int]:
        """The number of cards that its value is told of, the chosen ones if any are; and the value of a card."""
        product = self.product
        return self.chosen or self.count, 0 if product is None else VALUES[product]

    @property
    def worth(self) -> int:
        """The value of these cards together."""
        return self._worth(self.factors[0])

    @property
    def left(self) -> int:
        """The value of those that are not chosen."""
        return self._worth(self.count - self.chosen)

    def _worth(self, count: int) -> int:
        product = self.product
        return 0 if product is None else set_value(product, count)


def kind_of(card: CardId) -> Kind:
    """What is on a card."""
    product = PRODUCT_OF.get(card)
    return CALAMITY_OF[card] if product is None else product


def name_of(kind: Kind) -> str:
    """The key of what a card is called."""
    return f"civilization.{'good' if kind in COPIES else 'calamity'}.{kind}"


def sets_of(hand: Iterable[CardId], chosen: Collection[CardId] = ()) -> tuple[CardSet, ...]:
    """The hand in sets, in the order of the table."""
    kinds = dict[Kind, list[CardId]]()
    for card in in_order(hand):
        kinds.setdefault(kind_of(card), []).append(card)
    return tuple(CardSet(kind, len(cards), sum(card in chosen for card in cards)) for kind, cards in kinds.items())


def with_chosen(hand: Iterable[CardId], chosen: Collection[CardId], kind: Kind, count: int) -> tuple[CardId, ...]:
    """The cards that are chosen once so many of that kind are."""
    of_kind = [card for card in in_order(hand) if kind_of(card) == kind]
    others = (card for card in chosen if kind_of(card) != kind)
    return in_order((*others, *of_kind[: max(0, count)]))
