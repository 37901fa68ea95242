"""A person who carries out what was chosen about coins and cards: taxes, gold, advances and what is laid down."""

from __future__ import annotations

from collections.abc import Iterable

from client.civilization_hands import Hands
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_actions import Buy, BuyGold, Discard, EndBuy, SetTax
from ziggurat.games.civilization.trade_cards import CardId
from ziggurat_client.boards.civilization.choosing.buying import bill_of
from ziggurat_client.boards.civilization.choosing.card_modes import Buying, Discarding, Gilding
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.shelf.sets import sets_of
from ziggurat_client.boards.civilization.view import CivilizationBoardView


def spend(hands: Hands, view: CivilizationBoardView, action: SetTax | BuyGold | Buy | EndBuy | Discard) -> None:
    """Carry it out."""
    match action:
        case SetTax(rate):
            hands.press(f"row rate {rate}")
            hands.press("confirm")
        case BuyGold(count):
            _gild(hands, view, count)
        case Buy():
            _buy(hands, view, action)
        case EndBuy():
            hands.press("end")
        case Discard(cards):
            assert isinstance(view.mode, Discarding)
            _choose_cards(hands, known_to(view), view.mode.cards, cards)
            hands.press("confirm")


def known_to(view: CivilizationBoardView) -> Known:
    """What the player knows."""
    assert view.known is not None
    return view.known


def _gild(hands: Hands, view: CivilizationBoardView, count: int) -> None:
    assert isinstance(view.mode, Gilding)
    more = count - view.mode.count
    for _ in range(abs(more)):
        hands.press("more gold" if more > 0 else "fewer gold")
    hands.press("confirm")


def _buy(hands: Hands, view: CivilizationBoardView, action: Buy) -> None:
    """Fill the cart, and pay otherwise than is proposed where that was chosen."""
    for advance in _changed(view, action.cards):
        hands.press(f"advance {advance}")
    assert isinstance(view.mode, Buying)
    bill = bill_of(known_to(view), view.mode)
    _choose_cards(hands, known_to(view), bill.cards, action.pay)
    more = action.treasury - bill.coins
    for _ in range(abs(more)):
        hands.press("more coins" if more > 0 else "fewer coins")
    hands.press("confirm")


def _changed(view: CivilizationBoardView, wanted: Iterable[AdvanceId]) -> list[AdvanceId]:
    """The advances to be put into the cart, or taken out of it."""
    assert isinstance(view.mode, Buying)
    cart = view.mode.cart
    return [*(each for each in cart if each not in wanted), *(each for each in wanted if each not in cart)]


def _choose_cards(hands: Hands, known: Known, before: Iterable[CardId], wanted: Iterable[CardId]) -> None:
    """Choose more or fewer of each set, until the cards are chosen that are wanted."""
    hand = known.own.hand
    for now, then in zip(sets_of(hand, tuple(before)), sets_of(hand, tuple(wanted)), strict=True):
        if now.chosen != then.chosen:
            hands.count(f"set {now.kind}", then.chosen - now.chosen)
