"""What happens to cards and coins, and who may know of it (rules 14 and 16)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from ziggurat.games.civilization.market import ReplyTicket, Ticket
from ziggurat.games.civilization.tables import AdvanceId, Back, CalamityId, ProductId
from ziggurat.games.civilization.trade_cards import CardId
from ziggurat.games.game import Event, OpenEvent, Seat, Viewer

Closing: TypeAlias = Literal["withdrawn", "declined", "struck", "gone"]
"""Why an offer or reply is open no more: taken back, sent back, exchanged, or its cards are gone."""


class Taxed(OpenEvent, frozen=True):
    """So many tokens of `seat` went from the stock to the treasury; that many cities could not be paid for (6.1)."""

    seat: Seat
    rate: int
    amount: int
    unpaid: int


class CardDrawn(Event, frozen=True):
    """`seat` took the top card of that pile, 0 for the one deck; others see its back, and of a red calamity all (8)."""

    seat: Seat
    pile: int
    back: Back
    card: CardId | None

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat or self.back == "red" else replace(self, card=None)


class GoldBought(OpenEvent, frozen=True):
    """`seat` paid treasury tokens for so many cards of the ninth pile, perhaps for none (8.3)."""

    seat: Seat
    count: int


class OfferMade(Event, frozen=True):
    """An offer stands; its cards only its author knows (9.2)."""

    ticket: Ticket
    give: tuple[CardId, ...] | None

    def seen_by(self, viewer: Viewer) -> Event | None:
        if viewer == self.ticket.seat:
            return self
        to = self.ticket.to
        return replace(self, give=None) if to is None or viewer in to else None


class ReplyMade(Event, frozen=True):
    """A reply stands, and `audience` sees it, None is everyone; its cards only its author knows (9.2)."""

    ticket: ReplyTicket
    audience: tuple[Seat, ...] | None
    give: tuple[CardId, ...] | None

    def seen_by(self, viewer: Viewer) -> Event | None:
        if viewer == self.ticket.seat:
            return self
        return replace(self, give=None) if self.audience is None or viewer in self.audience else None


class OfferClosed(Event, frozen=True):
    """An offer or reply of `seat` is open no more; those are told who saw it, None is everyone (9.2)."""

    id: str
    seat: Seat
    reason: Closing
    audience: tuple[Seat, ...] | None

    def seen_by(self, viewer: Viewer) -> Event | None:
        return self if self.audience is None or viewer in self.audience else None


class Announced(msgspec.Struct, frozen=True):
    """What was announced of a lot (9.1)."""

    count: int
    value: int
    product: ProductId


class TradeDone(Event, frozen=True):
    """`seat`, who had offered, and `partner`, who had replied, exchanged their lots; only they see the cards (9.2)."""

    seat: Seat
    partner: Seat
    offered: Announced
    replied: Announced
    gave: tuple[CardId, ...] | None
    got: tuple[CardId, ...] | None

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer in (self.seat, self.partner) else replace(self, gave=None, got=None)


class CalamityPassed(OpenEvent, frozen=True):
    """`giver` passed a calamity to `receiver`, before whom it lies face up (9.1)."""

    calamity: CalamityId
    giver: Seat
    receiver: Seat


class TradeSaid(Event, frozen=True):
    """`seat` said something, to these or to everyone (9.2)."""

    seat: Seat
    text: str
    to: tuple[Seat, ...] | None

    def seen_by(self, viewer: Viewer) -> Event | None:
        return self if self.to is None or viewer == self.seat or viewer in self.to else None


class ReadyMarked(OpenEvent, frozen=True):
    """`seat` is finished with trading, or is not (9.2)."""

    seat: Seat
    ready: bool


class MarketEnded(OpenEvent, frozen=True):
    """The market is over: all are ready, or its time is up (9.2)."""

    by_time: bool


class BuyingStarted(OpenEvent, frozen=True):
    """It is for `seat` to buy advances (10.2)."""

    seat: Seat


class AdvancesBought(OpenEvent, frozen=True):
    """`seat` bought these advances for `cost`, with these cards and so many treasury tokens (10.2)."""

    seat: Seat
    advances: tuple[AdvanceId, ...]
    cost: int
    cards: tuple[CardId, ...]
    treasury: int


class BuyingEnded(OpenEvent, frozen=True):
    """`seat` buys nothing more (10.2)."""

    seat: Seat


class CardsDiscarded(Event, frozen=True):
    """`seat` laid down so many cards; which, only it knows (10.3)."""

    seat: Seat
    count: int
    cards: tuple[CardId, ...] | None

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else replace(self, cards=None)


class DeckShuffled(OpenEvent, frozen=True):
    """What lay aside was shuffled together with the rest of the deck (10.3)."""

    count: int


TradeEvent: TypeAlias = (
    Taxed
    | CardDrawn
    | GoldBought
    | OfferMade
    | ReplyMade
    | OfferClosed
    | TradeDone
    | CalamityPassed
    | TradeSaid
    | ReadyMarked
    | MarketEnded
    | BuyingStarted
    | AdvancesBought
    | BuyingEnded
    | CardsDiscarded
    | DeckShuffled
)
