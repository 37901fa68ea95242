"""What happens in a market, and who may know of it."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from market.position import StandingOffer
from market.wares import Cards, Ware
from ziggurat.games.game import Event, OpenEvent, Seat, Viewer


class BidLaid(Event, frozen=True):
    """A card was laid; others than its trader do not know which (2)."""

    seat: Seat
    ware: Ware | None

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else replace(self, ware=None)


class BidsRevealed(OpenEvent, frozen=True):
    """All cards were turned over, and `winner` chooses (2.1)."""

    bids: tuple[Ware, ...]
    winner: Seat


class WareTaken(OpenEvent, frozen=True):
    """A ware went from the row into the store of `seat` (3.1)."""

    seat: Seat
    ware: Ware


class TurnEnded(OpenEvent, frozen=True):
    """The choice is made, and the market begins (3.1)."""

    seat: Seat


class OfOffer(Event, frozen=True):
    """Something about an offer, which those may know whom it concerns (4.2)."""

    offer: StandingOffer

    def seen_by(self, viewer: Viewer) -> Event | None:
        return self if self.offer.concerns(viewer) else None


class OfferMade(OfOffer, frozen=True):
    """An offer stands (4.1)."""


class OfferWithdrawn(OfOffer, frozen=True):
    """An offer stands no more (4.4)."""


class OfferAccepted(OfOffer, frozen=True):
    """The cards of an offer changed hands (4.3)."""

    by: Seat


class StallClosed(OpenEvent, frozen=True):
    """A trader offers nothing any more (4.5)."""

    seat: Seat


class MarketEnded(OpenEvent, frozen=True):
    """What was laid aside went back (4.6)."""


class CardDealt(Event, frozen=True):
    """A trader was dealt a card; the others do not know which (5)."""

    seat: Seat
    ware: Ware | None

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else replace(self, ware=None)


class RowFilled(OpenEvent, frozen=True):
    """The row is this (5)."""

    row: Cards


MarketEvent: TypeAlias = (
    BidLaid
    | BidsRevealed
    | WareTaken
    | TurnEnded
    | OfferMade
    | OfferWithdrawn
    | OfferAccepted
    | StallClosed
    | MarketEnded
    | CardDealt
    | RowFilled
)
