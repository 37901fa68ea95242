"""What a player can intend with cards and coins: the market, purchases, discards and taxes (rule 15)."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from ziggurat.games.civilization.named import Named, NamedList
from ziggurat.games.game import Action
from ziggurat.whole import whole

_ONE_LINE: Final = whole(r"[^\x00-\x1f\x7f]*")
Note: TypeAlias = Annotated[str, msgspec.Meta(pattern=_ONE_LINE, max_length=200)]
"""A free text beside an offer; it need not be true (9.2)."""
Talk: TypeAlias = Annotated[str, msgspec.Meta(pattern=_ONE_LINE, max_length=500)]
"""What is said at the market (9.2)."""


class SetTax(Action, frozen=True):
    """Take so many tokens from the stock for each city (6.1)."""

    rate: int


class SeizeCities(Action, frozen=True):
    """Take these cities of the nation whose cities revolt (6.1)."""

    areas: NamedList


class BuyGold(Action, frozen=True):
    """Buy so many cards of the ninth pile with treasury tokens (8.3)."""

    count: int


class TradeOffer(Action, frozen=True):
    """Offer these cards and announce one product among them, to these nations or to everyone (9.2)."""

    give: NamedList
    product: Named
    to: NamedList | None = None
    note: Note = ""


class TradeReply(Action, frozen=True):
    """Answer an offer with these cards; a private reply only its addressee sees (9.2)."""

    offer: Named
    give: NamedList
    product: Named
    private: bool = False
    note: Note = ""


class TradeAccept(Action, frozen=True):
    """Exchange the lots of one's offer and of that reply to it (9.2)."""

    reply: Named


class TradeDecline(Action, frozen=True):
    """Send a reply to one's offer back (9.2)."""

    reply: Named


class TradeWithdraw(Action, frozen=True):
    """Take one's offer or reply back (9.2)."""

    id: Named


class TradeSay(Action, frozen=True):
    """Say something to these nations, or to everyone (9.2)."""

    text: Talk
    to: NamedList | None = None


class TradeReady(Action, frozen=True):
    """Be finished with trading, or not (9.2)."""

    ready: bool


class Buy(Action, frozen=True):
    """Buy these advances with these cards and so many treasury tokens (10.2)."""

    cards: NamedList
    pay: NamedList
    treasury: int = 0


class EndBuy(Action, frozen=True):
    """Buy nothing more (10.2)."""


class Discard(Action, frozen=True):
    """Lay these cards down (10.3)."""

    cards: NamedList


TradeAction: TypeAlias = TradeOffer | TradeReply | TradeAccept | TradeDecline | TradeWithdraw | TradeSay | TradeReady
"""What is done at the market, by anyone at any time of it."""
