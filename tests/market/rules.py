"""The market, as a game fulfils the contract."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

from msgspec.structs import replace

from market.actions import Accept, Bid, Close, EndTurn, MarketAction, Offer, Take, Withdraw
from market.bidding import bid, why_not_bid
from market.choosing import MOST_TAKEN, end_turn, take, why_not_end, why_not_take
from market.course import SEAT_COUNTS, Outcome, set_up
from market.events import MarketEvent
from market.expiring import phase_expired, seats_expired
from market.fitting import check_fits, is_still_meant
from market.position import Board, MarketOptions, Phase, Position, Purse, Shown
from market.ranking import MarketResult, result
from market.trading import (
    Offers,
    accept,
    close,
    offer,
    spaces,
    trades,
    why_not_accept,
    why_not_close,
    why_not_offer,
    why_not_withdraw,
    withdraw,
)
from ziggurat.games.action_rule import ActionRule
from ziggurat.games.game import NO_DEFAULT, Action, Due, Game, IllegalAction, Options, Refusal, Seat, Span, View

_ACTION_RULES: Final[dict[type[Any], ActionRule]] = {
    Bid: ActionRule(why_not_bid, bid),
    Take: ActionRule(why_not_take, take),
    EndTurn: ActionRule(why_not_end, end_turn),
    Offer: ActionRule(why_not_offer, offer),
    Withdraw: ActionRule(why_not_withdraw, withdraw),
    Accept: ActionRule(why_not_accept, accept),
    Close: ActionRule(why_not_close, close),
}
_PHASES: Final[dict[type[Any], Phase]] = {Bid: "bidding", Take: "choice", EndTurn: "choice"}
"""Where an action belongs, if not to the market."""
GAME_OVER: Final = Refusal("game_over", rule="8", detail="the game is over")
NOT_YOUR_DECISION: Final = Refusal("not_your_decision", rule="1", detail="the decision of others is awaited")
WRONG_PHASE: Final = Refusal("wrong_phase", rule="1", detail="that is not for this phase")


class Market(Game[Position, Shown, Purse]):
    """A market for two to seven traders."""

    id = "market"
    seat_counts = SEAT_COUNTS
    options_type = MarketOptions
    action_type = MarketAction
    event_type = MarketEvent
    position_type = Position
    public_type = Shown
    private_type = Purse
    result_type = MarketResult
    space_type = Offers
    has_defaults = True

    def setup(self, seats: int, options: Options, seed: int) -> Position:
        return set_up(seats, cast(MarketOptions, options), seed)

    def due(self, position: Position) -> Due:
        return _due(position.board)

    def span(self, position: Position | Shown) -> Span:
        board = position.board
        return Span(board.stretch, board.round, board.phase, board.chooser if board.phase == "choice" else None)

    def public(self, position: Position) -> Shown:
        board = position.board
        held = tuple(position.held(seat) for seat in board.seats)
        return Shown(board, held, position.hands if board.phase == "over" else None)

    def private(self, position: Position, seat: Seat) -> Purse:
        whispers = tuple(offer for offer in position.whispers if offer.concerns(seat))
        return Purse(position.hands[seat], position.bids[seat], whispers)

    def check_fits(self, view: View[Shown, Purse], seats: int) -> None:
        check_fits(view, seats)

    def why_not(self, view: View[Shown, Purse], action: Action) -> Refusal | None:
        board, due = view.public.board, _due(view.public.board)
        if board.phase == "over":
            return GAME_OVER
        if view.viewer is None or view.viewer not in due.seats + due.open:
            return NOT_YOUR_DECISION
        if board.phase != _PHASES.get(type(action), "market"):
            return WRONG_PHASE
        return _ACTION_RULES[type(action)].why_not(view, action)

    def candidates(self, view: View[Shown, Purse]) -> Iterable[Action]:
        board, due = view.public.board, _due(view.public.board)
        if view.private is None or view.viewer not in due.seats + due.open:
            return ()
        match board.phase:
            case "bidding":
                return (Bid(cast(Any, ware)) for ware in dict.fromkeys(view.private.hand))
            case "choice":
                row = "" if board.taken == MOST_TAKEN else dict.fromkeys(board.row)
                return (*(Take(cast(Any, ware)) for ware in row), EndTurn())
        return trades(view)

    def spaces(self, view: View[Shown, Purse]) -> tuple[Offers, ...]:
        return spaces(view)

    def apply(self, position: Position, seat: Seat, action: Action) -> Outcome:
        refusal = self.why_not(self.view(position, seat), action)
        if refusal is not None:
            raise IllegalAction(refusal)
        outcome: Outcome = _ACTION_RULES[type(action)].carry_out(position, seat, action)
        return outcome

    def expire(self, position: Position, seats: tuple[Seat, ...]) -> Outcome:
        if not seats:
            return phase_expired(position)
        if not set(seats) <= set(self.due(position).seats):
            raise IllegalAction(NO_DEFAULT)
        return seats_expired(position, tuple(sorted(set(seats))))

    def fits(self, seen: View[Shown, Purse], now: View[Shown, Purse], action: Action) -> bool:
        return is_still_meant(seen, now, cast(MarketAction, action))

    def result(self, position: Position) -> MarketResult | None:
        return result(position)

    def laid_open(self, position: Position) -> Position:
        return replace(position, board=replace(position.board, phase="over"))

    def undoable(self, before: Position, action: Action, after: Position) -> bool:
        return isinstance(action, Take)


def _due(board: Board) -> Due:
    match board.phase:
        case "bidding":
            return Due(board.others_than(board.answered))
        case "choice":
            return Due(() if board.chooser is None else (board.chooser,))
        case "market":
            return Due(board.others_than(board.closed), board.closed, board.options.market)
        case "night":
            return Due((), seconds=board.options.night)
    return Due(())


MARKET: Final = Market()
