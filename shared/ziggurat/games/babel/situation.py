"""What the rules ask about when somebody decides: the board, one's own hand, and how many cards the rival holds.

A refusal follows from these alone, so that whoever sees a view can judge every action by the very rules of the server.
"""

from __future__ import annotations

from typing import NamedTuple

from ziggurat.games.babel.peoples import Cards
from ziggurat.games.babel.position import Board, Hand, Position, Shown, Side
from ziggurat.games.game import Seat, View


class Situation(NamedTuple):
    """`seat` decides, with `hand`; the other seat holds `rival_hand` cards."""

    board: Board
    seat: Seat
    hand: Cards
    rival_hand: int

    @property
    def own(self) -> Side:
        """What lies before the seat."""
        return self.board.sides[self.seat]

    @property
    def rival(self) -> Side:
        """What lies before the other seat."""
        return self.board.sides[1 - self.seat]


def situation_of(position: Position, seat: Seat) -> Situation:
    """How things stand for `seat`."""
    return Situation(position.board, seat, position.hands[seat], len(position.hands[1 - seat]))


def situation_seen(view: View[Shown, Hand], seat: Seat) -> Situation:
    """How things stand for `seat`, whose view this is."""
    hand = "" if view.private is None else view.private.cards
    return Situation(view.public.board, seat, hand, view.public.hands[1 - seat])
