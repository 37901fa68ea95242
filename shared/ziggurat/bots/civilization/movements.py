"""The movements of a seat that come to mind: those of plans, and the best of them bettered leaning by leaning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import cycle
from typing import TypeAlias

from ziggurat.bots.civilization.draft import Draft
from ziggurat.bots.civilization.leanings import leanings_of
from ziggurat.bots.civilization.movement_plans import USUAL, Intent, planned
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.turn_generator import Turn
from ziggurat.games.civilization.position import Board, Position
from ziggurat.games.game import Seat

Judge: TypeAlias = Callable[[Draft], Turn[Position]]


class Movements:
    """The movements of the seat, each judged once. Whatever is planned is a position of the budget."""

    def __init__(self, board: Board, seat: Seat, budget: Budget, judge: Judge) -> None:
        self._board = board
        self._seat = seat
        self._budget = budget
        self._judge = judge
        self._known: set[tuple[object, ...]] = set()
        self._best: tuple[float, Intent] = (-1.0, USUAL)

    def by_plans(self, intents: Iterable[Intent]) -> Iterator[Turn[Position]]:
        """What the plans come to."""
        for intent in intents:
            turn = self._tried(intent)
            if turn is not None:
                yield turn

    def bettered(self, positions: int) -> Iterator[Turn[Position]]:
        """The best so far with one more leaning, which is kept if that is better, round and round until none is or so
        many positions are spent, or all there are."""
        leanings = leanings_of(self._board, self._seat)
        enough, in_vain = self._budget.spent + positions, 0
        for leaning in cycle(leanings):
            if in_vain == len(leanings) or self._budget.spent >= enough or self._budget.is_over:
                return
            before, intent = self._best
            turn = self._tried(intent._replace(leanings=(*intent.leanings, leaning)))
            if turn is not None:
                yield turn
            in_vain = 0 if self._best[0] > before else in_vain + 1

    def _tried(self, intent: Intent) -> Turn[Position] | None:
        """The movement by that plan, judged, unless another plan came to the same."""
        self._budget.spend()
        draft = planned(self._board, self._seat, intent)
        outcome = (tuple(draft.count), tuple(draft.ships))
        if outcome in self._known:
            return None
        self._known.add(outcome)
        turn = self._judge(draft)
        self._best = max(self._best, (turn.leads[self._seat], intent), key=lambda each: each[0])
        return turn
