"""The market: offers to everybody and to one, which only two know of, until all stalls are closed (rule 4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from market.actions import Accept, Close, Offer, Withdraw
from market.course import Outcome, market_ended
from market.events import OfferAccepted, OfferMade, OfferWithdrawn, StallClosed
from market.position import Position, Purse, Shown, StandingOffer
from market.wares import MOST_OFFERED, WARES, Cards, holds, in_order, without
from ziggurat.games.game import Action, ActionSpace, Refusal, Seat, View, Viewer

UNEVEN: Final = Refusal("uneven", rule="4.1", detail="an offer gives one to three cards for as many")
NOT_IN_HAND: Final = Refusal("card_not_in_hand", rule="4.1", detail="these cards are not all in the hand")
NO_TRADER: Final = Refusal("no_trader", rule="4.2", detail="nobody else sits there")
OFFERS_ALREADY: Final = Refusal("offers_already", rule="4.2", detail="such an offer stands already")
NO_OFFER: Final = Refusal("no_offer", rule="4.3", detail="there is no such offer")
CANNOT_PAY: Final = Refusal("cannot_pay", rule="4.3", detail="the hand does not hold what is asked for")
NOTHING_TO_WITHDRAW: Final = Refusal("no_offer", rule="4.4", detail="no such offer of one's own stands")
CLOSED: Final = Refusal("stall_closed", rule="4.5", detail="the stall is closed")


class Offers(ActionSpace, frozen=True):
    """Every offer of cards from `hand` to those of `addressees`."""

    hand: Cards
    addressees: tuple[Seat | None, ...]

    def admits(self, action: Action) -> bool:
        return (
            isinstance(action, Offer)
            and action.to in self.addressees
            and _is_even(action)
            and holds(self.hand, action.give)
        )


def _is_even(action: Offer) -> bool:
    bundles = (action.give, action.want)
    known = all(bundle == in_order(bundle) and set(bundle) <= set(WARES) for bundle in bundles)
    return known and 1 <= len(action.give) == len(action.want) <= MOST_OFFERED


def seen_offers(view: View[Shown, Purse]) -> tuple[StandingOffer, ...]:
    """The offers that the viewer knows of."""
    return view.public.board.offers + (() if view.private is None else view.private.whispers)


def own_offer(view: View[Shown, Purse], to: Viewer) -> StandingOffer | None:
    """What the viewer offers to these, None if nothing."""
    return next((offer for offer in seen_offers(view) if (offer.seat, offer.to) == (view.viewer, to)), None)


def offer_named(view: View[Shown, Purse], action: Accept) -> StandingOffer | None:
    """The offer that the viewer would accept, None if there is none."""
    wanted = (action.seat, view.viewer if action.alone else None)
    return next((offer for offer in seen_offers(view) if (offer.seat, offer.to) == wanted), None)


# ------------------------------------------------------------------ offering


def why_not_offer(view: View[Shown, Purse], action: Offer) -> Refusal | None:
    """What forbids it, if anything does."""
    board, seat = view.public.board, view.viewer
    if seat in board.closed:
        return CLOSED
    if action.to is not None and (action.to == seat or action.to not in board.seats):
        return NO_TRADER
    if own_offer(view, action.to) is not None:
        return OFFERS_ALREADY
    if not _is_even(action):
        return UNEVEN
    return None if view.private is not None and holds(view.private.hand, action.give) else NOT_IN_HAND


def offer(position: Position, seat: Seat, action: Offer) -> Outcome:
    """The offer stands, and what it gives is laid aside."""
    made = StandingOffer(seat, action.to, action.give, action.want)
    left = position.with_hand(seat, without(position.hands[seat], action.give))
    return left.with_offers((*left.offers, made)), (OfferMade(made),)


def spaces(view: View[Shown, Purse]) -> tuple[Offers, ...]:
    """The offers that the viewer could make, if any."""
    board, seat = view.public.board, view.viewer
    if view.private is None or seat is None or board.phase != "market" or seat in board.closed or not view.private.hand:
        return ()
    anyone: tuple[Seat | None, ...] = (None, *board.others_than((seat,)))
    free = tuple(to for to in anyone if own_offer(view, to) is None)
    return (Offers(view.private.hand, free),) if free else ()


# ------------------------------------------------------------------ accepting and withdrawing


def why_not_accept(view: View[Shown, Purse], action: Accept) -> Refusal | None:
    """What forbids it, if anything does."""
    named = offer_named(view, action)
    if named is None or named.seat == view.viewer:
        return NO_OFFER
    return None if view.private is not None and holds(view.private.hand, named.want) else CANNOT_PAY


def accept(position: Position, seat: Seat, action: Accept) -> Outcome:
    """The cards change hands."""
    wanted = (action.seat, seat if action.alone else None)
    taken = next(offer for offer in position.offers if (offer.seat, offer.to) == wanted)
    paid = position.with_hand(seat, in_order(without(position.hands[seat], taken.want) + taken.give))
    after = paid.with_hand(taken.seat, in_order(paid.hands[taken.seat] + taken.want))
    return _without_offer(after, taken), (OfferAccepted(taken, seat),)


def why_not_withdraw(view: View[Shown, Purse], action: Withdraw) -> Refusal | None:
    """What forbids it, if anything does."""
    return NOTHING_TO_WITHDRAW if own_offer(view, action.to) is None else None


def withdraw(position: Position, seat: Seat, action: Withdraw) -> Outcome:
    """What was laid aside goes back."""
    gone = next(offer for offer in position.offers if (offer.seat, offer.to) == (seat, action.to))
    back = position.with_hand(seat, in_order(position.hands[seat] + gone.give))
    return _without_offer(back, gone), (OfferWithdrawn(gone),)


def _without_offer(position: Position, gone: StandingOffer) -> Position:
    return position.with_offers(tuple(offer for offer in position.offers if offer != gone))


# ------------------------------------------------------------------ closing


def why_not_close(view: View[Shown, Purse], action: Close) -> Refusal | None:
    """What forbids it, if anything does."""
    return CLOSED if view.viewer in view.public.board.closed else None


def close(position: Position, seat: Seat, action: Close) -> Outcome:
    """The stall is closed; the last one ends the market."""
    board = position.board
    closed = tuple(sorted((*board.closed, seat)))
    after = replace(position, board=replace(board, closed=closed))
    if len(closed) < len(board.stores):
        return after, (StallClosed(seat),)
    ended, story = market_ended(after)
    return ended, (StallClosed(seat), *story)


# ------------------------------------------------------------------ what may be done


def trades(view: View[Shown, Purse]) -> Iterator[Action]:
    """What the viewer, who trades, may do; of the offers only some of one card."""
    seat, board = view.viewer, view.public.board
    for standing in seen_offers(view):
        if standing.seat == seat:
            yield Withdraw(standing.to)
        elif holds("" if view.private is None else view.private.hand, standing.want):
            yield Accept(standing.seat, alone=standing.to is not None)
    for space in spaces(view):
        for to in space.addressees:
            yield from (Offer(to, ware, WARES[WARES.index(ware) - 1]) for ware in {space.hand[0]: 0, space.hand[-1]: 0})
    if seat not in board.closed:
        yield Close()
