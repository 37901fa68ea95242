"""Whether a game of Ur can be ended and won in one turn, found by trying everything that is worth trying."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.bots.ur.board import OVER, TURN, Board
from ziggurat.bots.ur.candidates import candidates
from ziggurat.bots.ur.closing import MARKET, hand_of, hands_in_reach, market_hand, swapped
from ziggurat.bots.ur.judgement import leads, outcome
from ziggurat.bots.ur.survey import survey
from ziggurat.games.ur.position import NOBODY


def can_end_and_win(board: Board) -> bool:
    """Whether the seat to move has a turn after which it finds nothing to swap for, which ends the game (rule 7), and
    has more points than anyone else.

    Every order of actions is tried; of amounts those that `candidates` finds worth trying.
    """
    if board.phase != TURN or _market_offers_another(board):
        return False
    seen = {board.key()}
    left = [board]
    while left:
        at = left.pop()
        if _is_won(at):
            return True
        for _, after in candidates(at, at.seat):
            key = after.key()
            if key not in seen:
                seen.add(key)
                left.append(after)
    return False


def _market_offers_another(board: Board) -> bool:
    """Whether the market's tile is another than the hand tile: nothing that is done in the turn changes that."""
    return market_hand(board) not in (None, hand_of(board))


def _is_won(board: Board) -> bool:
    if board.forced or hands_in_reach(board):
        return False
    over = board.copy()
    over.phase = OVER
    return leads(outcome(over, survey(over)))[board.seat] > 0


def can_prevent_that(board: Board) -> bool:
    """Whether the seat to move has a turn after which the next one cannot end the game and win."""
    seen = {board.key()}
    left = [board]
    while left:
        at = left.pop(0)
        if not at.forced and any(not can_end_and_win(passed) for passed in _passed(at)):
            return True
        for _, after in candidates(at, at.seat):
            key = after.key()
            if key not in seen:
                seen.add(key)
                left.append(after)
    return False


def _passed(board: Board) -> Iterator[Board]:
    """The boards when the turn has passed with any swap."""
    hand = hand_of(board)
    places = [place for place in range(len(board.owners)) if _is_free(board, place)]
    tiles = {place: (board.faces[place], board.backs[place]) for place in places}
    if board.market:
        tiles[MARKET] = board.market[0]
    for place, tile in tiles.items():
        if tuple(sorted(tile)) != hand:
            for face in hand:
                yield swapped(board, place, face)


def _is_free(board: Board, square: int) -> bool:
    return board.owners[square] == NOBODY and board.ziggurats[square] == NOBODY
