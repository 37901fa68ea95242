"""What the scribe says of a lesson: its task, and what came of a try."""

from __future__ import annotations

from ziggurat_client.lessons.attempt import Attempt
from ziggurat_client.lessons.lesson import Lesson
from ziggurat_client.scenes.learn.pieces import Mark, Speech, Tone
from ziggurat_client.wording.words import Words


class Scribe:
    """Finds the words."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def task(self, lesson: Lesson) -> Speech:
        """How the task can be done."""
        return self._speech("task", self._words.say(lesson.key("how")))

    def hint(self, lesson: Lesson) -> Speech:
        """What helps those who tried in vain."""
        return self._speech("hint", self._words.say(lesson.key("hint")))

    def refusal(self, text: str) -> Speech:
        """Why something cannot be done."""
        return self._speech("refused", text)

    def verdict(self, attempt: Attempt) -> Speech:
        """How the task stands now."""
        lesson, verdict, say = attempt.lesson, attempt.verdict, self._words.say
        if verdict.state == "reached":
            return self._speech("reached", say(lesson.key("done")))
        if verdict.state == "missed":
            marks = (Mark(say("learn.legal"), good=True), Mark(say("learn.not_the_goal"), good=False))
            return self._speech("missed", say(lesson.key(f"missed.{verdict.remark}"), **dict(verdict.blanks)), marks)
        return self.task(lesson)

    def _speech(self, tone: Tone, text: str, marks: tuple[Mark, ...] = ()) -> Speech:
        return Speech(tone, self._words.say(f"learn.says.{tone}"), text, marks)
