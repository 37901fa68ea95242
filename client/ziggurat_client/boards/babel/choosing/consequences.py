"""What an action would lead to, and why it cannot be done: asked of the game's own rules.

What a seat does not know is stood in for, since nothing that can be told before acting depends on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ziggurat.games.babel.actions import BabelAction
from ziggurat.games.babel.peoples import PEOPLES, People
from ziggurat.games.babel.position import Board, Hand, Position, Shown
from ziggurat.games.babel.rules import Babel
from ziggurat.games.game import Event, IllegalAction, Refusal, Seat, View

_RULES: Final = Babel()
_UNKNOWN: Final = "A"
_UNKNOWN_LEVEL: Final = 1


@dataclass(frozen=True)
class Known:
    """What one seat knows: what everyone is shown, and its own hand."""

    shown: Shown
    seat: Seat
    hand: str

    @property
    def board(self) -> Board:
        """What lies open."""
        return self.shown.board


def known_by(seat: Seat, view: View[Shown, Hand]) -> Known:
    """What the seat knows by its view."""
    return Known(view.public, seat, "" if view.private is None else view.private.cards)


@dataclass(frozen=True)
class Consequence:
    """What an action would lead to: the board afterwards, how many cards each seat would hold, and the story."""

    board: Board
    hands: tuple[int, int]
    events: tuple[Event, ...]


@lru_cache(maxsize=512)
def consequence_of(known: Known, action: BabelAction) -> Consequence | Refusal:
    """What `action` would lead to, or why the rules refuse it."""
    try:
        after, events = _RULES.apply(_imagined(known), known.seat, action)
    except IllegalAction as error:
        return error.refusal
    return Consequence(after.board, (len(after.hands[0]), len(after.hands[1])), events)


def refusal_of(known: Known, action: BabelAction) -> Refusal | None:
    """Why the rules refuse `action`, or None if they do not."""
    return _RULES.why_not(View(known.seat, known.shown, Hand(known.hand)), action)


def people_named(letter: str) -> People:
    """The people of a letter; StopIteration if there is none."""
    return next(people for people in PEOPLES if people == letter)


def _imagined(known: Known) -> Position:
    """A position that looks like this to the seat."""
    shown = known.shown
    hands = tuple(known.hand if seat == known.seat else _UNKNOWN * shown.hands[seat] for seat in (0, 1))
    unseen = shown.pile - len(shown.temple_known)
    return Position(
        board=shown.board,
        hands=(hands[0], hands[1]),
        deck=_UNKNOWN * shown.deck,
        pile=(*shown.temple_known, *(_UNKNOWN_LEVEL,) * unseen),
        generator=0,
        known=len(shown.temple_known),
    )
