"""The lessons of Babel: each can be learnt by legal actions, and each wrong way is told apart."""

from __future__ import annotations

from collections import Counter

import pytest

from client.courses import after, assert_reached_by_the_last_step_alone, assert_speaks
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
from ziggurat.games.game import Action
from ziggurat_client.boards.babel.lessons.course import BABEL_COURSE
from ziggurat_client.boards.babel.lessons.positions import LEARNER
from ziggurat_client.lessons.attempt import Attempt
from ziggurat_client.rulebook import rulebook
from ziggurat_client.wording.words import LANGUAGES, Words

WAYS: dict[str, tuple[Action, ...]] = {
    "settling": (Move("M"), Settle("M"), Settle("H")),
    "start": (Move("P"), Settle("A"), Build("start")),
    "building": (Build("own"), Settle("P"), Build("opponent")),
    "migrating": (Migrate("H", "M"), Build("own")),
    "raiding": (Plunder(1), Destroy(3)),
    "peoples": (Banish(0, "H"), Desertion(4)),
    "progress": (Progress(2, "opponent"),),
    "halving": (Halve(2),),
    "answering": (Discard("AM"),),
    "ending": (Plunder(0),),
}
"""One way to do each lesson."""

WRONG_WAYS: dict[tuple[str, str], tuple[Action, ...]] = {
    ("settling", "elsewhere"): (Settle("S"),),
    ("settling", "no_card"): (Move("M"), Move("S"), Move("M"), Move("H")),
    ("settling", "ended"): (EndActions(),),
    ("start", "elsewhere"): (Move("S"), Settle("A"), Build("start")),
    ("start", "no_card"): (Move("P"), Move("A")),
    ("building", "moved"): (Move("A"),),
    ("building", "ended"): (Build("own"), EndActions()),
    ("migrating", "elsewhere"): (Migrate("A", "S"),),
    ("migrating", "ended"): (EndActions(),),
    ("raiding", "nothing_taken"): (Destroy(3),),
    ("raiding", "spent"): (Halve(0),),
    ("raiding", "moved"): (Move("M"),),
    ("raiding", "ended"): (Plunder(0), EndActions()),
    ("peoples", "too_few"): (Desertion(3),),
    ("peoples", "wrong_people"): (Banish(0, "P"),),
    ("peoples", "spent"): (Halve(0),),
    ("peoples", "moved"): (Move("A"),),
    ("peoples", "ended"): (EndActions(),),
    ("progress", "step"): (Build("own"),),
    ("progress", "spent"): (Halve(0),),
    ("progress", "moved"): (Move("S"),),
    ("progress", "ended"): (EndActions(),),
    ("halving", "moved"): (Move("M"),),
    ("halving", "ended"): (EndActions(),),
    ("answering", "gave_up"): (Discard("AS"),),
    ("ending", "final_phase"): (Build("own"),),
    ("ending", "spent"): (Halve(0),),
    ("ending", "moved"): (Move("A"),),
    ("ending", "ended"): (EndActions(),),
}
"""For each remark of a lesson's judge, something legal that calls for it."""


@pytest.mark.parametrize("name", WAYS)
def test_every_lesson_is_done_by_its_last_step_and_not_before(name: str) -> None:
    assert_reached_by_the_last_step_alone(BABEL_COURSE.lesson(name), WAYS[name])


def test_every_lesson_has_a_way() -> None:
    assert list(WAYS) == [lesson.name for lesson in BABEL_COURSE.lessons]


@pytest.mark.parametrize(("name", "remark"), WRONG_WAYS)
def test_a_legal_try_that_misses_the_goal_is_told_why(name: str, remark: str) -> None:
    verdict = after(BABEL_COURSE.lesson(name), WRONG_WAYS[name, remark]).verdict
    assert (verdict.state, verdict.remark) == ("missed", remark)


@pytest.mark.parametrize("name", WAYS)
def test_lessons_use_the_cards_of_the_box(name: str) -> None:
    start: Position = BABEL_COURSE.lesson(name).start
    sides = start.board.sides
    people = Counter("".join((start.deck, *start.hands, *(column for side in sides for column in side.columns))))
    assert people == dict.fromkeys(PEOPLES, COPIES)
    temples = Counter(level for side in sides for temple in (*side.temples, side.quarry) for level in temple)
    temples.update(start.pile)
    temples[1] += sum(side.start_card for side in sides)
    assert temples == dict(enumerate(TEMPLE_CARDS, start=1))


@pytest.mark.parametrize("name", WAYS)
def test_the_learner_decides_when_a_lesson_begins(name: str) -> None:
    assert Attempt(BABEL_COURSE.lesson(name)).moment.due.seats == (LEARNER,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_speaks_every_language(language: str) -> None:
    assert_speaks(Words(language), BABEL_COURSE, WRONG_WAYS)


@pytest.mark.parametrize("name", WAYS)
def test_every_lesson_names_a_paragraph_of_the_rules(name: str) -> None:
    assert rulebook("babel", "en").place(BABEL_COURSE.lesson(name).rule) is not None


def test_whoever_began_the_final_phase_by_mistake_may_still_win() -> None:
    assert after(BABEL_COURSE.lesson("ending"), (Build("own"), Plunder(0))).verdict.state == "reached"


def test_kubaba_answers_when_her_hand_is_halved() -> None:
    lesson = BABEL_COURSE.lesson("halving")
    happenings = Attempt(lesson).act(Halve(1))
    assert [happening.actor for happening in happenings] == [LEARNER, 1 - LEARNER]


def test_the_hint_of_migrating_holds_for_both_columns_it_names() -> None:
    lesson = BABEL_COURSE.lesson("migrating")
    for site in ("A", "H"):
        assert after(lesson, (Migrate(site, "M"), Build("own"))).verdict.state == "reached"
