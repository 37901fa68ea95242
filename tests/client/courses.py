"""Ways through the lessons of a course, for the tests of every game's."""

from __future__ import annotations

from collections.abc import Mapping

from ziggurat.games.game import Action
from ziggurat_client.lessons.attempt import Attempt
from ziggurat_client.lessons.lesson import Course, Lesson
from ziggurat_client.wording.words import Words

PARTS = ("title", "about", "rule", "task", "how", "hint", "done")


def after(lesson: Lesson, actions: tuple[Action, ...]) -> Attempt:
    """An attempt at the lesson in which the learner did that."""
    attempt = Attempt(lesson)
    for action in actions:
        attempt.act(action)
    return attempt


def assert_reached_by_the_last_step_alone(lesson: Lesson, way: tuple[Action, ...]) -> None:
    """The task is open until the way has been gone to its end."""
    states = [after(lesson, way[:count]).verdict.state for count in range(len(way) + 1)]
    assert states == [*["open"] * len(way), "reached"]


def assert_speaks(words: Words, course: Course, wrong: Mapping[tuple[str, str], tuple[Action, ...]]) -> None:
    """Every sentence of the lessons can be said, with the blanks that the judges give."""
    for lesson in course.lessons:
        assert all(words.say(lesson.key(part)) for part in PARTS)
    for (name, remark), way in wrong.items():
        lesson = course.lesson(name)
        assert words.say(lesson.key(f"missed.{remark}"), **dict(after(lesson, way).verdict.blanks))
