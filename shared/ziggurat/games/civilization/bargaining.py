"""What the rules of the market refuse (9.2, 15.1)."""

from __future__ import annotations

from collections.abc import Iterable

from ziggurat.games.civilization.market import MOST_OPEN, SMALLEST_LOT, ReplyTicket, Ticket
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.refusals import (
    BAD_VALUE,
    LOT_TOO_SMALL,
    NOT_FOR_YOU,
    NOT_IN_HAND,
    OFFER_GONE,
    PRODUCT_NOT_IN_LOT,
    TOO_MANY_OFFERS,
)
from ziggurat.games.civilization.trade_actions import (
    TradeAccept,
    TradeDecline,
    TradeOffer,
    TradeReady,
    TradeReply,
    TradeSay,
    TradeWithdraw,
)
from ziggurat.games.civilization.trade_cards import PLACE_OF, PRODUCT_OF, VALUES
from ziggurat.games.game import Refusal, Seat

LONGEST_NOTE = 200
LONGEST_TALK = 500


def why_not_offer(board: Board, seat: Seat, action: TradeOffer, own: Own) -> Refusal | None:
    """Addressees that can be, and a lot of one's hand with the announced product in it."""
    if not _are_others(board, seat, action.to) or len(action.note) > LONGEST_NOTE:
        return BAD_VALUE
    return _why_not_lot(action.give, action.product, own)


def why_not_reply(board: Board, seat: Seat, action: TradeReply, own: Own) -> Refusal | None:
    """The same of the lot, and an offer to oneself that is open."""
    if len(action.note) > LONGEST_NOTE:
        return BAD_VALUE
    refused = _why_not_lot(action.give, action.product, own)
    if refused is not None:
        return refused
    offer = offers_seen(board, own).get(action.offer)
    if offer is None:
        return OFFER_GONE
    return None if offer.is_for(seat) else NOT_FOR_YOU


def why_not_settle(board: Board, seat: Seat, action: TradeAccept | TradeDecline, own: Own) -> Refusal | None:
    """An open reply to an offer of one's own."""
    reply = replies_seen(board, own).get(action.reply)
    if reply is None:
        return OFFER_GONE
    return None if offers_seen(board, own)[reply.offer].seat == seat else NOT_FOR_YOU


def why_not_withdraw(board: Board, seat: Seat, action: TradeWithdraw, own: Own) -> Refusal | None:
    """An open offer or reply of one's own."""
    found = offers_seen(board, own).get(action.id) or replies_seen(board, own).get(action.id)
    if found is None:
        return OFFER_GONE
    return None if found.seat == seat else NOT_FOR_YOU


def why_not_say(board: Board, seat: Seat, action: TradeSay, own: Own) -> Refusal | None:
    """To others than oneself."""
    return None if _are_others(board, seat, action.to) and len(action.text) <= LONGEST_TALK else BAD_VALUE


def why_not_ready(board: Board, seat: Seat, action: TradeReady, own: Own) -> Refusal | None:
    """Nothing forbids it."""
    return None


def offers_seen(board: Board, own: Own | None) -> dict[str, Ticket]:
    """The open offers that the seat sees, by id, the oldest first."""
    public = board.market.offers if board.market is not None else ()
    return {offer.id: offer for offer in sorted((*public, *(own.offers if own else ())), key=_age)}


def replies_seen(board: Board, own: Own | None) -> dict[str, ReplyTicket]:
    """The open replies that the seat sees, by id, the oldest first."""
    public = board.market.replies if board.market is not None else ()
    return {reply.id: reply for reply in sorted((*public, *(own.replies if own else ())), key=_age)}


def _age(ticket: Ticket | ReplyTicket) -> int:
    return int(ticket.id[1:])


def _why_not_lot(give: tuple[str, ...], product: str, own: Own) -> Refusal | None:
    if product not in VALUES or len(set(give)) < len(give) or any(card not in PLACE_OF for card in give):
        return BAD_VALUE
    if len(give) < SMALLEST_LOT:
        return LOT_TOO_SMALL
    if not set(give).issubset(own.hand):
        return NOT_IN_HAND
    if all(PRODUCT_OF.get(card) != product for card in give):
        return PRODUCT_NOT_IN_LOT
    return TOO_MANY_OFFERS if len(own.lots) >= MOST_OPEN else None


def _are_others(board: Board, seat: Seat, names: Iterable[str] | None) -> bool:
    """Whether these are nations of the game, each once, and not the seat's own; None is everyone."""
    if names is None:
        return True
    named = list(names)
    others = {nation.id for other, nation in enumerate(board.nations) if other != seat}
    return bool(named) and len(set(named)) == len(named) and others.issuperset(named)
