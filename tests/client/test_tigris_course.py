"""The lessons of Tigris & Euphrates: each can be learnt by legal actions, and each wrong way is told apart."""

from __future__ import annotations

from collections import Counter

import pytest

from client.courses import TASKS, Way, after, assert_reached_by_the_last_step_alone, assert_speaks
from ziggurat.games.tigris.actions import (
    BuildMonument,
    Commit,
    DeclineMonument,
    EndTurn,
    MoveLeader,
    PlaceCatastrophe,
    PlaceLeader,
    PlaceTile,
    TakeTreasures,
    WithdrawLeader,
)
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.setup import IN_BAG
from ziggurat_client.boards.tigris.lessons.course import TIGRIS_COURSE
from ziggurat_client.boards.tigris.lessons.positions import KUBABA, LEARNER, at
from ziggurat_client.lessons.attempt import Attempt
from ziggurat_client.lessons.lesson import Lesson
from ziggurat_client.rulebook import rulebook
from ziggurat_client.wording.words import LANGUAGES, Words


def tile(color: Colour, space: str) -> PlaceTile:
    return PlaceTile(color, *at(space))


def leader(color: Colour, space: str) -> PlaceLeader:
    return PlaceLeader(color, *at(space))


def strike(space: str) -> PlaceCatastrophe:
    return PlaceCatastrophe(*at(space))


SQUARE = at("F5")
WAYS: dict[tuple[str, int], Way] = {
    ("weakest", 1): (tile("red", "G4"),),
    ("weakest", 2): (tile("red", "G4"), tile("green", "H3")),
    ("weakest", 3): (tile("red", "G4"),),
    ("leaders", 1): (leader("green", "G3"),),
    ("leaders", 2): (MoveLeader("black", *at("G3")),),
    ("leaders", 3): (WithdrawLeader("green"),),
    ("scoring", 1): (tile("black", "G4"),),
    ("scoring", 2): (tile("green", "G4"),),
    ("scoring", 3): (tile("blue", "E3"),),
    ("joining", 1): (tile("green", "H5"),),
    ("joining", 2): (tile("black", "H5"),),
    ("joining", 3): (tile("black", "G5"), tile("black", "H5")),
    ("revolt", 1): (leader("red", "H7"), Commit(0)),
    ("revolt", 2): (leader("red", "H7"), Commit(2)),
    ("revolt", 3): (Commit(1),),
    ("war", 1): (tile("black", "H5"), Commit(0)),
    ("war", 2): (tile("black", "H5"), Commit(2)),
    ("war", 3): (Commit(1),),
    ("temples", 1): (tile("black", "H5"), Commit(0)),
    ("temples", 2): (leader("black", "G6"),),
    ("temples", 3): (Commit(0),),
    ("monuments", 1): (tile("black", "G6"), BuildMonument("black-red", *SQUARE)),
    ("monuments", 2): (tile("black", "G6"), BuildMonument("black-green", *SQUARE)),
    ("monuments", 3): (tile("black", "G6"), BuildMonument("black-blue", *SQUARE), EndTurn()),
    ("treasures", 1): (tile("black", "H5"), TakeTreasures(at("F3"))),
    ("treasures", 2): (tile("black", "F2"),),
    ("treasures", 3): (leader("green", "G3"), TakeTreasures(at("I7"))),
    ("catastrophes", 1): (strike("H5"),),
    ("catastrophes", 2): (strike("I5"),),
    ("catastrophes", 3): (strike("H5"),),
}
"""One way to do each task."""

WRONG_WAYS: dict[tuple[str, int, str], Way] = {
    ("weakest", 1, "colour"): (tile("green", "G4"),),
    ("weakest", 1, "nobody"): (tile("red", "N2"),),
    ("weakest", 2, "ended"): (tile("red", "G4"), EndTurn()),
    ("weakest", 3, "no_higher"): (tile("black", "G4"),),
    ("leaders", 1, "other_leader"): (leader("black", "G3"),),
    ("leaders", 1, "ended"): (EndTurn(),),
    ("leaders", 2, "elsewhere"): (MoveLeader("black", *at("O2")),),
    ("leaders", 3, "other_leader"): (WithdrawLeader("black"),),
    ("scoring", 1, "colour"): (tile("red", "G4"),),
    ("scoring", 1, "ended"): (EndTurn(),),
    ("scoring", 2, "colour"): (tile("black", "G4"),),
    ("scoring", 3, "nobody"): (tile("blue", "D3"),),
    ("joining", 1, "apart"): (tile("black", "F6"), tile("green", "G6")),
    ("joining", 2, "apart"): (tile("black", "F6"), tile("green", "E5")),
    ("joining", 3, "ended"): (tile("black", "G5"), EndTurn()),
    ("revolt", 1, "lost"): (leader("red", "I8"), Commit(0)),
    ("revolt", 1, "apart"): (tile("black", "G5"),),
    ("revolt", 1, "ended"): (EndTurn(),),
    ("revolt", 2, "apart"): (leader("red", "K2"),),
    ("revolt", 2, "lost"): (leader("red", "H7"), Commit(1)),
    ("revolt", 3, "lost"): (Commit(0),),
    ("revolt", 3, "too_many"): (Commit(2),),
    ("war", 1, "apart"): (tile("black", "F6"),),
    ("war", 1, "ended"): (EndTurn(),),
    ("war", 2, "lost"): (tile("black", "H5"), Commit(1)),
    ("war", 3, "too_many"): (Commit(2),),
    ("temples", 1, "apart"): (tile("black", "F6"),),
    ("temples", 2, "elsewhere"): (leader("green", "K2"),),
    ("temples", 2, "ended"): (EndTurn(),),
    ("temples", 3, "wasted"): (Commit(1),),
    ("monuments", 1, "left"): (tile("black", "G6"), DeclineMonument()),
    ("monuments", 1, "ended"): (EndTurn(),),
    ("monuments", 2, "pays_once"): (tile("black", "G6"), BuildMonument("black-red", *SQUARE)),
    ("monuments", 3, "left"): (tile("black", "G6"), DeclineMonument()),
    ("treasures", 1, "apart"): (tile("black", "F6"),),
    ("treasures", 1, "ended"): (EndTurn(),),
    ("treasures", 2, "apart"): (tile("black", "F5"),),
    ("treasures", 3, "elsewhere"): (leader("green", "K2"),),
    ("catastrophes", 1, "elsewhere"): (strike("G6"),),
    ("catastrophes", 2, "elsewhere"): (strike("I4"),),
    ("catastrophes", 3, "elsewhere"): (strike("G4"),),
    ("catastrophes", 3, "ended"): (EndTurn(),),
}
"""For each task something legal that misses it, and for each remark of a judge something that calls for it."""


