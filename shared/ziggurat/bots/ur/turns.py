"""Whole turns of Ur: candidates in every useful order, then the best ways to close the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.turn_generator import NARROW, WIDE, Turn
from ziggurat.bots.ur.board import PLACEMENT, Board, free_squares
from ziggurat.bots.ur.candidates import candidates
from ziggurat.bots.ur.closing import close_best, closed, hand_of, market_hand, ways_out
from ziggurat.bots.ur.judgement import Weights, leads, worths
from ziggurat.bots.ur.partial_turn import PartialTurn
from ziggurat.games.game import Action


class Width:
    """The most that is tried: partial turns that go on after each kind of action, boards in all, partial turns that are
    closed, and ways to close each."""

    def __init__(self, kept: int, boards: int, partials: int, closings: int) -> None:
        self.kept: int = kept
        self.boards: int = boards
        self.partials: int = partials
        self.closings: int = closings


WIDTHS: Final[dict[int, Width]] = {WIDE: Width(4, 300, 6, 6), NARROW: Width(2, 60, 2, 2)}
"""How much is tried in each breadth."""
_TO_END: Final = Width(3, 240, 2, 2)
"""How much at least where the mover might end the game by filling the grid: that takes several actions."""
CLOSE: Final = 5
"""With so few squares left free somebody may soon find nothing to swap for, which ends the game (rule 7)."""


def turns(board: Board, weights: Weights, width: Width, budget: Budget) -> list[Turn[Board]]:
    """Turns of the seat to move worth considering, best first; never none."""
    found: list[Turn[Board]] = []
    for actions, after in _whole(board, weights, width, budget):
        if budget.is_late and found:
            break
        found.append(_judged(actions, after, weights, budget))
    seat = board.seat
    found.sort(key=lambda turn: -turn.leads[seat])
    return found


def _whole(board: Board, weights: Weights, width: Width, budget: Budget) -> Iterator[tuple[tuple[Action, ...], Board]]:
    """Whole turns and what they come to, the most promising first."""
    if board.phase == PLACEMENT:
        yield from candidates(board, board.seat)
        return
    is_close = free_squares(board) <= CLOSE
    if is_close and width.boards < _TO_END.boards and market_hand(board) == hand_of(board):
        width = _TO_END
    for partial in _partial_turns(board, weights, width, budget, is_close)[: width.partials]:
        yield from closed(partial, width.closings)
        if is_close:
            yield from ways_out(partial)


def _judged(actions: tuple[Action, ...], after: Board, weights: Weights, budget: Budget) -> Turn[Board]:
    budget.spend()
    return Turn(actions, after, tuple(leads(worths(after, weights))))


def _partial_turns(board: Board, weights: Weights, width: Width, budget: Budget, is_close: bool) -> list[PartialTurn]:
    """Ways to spend the slots, each board once, best first. Where the end is close, those that leave the fewest squares
    free go on too, however they look by then."""
    start = PartialTurn((), board)
    complete: list[PartialTurn] = []
    if not board.forced:
        close_best(start, weights)
        complete.append(start)
    seen = {board.key()}
    layer = [start]
    while layer and len(seen) < width.boards and not budget.is_over:
        reached: dict[type[Action], list[PartialTurn]] = {}
        for partial in layer:
            if budget.is_late and complete:
                break
            for actions, after in candidates(partial.board, board.seat):
                if budget.is_late and (complete or reached):
                    break
                key = after.key()
                if key not in seen:
                    seen.add(key)
                    longer = PartialTurn(partial.actions + actions, after)
                    close_best(longer, weights)
                    budget.spend()
                    reached.setdefault(type(actions[0]), []).append(longer)
        layer = []
        for partials in reached.values():
            partials.sort(key=_by_lead)
            layer += partials[: width.kept]
            if is_close:
                layer += sorted(partials[width.kept :], key=_by_room)[:1]
            complete += partials
    complete.sort(key=_by_lead)
    return complete


def _by_lead(partial: PartialTurn) -> float:
    return -partial.lead


def _by_room(partial: PartialTurn) -> int:
    return free_squares(partial.board)
