"""The seals of the lessons that a person has done."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat_client.kept.profile import Memory
from ziggurat_client.lessons.lesson import Lesson


class Seals:
    """Reads and keeps them in the profile."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory

    def __contains__(self, lesson: Lesson) -> bool:
        return lesson.seal in self._memory.profile.seals

    def award(self, lesson: Lesson) -> None:
        """Keep that the lesson was done."""
        if lesson not in self:
            self._memory.change(seals=(*self._memory.profile.seals, lesson.seal))

    def first_without(self, lessons: Sequence[Lesson]) -> Lesson:
        """The first lesson without a seal, or the first one."""
        return next((lesson for lesson in lessons if lesson not in self), lessons[0])
