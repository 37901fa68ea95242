"""Good actions with cards to choose from: some of every kind (15)."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.civilization.advances import ADVANCES
from ziggurat.games.civilization.bargaining import offers_seen, replies_seen
from ziggurat.games.civilization.discarding import due_cards, usual_discard
from ziggurat.games.civilization.market import MOST_OPEN, SMALLEST_LOT
from ziggurat.games.civilization.paying import Purse
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.purchasing import price_for, why_not_own
from ziggurat.games.civilization.trade_actions import (
    Buy,
    Discard,
    EndBuy,
    TradeAccept,
    TradeAction,
    TradeDecline,
    TradeOffer,
    TradeReady,
    TradeReply,
    TradeWithdraw,
)
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, PRODUCT_OF, CardId
from ziggurat.games.game import Seat

_REPLIES = 4
"""To so many offers, the newest, a reply comes to mind."""


def market_candidates(board: Board, seat: Seat, own: Own) -> Iterator[TradeAction]:
    """To be ready or not, whatever settles what lies there, and a few lots to offer and to reply with."""
    market = board.market
    yield TradeReady(market is None or seat not in market.ready)
    offers, replies = offers_seen(board, own), replies_seen(board, own)
    for reply in replies.values():
        if offers[reply.offer].seat == seat:
            yield TradeAccept(reply.id)
            yield TradeDecline(reply.id)
    for lot in own.lots:
        yield TradeWithdraw(lot.id)
    if len(own.lots) >= MOST_OPEN:
        return
    lots = list(_lots(own.hand))
    for give, product in lots:
        yield TradeOffer(give, product)
    open_to_one = [offer for offer in offers.values() if offer.is_for(seat)][-_REPLIES:]
    for offer in open_to_one:
        for give, product in lots[:1]:
            yield TradeReply(offer.id, give, product)
            yield TradeReply(offer.id, give, product, private=True)
    if lots and board.seats > 1:
        give, product = lots[-1]
        other = next(nation.id for each, nation in enumerate(board.nations) if each != seat)
        yield TradeOffer(give, product, to=(other,))


def _lots(hand: tuple[CardId, ...]) -> Iterator[tuple[tuple[CardId, ...], str]]:
    """The least valuable cards, the most valuable ones, and a calamity among the least valuable, with what is
    announced of each."""
    goods = [card for card in hand if card in PRODUCT_OF]
    found: list[tuple[CardId, ...]] = []
    if len(goods) >= SMALLEST_LOT:
        found += [tuple(goods[:SMALLEST_LOT]), tuple(goods[-SMALLEST_LOT:])]
    for card in hand:
        if card in CALAMITY_OF and len(goods) >= SMALLEST_LOT - 1:
            found.append((*goods[: SMALLEST_LOT - 1], card))
    for give in dict.fromkeys(found):
        yield give, PRODUCT_OF[give[0]]


def purchases(board: Board, seat: Seat, own: Own) -> Iterator[Buy | EndBuy]:
    """Nothing more, and each advance that the nation can pay for, by cards alone and with coins, wasting least."""
    yield EndBuy()
    nation = board.nations[seat]
    purses = [Purse(own.hand)]
    if board.options.is_full and nation.treasury:
        purses.append(Purse(own.hand, nation.treasury))
    for advance in ADVANCES:
        if why_not_own(board, nation, (advance,)) is None:
            payments = [purse.payment(price_for(board, seat, advance)) for purse in purses]
            ways = [Buy((advance,), each.cards, each.treasury) for each in payments if each is not None]
            yield from dict.fromkeys(ways)


def discards(board: Board, seat: Seat, own: Own) -> Iterator[Discard]:
    """What is usual, the most valuable cards, and with it all calamities."""
    usual, due = usual_discard(board, seat, own), due_cards(board, seat)
    calamities = tuple(card for card in own.hand if card in CALAMITY_OF)
    goods = tuple(card for card in own.hand if card in PRODUCT_OF)
    ways = [usual]
    if len(goods) >= due:
        ways.append(goods[len(goods) - due :])
        ways.append((*calamities, *goods[: max(0, due - len(calamities))]))
    for cards in dict.fromkeys(ways):
        yield Discard(cards)
