"""Whether what is shown of cards fits a match: every card is somewhere, and each phase has what belongs to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ziggurat.games.civilization.advances import ADVANCES
from ziggurat.games.civilization.areas import LAND_AREAS
from ziggurat.games.civilization.bargaining import offers_seen, replies_seen
from ziggurat.games.civilization.market import MOST_OPEN, SMALLEST_LOT, ReplyTicket, Ticket
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.strike_fitting import check_strike
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, PILES, PLACE_OF, PRODUCT_OF, in_order
from ziggurat.games.fitting import Misfit, check_counts, check_length
from ziggurat.games.game import Seat

_MOST_VALUE: Final = 10**4


def check_cards(board: Board) -> None:
    """Raises Misfit if no match comes to these cards, offers and purchases."""
    if not board.options.has_cards:
        _check_nothing(board)
        return
    seats = board.seats
    check_length("hands", board.hands, seats)
    check_length("piles", board.piles, PILES if board.options.is_full else 1)
    check_counts("cards", [*board.hands, *(pile.count for pile in board.piles), board.discarded], _cards(board))
    lying = sum(board.hands) + sum(pile.count for pile in board.piles) + board.discarded + len(board.faced)
    check_counts("cards", [lying], _cards(board), _cards(board))
    for advance in ADVANCES.values():
        owners = sum(advance.id in nation.advances for nation in board.nations)
        check_counts(advance.id, [owners], advance.copies)
    _check_phase(board)
    check_strike(board)
    if board.market is not None:
        check_counts("seats", board.market.ready, seats - 1)
        _check_tickets(board, None)
    for hand in board.revealed:
        _check_hand(hand)


def check_own_cards(board: Board, seat: Seat, own: Own) -> None:
    """Raises Misfit if no seat knows this of its cards and of the market."""
    if not board.options.has_cards:
        if own.hand or own.offers or own.replies or own.lots:
            raise Misfit("there are no cards in this game")
        return
    _check_hand(own.hand)
    check_length("hand", own.hand, board.hands[seat])
    check_counts("lots", [len(own.lots)], MOST_OPEN)
    if board.market is None and (own.offers or own.replies or own.lots):
        raise Misfit("there are offers without a market")
    for lot in own.lots:
        if not set(lot.give).issubset(own.hand):
            raise Misfit("a lot holds cards that its author has not")
    _check_tickets(board, own)


def _check_nothing(board: Board) -> None:
    cards = (board.hands, board.piles, board.faced, board.revealed, board.buyers)
    if any(cards) or board.discarded or board.market or board.purchases or board.revolts or board.strike:
        raise Misfit("there are no cards in this game")
    if any(nation.treasury or nation.advances for nation in board.nations):
        raise Misfit("there are neither coins nor advances in this game")


def _cards(board: Board) -> int:
    return len(PRODUCT_OF) + (len(CALAMITY_OF) if board.options.is_full else 0)


def _check_phase(board: Board) -> None:
    """Each phase has its question, and no other has it."""
    if (board.phase == "trade") != (board.market is not None):
        raise Misfit("there is a market in the phase of trade alone")
    if (board.phase == "advances") != (board.purchases is not None):
        raise Misfit("advances are bought in their phase alone")
    if board.phase == "revolts" and board.revolts is None:
        raise Misfit("nothing is asked of revolts but which cities are seized")
    if board.purchases is not None:
        check_counts("seats", (board.purchases.seat, *board.purchases.after), board.seats - 1)
    if board.revolts is not None:
        check_counts("seats", [seat for seat, _ in board.revolts.unpaid], board.seats - 1)
        check_counts("areas", board.revolts.seized, LAND_AREAS - 1)
        if not board.revolts.unpaid:
            raise Misfit("a revolt has a victim")
    check_counts("seats", board.buyers, board.seats - 1)


def _check_hand(hand: tuple[str, ...]) -> None:
    if any(card not in PLACE_OF for card in hand) or hand != in_order(set(hand)):
        raise Misfit("a hand holds known cards, each once, in order")


def _check_tickets(board: Board, own: Own | None) -> None:
    """The offers and replies that are seen: whole lots, and each reply answers one of the offers."""
    hidden: tuple[Ticket | ReplyTicket, ...] = (*own.offers, *own.replies) if own else ()
    for ticket in (*_public(board), *hidden):
        if not ticket.id[1:].isdecimal() or len(ticket.id) > 12:
            raise Misfit("an offer or reply has a number")
        check_counts("seats", [ticket.seat, *(_named(ticket))], board.seats - 1)
        check_counts("lots", [ticket.count], len(PLACE_OF), SMALLEST_LOT)
        check_counts("values", [ticket.value], _MOST_VALUE)
    offers = offers_seen(board, own)
    if any(reply.offer not in offers for reply in replies_seen(board, own).values()):
        raise Misfit("a reply answers an offer that is seen")


def _public(board: Board) -> tuple[Ticket | ReplyTicket, ...]:
    return (*board.market.offers, *board.market.replies) if board.market is not None else ()


def _named(ticket: Ticket | ReplyTicket) -> Iterable[Seat]:
    return ticket.to or () if isinstance(ticket, Ticket) else ()
