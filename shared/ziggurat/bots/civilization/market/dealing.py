"""What a seat does at the market: it accepts what helps, replies to what others offer, offers what it misses least, and
is ready where nothing of that is likely to help."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from ziggurat.bots.civilization.market.appraisal import Stall, expected_gain, growth, stall_of, without
from ziggurat.bots.civilization.market.lots import Wares, announced, cards_in, wares_of
from ziggurat.bots.civilization.market.notes import note_of, wishes_in
from ziggurat.bots.civilization.market.readings import PLACES, PRODUCTS, UNIT_VALUES, Content, Reading, read
from ziggurat.bots.civilization.market.style import Style
from ziggurat.games.civilization.bargaining import offers_seen, replies_seen
from ziggurat.games.civilization.market import MOST_OPEN, SMALLEST_LOT, ReplyTicket, Ticket
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.trade_actions import (
    TradeAccept,
    TradeAction,
    TradeDecline,
    TradeOffer,
    TradeReady,
    TradeReply,
)
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, PRODUCT_OF
from ziggurat.games.civilization.trading import is_idle
from ziggurat.games.game import Seat

_WISHES: Final = 2
"""So many products a seat says that it looks for."""
_PATIENCE: Final = 0.85
"""The chance that somebody who could offer something does, rather than have enough of it."""
_REPLIES: Final = 0.8
"""The chance that somebody who could reply does."""
_UNASKED: Final = 0.4
"""The same where nobody waits for it, and the offer is for others too."""
_PASSED: Final = 12.0
"""What it is worth to be rid of a calamity, which strikes somebody else."""
_EASE: Final = 8.0
"""By so many points a lot must look better to be taken e times as readily."""
_NEWEST: Final = 10
"""So many offers are looked at closely."""


def deal(board: Board, seat: Seat, own: Own, style: Style, random: Random) -> TradeAction:
    """What the seat does now; to be ready if there is nothing better."""
    return _settled(board, seat, own, style) or _bid(board, seat, own, style, random, _REPLIES) or TradeReady(True)


def unasked(board: Board, seat: Seat, own: Own, random: Random, style: Style) -> TradeAction | None:
    """What the seat does although it is ready: it settles what others reply, and replies itself, to what is for others
    too now and then."""
    settled = _settled(board, seat, own, style)
    if settled is not None or len(own.lots) >= MOST_OPEN:
        return settled
    reply = _reply(board, stall_of(board, seat, own), own, style, random)
    if reply is None or _is_for_others(board, offers_seen(board, own)[reply.offer], seat):
        return reply if random.random() < _UNASKED else None
    return reply


def _is_for_others(board: Board, offer: Ticket, seat: Seat) -> bool:
    """Whether somebody else could reply, too."""
    return any(offer.is_for(other) and not is_idle(board, other) for other in range(board.seats) if other != seat)


def _settled(board: Board, seat: Seat, own: Own, style: Style) -> TradeAction | None:
    """The best reply to an offer of the seat is accepted if it helps, and the worst sent back if it harms."""
    offers, lots = offers_seen(board, own), {lot.id: lot.give for lot in own.lots}
    judged: list[tuple[float, str]] = []
    stall = stall_of(board, seat, own)
    for reply in replies_seen(board, own).values():
        if offers[reply.offer].seat != seat:
            continue
        given = _made_of(lots[reply.offer], stall)
        judged.append((_gain(stall, given, _read(stall, reply, style), style), reply.id))
    if not judged:
        return None
    best, worst = max(judged), min(judged)
    if best[0] >= style.least_gain:
        return TradeAccept(best[1])
    return TradeDecline(worst[1])


def _bid(
    board: Board, seat: Seat, own: Own, style: Style, random: Random, readiness: float
) -> TradeReply | TradeOffer | None:
    """A reply to the offer that helps most, or else a new offer."""
    if len(own.lots) >= MOST_OPEN or len(own.hand) < SMALLEST_LOT:
        return None
    stall = stall_of(board, seat, own)
    reply = _reply(board, stall, own, style, random) if random.random() < readiness else None
    if reply is not None:
        return reply
    return _offer(board, stall, own, style, random) if random.random() < _PATIENCE else None


def _reply(board: Board, stall: Stall, own: Own, style: Style, random: Random) -> TradeReply | None:
    """The reply with the best prospects: what it gains by the chance that it is accepted."""
    answered = {reply.offer for reply in replies_seen(board, own).values() if reply.seat == stall.seat}
    offers = [each for each in offers_seen(board, own).values() if each.is_for(stall.seat) and each.id not in answered]
    wares, best, chosen = wares_of(stall, _hides(style, random)), 0.0, None
    for offer in offers[-_NEWEST:]:
        wished, reading = wishes_in(offer.note), _read(stall, offer, style)
        for lot in wares:
            gain = _gain(stall, lot, reading, style)
            if gain < style.least_gain:
                continue
            prospects = gain * _chance(lot, offer, wished)
            if prospects > best:
                best, chosen = prospects, (offer, lot, wished)
    if chosen is None or best < style.least_gain / 4:
        return None
    offer, lot, wished = chosen
    product = PRODUCTS[announced(lot, stall, wished)]
    return TradeReply(offer.id, cards_in(lot, own.hand, stall), product, style.private, note_of(_wishes(stall)))


def _hides(style: Style, random: Random) -> bool:
    """Whether the next lot hides a calamity, if there is one to pass."""
    return random.random() < style.bluff


def _offer(board: Board, stall: Stall, own: Own, style: Style, random: Random) -> TradeOffer | None:
    """A lot that is missed least, unless enough of them lie open."""
    own_offers = [each for each in offers_seen(board, own).values() if each.seat == stall.seat]
    wishes = _wishes(stall)
    if len(own_offers) >= style.offers or not wishes:
        return None
    told = {offer.product for offer in own_offers}
    hoped = growth(stall, wishes[0]) - UNIT_VALUES[wishes[0]]
    for lot in wares_of(stall, _hides(style, random)):
        product = PRODUCTS[announced(lot, stall, frozenset())]
        if any(place == wishes[0] for place, _ in lot.goods):
            continue
        if product not in told and hoped - lot.waste >= style.least_gain:
            return TradeOffer(cards_in(lot, own.hand, stall), product, None, note_of(wishes))
    return None


def _wishes(stall: Stall) -> list[int]:
    """The places of the products of which one more card is worth most, of those that the seat collects."""
    collected = [place for place, count in enumerate(stall.goods) if count and stall.unseen[place]]
    return sorted(collected, key=lambda place: -growth(stall, place))[:_WISHES]


def _gain(stall: Stall, given: Wares, reading: Reading, style: Style) -> float:
    """What the seat gains if it gives that and receives what it reads."""
    received = expected_gain(without(stall.goods, given.goods), reading, style.fear)
    return received - given.loss + _PASSED * given.calamities


def _chance(lot: Wares, offer: Ticket, wished: frozenset[int]) -> float:
    """The chance that the author of the offer takes the lot for it."""
    better = lot.value - offer.value + (lot.cards - offer.count)
    for place, count in lot.goods:
        if place in wished:
            better += 3 * UNIT_VALUES[place] * count
    return 1 / (1 + exp(-better / _EASE))


def _read(stall: Stall, ticket: Ticket | ReplyTicket, style: Style) -> Reading:
    """What the seat thinks that a lot holds."""
    if style.reads:
        return read(ticket.count, ticket.value, ticket.product, stall.unseen, stall.blacks)
    place = PLACES[ticket.product]
    own = 1
    while own < ticket.count and UNIT_VALUES[place] * (own + 1) ** 2 <= ticket.value:
        own += 1
    return Reading(((Content(((place, own),), 0), 1.0),))


def _made_of(cards: tuple[str, ...], stall: Stall) -> Wares:
    """A lot of one's own, as it was made."""
    counts: dict[int, int] = {}
    for card in cards:
        if card in PRODUCT_OF:
            place = PLACES[PRODUCT_OF[card]]
            counts[place] = counts.get(place, 0) + 1
    goods = tuple(sorted(counts.items()))
    calamities = sum(card in CALAMITY_OF for card in cards)
    loss = sum([UNIT_VALUES[place] * count * (2 * stall.goods[place] - count) for place, count in goods])
    return Wares(goods, calamities, loss, sum([UNIT_VALUES[place] * count**2 for place, count in goods]))
