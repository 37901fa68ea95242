"""The position of a market, and what is shown of it: plain frozen values."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from market.wares import Bundle, Cards
from ziggurat.games.game import Options, Seat, Viewer

Phase: TypeAlias = Literal["bidding", "choice", "market", "night", "over"]
T = TypeVar("T")


class MarketOptions(Options, frozen=True):
    """How many rounds are played, and how many seconds a market and a night take; without any, there is no night."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 3
    market: Annotated[int, msgspec.Meta(ge=1, le=3600)] = 60
    night: Annotated[int, msgspec.Meta(ge=0, le=60)] = 1


class StandingOffer(msgspec.Struct, frozen=True):
    """An offer that stands: `to` is None if it is for everybody (4.2)."""

    seat: Seat
    to: Seat | None
    give: Bundle
    want: Bundle

    @property
    def place(self) -> tuple[Seat, int]:
        """Where it comes among the others: the same whoever offered first."""
        return self.seat, -1 if self.to is None else self.to

    def concerns(self, viewer: Viewer) -> bool:
        """Whether the viewer may know of it."""
        return self.to is None or (viewer is not None and viewer in (self.seat, self.to))


class Board(msgspec.Struct, frozen=True):
    """Everything that lies open to everybody.

    `stretch` counts the phases before this one. `answered` are those who have laid a card, `closed` those who have
    closed their stalls; `stores` run over the seats. `chooser` has won the bidding and taken `taken` wares.
    """

    options: MarketOptions
    stores: tuple[Cards, ...]
    row: Cards
    phase: Phase = "bidding"
    round: int = 1
    stretch: int = 0
    answered: tuple[Seat, ...] = ()
    chooser: Seat | None = None
    taken: int = 0
    offers: tuple[StandingOffer, ...] = ()
    closed: tuple[Seat, ...] = ()
    ending: Literal["last_round"] | None = None

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.stores))

    def others_than(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """All seats but these."""
        return tuple(seat for seat in self.seats if seat not in seats)


class Position(msgspec.Struct, frozen=True):
    """Everything about a market.

    `hands` and `bids` run over the seats; a bid is empty before it is laid. `whispers` are the offers to one trader.
    `generator` is where chance goes on.
    """

    board: Board
    hands: tuple[Cards, ...]
    bids: tuple[Cards, ...]
    whispers: tuple[StandingOffer, ...]
    generator: int

    @property
    def offers(self) -> tuple[StandingOffer, ...]:
        """All offers that stand."""
        return self.board.offers + self.whispers

    def held(self, seat: Seat) -> int:
        """How many cards the seat has in the hand and laid aside with its offers."""
        return len(self.hands[seat]) + sum(len(offer.give) for offer in self.offers if offer.seat == seat)

    def with_hand(self, seat: Seat, hand: Cards) -> Position:
        """The position once that is the hand of `seat`."""
        return replace(self, hands=with_entry(self.hands, seat, hand))

    def with_offers(self, offers: tuple[StandingOffer, ...]) -> Position:
        """The position once these are the offers that stand."""
        order = sorted(offers, key=lambda offer: offer.place)
        shown, whispers = (tuple(o for o in order if (o.to is None) is is_open) for is_open in (True, False))
        return replace(self, board=replace(self.board, offers=shown), whispers=whispers)


class Shown(msgspec.Struct, frozen=True):
    """What everybody may know: `held` is how many cards each seat has, `hands` what they are once nothing is hidden."""

    board: Board
    held: tuple[int, ...]
    hands: tuple[Cards, ...] | None = None


class Purse(msgspec.Struct, frozen=True):
    """What one seat alone may know: its hand, the card it has laid, and the offers between it and one other."""

    hand: Cards
    bid: Cards
    whispers: tuple[StandingOffer, ...]


def with_entry(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The values with another one at that index."""
    return (*values[:index], value, *values[index + 1 :])
