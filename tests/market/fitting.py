"""Whether what is shown of a market fits a match, and whether what was chosen on an older view is still meant."""

from __future__ import annotations

from typing import Final

from market.actions import Accept, MarketAction, Take, Withdraw
from market.position import Purse, Shown, StandingOffer
from market.trading import offer_named, own_offer, seen_offers
from ziggurat.games.fitting import Misfit, check_counts, check_length
from ziggurat.games.game import Seat, View

_MOST_CARDS: Final = 2100
_MOST_STRETCHES: Final = 4000


def check_fits(view: View[Shown, Purse], seats: int) -> None:
    """Raises Misfit if no match of so many comes to this view."""
    shown, board = view.public, view.public.board
    check_length("stores", board.stores, seats)
    check_length("held", shown.held, seats)
    check_counts("held", shown.held, _MOST_CARDS)
    check_counts("rounds", [board.round], board.options.rounds, 1)
    check_counts("phases", [board.stretch], _MOST_STRETCHES)
    named = (*board.answered, *board.closed, *(() if board.chooser is None else (board.chooser,)))
    check_counts("seats", (*named, *_named_by(seen_offers(view))), seats - 1)
    if (board.phase == "choice") and board.chooser is None:
        raise Misfit("nobody chooses")
    if shown.hands is not None:
        check_length("hands", shown.hands, seats)
    if view.viewer is not None:
        check_counts("seats", [view.viewer], seats - 1)


def _named_by(offers: tuple[StandingOffer, ...]) -> tuple[Seat, ...]:
    return tuple(seat for offer in offers for seat in (offer.seat, offer.to) if seat is not None)


def is_still_meant(seen: View[Shown, Purse], now: View[Shown, Purse], action: MarketAction) -> bool:
    """What others did meanwhile in the same phase changes no choice but that of an offer, which may be another now.

    Nobody takes twice by a double click."""
    if seen.public.board.stretch != now.public.board.stretch:
        return False
    match action:
        case Accept():
            return offer_named(seen, action) == offer_named(now, action)
        case Withdraw(to=to):
            return own_offer(seen, to) == own_offer(now, to)
        case Take():
            return seen.public.board.taken == now.public.board.taken
    return True
