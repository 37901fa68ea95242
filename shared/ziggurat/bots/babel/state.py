"""A position as the search for a turn sees it: from the side of the one whose turn it is, and quick to change."""

from __future__ import annotations

from typing import Final, TypeAlias

from ziggurat.games.babel.peoples import SITE_INDEX, Cards
from ziggurat.games.babel.position import Position, Temple
from ziggurat.games.game import Seat

ON_QUARRY: Final = -1

Key: TypeAlias = tuple[
    int, Cards, tuple[Cards, ...], tuple[Temple, ...], int, bool, int, int, tuple[Cards, ...], tuple[Temple, ...], int
]


class State:
    """Everything that a turn can change. Sites are numbers from 0 to 4.

    `known` are the temple cards on top of the pile that all have seen. `left` is how many the pile has in all.
    Whoever changes a state copies it first; what it holds is never changed.
    """

    __slots__ = (
        "columns",
        "final_phase",
        "hand",
        "known",
        "left",
        "migrated",
        "pawn",
        "quarry",
        "rival_columns",
        "rival_hand",
        "rival_pawn",
        "rival_quarry",
        "rival_temples",
        "start_card",
        "temples",
        "won",
    )

    def __init__(self) -> None:
        self.pawn: int = ON_QUARRY
        self.hand: Cards = ""
        self.columns: tuple[Cards, ...] = ()
        self.temples: tuple[Temple, ...] = ()
        self.quarry: tuple[int, ...] = ()
        self.start_card: bool = False
        self.migrated: bool = False
        self.rival_pawn: int = ON_QUARRY
        self.rival_hand: int = 0
        self.rival_columns: tuple[Cards, ...] = ()
        self.rival_temples: tuple[Temple, ...] = ()
        self.rival_quarry: tuple[int, ...] = ()
        self.known: Temple = ()
        self.left: int = 0
        self.final_phase: bool = False
        self.won: bool = False

    def copy(self) -> State:
        """A state like this one, to be changed."""
        twin = State.__new__(State)
        twin.pawn = self.pawn
        twin.hand = self.hand
        twin.columns = self.columns
        twin.temples = self.temples
        twin.quarry = self.quarry
        twin.start_card = self.start_card
        twin.migrated = self.migrated
        twin.rival_pawn = self.rival_pawn
        twin.rival_hand = self.rival_hand
        twin.rival_columns = self.rival_columns
        twin.rival_temples = self.rival_temples
        twin.rival_quarry = self.rival_quarry
        twin.known = self.known
        twin.left = self.left
        twin.final_phase = self.final_phase
        twin.won = self.won
        return twin

    def key(self) -> Key:
        """A key that tells the states within one turn apart."""
        return (
            self.pawn,
            self.hand,
            self.columns,
            self.temples,
            len(self.quarry),
            self.migrated,
            self.rival_hand,
            len(self.rival_quarry),
            self.rival_columns,
            self.rival_temples,
            self.left,
        )


def state_of(position: Position, seat: Seat) -> State:
    """The position, seen by `seat`."""
    board = position.board
    own, rival = board.sides[seat], board.sides[1 - seat]
    state = State()
    state.pawn = ON_QUARRY if own.pawn is None else SITE_INDEX[own.pawn]
    state.hand = position.hands[seat]
    state.columns = own.columns
    state.temples = own.temples
    state.quarry = own.quarry
    state.start_card = own.start_card
    state.migrated = board.migrated and board.seat == seat
    state.rival_pawn = ON_QUARRY if rival.pawn is None else SITE_INDEX[rival.pawn]
    state.rival_hand = len(position.hands[1 - seat])
    state.rival_columns = rival.columns
    state.rival_temples = rival.temples
    state.rival_quarry = rival.quarry
    state.known = position.pile[: position.known]
    state.left = len(position.pile)
    state.final_phase = board.final_phase
    return state


def score_of(temples: tuple[Temple, ...]) -> int:
    """The sum of the levels."""
    score = 0
    for temple in temples:
        if temple:
            score += temple[-1]
    return score
