"""A learner's attempt at a task of a lesson: what was done so far, step by step, by the game's own rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ziggurat.games import game_named
from ziggurat.games.game import Action, Event, IllegalAction, Seat
from ziggurat_client.lessons.lesson import Lesson, Task, Verdict
from ziggurat_client.network.table_record import Happening, Moment

TRIES_BEFORE_HINT: Final = 2
"""After so many wrong tries the hint is offered."""


@dataclass(frozen=True)
class _Step:
    """What one action led to."""

    actor: Seat
    events: tuple[Event, ...]
    position: Any


class Attempt:
    """One task under way. It speaks of what happens as a server would, so that any board view can show it."""

    def __init__(self, lesson: Lesson, number: int = 0) -> None:
        """Begins the task of that number. Raises IndexError if there is none."""
        self.lesson = lesson
        self.number = number
        self.task: Task = lesson.tasks[number]
        self.wrong_tries = 0
        self._rules = game_named(lesson.game)
        self._steps: list[_Step] = []
        self._revision = 0

    @property
    def position(self) -> Any:
        """The newest position."""
        return self._steps[-1].position if self._steps else self.task.start

    @property
    def story(self) -> tuple[Event, ...]:
        """Everything that happened since the start."""
        return tuple(event for step in self._steps for event in step.events)

    @property
    def verdict(self) -> Verdict:
        """How the task stands."""
        return self.task.judge(self.task.start, self.position, self.story)

    @property
    def is_last(self) -> bool:
        """Whether no task of the lesson follows."""
        return self.number == len(self.lesson.tasks) - 1

    @property
    def hint_is_due(self) -> bool:
        """Whether the learner tried often enough to be helped."""
        return self.wrong_tries >= TRIES_BEFORE_HINT

    @property
    def may_undo(self) -> bool:
        """Whether the last step can be taken back: until the turn has passed."""
        if not self._steps:
            return False
        before = self._steps[-2].position if len(self._steps) > 1 else self.task.start
        return self._rules.span(before) == self._rules.span(self.position)

    @property
    def moment(self) -> Moment:
        """Where the attempt stands, as the learner may know it."""
        return Moment(
            self._revision,
            self._rules.due(self.position),
            (self.lesson.seat,) if self.may_undo else (),
            self._rules.view(self.position, self.lesson.seat),
            self._rules.result(self.position),
        )

    def act(self, action: Action) -> tuple[Happening, ...]:
        """The learner acts, and the others reply if it is their turn. Raises IllegalAction; then nothing changed."""
        happenings = [self._apply(self.lesson.seat, action)]
        while (reply := self._reply()) is not None:
            try:
                happenings.append(self._apply(*reply))
            except IllegalAction:
                # The learner took another course than the one that this answers.
                break
        if self.verdict.state == "missed":
            self.wrong_tries += 1
        return tuple(happenings)

    def refused(self) -> None:
        """The learner tried what the rules forbid."""
        self.wrong_tries += 1

    def undo(self) -> Happening | None:
        """Take back the last step, if it may be taken back."""
        if not self.may_undo:
            return None
        self._steps.pop()
        self._revision += 1
        return Happening(self.lesson.seat, (), True, self.moment)

    def start_over(self) -> Happening:
        """Back to the task's start."""
        self._steps.clear()
        self._revision += 1
        return Happening(None, (), False, self.moment)

    def _apply(self, seat: Seat, action: Action) -> Happening:
        position, events = self._rules.apply(self.position, seat, action)
        self._steps.append(_Step(seat, events, position))
        self._revision += 1
        return Happening(seat, events, False, self.moment)

    def _reply(self) -> tuple[Seat, Action] | None:
        """Who acts next instead of the learner, and how."""
        if self.task.interjection is not None:
            return self.task.interjection(self.position)
        waiting_for = self._rules.due(self.position).seats
        replied = sum(step.actor != self.lesson.seat for step in self._steps)
        if not waiting_for or self.lesson.seat in waiting_for or replied >= len(self.task.replies):
            return None
        return waiting_for[0], self.task.replies[replied]
