"""Which advances are bought, and with what they are paid (10.2)."""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat.bots.civilization.cards.coveting import track_worth, worth_of
from ziggurat.bots.civilization.cards.thrift import SPENDER, Thrift, future, thrift_now
from ziggurat.games.civilization.advances import ADVANCES, MOST_IN_FULL, groups_of
from ziggurat.games.civilization.paying import Purse
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.purchasing import copies_left, price_for
from ziggurat.games.civilization.tables import AdvanceId, Group
from ziggurat.games.civilization.trade_actions import Buy, EndBuy
from ziggurat.games.civilization.trade_cards import value_of
from ziggurat.games.game import Seat

MOST_AT_ONCE: Final = 6
"""So many advances are bought in one purchase at most."""
_LEAST: Final = 1.0


class Basket(NamedTuple):
    """Advances to buy together: what they cost, what they are worth."""

    cost: int = 0
    worth: float = 0.0
    advances: tuple[AdvanceId, ...] = ()


def shopping(board: Board, seat: Seat, own: Own) -> Buy | EndBuy:
    """The purchase after which the nation is best off; none if all are worth less than what is paid."""
    return next(iter(purchases(board, seat, own, SPENDER)), EndBuy())


def purchases(board: Board, seat: Seat, own: Own, thrift: Thrift) -> list[Buy]:
    """The purchases that leave the nation better off than none, the best first."""
    hand, treasury = own.hand, board.nations[seat].treasury if board.options.is_full else 0
    power = value_of(hand) + treasury
    if not power and not any(price_for(board, seat, each) == 0 for each in ADVANCES):
        return []
    purse, saved = Purse(hand, treasury), thrift_now(thrift, board)
    found: list[tuple[float, Buy]] = []
    standing = _tracked(board, seat, ())
    for basket in _baskets(board, seat, power, future(thrift, board)):
        payment = purse.payment(basket.cost, saved.coin / saved.point)
        if payment is None:
            continue
        given = saved.point * payment.destroyed + saved.coin * payment.treasury
        gain = basket.worth + _tracked(board, seat, basket.advances) - standing - given
        if gain >= _LEAST:
            found.append((gain, Buy(basket.advances, payment.cards, payment.treasury)))
    found.sort(key=lambda each: -each[0])
    return [buy for _, buy in found]


def _tracked(board: Board, seat: Seat, bought: tuple[AdvanceId, ...]) -> float:
    nation = board.nations[seat]
    advances = (*nation.advances, *bought)
    return track_worth(board, nation, len(groups_of(advances)), len(advances))


def _baskets(board: Board, seat: Seat, power: int, ahead: float) -> list[Basket]:
    """For each cost that can be met the advances that are worth most; each with Law if it needs that."""
    nation = board.nations[seat]
    room = MOST_IN_FULL - len(nation.advances) if board.options.is_full else len(ADVANCES)
    had = groups_of(nation.advances)
    best: dict[tuple[int, bool, frozenset[Group]], Basket] = {(0, "law" in nation.advances, had): Basket()}
    for advance in _with_law_first(board, seat):
        cost, worth = price_for(board, seat, advance), worth_of(board, seat, advance, ahead)
        for (spent, has_law, groups), basket in list(best.items()):
            needs_law = ADVANCES[advance].requires is not None and not has_law
            if spent + cost > power or needs_law or len(basket.advances) >= min(room, MOST_AT_ONCE):
                continue
            key = spent + cost, has_law or advance == "law", groups.union(ADVANCES[advance].groups)
            held = best.get(key)
            if held is None or basket.worth + worth > held.worth:
                best[key] = Basket(spent + cost, basket.worth + worth, (*basket.advances, advance))
    return [basket for basket in best.values() if basket.advances]


def _with_law_first(board: Board, seat: Seat) -> list[AdvanceId]:
    owned = board.nations[seat].advances
    left: list[AdvanceId] = [each for each in ADVANCES if each not in owned and copies_left(board, each) > 0]
    return sorted(left, key=lambda each: each != "law")
