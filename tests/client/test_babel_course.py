"""The lessons of Babel: each can be learnt by legal actions, and each wrong way is told apart."""

from __future__ import annotations

from collections import Counter

import pytest

from client.courses import TASKS, Way, after, assert_reached_by_the_last_step_alone, assert_speaks
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
    ("ending", 1): (Build("own"),),
    ("ending", 2): (Destroy(0), Build("own")),
    ("ending", 3): (Plunder(0),),
    ("settling", 1): (Settle("A"), Settle("H")),
    ("settling", 2): (Move("M"), Settle("M"), Settle("H")),
    ("settling", 3): (Move("H"), Settle("M"), Settle("M")),
    ("start", 1): (Move("P"), Settle("A"), Build("start")),
    ("start", 2): (Move("M"), Settle("A"), Settle("A"), Build("start"), Build("opponent")),
    ("start", 3): (
        Move("S"),
        *(Settle(people) for people in "AAM"),
        Build("start"),
        Build("opponent"),
        Build("opponent"),
    ),
    ("building", 1): (Build("own"),),
    ("building", 2): (Build("own"), Settle("P"), Build("opponent")),
    ("building", 3): (Build("own"), Settle("A"), Settle("P"), Build("opponent"), Build("opponent")),
    ("migrating", 1): (Migrate("A", "M"),),
    ("migrating", 2): (Migrate("H", "M"), Build("own")),
    ("migrating", 3): (Migrate("H", "M"),),
    ("raiding", 1): (Destroy(2),),
    ("raiding", 2): (Plunder(1),),
    ("raiding", 3): (Plunder(1), Destroy(3)),
    ("peoples", 1): (Banish(1, "P"),),
    ("peoples", 2): (Desertion(2),),
    ("peoples", 3): (Banish(0, "H"), Desertion(4)),
    ("progress", 1): (Progress(0, "own"),),
    ("progress", 2): (Progress(2, "opponent"),),
    ("progress", 3): (Progress(0, "own"), Progress(0, "opponent")),
    ("halving", 1): (Halve(2),),
    ("halving", 2): (Halve(1), Halve(1)),
    ("halving", 3): (Halve(3), Plunder(0)),
    ("answering", 1): (Discard("AM"),),
    ("answering", 2): (Discard("AAHS"),),
    ("answering", 3): (Discard("HM"),),
}
"""One way to do each task."""

WRONG_WAYS: dict[tuple[str, int, str], Way] = {
    ("ending", 1, "moved"): (Move("A"),),
    ("ending", 2, "final_phase"): (Build("own"),),
    ("ending", 2, "spent"): (Halve(0),),
    ("ending", 3, "final_phase"): (Build("own"),),
    ("ending", 3, "spent"): (Halve(0),),
    ("ending", 3, "moved"): (Move("A"),),
    ("ending", 3, "ended"): (EndActions(),),
    ("settling", 1, "ended"): (EndActions(),),
    ("settling", 2, "elsewhere"): (Settle("S"),),
    ("settling", 2, "no_card"): (Move("M"), Move("S"), Move("M"), Move("H")),
    ("settling", 2, "ended"): (EndActions(),),
    ("settling", 3, "elsewhere"): (Settle("M"),),
    ("start", 1, "elsewhere"): (Move("S"), Settle("A"), Build("start")),
    ("start", 1, "no_card"): (Move("P"), Move("A")),
    ("start", 2, "ended"): (Move("M"), Settle("A"), Build("start"), EndActions()),
    ("start", 3, "elsewhere"): (Move("P"), Settle("A"), Build("start")),
    ("building", 1, "moved"): (Move("A"),),
    ("building", 2, "moved"): (Move("A"),),
    ("building", 2, "ended"): (Build("own"), EndActions()),
    ("building", 3, "ended"): (Build("own"), EndActions()),
    ("migrating", 1, "elsewhere"): (Migrate("A", "S"),),
    ("migrating", 2, "ended"): (EndActions(),),
    ("migrating", 3, "no_row"): (Migrate("A", "M"),),
    ("raiding", 1, "spent"): (Halve(2),),
    ("raiding", 2, "spent"): (Halve(1),),
    ("raiding", 3, "nothing_taken"): (Destroy(3),),
    ("raiding", 3, "spent"): (Halve(0),),
    ("raiding", 3, "moved"): (Move("M"),),
    ("raiding", 3, "ended"): (Plunder(0), EndActions()),
    ("peoples", 1, "wrong_people"): (Banish(1, "A"),),
    ("peoples", 1, "spent"): (Halve(1),),
    ("peoples", 2, "spent"): (Halve(2),),
    ("peoples", 3, "too_few"): (Desertion(3),),
    ("peoples", 3, "wrong_people"): (Banish(0, "P"),),
    ("peoples", 3, "spent"): (Halve(0),),
    ("peoples", 3, "moved"): (Move("A"),),
    ("peoples", 3, "ended"): (EndActions(),),
    ("progress", 1, "spent"): (Halve(0),),
    ("progress", 2, "step"): (Build("own"),),
    ("progress", 2, "spent"): (Halve(0),),
    ("progress", 2, "moved"): (Move("S"),),
    ("progress", 2, "ended"): (EndActions(),),
    ("progress", 3, "ended"): (Progress(0, "own"), EndActions()),
    ("halving", 1, "moved"): (Move("M"),),
    ("halving", 1, "ended"): (EndActions(),),
    ("halving", 2, "ended"): (Halve(1), EndActions()),
    ("halving", 3, "spent"): (Halve(0),),
    ("answering", 1, "gave_up"): (Discard("AS"),),
    ("answering", 2, "gave_up"): (Discard("AAMS"),),
    ("answering", 3, "gave_up"): (Discard("HS"),),
}
"""For each task something legal that misses it, and for each remark of a judge something that calls for it."""


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


def test_the_course_begins_with_what_winning_means() -> None:
    assert BABEL_COURSE.lessons[0].name == "ending"


def test_every_lesson_has_three_or_four_tasks() -> None:
    assert all(len(lesson.tasks) in TASKS for lesson in BABEL_COURSE.lessons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_speaks_every_language(language: str) -> None:
    assert_speaks(Words(language), BABEL_COURSE, WRONG_WAYS)


@pytest.mark.parametrize("lesson", BABEL_COURSE.lessons, ids=lambda lesson: lesson.name)
def test_every_lesson_names_a_paragraph_of_the_rules(lesson: Lesson) -> None:
    assert rulebook("babel", "en").place(lesson.rule) is not None


def test_whoever_began_the_final_phase_by_mistake_may_still_win() -> None:
    assert after(BABEL_COURSE.lesson("ending"), 3, (Build("own"), Plunder(0))).verdict.state == "reached"


def test_kubaba_answers_when_her_hand_is_halved() -> None:
    lesson = BABEL_COURSE.lesson("halving")
    happenings = Attempt(lesson).act(Halve(1))
    assert [happening.actor for happening in happenings] == [LEARNER, 1 - LEARNER]


def test_the_hint_of_migrating_holds_for_both_columns_it_names() -> None:
    lesson = BABEL_COURSE.lesson("migrating")
    for site in ("A", "H"):
        assert after(lesson, 2, (Migrate(site, "M"), Build("own"))).verdict.state == "reached"
