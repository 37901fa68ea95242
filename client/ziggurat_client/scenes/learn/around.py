"""What lies around the board of a lesson: the games, the tabs, the list of lessons, and the rule in short."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ziggurat_client.art.icons import Icon
from ziggurat_client.input.intentions import Intention
from ziggurat_client.lessons.lesson import Lesson
from ziggurat_client.lessons.places import LessonPlaces, Part
from ziggurat_client.scenes.learn.pieces import LessonRow, list_panel, rule_panel
from ziggurat_client.scenes.learn.seals import Seals
from ziggurat_client.services import Services
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.words import Words

_GAME: Final = 120.0
_RIGHT_OF_GAMES: Final = 96.0
"""The room of a game in the choice of them, and of what stands right of it."""
_TABS: Final = {
    "actions": "game.actions",
    "scribe": "learn.scribe",
    "lessons": "learn.lessons",
    "players": "game.players",
}
"""What the tab of each part says."""


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


def lesson_list(
    words: Words,
    places: LessonPlaces,
    lessons: Sequence[Lesson],
    opened: Lesson,
    seals: Seals,
    go: Callable[[str], None],
) -> Iterator[Piece]:
    """All lessons with their seals; pressing one calls `go` with its name."""
    if places.course is None:
        return
    done = sum(lesson in seals for lesson in lessons)
    yield list_panel(places.course, words.say("learn.lessons"), words.say("learn.seals", done=done, count=len(lessons)))
    for lesson, box in zip(lessons, places.rows, strict=True):
        yield _row(words, lesson, box, opened=lesson == opened, done=lesson in seals, go=go)


def _row(words: Words, lesson: Lesson, box: Box, *, opened: bool, done: bool, go: Callable[[str], None]) -> LessonRow:
    return LessonRow(
        f"lesson {lesson.name}",
        box,
        lesson.sign,
        (words.say(lesson.key("title")), words.say(lesson.key("about"))),
        words.say("learn.again"),
        "done" if done else "now" if opened else "to_come",
        opened,
        lambda: go(lesson.name),
    )


def rule_in_short(
    services: Services, places: LessonPlaces, lesson: Lesson, show_rules: Callable[[], None]
) -> Iterator[Piece]:
    """The rule in short, and what leads to all of them."""
    button, say = places.rules_button, services.words.say
    if places.rule is None or button is None:
        return
    yield rule_panel(
        places.rule, lesson.sign, say(lesson.key("title")), say("learn.in_short"), say(lesson.key("rule")), button
    )
    key = services.prompts.cap(Intention.RULES)
    yield Button("rules", button, say("learn.all_rules"), show_rules, icon=Icon.TABLET, key=key, size=19)
