"""All that a hand can pay, and what is worth keeping of it."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from ziggurat.games.civilization.tables import ProductId
from ziggurat.games.civilization.trade_cards import PRODUCT_OF, CardId, set_value, sets_in

KEPT: Final = 0.85
"""What a point is worth that stays in the hand: it may grow, but does not count yet."""
COIN: Final = 0.5
"""What a token is worth that stays in the treasury: in the stock it would multiply."""


class Payment(NamedTuple):
    """Cards of some products, what they are worth together, and what those that are kept are worth."""

    value: int
    kept: float
    counts: tuple[tuple[ProductId, int], ...]


Purse: TypeAlias = tuple[Payment, ...]
"""The best payment of each value that can be paid with cards."""


def purse_of(hand: tuple[CardId, ...]) -> Purse:
    """Of all payments of the same value the one that leaves most."""
    best: dict[int, Payment] = {0: Payment(0, 0.0, ())}
    for product, count in sets_in(hand).items():
        longer: dict[int, Payment] = {}
        for payment in best.values():
            for paid in range(count + 1):
                value = payment.value + set_value(product, paid)
                kept = payment.kept + KEPT * set_value(product, count - paid)
                held = longer.get(value)
                if held is None or kept > held.kept:
                    counts = (*payment.counts, (product, paid)) if paid else payment.counts
                    longer[value] = Payment(value, kept, counts)
        best = longer
    return tuple(best.values())


def cheapest(purse: Purse, cost: int, treasury: int) -> tuple[float, Payment, int] | None:
    """The payment of a cost that leaves most, with what is left worth and how many coins go with it: without coins
    nothing is given back, with them the cost is met exactly (10.2). None if it cannot be paid."""
    found: tuple[float, Payment, int] | None = None
    for payment in purse:
        coins = max(0, cost - payment.value)
        if coins <= treasury:
            left = payment.kept + COIN * (treasury - coins)
            if found is None or left > found[0]:
                found = left, payment, coins
    return found


def cards_of(hand: tuple[CardId, ...], payment: Payment) -> tuple[CardId, ...]:
    """The cards of the hand that make the payment."""
    wanted = dict(payment.counts)
    paid: list[CardId] = []
    for card in hand:
        product = PRODUCT_OF.get(card)
        if product is not None and wanted.get(product, 0):
            wanted[product] -= 1
            paid.append(card)
    return tuple(paid)
