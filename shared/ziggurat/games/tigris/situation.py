"""What the rules ask about when somebody decides: the board, one's own hand, and how full the bag is.

A refusal follows from these alone, so that whoever sees a view can judge every action by the very rules of the server.
"""

from __future__ import annotations

from typing import NamedTuple

from ziggurat.games.game import Seat, View
from ziggurat.games.tigris.colours import Tiles
from ziggurat.games.tigris.position import Board, Position, Screened, Shown


class Situation(NamedTuple):
    """`seat` decides, with `hand`; the bag holds so many tiles."""

    board: Board
    seat: Seat
    hand: Tiles
    bag: int


def situation_of(position: Position, seat: Seat) -> Situation:
    """How things stand for `seat`, which may be no seat of the game."""
    hand = position.hands[seat] if 0 <= seat < len(position.hands) else ""
    return Situation(position.board, seat, hand, len(position.bag))


def situation_seen(view: View[Shown, Screened], seat: Seat) -> Situation:
    """How things stand for `seat`, whose view this is."""
    hand = "" if view.private is None else view.private.hand
    return Situation(view.public.board, seat, hand, view.public.bag)
