"""Ways through the lessons of a course, for the tests of every game's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from ziggurat.games.game import Action
from ziggurat_client.lessons.attempt import Attempt
from ziggurat_client.lessons.lesson import Course, Lesson
from ziggurat_client.wording.words import Words

PARTS = ("title", "about", "rule")
TASK_PARTS = ("task", "how", "hint", "done")
TASKS = range(3, 5)
"""How many tasks a lesson has."""
Way: TypeAlias = tuple[Action, ...]


def after(lesson: Lesson, number: int, actions: Way) -> Attempt:
    """An attempt at a task of the lesson in which the learner did that; tasks are counted from 1."""
    attempt = Attempt(lesson, number - 1)
    for action in actions:
        attempt.act(action)
    return attempt


def assert_reached_by_the_last_step_alone(lesson: Lesson, number: int, way: Way) -> None:
    """The task is open until the way has been gone to its end."""
    states = [after(lesson, number, way[:count]).verdict.state for count in range(len(way) + 1)]
    assert states == [*["open"] * len(way), "reached"]


def spoken(course: Course) -> set[str]:
    """The keys of everything that the page says of a course, but for what is missed."""
    keys = {lesson.key(part) for lesson in course.lessons for part in PARTS}
    return keys | {
        lesson.task_key(number, part)
        for lesson in course.lessons
        for number in range(len(lesson.tasks))
        for part in TASK_PARTS
    }


def assert_speaks(words: Words, course: Course, wrong: Mapping[tuple[str, int, str], Way]) -> None:
    """Every sentence of the lessons can be said, with the blanks that the judges give."""
    assert all(words.say(key) for key in spoken(course))
    for (name, number, remark), way in wrong.items():
        lesson = course.lesson(name)
        assert words.say(lesson.key(f"missed.{remark}"), **dict(after(lesson, number, way).verdict.blanks))
