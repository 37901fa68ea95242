"""The lessons of Civilization: each can be learnt by legal actions, and each wrong way is told apart."""

from __future__ import annotations

import pytest

from client.courses import TASKS, Way, after, assert_reached_by_the_last_step_alone, assert_speaks
from ziggurat.games.civilization.actions import (
    BuildCities,
    EndMovement,
    Expand,
    Load,
    Move,
    NewShip,
    ReduceCity,
    Sail,
    Ships,
    Unload,
    Upkeep,
)
from ziggurat.games.civilization.nations import TOKENS
from ziggurat_client.boards.civilization.lessons.course import CIVILIZATION_COURSE
from ziggurat_client.lessons.attempt import Attempt
from ziggurat_client.lessons.lesson import Lesson
from ziggurat_client.rulebook import rulebook
from ziggurat_client.wording.words import LANGUAGES, Words

END = EndMovement()
WAYS: dict[tuple[str, int], Way] = {
    ("spread", 1): (Move("hattusas", "kanesh", 1),),
    ("spread", 2): (Move("hattusas", "kanesh", 1), Move("hattusas", "ancyra", 1)),
    ("spread", 3): (Move("hattusas", "kanesh", 1), Move("gordion", "ancyra", 1)),
    ("ships", 1): (Ships({}, (NewShip("miletus", 0, 2),)),),
    ("ships", 2): (Load("asia-1", 2), Sail("asia-1", "rhodes"), Unload("asia-1", 2)),
    ("ships", 3): (Ships({"asia-1": Upkeep(0, 1)}, ()),),
    ("growth", 1): (Expand({"ancyra": 1, "gordion": 1}),),
    ("growth", 2): (Expand({"sardis": 1, "troy": 1}),),
    ("growth", 3): (Expand({"gordion": 2}),),
    ("cities", 1): (BuildCities(("gordion",)),),
    ("cities", 2): (BuildCities(("gordion", "lycaonia")),),
    ("cities", 3): (Move("ancyra", "gordion", 3), END, BuildCities(("gordion",))),
    ("succession", 1): (BuildCities(("gordion",)),),
    ("succession", 2): (BuildCities(("gordion",)),),
    ("succession", 3): (BuildCities(("gordion", "sardis")),),
    ("limits", 1): (Move("hattusas", "kanesh", 2), END),
    ("limits", 2): (Move("gordion", "ancyra", 1), END),
    ("limits", 3): (Move("gordion", "ancyra", 3), END),
    ("siege", 1): (Move("gordion", "ancyra", 7), END),
    ("siege", 2): (Move("gordion", "ancyra", 7), END),
    ("siege", 3): (Move("gordion", "ancyra", 3), END),
    ("support", 1): (BuildCities(("gordion",)),),
    ("support", 2): (BuildCities(("gordion", "sardis")),),
    ("support", 3): (ReduceCity("sardis"),),
}
"""One way to do each task."""

WRONG_WAYS: dict[tuple[str, int, str], Way] = {
    ("spread", 1, "used_up"): (Move("hattusas", "kanesh", 2),),
    ("spread", 2, "ended"): (Move("hattusas", "kanesh", 1), END),
    ("spread", 3, "used_up"): (Move("hattusas", "kanesh", 2), Move("gordion", "sardis", 2)),
    ("ships", 1, "none"): (Ships({}, ()),),
    ("ships", 2, "ended"): (Move("miletus", "perge", 1), END),
    ("ships", 3, "given_up"): (Ships({}, ()),),
    ("growth", 1, "elsewhere"): (Expand({"kanesh": 2}),),
    ("growth", 2, "wasted"): (Expand({"kanesh": 2}),),
    ("growth", 3, "elsewhere"): (Expand({"kanesh": 2}),),
    ("cities", 1, "none"): (BuildCities(()),),
    ("cities", 2, "too_few"): (BuildCities(("gordion",)),),
    ("cities", 3, "none"): (END,),
    ("succession", 1, "condition"): (BuildCities(()),),
    ("succession", 2, "no_city"): (BuildCities(()),),
    ("succession", 3, "behind"): (BuildCities(()),),
    ("limits", 1, "surplus"): (END,),
    ("limits", 2, "fought"): (Move("gordion", "ancyra", 2), END),
    ("limits", 2, "ended"): (END,),
    ("limits", 3, "held"): (Move("gordion", "ancyra", 2), END),
    ("limits", 3, "ended"): (END,),
    ("siege", 1, "repelled"): (Move("gordion", "ancyra", 6), END),
    ("siege", 1, "ended"): (END,),
    ("siege", 2, "repelled"): (Move("gordion", "ancyra", 6), END),
    ("siege", 3, "fell"): (Move("gordion", "ancyra", 1), END),
    ("support", 1, "none"): (BuildCities(()),),
    ("support", 2, "too_few"): (BuildCities(("gordion",)),),
    ("support", 3, "fewer"): (ReduceCity("miletus"),),
}
"""One way to miss each task, by what is said about it."""

LESSONS = pytest.mark.parametrize("lesson", CIVILIZATION_COURSE.lessons, ids=lambda lesson: lesson.name)


def test_there_is_a_way_and_a_wrong_way_for_every_task() -> None:
    tasks = {(lesson.name, n + 1) for lesson in CIVILIZATION_COURSE.lessons for n in range(len(lesson.tasks))}
    assert WAYS.keys() == tasks
    assert {(name, number) for name, number, _ in WRONG_WAYS} == tasks


@pytest.mark.parametrize(("name", "number"), WAYS)
def test_a_task_is_reached_by_the_last_step_of_its_way(name: str, number: int) -> None:
    assert_reached_by_the_last_step_alone(CIVILIZATION_COURSE.lesson(name), number, WAYS[name, number])


@pytest.mark.parametrize(("name", "number", "remark"), WRONG_WAYS)
def test_a_wrong_way_is_told_apart(name: str, number: int, remark: str) -> None:
    verdict = after(CIVILIZATION_COURSE.lesson(name), number, WRONG_WAYS[name, number, remark]).verdict
    assert (verdict.state, verdict.remark) == ("missed", remark)


@LESSONS
def test_a_lesson_has_three_tasks_and_a_paragraph_in_the_rules(lesson: Lesson) -> None:
    assert len(lesson.tasks) in TASKS
    assert all(rulebook("civilization", language).place(lesson.rule) is not None for language in LANGUAGES)


@LESSONS
def test_the_learner_is_asked_first_and_every_nation_has_all_its_tokens(lesson: Lesson) -> None:
    for number in range(len(lesson.tasks)):
        attempt = Attempt(lesson, number)
        assert attempt.moment.due.seats == (lesson.seat,)
        for nation in attempt.position.board.nations:
            aboard = sum(ship.aboard for _, ship in nation.sailing)
            assert nation.stock + nation.on_map + aboard == TOKENS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_lessons_can_be_said(language: str) -> None:
    assert_speaks(Words(language), CIVILIZATION_COURSE, WRONG_WAYS)
