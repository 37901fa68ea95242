"""What a trader can intend."""

from __future__ import annotations

from typing import TypeAlias

from market.wares import Bundle, Ware
from ziggurat.games.game import Action, Seat


class Bid(Action, frozen=True):
    """Lay a card face down (2)."""

    ware: Ware


class Take(Action, frozen=True):
    """Take a ware from the row into the store (3.1)."""

    ware: Ware


class EndTurn(Action, frozen=True):
    """Take nothing more (3.1)."""


class Offer(Action, frozen=True):
    """Offer cards for others, to everybody or to one trader (4.1)."""

    to: Seat | None
    give: Bundle
    want: Bundle


class Withdraw(Action, frozen=True):
    """Withdraw the own offer to everybody or to one trader (4.4)."""

    to: Seat | None


class Accept(Action, frozen=True):
    """Accept what `seat` offers everybody, or oneself alone (4.3)."""

    seat: Seat
    alone: bool


class Close(Action, frozen=True):
    """Close the stall (4.5)."""


MarketAction: TypeAlias = Bid | Take | EndTurn | Offer | Withdraw | Accept | Close
