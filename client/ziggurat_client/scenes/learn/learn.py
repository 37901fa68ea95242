"""Lessons: a set position, a task, and a scribe who says what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from ziggurat.games.game import Action, IllegalAction
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.board import BoardView, Desk
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention, Scope, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.lessons.attempt import Attempt
from ziggurat_client.lessons.lesson import Lesson
from ziggurat_client.lessons.places import LessonPlaces, Part, lesson_places
from ziggurat_client.scenes.game.board_page import BoardPage
from ziggurat_client.scenes.learn.pieces import (
    LessonRow,
    Mark,
    Speech,
    Tone,
    list_panel,
    rule_panel,
    speech_panel,
    task_panel,
)
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Piece, Widget
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.sitters import Player

_GAME: Final = 120.0
_RIGHT_OF_GAMES: Final = 96.0
"""The room of a game in the choice of them, and of what stands right of it."""


class LearnScene(BoardPage):
    """The lessons of one game, and the one that is under way."""

    way_on = "next"
    fills = True
    smallest = TIGHTEST

    def __init__(self, atlas: Atlas, game: str) -> None:
        """Opens the first lesson that has no seal yet. Raises LookupError if this client cannot show the game."""
        super().__init__(atlas)
        self._begin(game)
        self._focus.shown = False

    @property
    def lesson(self) -> Lesson:
        """The lesson under way."""
        return self._attempt.lesson

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
        self.change()

    def _begin(self, game: str) -> None:
        """Open the first lesson of the game that has no seal yet."""
        self._course = presentation(game).course
        lessons = self._course.lessons
        self._open(next((lesson for lesson in lessons if not self._has_seal(lesson)), lessons[0]))

    def open(self, name: str) -> None:
        """Begin the lesson of that name. Raises LookupError if there is none."""
        self._open(self._course.lesson(name))
        self.change()

    def _open(self, lesson: Lesson) -> None:
        self._language = self.services.words.language
        self._attempt = Attempt(lesson)
        self._view = self._course.board(self._desk(lesson), self._attempt.moment)
        self._speech = self._spoken = self._said("task", self.say(lesson.key("how")))
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
            players=self._players,
            act=self.act,
            undo=self._undo,
            telling=self.services.settings.telling,
            refuse=self._refuse,
            changed=self.change,
            prompts=self.services.prompts,
            clock=self.services.clock,
        )

    def _players(self) -> tuple[Player, ...]:
        seats = self.lesson.seats
        opponent = Player(self.say("learn.opponent"), "", bot=True)
        us = Player(self.services.person_name, "", bot=False)
        return tuple(us if seat == self.lesson.seat else opponent for seat in range(seats))

    def _has_seal(self, lesson: Lesson) -> bool:
        return lesson.seal in self.services.memory.profile.seals

    def _step(self, by: int) -> None:
        """Go to the lesson before or after this one."""
        lessons = self._course.lessons
        self.open(lessons[(lessons.index(self.lesson) + by) % len(lessons)].name)

    @property
    def _is_last(self) -> bool:
        return self.lesson == self._course.lessons[-1]

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
        """Say how the task stands now."""
        verdict = self._attempt.verdict
        if verdict.state == "reached":
            self._award()
        elif verdict.state == "missed":
            text = self.say(self.lesson.key(f"missed.{verdict.remark}"), **dict(verdict.blanks))
            marks = (Mark(self.say("learn.legal"), good=True), Mark(self.say("learn.not_the_goal"), good=False))
            self._shown = "scribe"
            self._speech = self._said("missed", text, marks)
        else:
            self._speech = self._said("task", self.say(self.lesson.key("how")))
        self.change()

    def _award(self) -> None:
        """The task is done: the seal is the learner's."""
        self._speech = self._said("reached", self.say(self.lesson.key("done")))
        self._shown = "scribe"
        if not self._has_seal(self.lesson):
            self.services.memory.change(seals=(*self.services.memory.profile.seals, self.lesson.seal))
        self.change()
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
        self._speech = self._said("refused", text)
        if self._places.speech is None:
            # What one was about to do stays in sight.
            self.services.banner.refuse(text)
        self.change()

    def _hint(self) -> None:
        if self._attempt.hint_is_due:
            self._speech = self._said("hint", self.say(self.lesson.key("hint")))
            self.show("scribe")

    def _said(self, tone: Tone, text: str, marks: tuple[Mark, ...] = ()) -> Speech:
        return Speech(tone, self.say(f"learn.says.{tone}"), text, marks)

    def _go_on(self) -> None:
        """To the next lesson, or after the last one to a game."""
        if self._is_last:
            self.stack.replace(self, self.atlas.play_now(game=self.lesson.game))
        else:
            self._step(1)
            self.focus_on("board")

    def _show_rules(self) -> None:
        self.stack.push(self.atlas.rules(self.lesson.game, self.lesson.rule))

    # ------------------------------------------------------------------ the page

    def enter(self) -> None:
        if self._language != self.services.words.language:
            self._open(self.lesson)
        super().enter()

    @property
    def _places(self) -> LessonPlaces:
        extent = Extent(self.extent.width, self.extent.height)
        return lesson_places(extent, len(self._course.lessons), self._shown, self._course.players)

    def layout(self) -> Sequence[Piece]:
        places = self._places
        self._view.arrange(places.stage)
        number = self._course.lessons.index(self.lesson) + 1
        count = self.say("learn.lesson", number=number, count=len(self._course.lessons))
        return [
            *header(self, self.say("learn.title"), self._view.title, count),
            *self._games(),
            task_panel(places.task, self.lesson.sign, self.say(self.lesson.key("task"))),
            *([] if places.speech is None else speech_panel(places.speech, places.scribe, self._speech)),
            *self._view.pieces(),
            *self._tabs(places),
            *self._buttons(places),
            *self._list(places),
            *self._rule(places),
        ]

    def _games(self) -> Iterator[Piece]:
        """What is taught, where there is a choice."""
        if len(SHOWN) > 1:
            names = [game_name(self.services.words, game) for game in SHOWN]
            box = Box(self.extent.width - _RIGHT_OF_GAMES - _GAME * len(SHOWN), 10, _GAME * len(SHOWN), 48)
            yield Segments(
                "game", box, names, SHOWN.index(self.lesson.game), lambda number: self.teach(SHOWN[number]), size=19
            )

    def _tabs(self, places: LessonPlaces) -> Iterator[Piece]:
        """What brings up the parts that have no room beside each other."""
        if places.stage.tabs is None:
            return
        words = {
            "actions": "game.actions",
            "scribe": "learn.scribe",
            "lessons": "learn.lessons",
            "players": "game.players",
        }
        labels = [self.say(words[part]) for part in places.parts]
        chosen = places.parts.index(self._shown) if self._shown in places.parts else 0
        yield Segments(
            "tabs", places.stage.tabs, labels, chosen, lambda number: self.show(places.parts[number]), size=18
        )

    def _list(self, places: LessonPlaces) -> Iterator[Piece]:
        if places.course is None:
            return
        lessons = self._course.lessons
        done = sum(self._has_seal(lesson) for lesson in lessons)
        seals = self.say("learn.seals", done=done, count=len(lessons))
        yield list_panel(places.course, self.say("learn.lessons"), seals)
        for lesson, box in zip(lessons, places.rows, strict=True):
            yield self._row(lesson, box)

    def _row(self, lesson: Lesson, box: Box) -> LessonRow:
        opened = lesson == self.lesson
        return LessonRow(
            f"lesson {lesson.name}",
            box,
            lesson.sign,
            (self.say(lesson.key("title")), self.say(lesson.key("about"))),
            self.say("learn.again"),
            "done" if self._has_seal(lesson) else "now" if opened else "to_come",
            opened,
            lambda: self.open(lesson.name),
        )

    def _rule(self, places: LessonPlaces) -> Iterator[Piece]:
        """The rule in short, and what leads to all of them."""
        button = places.rules_button
        if places.rule is None or button is None:
            return
        lesson, say = self.lesson, self.say
        yield rule_panel(
            places.rule, lesson.sign, say(lesson.key("title")), say("learn.in_short"), say(lesson.key("rule")), button
        )
        key = self.services.prompts.cap(Intention.RULES)
        yield Button("rules", button, say("learn.all_rules"), self._show_rules, icon=Icon.TABLET, key=key, size=19)

    def _buttons(self, places: LessonPlaces) -> list[Widget]:
        if places.buttons is None:
            return []
        start_over, hint, on = places.buttons
        reached = self._attempt.verdict.state == "reached"
        urgent = self._attempt.verdict.state == "missed"
        due = self._attempt.hint_is_due
        return [
            Button(
                "start over",
                start_over,
                self.say("learn.start_over"),
                self._start_over,
                kind=ButtonKind.GOLD if urgent and not self._attempt.may_undo else ButtonKind.PLAIN,
                icon=Icon.REFRESH,
                key=self.services.prompts.cap(Intention.START_OVER),
                size=20,
            ),
            Button(
                "hint",
                hint,
                self.say("learn.hint"),
                self._hint,
                icon=Icon.BULB,
                key=self.services.prompts.cap(Intention.HINT),
                enabled=due and not reached,
            ),
            Button(
                "next",
                on,
                self.say("learn.finish" if self._is_last else "learn.next"),
                self._go_on,
                kind=ButtonKind.GOLD if reached else ButtonKind.PLAIN,
                key=self.services.prompts.cap(Intention.CONFIRM) if reached else None,
                size=24,
                enabled=reached,
            ),
        ]

    # ------------------------------------------------------------------ input

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (*super().scopes, Scope.LEARN)

    def handle(self, event: pygame.Event) -> bool:
        self._spoken = self._speech
        taken = super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and self.widget("board").box.holds(*self.screen.point(event.pos)):
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
                self._show_rules()
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
        caps = self.services.prompts.caps
        return (
            *self._view.keys(),
            KeyHint(caps(Intention.NEXT), self.say("game.keys.cycle")),
            KeyHint(caps(Intention.HINT), self.say("learn.keys.hint")),
            KeyHint(caps(Intention.START_OVER), self.say("learn.keys.start_over")),
            KeyHint(caps(Intention.RULES), self.say("learn.keys.rules")),
            KeyHint(caps(Intention.PAGE_BACK, Intention.PAGE_ON), self.say("learn.keys.lessons")),
        )
