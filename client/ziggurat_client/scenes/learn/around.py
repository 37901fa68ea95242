"""What lies around the board of a lesson: players, games and tabs, the task, the list, and the rule in short."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ziggurat_client.art.icons import Icon
from ziggurat_client.art.seal import SealSign, icon_sign
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention
from ziggurat_client.lessons.attempt import Attempt
from ziggurat_client.lessons.lesson import Lesson
from ziggurat_client.lessons.places import LessonPlaces, Part
from ziggurat_client.scenes.learn.pieces import LessonRow, list_panel, rule_panel, task_panel
from ziggurat_client.scenes.learn.seals import Seals
from ziggurat_client.scenes.play_now.modes import mode_name
from ziggurat_client.services import Services
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words

_GAME_SIGN: Final[SealSign] = icon_sign(Icon.PLAY)
_GAME: Final = 134.0
_RIGHT_OF_GAMES: Final = 96.0
"""The room of a game in the choice of them, and of what stands right of it."""
_TABS: Final = {
    "actions": "game.actions",
    "scribe": "learn.scribe",
    "lessons": "learn.lessons",
    "players": "game.players",
}
"""What the tab of each part says."""


def players(services: Services, lesson: Lesson) -> tuple[Player, ...]:
    """Who sits at the table of a lesson."""
    opponent = Player(services.words.say("learn.opponent"), "", bot=True)
    us = Player(services.person_name, "", bot=False)
    return tuple(us if seat == lesson.seat else opponent for seat in range(lesson.seats))


def games(words: Words, width: float, taught: str, teach: Callable[[str], None]) -> Iterator[Piece]:
    """What is taught, in a page of that width, where there is a choice."""
    if len(SHOWN) > 1:
        names = [game_name(words, game) for game in SHOWN]
        box = Box(width - _RIGHT_OF_GAMES - _GAME * len(SHOWN), 10, _GAME * len(SHOWN), 48)
        yield Segments("game", box, names, SHOWN.index(taught), lambda number: teach(SHOWN[number]), size=19)


def tabs(words: Words, places: LessonPlaces, shown: Part, show: Callable[[Part], None]) -> Iterator[Piece]:
    """What brings up the parts that have no room beside each other."""
    if places.stage.tabs is not None:
        labels = [words.say(_TABS[part]) for part in places.parts]
        chosen = places.parts.index(shown) if shown in places.parts else 0
        yield Segments("tabs", places.stage.tabs, labels, chosen, lambda number: show(places.parts[number]), size=18)


def task(words: Words, places: LessonPlaces, attempt: Attempt, go: Callable[[int], None]) -> Iterator[Piece]:
    """What is to be done, and the choice of the lesson's tasks, which calls `go` with the number of another one."""
    lesson, choice = attempt.lesson, places.tasks(len(attempt.lesson.tasks))
    text = words.say(lesson.task_key(attempt.number, "task"))
    yield task_panel(places.task, lesson.sign, text, choice.x - 16)
    labels = [str(number + 1) for number in range(len(lesson.tasks))]
    yield Segments("tasks", choice, labels, attempt.number, go, size=19)


def lesson_list(
    words: Words,
    places: LessonPlaces,
    lessons: Sequence[Lesson],
    attempt: Attempt,
    seals: Seals,
    go: Callable[[str], None],
    play: Callable[[], None],
) -> Iterator[Piece]:
    """All lessons with their seals, and the first game below them; pressing a lesson calls `go` with its name."""
    if places.course is None:
        return
    done = sum(lesson in seals for lesson in lessons)
    yield list_panel(places.course, words.say("learn.lessons"), words.say("learn.seals", done=done, count=len(lessons)))
    for lesson, box in zip(lessons, places.rows[:-1], strict=True):
        number = attempt.number if lesson == attempt.lesson else None
        yield _row(words, lesson, box, number, done=lesson in seals, go=go)
    first_game = _first_game(words, attempt.lesson)
    yield LessonRow("first game", places.rows[-1], _GAME_SIGN, first_game, "", "now", False, play)


def _first_game(words: Words, lesson: Lesson) -> tuple[str, str]:
    """What the first game is called, and what it is about: of several modes the one that the lesson prepares for."""
    if not lesson.mode:
        return words.say("learn.first_game"), words.say("learn.first_game.about")
    mode = mode_name(words, lesson.game, lesson.mode)
    return words.say("learn.first_game.in_mode", mode=mode), words.say("learn.first_game.in_mode.about")


def _row(
    words: Words, lesson: Lesson, box: Box, number: int | None, *, done: bool, go: Callable[[str], None]
) -> LessonRow:
    """The row of a lesson; `number` is that of its task under way, if there is one."""
    opened = number is not None
    about = words.say(lesson.key("about"))
    if number is not None:
        about = words.say("learn.task", number=number + 1, count=len(lesson.tasks))
    return LessonRow(
        f"lesson {lesson.name}",
        box,
        lesson.sign,
        (words.say(lesson.key("title")), about),
        words.say("learn.again"),
        "done" if done else "now" if opened else "to_come",
        opened,
        lambda: go(lesson.name),
    )


def rule_in_short(
    services: Services, places: LessonPlaces, lesson: Lesson, show_rules: Callable[[], None]
) -> Iterator[Piece]:
    """The rule in short with its picture, and what leads to all the rules."""
    button, say = places.rules_button, services.words.say
    if places.rule is None or button is None:
        return
    figures = presentation(lesson.game).figures
    figure = figures.get(lesson.rule, figures.get(lesson.rule.partition(".")[0]))
    yield rule_panel(places.rule, lesson.sign, say("learn.rule"), say(lesson.key("rule")), button, figure)
    key = services.prompts.cap(Intention.RULES)
    yield Button("rules", button, say("learn.all_rules"), show_rules, icon=Icon.TABLET, key=key, size=19)
