"""Lessons: a set position, a task, and a scribe who says what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from ziggurat.games.game import Action, IllegalAction
from ziggurat_client.boards.board import BoardView, Desk
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention, Scope, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.lessons.attempt import Attempt
from ziggurat_client.lessons.lesson import Lesson
from ziggurat_client.lessons.places import LessonPlaces, Part, lesson_places
from ziggurat_client.scenes.game.board_page import BoardPage
from ziggurat_client.scenes.learn.around import games, lesson_list, players, rule_in_short, tabs, task
from ziggurat_client.scenes.learn.buttons import LessonButtons
from ziggurat_client.scenes.learn.pieces import (
    Speech,
    speech_panel,
)
from ziggurat_client.scenes.learn.scribe import Scribe
from ziggurat_client.scenes.learn.seals import Seals
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.viewport import TIGHTEST, Extent


class LearnScene(BoardPage):
    """The lessons of one game, and the one that is under way."""

    way_on = "next"
    fills = True
    smallest = TIGHTEST

    def __init__(self, atlas: Atlas, game: str) -> None:
        """Opens the first lesson that has no seal yet. Raises LookupError if this client cannot show the game."""
        super().__init__(atlas)
        self._scribe = Scribe(atlas.services.words)
        self._seals = Seals(atlas.services.memory)
        self._buttons = LessonButtons(atlas.services, self._start_over, self._hint, self._go_on)
        self._begin(game)
        self._focus.shown = False

    @property
    def lesson(self) -> Lesson:
        """The lesson under way."""
        return self._attempt.lesson

    @property
    def _paragraph(self) -> str:
        return super()._paragraph or self.lesson.rule

    @property
    def attempt(self) -> Attempt:
        """What the learner did in it so far."""
        return self._attempt

    @property
    def speech(self) -> Speech:
        """What the scribe says."""
        return self._speech

    @property
    def view(self) -> BoardView:
        """The board."""
        return self._view

    # ------------------------------------------------------------------ the lessons

    def teach(self, game: str) -> None:
        """Go to the lessons of that game."""
        self._begin(game)
        self.stack.choose_music()
        self.change()

    def _begin(self, game: str) -> None:
        """Open the first lesson of the game that has no seal yet."""
        shown = presentation(game)
        self._course, self.music = shown.course, shown.music
        lesson = self._seals.first_without(self._course.lessons)
        self._open(lesson, self._seals.task_without(lesson))

    def open(self, name: str, number: int | None = None) -> None:
        """Begin a task of the lesson of that name: without a number the first one that is not done yet.

        Raises LookupError if there is none.
        """
        lesson = self._course.lesson(name)
        self._open(lesson, self._seals.task_without(lesson) if number is None else number)
        self.change()

    def _open(self, lesson: Lesson, number: int) -> None:
        self._language = self.services.words.language
        self._attempt = Attempt(lesson, number)
        self._view = self._course.board(self._desk(lesson), self._attempt.moment)
        self._speech = self._spoken = self._scribe.task(self._attempt)
        self._shown: Part = "scribe"
        """The part whose tab is on top, where there are tabs: the scribe, as long as there is news."""

    def show(self, part: Part) -> None:
        """Bring a part up, where they take turns."""
        self._shown = part
        self.change()

    def _desk(self, lesson: Lesson) -> Desk:
        return Desk(
            words=self.services.words,
            viewer=lesson.seat,
            players=partial(players, self.services, lesson),
            act=self.act,
            undo=self._undo,
            telling=self.services.settings.telling,
            refuse=self._refuse,
            changed=self.change,
            prompts=self.services.prompts,
            clock=self.services.clock,
        )

    def _step(self, by: int) -> None:
        """Go to the lesson before or after this one."""
        lessons = self._course.lessons
        self.open(lessons[(lessons.index(self.lesson) + by) % len(lessons)].name)

    @property
    def _is_last(self) -> bool:
        return self.lesson == self._course.lessons[-1] and self._attempt.is_last

    # ------------------------------------------------------------------ what the learner does

    def act(self, action: Action) -> None:
        """The learner acts: the board shows what happens, and the scribe says what it is worth."""
        try:
            happenings = self._attempt.act(action)
        except IllegalAction as error:
            refusal = error.refusal
            said = self._view.refusal(refusal.code, refusal.rule, dict(refusal.params))
            self._refuse(said or refusal.detail, refusal.rule)
            return
        self._shown = "actions"
        for happening in happenings:
            self._view.tell(happening)
        self._judge()

    def _judge(self) -> None:
        """Say how the task stands now; the seal is the learner's once it is done."""
        state = self._attempt.verdict.state
        self._speech = self._scribe.verdict(self._attempt)
        if state != "open":
            self._shown = "scribe"
        if state == "reached":
            self._seals.award(self.lesson, self._attempt.number)
        self.change()
        if state == "reached":
            self.focus_on("next")

    def _undo(self) -> None:
        happening = self._attempt.undo()
        if happening is None:
            self._refuse(self.say("game.nothing_to_undo"), "6")
            return
        self._view.tell(happening)
        self._shown = "actions"
        self._judge()

    def _start_over(self) -> None:
        self._view.tell(self._attempt.start_over())
        self._shown = "actions"
        self._judge()
        self.focus_on("board")

    def _refuse(self, text: str, rule: str) -> None:
        self._attempt.refused()
        self._speech = self._scribe.refusal(text)
        if self._places.speech is None:
            # What one was about to do stays in sight.
            self.services.banner.refuse(text)
        self.change()

    def _hint(self) -> None:
        if self._attempt.hint_is_due:
            self._speech = self._scribe.hint(self._attempt)
            self.show("scribe")

    def _go_on(self) -> None:
        """To the next task or lesson, or after the last one to a game."""
        if self._is_last:
            self._play()
            return
        if self._attempt.is_last:
            self._step(1)
        else:
            self._choose_task(self._attempt.number + 1)
        self.focus_on("board")

    def _choose_task(self, number: int) -> None:
        self.open(self.lesson.name, number)

    def _play(self) -> None:
        """To the learner's first game, in the mode that the lesson prepares for."""
        self.stack.replace(self, self.atlas.play_now(game=self.lesson.game, mode=self.lesson.mode or None, guided=True))

    def _show_rules(self, paragraph: str) -> None:
        self.stack.push(self.atlas.rules(self.lesson.game, paragraph))

    # ------------------------------------------------------------------ the page

    def enter(self) -> None:
        if self._language != self.services.words.language:
            self._open(self.lesson, self._attempt.number)
        super().enter()

    @property
    def _places(self) -> LessonPlaces:
        course, extent = self._course, Extent(self.extent.width, self.extent.height)
        return lesson_places(extent, len(course.lessons) + 1, self._shown, course.players, wide=self._attempt.task.wide)

    def layout(self) -> Sequence[Piece]:
        places, services, words, lessons = self._places, self.services, self.services.words, self._course.lessons
        self._view.arrange(places.stage)
        count = self.say("learn.lesson", number=lessons.index(self.lesson) + 1, count=len(lessons))
        return [
            *header(self, self.say("learn.title"), self._view.title, count),
            *games(words, self.extent.width, self.lesson.game, self.teach),
            *task(words, places, self._attempt, self._choose_task),
            *([] if places.speech is None else speech_panel(places.speech, places.scribe, self._speech)),
            *self._view.pieces(),
            *tabs(words, places, self._shown, self.show),
            *self._buttons.pieces(places, self._attempt, last=self._is_last),
            *lesson_list(words, places, lessons, self._attempt, self._seals, self.open, self._play),
            *rule_in_short(services, places, self.lesson, lambda: self._show_rules(self.lesson.rule)),
        ]

    # ------------------------------------------------------------------ input

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (*super().scopes, Scope.LEARN)

    def handle(self, event: pygame.Event) -> bool:
        self._spoken = self._speech
        self._meant_rule = self._paragraph
        taken = super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and self._places.stage.board.holds(*self.screen.point(event.pos)):
            self.turned_to_board()
        return taken

    def turned_to_board(self) -> None:
        """Whoever has read what the scribe says, and begins to do something, needs what one can do."""
        super().turned_to_board()
        if self._shown == "scribe" and self._speech is self._spoken and self._attempt.verdict.state == "open":
            self.show("actions")

    def shortcut(self, event: pygame.Event) -> bool:
        match intention_of(event):
            case Intention.HINT:
                self._hint()
            case Intention.START_OVER:
                self._start_over()
            case Intention.RULES:
                self._show_rules(self._meant_rule)
            case _:
                return self._turn_page(event)
        return True

    def _turn_page(self, event: pygame.Event) -> bool:
        """To the lesson before or after this one."""
        by = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}.get(event.key) if event.type == pygame.KEYDOWN else None
        if by is not None:
            self._step(by)
        return by is not None

    def back(self) -> None:
        if not self._view.back():
            super().back()

    def keys(self) -> tuple[KeyHint, ...]:
        return (*self._view.keys(), *self._buttons.keys())
