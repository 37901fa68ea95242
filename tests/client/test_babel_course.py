"""The lessons of Babel: each can be learnt by legal actions, and each wrong way is told apart."""

from __future__ import annotations

from collections import Counter

import pytest

from client.courses import Way, after, assert_reached_by_the_last_step_alone, assert_speaks
from ziggurat.games.babel.actions import (
    Banish,
    Build,
    Desertion,
    Destroy,
    Discard,
    EndActions,
    Halve,
    Migrate,
    Move,
    Plunder,
    Progress,
    Settle,
)
from ziggurat.games.babel.peoples import COPIES, PEOPLES
from ziggurat.games.babel.position import TEMPLE_CARDS, Position
from ziggurat_client.boards.babel.lessons.course import BABEL_COURSE
from ziggurat_client.boards.babel.lessons.positions import LEARNER
from ziggurat_client.lessons.attempt import Attempt
from ziggurat_client.lessons.lesson import Lesson
from ziggurat_client.rulebook import rulebook
from ziggurat_client.wording.words import LANGUAGES, Words

WAYS: dict[tuple[str, int], Way] = {
    ("settling", 1): (Move("M"), Settle("M"), Settle("H")),
    ("start", 1): (Move("P"), Settle("A"), Build("start")),
    ("building", 1): (Build("own"), Settle("P"), Build("opponent")),
    ("migrating", 1): (Migrate("H", "M"), Build("own")),
    ("raiding", 1): (Plunder(1), Destroy(3)),
    ("peoples", 1): (Banish(0, "H"), Desertion(4)),
    ("progress", 1): (Progress(2, "opponent"),),
    ("halving", 1): (Halve(2),),
    ("answering", 1): (Discard("AM"),),
    ("ending", 1): (Plunder(0),),
}
"""One way to do each lesson."""

WRONG_WAYS: dict[tuple[str, int, str], Way] = {
    ("settling", 1, "elsewhere"): (Settle("S"),),
    ("settling", 1, "no_card"): (Move("M"), Move("S"), Move("M"), Move("H")),
    ("settling", 1, "ended"): (EndActions(),),
    ("start", 1, "elsewhere"): (Move("S"), Settle("A"), Build("start")),
    ("start", 1, "no_card"): (Move("P"), Move("A")),
    ("building", 1, "moved"): (Move("A"),),
    ("building", 1, "ended"): (Build("own"), EndActions()),
    ("migrating", 1, "elsewhere"): (Migrate("A", "S"),),
    ("migrating", 1, "ended"): (EndActions(),),
    ("raiding", 1, "nothing_taken"): (Destroy(3),),
    ("raiding", 1, "spent"): (Halve(0),),
    ("raiding", 1, "moved"): (Move("M"),),
    ("raiding", 1, "ended"): (Plunder(0), EndActions()),
    ("peoples", 1, "too_few"): (Desertion(3),),
    ("peoples", 1, "wrong_people"): (Banish(0, "P"),),
    ("peoples", 1, "spent"): (Halve(0),),
    ("peoples", 1, "moved"): (Move("A"),),
    ("peoples", 1, "ended"): (EndActions(),),
    ("progress", 1, "step"): (Build("own"),),
    ("progress", 1, "spent"): (Halve(0),),
    ("progress", 1, "moved"): (Move("S"),),
    ("progress", 1, "ended"): (EndActions(),),
    ("halving", 1, "moved"): (Move("M"),),
    ("halving", 1, "ended"): (EndActions(),),
    ("answering", 1, "gave_up"): (Discard("AS"),),
    ("ending", 1, "final_phase"): (Build("own"),),
    ("ending", 1, "spent"): (Halve(0),),
    ("ending", 1, "moved"): (Move("A"),),
    ("ending", 1, "ended"): (EndActions(),),
}
"""For each remark of a lesson's judge, something legal that calls for it."""


@pytest.mark.parametrize(("name", "number"), WAYS)
def test_every_task_is_done_by_its_last_step_and_not_before(name: str, number: int) -> None:
    assert_reached_by_the_last_step_alone(BABEL_COURSE.lesson(name), number, WAYS[name, number])


def test_every_task_has_a_way_and_a_wrong_one() -> None:
    tasks = [(lesson.name, number + 1) for lesson in BABEL_COURSE.lessons for number in range(len(lesson.tasks))]
    assert list(WAYS) == tasks
    assert {(name, number) for name, number, _ in WRONG_WAYS} == set(tasks)


@pytest.mark.parametrize(("name", "number", "remark"), WRONG_WAYS)
def test_a_legal_try_that_misses_the_goal_is_told_why(name: str, number: int, remark: str) -> None:
    verdict = after(BABEL_COURSE.lesson(name), number, WRONG_WAYS[name, number, remark]).verdict
    assert (verdict.state, verdict.remark) == ("missed", remark)


@pytest.mark.parametrize(("name", "number"), WAYS)
def test_tasks_use_the_cards_of_the_box(name: str, number: int) -> None:
    start: Position = Attempt(BABEL_COURSE.lesson(name), number - 1).position
    sides = start.board.sides
    people = Counter("".join((start.deck, *start.hands, *(column for side in sides for column in side.columns))))
    assert people == dict.fromkeys(PEOPLES, COPIES)
    temples = Counter(level for side in sides for temple in (*side.temples, side.quarry) for level in temple)
    temples.update(start.pile)
    temples[1] += sum(side.start_card for side in sides)
    assert temples == dict(enumerate(TEMPLE_CARDS, start=1))


@pytest.mark.parametrize(("name", "number"), WAYS)
def test_the_learner_decides_when_a_task_begins(name: str, number: int) -> None:
    assert Attempt(BABEL_COURSE.lesson(name), number - 1).moment.due.seats == (LEARNER,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_speaks_every_language(language: str) -> None:
    assert_speaks(Words(language), BABEL_COURSE, WRONG_WAYS)


@pytest.mark.parametrize("lesson", BABEL_COURSE.lessons, ids=lambda lesson: lesson.name)
def test_every_lesson_names_a_paragraph_of_the_rules(lesson: Lesson) -> None:
    assert rulebook("babel", "en").place(lesson.rule) is not None


def test_whoever_began_the_final_phase_by_mistake_may_still_win() -> None:
    assert after(BABEL_COURSE.lesson("ending"), 1, (Build("own"), Plunder(0))).verdict.state == "reached"


def test_kubaba_answers_when_her_hand_is_halved() -> None:
    lesson = BABEL_COURSE.lesson("halving")
    happenings = Attempt(lesson).act(Halve(1))
    assert [happening.actor for happening in happenings] == [LEARNER, 1 - LEARNER]


def test_the_hint_of_migrating_holds_for_both_columns_it_names() -> None:
    lesson = BABEL_COURSE.lesson("migrating")
    for site in ("A", "H"):
        assert after(lesson, 1, (Migrate(site, "M"), Build("own"))).verdict.state == "reached"
