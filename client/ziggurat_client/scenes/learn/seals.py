"""The seals of the lessons that a person has done, and the marks of their tasks."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat_client.kept.profile import Memory
from ziggurat_client.lessons.lesson import Lesson


class Seals:
    """Reads and keeps them in the profile. A lesson has its seal once each of its tasks has its mark."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory

    def __contains__(self, lesson: Lesson) -> bool:
        return lesson.seal in self._memory.profile.seals

    def award(self, lesson: Lesson, number: int) -> None:
        """Keep that a task was done, and the lesson with its last one."""
        kept = [*self._memory.profile.seals, lesson.mark(number)]
        if all(lesson.mark(task) in kept for task in range(len(lesson.tasks))):
            kept.append(lesson.seal)
        self._memory.change(seals=tuple(dict.fromkeys(kept)))

    def first_without(self, lessons: Sequence[Lesson]) -> Lesson:
        """The first lesson without a seal, or the first one."""
        return next((lesson for lesson in lessons if lesson not in self), lessons[0])

    def task_without(self, lesson: Lesson) -> int:
        """The number of the first task of a lesson without a mark, or the first one."""
        if lesson in self:
            return 0
        kept = self._memory.profile.seals
        return next((number for number in range(len(lesson.tasks)) if lesson.mark(number) not in kept), 0)
