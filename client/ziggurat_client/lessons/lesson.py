"""What a lesson is: one idea of a game in a few tasks, each a set position and the judge of what is done in it.

A lesson's sentences are in the translations, under `lesson.<game>.<name>.`: `title` and `about` for the list, `rule` in
short, and `missed.<remark>` for each remark of its judges. Those of a task stand under its number, counted from 1: the
`task`, `how` to go about it, a `hint`, and what is said when it is `done`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from ziggurat.games.game import Action, Event, Seat
from ziggurat_client.art.seal import SealSign
from ziggurat_client.boards.board import BoardView, Desk
from ziggurat_client.lessons.places import FEW_WORDS, PlayersRoom
from ziggurat_client.network.table_record import Moment


@dataclass(frozen=True)
class Verdict:
    """How the task stands: still `open`, `missed` with a remark that says why, or `reached`.

    `remark` ends the key of the sentence, `blanks` are what it names.
    """

    state: Literal["open", "missed", "reached"]
    remark: str = ""
    blanks: tuple[tuple[str, str | int], ...] = ()


OPEN = Verdict("open")
REACHED = Verdict("reached")


def missed(remark: str, **blanks: str | int) -> Verdict:
    """The verdict on a legal try that does not lead to the goal."""
    return Verdict("missed", remark, tuple(blanks.items()))


Judge: TypeAlias = Callable[[Any, Any, tuple[Event, ...]], Verdict]
"""Judges by the task's start, the newest position, and everything that happened in between."""

Interjection: TypeAlias = Callable[[Any], tuple[Seat, Action] | None]
"""By the newest position what another seat does in it, although the learner may still act; None if nothing."""


@dataclass(frozen=True)
class Task:
    """Something to do: `start` is a position of the game, and `replies` are what the other seats do when it is their
    turn, in order, as far as the rules let them. Where all may act at any time, an `interjection` is their part.

    The board of a `wide` task has the room of the course too, which then stands behind a tab.
    """

    start: Any
    judge: Judge
    replies: tuple[Action, ...] = ()
    interjection: Interjection | None = None
    wide: bool = False


@dataclass(frozen=True)
class Lesson:
    """One idea of a game, taught by doing.

    `sign` stands on its seal, `rule` is the paragraph of the rules page, `seat` the learner's, one of `seats`. `mode`
    is the one that the lesson prepares for, empty where the game has but one.
    """

    name: str
    sign: SealSign
    rule: str
    tasks: tuple[Task, ...]
    seats: int = 2
    game: str = field(kw_only=True)
    seat: Seat = field(kw_only=True)
    mode: str = field(default="", kw_only=True)

    @property
    def seal(self) -> str:
        """What the profile remembers it by."""
        return f"{self.game}/{self.name}"

    def mark(self, number: int) -> str:
        """What the profile remembers a task by."""
        return f"{self.seal}/{number + 1}"

    def key(self, part: str) -> str:
        """The key of one of its sentences."""
        return f"lesson.{self.game}.{self.name}.{part}"

    def task_key(self, number: int, part: str) -> str:
        """The key of one of the sentences of a task."""
        return self.key(f"{number + 1}.{part}")


@dataclass(frozen=True)
class Course:
    """The lessons of one game in their order, and what makes the board on which they are done. `players` is the room
    that its players need."""

    game: str
    lessons: tuple[Lesson, ...]
    board: Callable[[Desk, Moment], BoardView]
    players: PlayersRoom = FEW_WORDS

    def lesson(self, name: str) -> Lesson:
        """The lesson of that name. Raises LookupError if there is none."""
        for lesson in self.lessons:
            if lesson.name == name:
                return lesson
        raise LookupError(f"no lesson {name!r}; there are: {', '.join(lesson.name for lesson in self.lessons)}")
