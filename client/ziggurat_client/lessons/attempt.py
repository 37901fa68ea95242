"""A learner's attempt at a task of a lesson: what was done so far, step by step, by the game's own rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ziggurat.games import game_named
from ziggurat.games.game import Action, Event, IllegalAction, Seat
from ziggurat_client.lessons.lesson import Lesson, Task, Verdict
from ziggurat_client.lessons.trial import Trial

TRIES_BEFORE_HINT: Final = 2
"""After so many wrong tries the hint is offered."""


class Attempt(Trial):
    """One task under way."""

    def __init__(self, lesson: Lesson, number: int = 0) -> None:
        """Begins the task of that number. Raises IndexError if there is none."""
        self.lesson = lesson
        self.number = number
        self.task: Task = lesson.tasks[number]
        super().__init__(game_named(lesson.game), lesson.seat, self.task.start)

    @property
    def verdict(self) -> Verdict:
        """How the task stands."""
        return self.task.judge(self.task.start, self.position, self.story)

    @property
    def is_missed(self) -> bool:
        return self.verdict.state == "missed"

    @property
    def is_last(self) -> bool:
        """Whether no task of the lesson follows."""
        return self.number == len(self.lesson.tasks) - 1

    @property
    def hint_is_due(self) -> bool:
        """Whether the learner tried often enough to be helped."""
        return self.wrong_tries >= TRIES_BEFORE_HINT

    def _replies(self) -> Iterator[tuple[Seat | None, tuple[Event, ...], Any]]:
        while (reply := self._reply()) is not None:
            seat, action = reply
            try:
                position, events = self.rules.apply(self.position, seat, action)
            except IllegalAction:
                # The learner took another course than the one that this answers.
                return
            yield seat, events, position

    def _reply(self) -> tuple[Seat, Action] | None:
        """Who acts next instead of the learner, and how."""
        if self.task.interjection is not None:
            return self.task.interjection(self.position)
        waiting_for = self.rules.due(self.position).seats
        if not waiting_for or self.seat in waiting_for or self.replies >= len(self.task.replies):
            return None
        return waiting_for[0], self.task.replies[self.replies]
