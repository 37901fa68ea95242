"""How a cost is best paid with sets of trade cards and treasury, and which purchases can be paid (10.2).

Both what people are proposed and what bots choose from comes from here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.advances import ADVANCES
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.purchasing import price_for, why_not_own
from ziggurat.games.civilization.tables import AdvanceId, ProductId
from ziggurat.games.civilization.trade_actions import Buy
from ziggurat.games.civilization.trade_cards import PRODUCT_OF, CardId, in_order, set_value, sets_in, value_of
from ziggurat.games.game import Seat


@dataclass(frozen=True)
class Payment:
    """Trade cards and treasury tokens that pay a cost, and what they `destroy`: by how much the value of the hand
    falls, which is more than what the cards are worth where a set is broken."""

    cards: tuple[CardId, ...]
    treasury: int
    destroyed: int

    @property
    def worth(self) -> int:
        """What is paid: the sets of the cards, and 1 for each treasury token."""
        return value_of(self.cards) + self.treasury

    def loss(self, cost: int) -> int:
        """What is wasted: the value of the hand before, less that of the hand after, and the treasury paid, less the
        cost."""
        return self.destroyed + self.treasury - cost


@dataclass(frozen=True)
class _Sets:
    """Some cards of each product, in the order of the table; ordered by what a payer minds: what they destroy, and how
    many cards they are."""

    destroyed: int
    cards: int
    counts: tuple[int, ...]

    @property
    def rank(self) -> tuple[int, int, tuple[int, ...]]:
        return self.destroyed, self.cards, self.counts


_NOTHING: Final = _Sets(0, 0, ())


class Purse:
    """A hand and a treasury to pay from. What the hand can pay is worked out once, for any number of costs."""

    def __init__(self, hand: Iterable[CardId], treasury: int = 0) -> None:
        self._cards = in_order(card for card in hand if card in PRODUCT_OF)
        self._sets = sets_in(self._cards)
        self._ways = _ways(self._sets)
        self.treasury = treasury

    @property
    def most(self) -> int:
        """The highest cost that can be paid: all cards, and the whole treasury."""
        return value_of(self._cards) + self.treasury

    def payment(self, cost: int, coin: float = 1.0) -> Payment | None:
        """The best payment of that cost, None if there is none, where a treasury token is as dear as so many points of
        the hand.

        With treasury tokens a payment fits to the point, without them it may be too much (10.2). The best one wastes
        least: its loss is the smallest, which is (value of the hand before - value of the hand after + treasury paid) -
        cost. Among those that waste the same it destroys the least value of sets, so that treasury goes first and the
        most valuable sets are kept; then it takes the fewest cards, then those first in the table.
        """
        best = min(
            ((ways.destroyed + coin * coins, ways.rank, coins, ways) for coins, ways in self._fitting(cost)),
            key=lambda each: each[:3],
            default=None,
        )
        if best is None:
            return None
        _, _, coins, ways = best
        return Payment(self._named(ways.counts), coins, ways.destroyed)

    def _fitting(self, cost: int) -> Iterator[tuple[int, _Sets]]:
        for worth, ways in self._ways.items():
            coins = max(0, cost - worth)
            if coins <= self.treasury:
                yield coins, ways

    def _named(self, counts: tuple[int, ...]) -> tuple[CardId, ...]:
        left = dict(zip(self._sets, counts, strict=True))
        named = list[CardId]()
        for card in self._cards:
            product = PRODUCT_OF[card]
            if left[product]:
                left[product] -= 1
                named.append(card)
        return tuple(named)


def _ways(sets: dict[ProductId, int]) -> dict[int, _Sets]:
    """By value the best cards that are worth exactly that."""
    ways = {0: _NOTHING}
    for product, held in sets.items():
        whole, further = set_value(product, held), dict[int, _Sets]()
        for worth, before in ways.items():
            for paid in range(held + 1):
                value = worth + set_value(product, paid)
                destroyed = before.destroyed + whole - set_value(product, held - paid)
                way = _Sets(destroyed, before.cards + paid, (*before.counts, paid))
                known = further.get(value)
                if known is None or way.rank < known.rank:
                    further[value] = way
        ways = further
    return ways


def best_payment(hand: Iterable[CardId], treasury: int, cost: int) -> Payment | None:
    """The best payment of one cost, see `Purse.payment`; `treasury` is 0 where the mode has none."""
    return Purse(hand, treasury).payment(cost)


def waste(hand: Iterable[CardId], cards: Iterable[CardId], treasury: int, cost: int) -> int:
    """What paying that cost with these cards of the hand and so much treasury wastes."""
    held, paid = set(hand), set(cards)
    return value_of(held) - value_of(held - paid) + treasury - cost


def buyable(board: Board, seat: Seat, own: Own) -> Iterator[Buy]:
    """Every purchase that this seat may make and pay now, each with its best payment: of one advance and of several,
    in the order of the table. There may be thousands; whoever wants few takes the first."""
    purse = Purse(own.hand, board.nations[seat].treasury)
    costs = {advance: price_for(board, seat, advance) for advance in ADVANCES}
    for wanted in _affordable(tuple(costs.items()), purse.most):
        if why_not_own(board, board.nations[seat], wanted) is not None:
            continue
        payment = purse.payment(sum(costs[each] for each in wanted))
        if payment is not None:
            yield Buy(wanted, payment.cards, payment.treasury)


def _affordable(costs: tuple[tuple[AdvanceId, int], ...], most: int) -> Iterator[tuple[AdvanceId, ...]]:
    """All choices of one or several that cost at most that much, fewest first."""
    layer: list[tuple[tuple[AdvanceId, ...], int, int]] = [((), 0, 0)]
    while layer:
        further = []
        for wanted, spent, at in layer:
            for place, (advance, cost) in enumerate(costs[at:], at):
                if spent + cost <= most:
                    further.append(((*wanted, advance), spent + cost, place + 1))
        yield from (wanted for wanted, _, _ in further)
        layer = further
