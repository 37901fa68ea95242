"""The end of the game (rule 10): judged after every change of a temple, and with the last temple card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from ziggurat.games.babel.events import FinalPhaseStarted, GameOver, ScoreChanged
from ziggurat.games.babel.position import Board, Ending, Position
from ziggurat.games.babel.scoring import winner
from ziggurat.games.game import Event, Seat

GOAL: Final = 15
FAR_GOAL: Final = 20
"""What wins in the final phase."""
SAFE: Final = 10
"""Whoever has less may lose at once."""


def score_changes(before: Board, after: Board, seats: Iterable[Seat]) -> list[ScoreChanged]:
    """One event for each of `seats` whose score is another one, in their order."""
    old, new = before.scores, after.scores
    return [ScoreChanged(seat, old[seat], new[seat]) for seat in seats if old[seat] != new[seat]]


def judged(position: Position, story: Iterable[Event]) -> tuple[Position, tuple[Event, ...]]:
    """The position, over if the game has ended by now, and `story` with what follows (10.1, 10.2)."""
    events, scores = list(story), position.board.scores
    if not position.board.final_phase and max(scores) >= GOAL:
        if min(scores) < SAFE:
            return ended(position, "fifteen", events)
        position = replace(position, board=replace(position.board, final_phase=True))
        events.append(FinalPhaseStarted(scores))
    if position.board.final_phase:
        if max(scores) >= FAR_GOAL:
            return ended(position, "twenty", events)
        if min(scores) < SAFE:
            return ended(position, "below_ten", events)
    return position, tuple(events)


def ended(position: Position, reason: Ending, story: Iterable[Event]) -> tuple[Position, tuple[Event, ...]]:
    """The game is over; `story` has its last event."""
    board = replace(position.board, phase="over", ending=reason)
    over = replace(position, board=board)
    hands = len(over.hands[0]), len(over.hands[1])
    levels = board.sides[0].levels, board.sides[1].levels
    return over, (*story, GameOver(winner(over), reason, board.scores, levels, hands))
