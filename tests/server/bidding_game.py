"""A game of sealed bids: in each round all bid at once, within a time, and whoever lets it pass bids nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ziggurat.games.game import (
    Action,
    Due,
    Event,
    Game,
    IllegalAction,
    OpenEvent,
    Options,
    Refusal,
    Result,
    Seat,
    Span,
    Standing,
    View,
    Viewer,
)

SECONDS: Final = 30
ROUNDS: Final = 3
MOST: Final = 9
TOO_MUCH: Final = Refusal("too_much", "2", "nobody has so much")
NOT_LESS: Final = Refusal("not_less", "3", "a bid can only be raised")
NOT_NOW: Final = Refusal("not_your_turn", "1", "nobody bids now")


class Bid(Action, frozen=True):
    """Bid so much, or raise one's bid."""

    amount: int


class HasBid(Event, frozen=True):
    """A seat has bid; how much, it alone may know. Where the time was up for it, it bids nothing."""

    seat: Seat
    amount: int | None

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else HasBid(self.seat, None)


class RoundOver(OpenEvent, frozen=True):
    """All bids are laid open."""

    bids: tuple[int, ...]


class Bids(msgspec.Struct, frozen=True):
    """The bids of this round by seat, None where there is none yet; and the sums of the rounds before."""

    bids: tuple[int | None, ...]
    sums: tuple[int, ...]
    round: int = 1


class Auction(msgspec.Struct, frozen=True):
    """What everyone may know: who has bid."""

    has_bid: tuple[bool, ...]
    sums: tuple[int, ...]
    round: int


class OwnBid(msgspec.Struct, frozen=True):
    """What one seat may know."""

    amount: int | None


class BiddingGame(Game[Bids, Auction, OwnBid]):
    """The game, for two to four. The time of a round is the game's own."""

    id = "bidding"
    seat_counts = (2, 3, 4)
    options_type = Options
    action_type = Bid
    event_type = HasBid | RoundOver
    position_type = Bids
    public_type = Auction
    private_type = OwnBid
    result_type = Result
    space_type = None
    has_defaults = True
    seconds: int | None = SECONDS

    def setup(self, seats: int, options: Options, seed: int) -> Bids:
        return Bids((None,) * seats, (0,) * seats)

    def due(self, position: Bids) -> Due:
        if position.round > ROUNDS:
            return Due(())
        awaited = tuple(seat for seat, bid in enumerate(position.bids) if bid is None)
        free = tuple(seat for seat, bid in enumerate(position.bids) if bid is not None)
        return Due(awaited, free, self.seconds)

    def span(self, position: Bids | Auction) -> Span:
        return Span(position.round, position.round, "bidding", None)

    def public(self, position: Bids) -> Auction:
        return Auction(tuple(bid is not None for bid in position.bids), position.sums, position.round)

    def private(self, position: Bids, seat: Seat) -> OwnBid:
        return OwnBid(position.bids[seat])

    def candidates(self, view: View[Auction, OwnBid]) -> Iterable[Action]:
        return [bid for bid in map(Bid, range(MOST + 1)) if self.why_not(view, bid) is None]

    def spaces(self, view: View[Auction, OwnBid]) -> tuple[Any, ...]:
        return ()

    def why_not(self, view: View[Auction, OwnBid], action: Action) -> Refusal | None:
        if view.private is None or view.public.round > ROUNDS:
            return NOT_NOW
        if not isinstance(action, Bid) or not 0 <= action.amount <= MOST:
            return TOO_MUCH
        raised = view.private.amount is None or action.amount > view.private.amount
        return None if raised else NOT_LESS

    def apply(self, position: Bids, seat: Seat, action: Action) -> tuple[Bids, tuple[Event, ...]]:
        refusal = self.why_not(self.view(position, seat), action)
        if refusal is not None or not isinstance(action, Bid):
            raise IllegalAction(refusal or TOO_MUCH)
        return self._with_bids(position, {seat: action.amount})

    def expire(self, position: Bids, seats: tuple[Seat, ...]) -> tuple[Bids, tuple[Event, ...]]:
        silent = [seat for seat in seats or range(len(position.bids)) if position.bids[seat] is None]
        return self._with_bids(position, dict.fromkeys(silent, 0))

    def _with_bids(self, position: Bids, bids: dict[Seat, int]) -> tuple[Bids, tuple[Event, ...]]:
        after = tuple(bids.get(seat, bid) for seat, bid in enumerate(position.bids))
        told: tuple[Event, ...] = tuple(HasBid(seat, amount) for seat, amount in bids.items())
        laid = tuple(bid for bid in after if bid is not None)
        if len(laid) < len(after):
            return replace(position, bids=after), told
        sums = tuple(before + bid for before, bid in zip(position.sums, laid, strict=True))
        return Bids((None,) * len(after), sums, position.round + 1), (*told, RoundOver(laid))

    def result(self, position: Bids) -> Result | None:
        if position.round <= ROUNDS:
            return None
        ranked = sorted(enumerate(position.sums), key=lambda pair: -pair[1])
        standings = (Standing(seat, 1 + sum(other > total for other in position.sums), total) for seat, total in ranked)
        return Result("rounds", tuple(standings))

    def fits(self, seen: View[Auction, OwnBid], now: View[Auction, OwnBid], action: Action) -> bool:
        return (seen.public.round, seen.private) == (now.public.round, now.private)


class LeisurelyGame(BiddingGame):
    """The same without a time of its own: only the clocks of the table hurry anybody."""

    id = "leisurely"
    seconds = None
