"""What the scribe says of a task: how it is done, and what came of a try."""

from __future__ import annotations

from ziggurat_client.lessons.attempt import Attempt
from ziggurat_client.scenes.learn.pieces import Mark, Speech, Tone
from ziggurat_client.wording.words import Words


class Scribe:
    """Finds the words."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def task(self, attempt: Attempt) -> Speech:
        """How the task can be done."""
        return self._of_task("task", attempt, "how")

    def hint(self, attempt: Attempt) -> Speech:
        """What helps those who tried in vain."""
        return self._of_task("hint", attempt, "hint")

    def refusal(self, text: str) -> Speech:
        """Why something cannot be done."""
        return self._speech("refused", text)

    def verdict(self, attempt: Attempt) -> Speech:
        """How the task stands now."""
        lesson, verdict, say = attempt.lesson, attempt.verdict, self._words.say
        if verdict.state == "reached":
            return self._of_task("reached", attempt, "done")
        if verdict.state == "missed":
            marks = (Mark(say("learn.legal"), good=True), Mark(say("learn.not_the_goal"), good=False))
            return self._speech("missed", say(lesson.key(f"missed.{verdict.remark}"), **dict(verdict.blanks)), marks)
        return self.task(attempt)

    def _of_task(self, tone: Tone, attempt: Attempt, part: str) -> Speech:
        return self._speech(tone, self._words.say(attempt.lesson.task_key(attempt.number, part)))

    def _speech(self, tone: Tone, text: str, marks: tuple[Mark, ...] = ()) -> Speech:
        return Speech(tone, self._words.say(f"learn.says.{tone}"), text, marks)
