"""Ending the game by filling the grid: whoever then finds nothing to swap for ends it at once (rule 7)."""

from __future__ import annotations

from typing import Final

from ziggurat.bots.ur.board import OVER, WAR, Board
from ziggurat.bots.ur.closing import hand_of, market_hand
from ziggurat.bots.ur.judgement import final_scores
from ziggurat.bots.ur.survey import survey
from ziggurat.games.ur.position import NOBODY

_A_SQUARE: Final = 6.0
"""How many points ahead outweigh a square that is still to be filled."""


def might_end(board: Board) -> bool:
    """Whether the seat to move might fill the grid in its turn: to take several squares takes War, and the market must
    not offer another tile than the one in its hand (rule 4.2)."""
    armed = board.shown[board.seat] == WAR or board.hidden[board.seat] == WAR
    return armed and market_hand(board) in (None, hand_of(board))


def nearness(board: Board) -> float:
    """How near the seat to move is to ending the game as its winner: the points by which it is ahead, if the game were
    over now, less some for every square that is still to be filled."""
    over = board.copy()
    over.phase = OVER
    scores = final_scores(over, survey(over))
    most = max([score for seat, score in enumerate(scores) if seat != board.seat])
    return scores[board.seat] - most - _A_SQUARE * _still_to_fill(board)


def _still_to_fill(board: Board) -> int:
    """The number of free squares that hold another tile than the hand of the seat to move."""
    shown, hidden = board.shown[board.seat], board.hidden[board.seat]
    found = 0
    for square, owner in enumerate(board.owners):
        if owner == NOBODY and board.ziggurats[square] == NOBODY:
            face, back = board.faces[square], board.backs[square]
            if (face != shown or back != hidden) and (face != hidden or back != shown):
                found += 1
    return found