@pytest.mark.parametrize(("name", "number"), WAYS)
def test_every_task_is_done_by_its_last_step_and_not_before(name: str, number: int) -> None:
    assert_reached_by_the_last_step_alone(TIGRIS_COURSE.lesson(name), number, WAYS[name, number])


def test_every_task_has_a_way_and_a_wrong_one() -> None:
    tasks = [(lesson.name, number + 1) for lesson in TIGRIS_COURSE.lessons for number in range(len(lesson.tasks))]
    assert list(WAYS) == tasks
    assert {(name, number) for name, number, _ in WRONG_WAYS} == set(tasks)


@pytest.mark.parametrize(("name", "number", "remark"), WRONG_WAYS)
def test_a_legal_try_that_misses_the_goal_is_told_why(name: str, number: int, remark: str) -> None:
    verdict = after(TIGRIS_COURSE.lesson(name), number, WRONG_WAYS[name, number, remark]).verdict
    assert (verdict.state, verdict.remark) == ("missed", remark)


@pytest.mark.parametrize(("name", "number"), WAYS)
def test_tasks_use_the_tiles_of_the_box(name: str, number: int) -> None:
    start: Position = Attempt(TIGRIS_COURSE.lesson(name), number - 1).position
    used = Counter("".join((start.board.spaces.lower(), *start.hands, start.bag)))
    temples = 10
    for letter, count in IN_BAG.items():
        assert used[letter] <= count + (temples if letter == "r" else 0)


@pytest.mark.parametrize(("name", "number"), WAYS)
def test_the_learner_decides_when_a_task_begins(name: str, number: int) -> None:
    assert Attempt(TIGRIS_COURSE.lesson(name), number - 1).moment.due.seats == (LEARNER,)


def test_the_course_begins_with_what_wins() -> None:
    assert TIGRIS_COURSE.lessons[0].name == "weakest"


def test_there_are_ten_lessons_of_three_or_four_tasks() -> None:
    assert len(TIGRIS_COURSE.lessons) == 10
    assert all(len(lesson.tasks) in TASKS for lesson in TIGRIS_COURSE.lessons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_speaks_every_language(language: str) -> None:
    assert_speaks(Words(language), TIGRIS_COURSE, WRONG_WAYS)


@pytest.mark.parametrize("lesson", TIGRIS_COURSE.lessons, ids=lambda lesson: lesson.name)
def test_every_lesson_names_a_paragraph_of_the_rules(lesson: Lesson) -> None:
    assert rulebook("tigris", "en").place(lesson.rule) is not None


@pytest.mark.parametrize("number", [1, 2])
def test_kingdoms_may_be_joined_by_another_way_than_the_hints(number: int) -> None:
    attempt = after(TIGRIS_COURSE.lesson("joining"), number, (tile("green", "G6"), tile("black", "H6")))
    assert attempt.verdict.state == "reached"


def test_a_revolt_that_was_missed_by_the_first_action_may_still_be_won() -> None:
    way = (leader("red", "K2"), MoveLeader("red", *at("H7")), Commit(2))
    assert after(TIGRIS_COURSE.lesson("revolt"), 2, way).verdict.state == "reached"


def test_kubaba_answers_the_learner_who_attacks() -> None:
    attempt = after(TIGRIS_COURSE.lesson("war"), 1, (tile("black", "H5"),))
    assert [happening.actor for happening in attempt.act(Commit(0))] == [LEARNER, KUBABA]


@pytest.mark.parametrize(
    ("button", "sentence"),
    [
        ("withdraw", "leaders.3.how"),
        ("withdraw", "leaders.3.hint"),
        ("build", "monuments.1.hint"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scribe_calls_a_button_by_its_name(language: str, button: str, sentence: str) -> None:
    words = Words(language)
    assert words.say(f"tigris.button.{button}") in words.say(f"lesson.tigris.{sentence}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scribe_calls_the_tiles_by_their_names(language: str) -> None:
    words = Words(language)
    called = {"black": "monuments.1.hint", "red": "weakest.3.hint", "blue": "scoring.3.how", "green": "scoring.2.hint"}
    for color, sentence in called.items():
        assert words.say(f"tigris.tile.{color}") in words.say(f"lesson.tigris.{sentence}").lower()
