"""What a player is doing at the market, and the commands that are given there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Literal, NamedTuple, TypeAlias

from ziggurat.games.civilization.tables import ProductId
from ziggurat.games.civilization.trade_cards import PRODUCT_OF, CardId, sets_in
from ziggurat.games.game import Seat

Corner: TypeAlias = Literal["ticket", "talk"]
"""What stands below the lot: a ticket with its answers, or what is said."""


class LastLot(NamedTuple):
    """A lot as it was sent last, to be sent again in one press."""

    cards: tuple[CardId, ...]
    named: ProductId
    to: tuple[Seat, ...] | None
    note: str


@dataclass(frozen=True)
class Trading:
    """The market is open.

    `lot` are the cards put together, in the order in which they were chosen, `naming` is the good that was asked to be
    named, and `to` whom the offer is for, None for everyone. `answering` is the offer that the lot is an answer to, and
    `private` says that only its sender is to see it. `ticket` is the offer that is looked at, `reply` the answer to it
    that was gone to.
    `speaking_to` hear what is said, None is everyone. `last` is the lot that was sent last. With `on_map` the market
    gives way to the map.
    """

    lot: tuple[CardId, ...] = ()
    naming: ProductId | None = None
    to: tuple[Seat, ...] | None = None
    private: bool = False
    answering: str | None = None
    ticket: str | None = None
    reply: str | None = None
    corner: Corner = "ticket"
    speaking_to: tuple[Seat, ...] | None = None
    last: LastLot | None = None
    on_map: bool = False

    @property
    def products(self) -> tuple[ProductId, ...]:
        """The goods of the lot, any of which may be named."""
        return tuple(sets_in(self.lot))

    @property
    def named(self) -> ProductId | None:
        """The good that is named: the one that was asked for, else the first one that was chosen."""
        if self.naming in self.products:
            return self.naming
        return next((PRODUCT_OF[card] for card in self.lot if card in PRODUCT_OF), None)

    def without_lot(self) -> Trading:
        """The same with nothing put together."""
        return replace(self, lot=(), naming=None, private=False, answering=None)


@dataclass(frozen=True)
class Tap:
    """A card was put into the lot, or taken out of it."""

    card: CardId


@dataclass(frozen=True)
class Address:
    """Whether the offer is for that seat was changed; None: it is for everyone."""

    seat: Seat | None


@dataclass(frozen=True)
class LookAt:
    """An offer was chosen: to see its answers, or to answer it."""

    ticket: str


@dataclass(frozen=True)
class Send:
    """The lot is to be sent, with a note."""

    note: str


@dataclass(frozen=True)
class Withdraw:
    """An own offer or answer is taken back."""

    id: str


@dataclass(frozen=True)
class Utter:
    """Something is said."""

    text: str


@dataclass(frozen=True)
class SpeakTo:
    """Whether that seat is to hear what is said was changed; None is everyone."""

    seat: Seat | None


class MarketPress(Enum):
    """Commands at the market that name nothing."""

    NAME_ANOTHER = auto()
    IN_PRIVATE = auto()
    AGAIN = auto()
    CLEAR = auto()
    CLOSE = auto()
    ACCEPT = auto()
    DECLINE = auto()
    NEXT_ANSWER = auto()
    TO_OUR_ANSWERS = auto()
    READY = auto()
    FLIP = auto()
    TALK = auto()


MarketCommand: TypeAlias = Tap | Address | LookAt | Send | Withdraw | Utter | SpeakTo | MarketPress
