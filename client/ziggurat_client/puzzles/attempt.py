"""Somebody's try at a puzzle, and its solution played in its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ziggurat.bots.answering import answered
from ziggurat.games.game import Action, Event, Seat
from ziggurat.match.puzzle import Puzzle, SetUp, Verdict
from ziggurat_client.lessons.trial import Trial

MOST_HINTS: Final = 2


class PuzzleAttempt(Trial):
    """A puzzle under way: whoever solves it sees what its seat sees, and the rules judge."""

    def __init__(self, set_up: SetUp) -> None:
        super().__init__(set_up.rules, set_up.puzzle.seat, set_up.start)
        self.set_up = set_up
        self.hints_given = 0
        self._turn = self.rules.span(self.start).number

    @property
    def puzzle(self) -> Puzzle:
        """What is to be solved."""
        return self.set_up.puzzle

    @property
    def verdict(self) -> Verdict:
        """How it stands."""
        return self.set_up.verdict(self.position)

    @property
    def is_missed(self) -> bool:
        return self.verdict == "missed"

    @property
    def hints(self) -> int:
        """How many hints there are: one for each of the first steps."""
        return min(MOST_HINTS, len(self.set_up.solution))

    def next_step(self, number: int) -> Action | None:
        """The step of that number of the solution, counted from 0, None after the last one."""
        solution = self.set_up.solution
        return solution[number] if number < len(solution) else None

    def _replies(self) -> Iterator[tuple[Seat | None, tuple[Event, ...], Any]]:
        yield from answered(self.rules, self.position, self.seat, self._turn)
