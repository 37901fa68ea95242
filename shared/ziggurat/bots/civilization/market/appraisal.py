"""What cards are worth to a seat at the market: sets grow with the square of their cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ziggurat.bots.civilization.market.readings import ALL_COPIES, PLACES, PRODUCTS, UNIT_VALUES, Counts, Reading
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.trade_cards import BACKS, CALAMITY_OF, PRODUCT_OF, CardId
from ziggurat.games.game import Seat

_BLACKS: Final = sum(back == "black" for back in BACKS.values())
_IN_HANDS: Final = 0.5
"""The share of the calamities out of sight that are taken to be in the hands of others, who offer them first."""


class Stall(NamedTuple):
    """What a seat knows at the market: the goods of its hand by product, its calamities, how many cards of each product
    it has not seen, and the calamities that others may pass."""

    seat: Seat
    goods: tuple[int, ...]
    calamities: tuple[CardId, ...]
    unseen: tuple[int, ...]
    blacks: float


def stall_of(board: Board, seat: Seat, own: Own) -> Stall:
    """What the seat knows."""
    goods = [0] * len(PRODUCTS)
    for card in own.hand:
        if card in PRODUCT_OF:
            goods[PLACES[PRODUCT_OF[card]]] += 1
    calamities = tuple(card for card in own.hand if card in CALAMITY_OF)
    faced = sum(BACKS[each.calamity] == "black" for each in board.faced)
    blacks = _IN_HANDS * (_BLACKS - faced - len(calamities)) if board.options.is_full else 0.0
    unseen = tuple([most - count for most, count in zip(ALL_COPIES, goods, strict=True)])
    return Stall(seat, tuple(goods), calamities, unseen, blacks)


def loss(goods: Sequence[int], given: Counts) -> int:
    """What the hand is worth less without these cards."""
    return sum([UNIT_VALUES[place] * count * (2 * goods[place] - count) for place, count in given])


def gain(goods: Sequence[int], received: Counts) -> int:
    """What the hand is worth more with these cards."""
    return sum([UNIT_VALUES[place] * count * (2 * goods[place] + count) for place, count in received])


def expected_gain(goods: Sequence[int], reading: Reading, fear: float) -> float:
    """What the hand is worth more with a lot so read, where a calamity costs so much."""
    return sum(
        [chance * (gain(goods, content.goods) - fear * content.calamities) for content, chance in reading.contents]
    )


def without(goods: Sequence[int], given: Counts) -> list[int]:
    """The goods without these."""
    left = list(goods)
    for place, count in given:
        left[place] -= count
    return left


def growth(stall: Stall, place: int) -> int:
    """What one more card of a product is worth."""
    return UNIT_VALUES[place] * (2 * stall.goods[place] + 1)
