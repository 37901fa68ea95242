"""A position as the search for a turn sees it: from the side of the one whose turn it is, and quick to change."""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat.games.babel.peoples import SITE_INDEX, Cards
from ziggurat.games.babel.position import Position, Temple
from ziggurat.games.game import Seat

ON_QUARRY: Final = -1


class State(NamedTuple):
    """Everything that a turn can change. Sites are numbers from 0 to 4.

    `known` are the temple cards on top of the pile that all have seen. `left` is how many the pile has in all.
    """

    pawn: int
    hand: Cards
    columns: tuple[Cards, ...]
    temples: tuple[Temple, ...]
    quarry: tuple[int, ...]
    start_card: bool
    migrated: bool
    rival_pawn: int
    rival_hand: int
    rival_columns: tuple[Cards, ...]
    rival_temples: tuple[Temple, ...]
    rival_quarry: tuple[int, ...]
    known: Temple
    left: int
    final_phase: bool
    won: bool = False


def state_of(position: Position, seat: Seat) -> State:
    """The position, seen by `seat`."""
    board = position.board
    own, rival = board.sides[seat], board.sides[1 - seat]
    return State(
        pawn=ON_QUARRY if own.pawn is None else SITE_INDEX[own.pawn],
        hand=position.hands[seat],
        columns=own.columns,
        temples=own.temples,
        quarry=own.quarry,
        start_card=own.start_card,
        migrated=board.migrated and board.seat == seat,
        rival_pawn=ON_QUARRY if rival.pawn is None else SITE_INDEX[rival.pawn],
        rival_hand=len(position.hands[1 - seat]),
        rival_columns=rival.columns,
        rival_temples=rival.temples,
        rival_quarry=rival.quarry,
        known=position.pile[: position.known],
        left=len(position.pile),
        final_phase=board.final_phase,
    )


def score_of(temples: tuple[Temple, ...]) -> int:
    """The sum of the levels."""
    return sum([temple[-1] for temple in temples if temple])
