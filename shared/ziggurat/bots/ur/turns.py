"""Whole turns of Ur: candidates in every useful order, then the best ways to close the turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.turn_generator import NARROW, WIDE, Turn
from ziggurat.bots.ur.board import PLACEMENT, Board, Key, free_squares
from ziggurat.bots.ur.candidates import candidates
from ziggurat.bots.ur.closing import close_best, closed, ways_out
from ziggurat.bots.ur.ending import might_end, nearness
from ziggurat.bots.ur.judgement import Weights, leads, worths
from ziggurat.bots.ur.partial_turn import PartialTurn
from ziggurat.games.game import Action


class Width:
    """The most that is tried: partial turns that go on after each kind of action, boards in all, partial turns that are
    closed, and ways to close each; and boards in all where the mover might end the game, if they are no more than the
    `share_to_end`-th part of what is left of the budget."""

    def __init__(
        self, kept: int, boards: int, partials: int, closings: int, boards_to_end: int, share_to_end: int = 8
    ) -> None:
        self.kept: int = kept
        self.boards: int = boards
        self.partials: int = partials
        self.closings: int = closings
        self.boards_to_end: int = boards_to_end
        self.share_to_end: int = share_to_end


WIDTHS: Final[dict[int, Width]] = {WIDE: Width(4, 300, 6, 6, 4000), NARROW: Width(2, 60, 2, 2, 120)}
"""How much is tried in each breadth."""
BOARDS_OF_AN_END: Final = 40
"""Of so many boards that may be tried, one partial turn in each layer goes on for being near the end of the game."""
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
    for partial in _partial_turns(board, weights, width, budget, is_close)[: width.partials]:
        yield from closed(partial, width.closings)
        if is_close:
            yield from ways_out(partial)


def _judged(actions: tuple[Action, ...], after: Board, weights: Weights, budget: Budget) -> Turn[Board]:
    budget.spend()
    return Turn(actions, after, tuple(leads(worths(after, weights))))


def _partial_turns(board: Board, weights: Weights, width: Width, budget: Budget, is_close: bool) -> list[PartialTurn]:
    """Ways to spend the slots, each board once, best first. Where the end is close and the mover might bring it about,
    those that are nearest to that go on too, however they look by then."""
    start = PartialTurn((), board)
    complete: list[PartialTurn] = []
    if not board.forced:
        close_best(start, weights)
        complete.append(start)
    most, enders = width.boards, 0
    if is_close and might_end(board):
        most = max(most, min(width.boards_to_end, budget.left // width.share_to_end))
        enders = most // BOARDS_OF_AN_END
    seen = {board.key()}
    layer = [start]
    while layer and not budget.is_over:
        reached = _reached(layer, seen, weights, budget, bool(complete))
        complete += chain.from_iterable(reached)
        is_last = budget.is_over or len(seen) >= most
        layer = [] if is_last else _going_on(reached, width.kept, enders)
    complete.sort(key=_by_lead)
    return complete


def _reached(
    layer: list[PartialTurn], seen: set[Key], weights: Weights, budget: Budget, may_stop: bool
) -> list[list[PartialTurn]]:
    """The partial turns that are one candidate longer and lead to a board that was not seen before, by the kind of
    action. `may_stop` says that there is something to fall back upon where the budget is late."""
    reached: dict[type[Action], list[PartialTurn]] = {}
    for partial in layer:
        if budget.is_late and may_stop:
            break
        for actions, after in candidates(partial.board, partial.board.seat):
            if budget.is_late and (may_stop or reached):
                break
            key = after.key()
            if key not in seen:
                seen.add(key)
                longer = PartialTurn(partial.actions + actions, after)
                close_best(longer, weights)
                budget.spend()
                reached.setdefault(type(actions[0]), []).append(longer)
    return list(reached.values())


def _going_on(reached: list[list[PartialTurn]], kept: int, enders: int) -> list[PartialTurn]:
    """The best `kept` after each kind of action, and of the others the `enders` nearest to an end of the game."""
    layer: list[PartialTurn] = []
    others: list[PartialTurn] = []
    for partials in reached:
        partials.sort(key=_by_lead)
        layer += partials[:kept]
        others += partials[kept:]
    if enders:
        others.sort(key=_by_nearness)
    return layer + others[:enders]


def _by_lead(partial: PartialTurn) -> float:
    return -partial.lead


def _by_nearness(partial: PartialTurn) -> float:
    return -nearness(partial.board)
