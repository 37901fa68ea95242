"""What lies on the market: offers and replies, as their authors know them and as others see them (9)."""

from __future__ import annotations

from typing import Final

import msgspec

from ziggurat.games.civilization.tables import ProductId
from ziggurat.games.civilization.trade_cards import CardId
from ziggurat.games.game import Seat

SMALLEST_LOT: Final = 3
"""The fewest cards of a lot (9.1)."""
MOST_OPEN: Final = 12
"""The most offers and replies that a player has open (9.2)."""


class Ticket(msgspec.Struct, frozen=True):
    """What is announced of an offer, and true: number of cards, value, one product; and whom it is for, None for
    everyone (9.1)."""

    id: str
    seat: Seat
    count: int
    value: int
    product: ProductId
    to: tuple[Seat, ...] | None = None
    note: str = ""

    def is_for(self, seat: Seat) -> bool:
        """Whether that seat is an addressee of the offer."""
        return seat != self.seat and (self.to is None or seat in self.to)


class ReplyTicket(msgspec.Struct, frozen=True):
    """What is announced of a reply to an offer (9.2)."""

    id: str
    offer: str
    seat: Seat
    count: int
    value: int
    product: ProductId
    private: bool = False
    note: str = ""


class Offer(msgspec.Struct, frozen=True):
    """An offer with its cards."""

    ticket: Ticket
    give: tuple[CardId, ...]


class Reply(msgspec.Struct, frozen=True):
    """A reply with its cards."""

    ticket: ReplyTicket
    give: tuple[CardId, ...]


class Lot(msgspec.Struct, frozen=True):
    """The cards of one's own offer or reply."""

    id: str
    give: tuple[CardId, ...]


class Market(msgspec.Struct, frozen=True):
    """What everyone sees of the market: offers to everyone, replies to these that are not private, and who has said to
    be ready."""

    offers: tuple[Ticket, ...] = ()
    replies: tuple[ReplyTicket, ...] = ()
    ready: tuple[Seat, ...] = ()
