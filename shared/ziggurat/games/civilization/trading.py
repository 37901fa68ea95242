"""Phase 9: the market, where everyone offers, answers and exchanges at any time (9)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ziggurat.games.civilization.exchanging import exchange, without_offer, without_reply
from ziggurat.games.civilization.market import SMALLEST_LOT, Market, Offer, Reply, ReplyTicket, Ticket
from ziggurat.games.civilization.position import Board, Position, Secrets
from ziggurat.games.civilization.sight import audience_of_reply, shown_market
from ziggurat.games.civilization.tables import ProductId
from ziggurat.games.civilization.trade_actions import (
    TradeAccept,
    TradeAction,
    TradeDecline,
    TradeOffer,
    TradeReady,
    TradeReply,
    TradeSay,
    TradeWithdraw,
)
from ziggurat.games.civilization.trade_cards import PRODUCT_OF, CardId, in_order, value_of
from ziggurat.games.civilization.trade_events import MarketEnded, OfferMade, ReadyMarked, ReplyMade, TradeSaid
from ziggurat.games.game import Event, Seat

_TRADERS = 2
"""As many must hold the cards of a lot for the market to open."""


def open_market(position: Position) -> Position:
    """The market is open, unless fewer than two nations hold enough cards for a lot (3.1)."""
    board = position.board
    if sum(count >= SMALLEST_LOT for count in board.hands) < _TRADERS:
        return position
    return _settled(position.on(replace(board, market=Market())), position.hidden, (), [])


def trade(position: Position, seat: Seat, action: TradeAction, story: list[Event]) -> Position:
    """The position once the seat has done that at the market; nobody owes anything any more once it is over."""
    board, secrets = position.board, position.hidden
    ready = set(market_of(board).ready)
    match action:
        case TradeOffer():
            secrets = _offered(board, secrets, seat, action, story)
            ready = _unmarked(ready, (seat,), story)
        case TradeReply():
            secrets = _replied(secrets, seat, action, story)
            ready = _unmarked(ready, (seat,), story)
        case TradeAccept(reply):
            board, secrets, partner = exchange(board, secrets, reply, story)
            ready = _unmarked(ready, (seat, partner), story)
        case TradeDecline(reply):
            secrets = without_reply(secrets, reply, "declined", story)
        case TradeWithdraw(id):
            withdraw = without_reply if id.startswith("r") else without_offer
            secrets = withdraw(secrets, id, "withdrawn", story)
        case TradeSay(text, to):
            story.append(TradeSaid(seat, text, seats_of(board, to)))
        case TradeReady(is_ready):
            story.append(ReadyMarked(seat, is_ready))
            ready = ready | {seat} if is_ready else ready - {seat}
    return _settled(position.on(board), secrets, ready, story)


def close_market(position: Position, by_time: bool, story: list[Event]) -> Position:
    """The market is over: all offers and replies are gone (9.2)."""
    story.append(MarketEnded(by_time))
    board = replace(position.board, market=None, owing=(), answered=())
    return position.on(board).keeping(replace(position.hidden, offers=(), replies=()))


def market_of(board: Board) -> Market:
    """The market. Raises ValueError if none is open."""
    if board.market is None:
        raise ValueError("no market is open now")
    return board.market


def is_idle(board: Board, seat: Seat) -> bool:
    """Whether the seat has too few cards to trade, and counts as ready while that is so (9.2)."""
    return board.hands[seat] < SMALLEST_LOT


def seats_of(board: Board, names: Iterable[str] | None) -> tuple[Seat, ...] | None:
    """The seats that play these nations, in order; None is everyone."""
    if names is None:
        return None
    named = set(names)
    return tuple(seat for seat, nation in enumerate(board.nations) if nation.id in named)


def _settled(position: Position, secrets: Secrets, ready: Iterable[Seat], story: list[Event]) -> Position:
    """The position with what is seen of these secrets, and with those who are not ready yet; closed if all are."""
    board = position.board
    market = shown_market(secrets, tuple(sorted(ready)))
    kept = position.on(replace(board, market=market)).keeping(secrets)
    board = kept.board
    owing = tuple([seat for seat in range(board.seats) if seat not in market.ready and not is_idle(board, seat)])
    if not owing:
        return close_market(kept, False, story)
    answered = tuple([seat for seat in range(board.seats) if seat not in owing])
    return kept.on(replace(board, owing=owing, answered=answered))


def _unmarked(ready: set[Seat], seats: Iterable[Seat], story: list[Event]) -> set[Seat]:
    """Those who are still marked as ready once the marks of these are cleared, of which everyone is told."""
    cleared = [seat for seat in seats if seat in ready]
    story += [ReadyMarked(seat, False) for seat in cleared]
    return ready.difference(cleared)


def _offered(board: Board, secrets: Secrets, seat: Seat, action: TradeOffer, story: list[Event]) -> Secrets:
    issued = secrets.issued + 1
    cards = in_order(action.give)
    ticket = Ticket(
        f"o{issued}",
        seat,
        len(cards),
        value_of(cards),
        _announced(cards, action.product),
        seats_of(board, action.to),
        action.note,
    )
    story.append(OfferMade(ticket, cards))
    return replace(secrets, offers=(*secrets.offers, Offer(ticket, cards)), issued=issued)


def _replied(secrets: Secrets, seat: Seat, action: TradeReply, story: list[Event]) -> Secrets:
    issued = secrets.issued + 1
    cards = in_order(action.give)
    ticket = ReplyTicket(
        f"r{issued}",
        action.offer,
        seat,
        len(cards),
        value_of(cards),
        _announced(cards, action.product),
        action.private,
        action.note,
    )
    offer = next(each.ticket for each in secrets.offers if each.ticket.id == action.offer)
    story.append(ReplyMade(ticket, audience_of_reply(ticket, offer), cards))
    return replace(secrets, replies=(*secrets.replies, Reply(ticket, cards)), issued=issued)


def _announced(cards: tuple[CardId, ...], product: str) -> ProductId:
    """The product that is announced, which is one of the lot."""
    return next(PRODUCT_OF[card] for card in cards if PRODUCT_OF.get(card) == product)
