"""What somebody knows of the market: the offers and answers that they see, and the cards of their own (14)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ziggurat.games.civilization.market import MOST_OPEN, SMALLEST_LOT, Market, ReplyTicket, Ticket
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, CardId, back_of
from ziggurat.games.game import Seat, View, Viewer


def is_tradable(card: CardId) -> bool:
    """Whether a card in the hand may change hands: all but red calamities (9.1)."""
    return back_of(card) == "black"


@dataclass(frozen=True)
class KnownMarket:
    """What `viewer`, None for a watcher, knows of the market."""

    viewer: Viewer
    board: Board
    own: Own

    @classmethod
    def of(cls, view: View[Any, Any]) -> KnownMarket:
        """By what is seen of a match."""
        return cls(view.viewer, view.public.board, view.private or Own())

    @classmethod
    def told_again(cls, board: Board, secrets: Mapping[Seat, Own]) -> KnownMarket:
        """As a watcher finds it who knows what these seats alone knew, which may be all of it in a match that is
        over."""
        offers = {offer.id: offer for own in secrets.values() for offer in own.offers}
        replies = {reply.id: reply for own in secrets.values() for reply in own.replies}
        return cls(None, board, Own(offers=tuple(offers.values()), replies=tuple(replies.values())))

    @property
    def _open(self) -> Market:
        return self.board.market or Market()

    @property
    def hand(self) -> tuple[CardId, ...]:
        """The own cards."""
        return self.own.hand

    @property
    def can_trade(self) -> bool:
        """Whether there are cards enough for a lot in the hand (9.1)."""
        return len(self.hand) >= SMALLEST_LOT

    @property
    def tickets(self) -> tuple[Ticket, ...]:
        """The offers, oldest first."""
        return tuple(sorted((*self._open.offers, *self.own.offers), key=lambda ticket: _number(ticket.id)))

    @property
    def replies(self) -> tuple[ReplyTicket, ...]:
        """The answers to offers, oldest first."""
        return tuple(sorted((*self._open.replies, *self.own.replies), key=lambda ticket: _number(ticket.id)))

    @property
    def lots(self) -> Mapping[str, tuple[CardId, ...]]:
        """The cards of own offers and answers, by their ids."""
        return {lot.id: lot.give for lot in self.own.lots}

    @property
    def open_count(self) -> int:
        """How many offers and answers of one's own are open."""
        offers = sum(ticket.seat == self.viewer for ticket in self.tickets)
        return offers + sum(reply.seat == self.viewer for reply in self.replies)

    @property
    def is_full(self) -> bool:
        """Whether no more of them may be open (9.2)."""
        return self.open_count >= MOST_OPEN

    def ticket(self, name: str | None) -> Ticket | None:
        """The offer of that id, if it is open."""
        return next((ticket for ticket in self.tickets if ticket.id == name), None)

    def replies_to(self, offer: str) -> tuple[ReplyTicket, ...]:
        """The answers to an offer."""
        return tuple([reply for reply in self.replies if reply.offer == offer])

    def own_reply_to(self, offer: str) -> ReplyTicket | None:
        """The newest own answer to an offer."""
        own = [reply for reply in self.replies_to(offer) if reply.seat == self.viewer]
        return own[-1] if own else None

    def answers(self) -> tuple[ReplyTicket, ...]:
        """The answers to own offers."""
        own = {ticket.id for ticket in self.tickets if ticket.seat == self.viewer}
        return tuple([reply for reply in self.replies if reply.offer in own])

    def is_ready(self, seat: Seat) -> bool:
        """Whether that seat has finished trading, or has too few cards to trade (9.2)."""
        return seat in self.board.answered

    def held(self, seat: Seat) -> int:
        """How many cards that seat holds."""
        return self.board.hands[seat] if seat < len(self.board.hands) else 0


def is_calamity(card: CardId) -> bool:
    """Whether a card is a calamity."""
    return card in CALAMITY_OF


def _number(name: str) -> int:
    return int(name[1:]) if name[1:].isdigit() else 0
