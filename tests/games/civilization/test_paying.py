"""A cost is paid with the least waste, and purchases that can be paid are found (10.2)."""

from __future__ import annotations

from itertools import chain, combinations
from typing import Final

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from games.civilization.scenes import scene
from ziggurat.games.civilization.paying import best_payment, buyable, waste
from ziggurat.games.civilization.position import Board, Own, Purchases
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_actions import Buy
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, PRODUCT_OF, CardId, value_of

CARDS: Final = tuple(card for card in PRODUCT_OF if card.split("-")[0] in ("ochre", "iron", "salt", "grain", "gems"))
GRAIN: Final = tuple(f"grain-{number}" for number in range(1, 6))
SALT: Final = tuple(f"salt-{number}" for number in range(1, 5))

hands = st.lists(st.sampled_from((*CARDS, *CALAMITY_OF)), unique=True, max_size=7).map(tuple)
treasuries = st.integers(0, 20)
costs = st.integers(0, 150)


def all_payments(hand: tuple[CardId, ...], treasury: int, cost: int) -> list[tuple[int, int]]:
    """What every payment that the rules allow wastes, and what it destroys, by trying all cards with all coins."""
    goods = [card for card in hand if card in PRODUCT_OF]
    found = []
    for cards in chain.from_iterable(combinations(goods, count) for count in range(len(goods) + 1)):
        for coins in range(treasury + 1):
            worth = value_of(cards) + coins
            if worth == cost or (coins == 0 and worth > cost):
                loss = waste(goods, cards, coins, cost)
                found.append((loss, loss + cost - coins))
    return found


def buying(advances: tuple[AdvanceId, ...] = (), treasury: int = 0, fresh: tuple[AdvanceId, ...] = ()) -> Board:
    """It is for Crete to buy in the full game, beside Asia."""
    board = scene("advances", "full", crete="+knossos =40", asia="+sardis =40").board
    first = replace(board.nations[0], advances=advances, treasury=treasury)
    return replace(board.with_nation(0, first), purchases=Purchases(0, (), fresh))


def wanted(board: Board, hand: tuple[CardId, ...]) -> set[tuple[str, ...]]:
    """The advances of each purchase that can be paid."""
    return {each.cards for each in buyable(board, 0, Own(hand=hand))}


@given(hands, treasuries, costs)
def test_no_other_payment_wastes_less_or_destroys_less_for_the_same_waste(
    hand: tuple[CardId, ...], treasury: int, cost: int
) -> None:
    best, allowed = best_payment(hand, treasury, cost), all_payments(hand, treasury, cost)
    assert (best is None) == (not allowed)
    if best is not None:
        assert (best.loss(cost), best.destroyed) == min(allowed)
        assert best.loss(cost) == waste([card for card in hand if card in PRODUCT_OF], best.cards, best.treasury, cost)


@given(hands, treasuries, costs)
def test_a_payment_is_held_and_fits_the_cost(hand: tuple[CardId, ...], treasury: int, cost: int) -> None:
    best = best_payment(hand, treasury, cost)
    if best is not None:
        assert set(best.cards) <= set(hand) - set(CALAMITY_OF)
        assert best.treasury <= treasury
        assert best.worth == cost if best.treasury else best.worth >= cost


def test_whole_sets_and_two_coins_pay_to_the_point() -> None:
    hand = (*GRAIN, *SALT, "bronze-1", "bronze-2", "cloth-1")
    best = best_payment(hand, 12, 150)
    assert best is not None
    assert (best.cards, best.treasury, best.loss(150)) == ((*SALT, *GRAIN), 2, 0)


def test_what_costs_nothing_is_paid_with_nothing() -> None:
    best = best_payment(GRAIN, 5, 0)
    assert best is not None
    assert (best.cards, best.treasury) == ((), 0)


def test_advances_that_can_be_paid_are_offered_alone_and_together() -> None:
    hand = (*SALT, "spices-1", "spices-2")
    assert wanted(buying(), hand) == {("mysticism",), ("weaving",), ("pottery",), ("music",), ("theatre",)} | {
        ("weaving", "mysticism"),
        ("pottery", "mysticism"),
    }


def test_law_is_bought_before_democracy_or_with_it() -> None:
    found = wanted(buying(treasury=400), ())
    assert ("democracy",) not in found
    assert ("law", "democracy") in found
    assert ("democracy",) in wanted(buying(("law",), treasury=400), ())


def test_what_was_bought_in_this_turn_gives_no_credit() -> None:
    assert ("theatre",) in wanted(buying(("music",), treasury=55), ())
    assert ("theatre",) not in wanted(buying(("music",), treasury=55, fresh=("music",)), ())


def test_every_purchase_names_its_payment() -> None:
    assert Buy(("mysticism",), (), 30) in list(buyable(buying(treasury=30), 0, Own()))
