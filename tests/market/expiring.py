"""What happens when time is up (rule 7)."""

from __future__ import annotations

from market.actions import Bid, Close, EndTurn
from market.bidding import bid
from market.choosing import end_turn
from market.course import Outcome, market_ended, night_ended
from market.position import Position
from market.trading import close
from market.wares import Ware
from ziggurat.games.game import NO_DEFAULT, Event, IllegalAction, Seat


def phase_expired(position: Position) -> Outcome:
    """The market or the night ends. Raises IllegalAction in the other phases, which have no time of their own."""
    match position.board.phase:
        case "market":
            return market_ended(position)
        case "night":
            return night_ended(position)
    raise IllegalAction(NO_DEFAULT)


def seats_expired(position: Position, seats: tuple[Seat, ...]) -> Outcome:
    """Each of these seats, which are due, does the least that it may."""
    story: list[Event] = []
    for seat in seats:
        position, told = _least(position, seat)
        story += told
    return position, tuple(story)


def _least(position: Position, seat: Seat) -> Outcome:
    match position.board.phase:
        case "bidding":
            least: Ware = position.hands[seat][0]  # type: ignore[assignment]
            return bid(position, seat, Bid(least))
        case "choice":
            return end_turn(position, seat, EndTurn())
        case "market":
            return close(position, seat, Close())
    raise IllegalAction(NO_DEFAULT)
