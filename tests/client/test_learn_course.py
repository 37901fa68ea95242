"""The lessons of Ur: each can be learnt by legal actions, and each wrong way is told apart."""

from __future__ import annotations

from collections import Counter

import pytest

from client.courses import after as after_lesson
from client.courses import assert_reached_by_the_last_step_alone, assert_speaks
from ziggurat.games.game import Action, IllegalAction
from ziggurat.games.ur.actions import Agriculture, Attack, Build, Culture, Place, Politics, Swap, Trade
from ziggurat.games.ur.position import Cubes, Position
from ziggurat.games.ur.scoring import score
from ziggurat.games.ur.squares import square_of
from ziggurat.games.ur.tiles import PAIR, PAIRS
from ziggurat_client.boards.registry import presentation
from ziggurat_client.boards.ur.lessons.course import UR_COURSE
from ziggurat_client.boards.ur.lessons.judges import LEARNER, POINTS
from ziggurat_client.lessons.attempt import TRIES_BEFORE_HINT, Attempt
from ziggurat_client.lessons.lesson import Lesson
from ziggurat_client.shown import SHOWN
from ziggurat_client.wording.words import LANGUAGES, Words

TILES_OF_A_PAIR = 3


def at(name: str) -> int:
    return square_of(5, name)


def cubes(**counts: int) -> tuple[Cubes, ...]:
    return tuple(Cubes(at(name), count) for name, count in counts.items())


WAYS: dict[str, tuple[Action, ...]] = {
    "placing": (Place(at("C2")), Place(at("B2"))),
    "agriculture": (Place(at("E5")), Agriculture(cubes(C3=2))),
    "trade": (Trade(), Place(at("B2"))),
    "culture": (Attack(at("B2"), at("C2"), 1), Culture()),
    "politics": (Politics(cubes(B2=5, C4=5, D3=1, A4=1)),),
    "war": (Attack(at("C4"), at("C3"), 1),),
    "ziggurats": (Build((at("B2"), at("D4"))),),
    "swapping": (Swap(at("C2"), "P"),),
    "scoring": (Place(at("A2")),),
}
"""One way to do each lesson."""

WRONG_WAYS: dict[tuple[str, str], tuple[Action, ...]] = {
    ("placing", "stacked"): (Place(at("C3")),),
    ("placing", "same_kind"): (Place(at("C4")), Place(at("B4"))),
    ("agriculture", "lost"): (Agriculture(cubes(C3=2)),),
    ("agriculture", "thin"): (Place(at("E5")), Agriculture(cubes(C3=1))),
    ("agriculture", "unplayed"): (Place(at("E5")), Place(at("C3"))),
    ("trade", "short"): (Trade(), Place(at("E1"))),
    ("culture", "shared"): (Culture(),),
    ("culture", "few"): (Attack(at("B2"), at("C2"), 1), Attack(at("B3"), at("A3"), 2), Culture()),
    ("culture", "unplayed"): (Place(at("B3")), Place(at("D3"))),
    ("politics", "gave_up"): (Politics(cubes(B2=5, C4=5, D3=2)),),
    ("politics", "not_full"): (Politics(cubes(B2=5, C4=4, D3=1, A4=2)),),
    ("politics", "unplayed"): (Place(at("B2")), Place(at("D3"))),
    ("war", "emptied"): (Attack(at("C4"), at("C3"), 2),),
    ("war", "unplayed"): (Place(at("C4")), Place(at("C2"))),
    ("ziggurats", "one"): (Build((at("D4"),)),),
    ("ziggurats", "busy"): (Place(at("C3")),),
    ("swapping", "no_trade"): (Swap(at("D1"), "P"),),
    ("swapping", "wrong_face"): (Swap(at("C2"), "W"),),
    ("scoring", "points"): (Place(at("D2")),),
}
"""For each remark of a lesson's judge, something legal that calls for it."""


def lesson(name: str) -> Lesson:
    return UR_COURSE.lesson(name)


def after(name: str, actions: tuple[Action, ...]) -> Attempt:
    return after_lesson(lesson(name), actions)


def test_every_lesson_has_a_way() -> None:
    assert list(WAYS) == [lesson.name for lesson in UR_COURSE.lessons]


@pytest.mark.parametrize("name", WAYS)
def test_every_lesson_is_done_by_its_last_step_and_not_before(name: str) -> None:
    assert_reached_by_the_last_step_alone(lesson(name), WAYS[name])


@pytest.mark.parametrize(("name", "remark"), WRONG_WAYS)
def test_a_legal_try_that_misses_the_goal_is_told_why(name: str, remark: str) -> None:
    verdict = after(name, WRONG_WAYS[name, remark]).verdict
    assert (verdict.state, verdict.remark) == ("missed", remark)


@pytest.mark.parametrize("name", WAYS)
def test_lessons_use_the_tiles_of_the_box(name: str) -> None:
    start: Position = lesson(name).start
    tiles = Counter(PAIR[tile] for tile in (*start.tiles, *start.hands, *start.market))
    assert tiles == dict.fromkeys(PAIRS, TILES_OF_A_PAIR)


@pytest.mark.parametrize("name", WAYS)
def test_it_is_the_learners_turn_when_a_lesson_begins(name: str) -> None:
    assert Attempt(lesson(name)).moment.due.seats == (LEARNER,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_speaks_every_language(language: str) -> None:
    assert_speaks(Words(language), UR_COURSE, WRONG_WAYS)


def test_the_learner_needs_exactly_the_points_of_the_scoring_lesson() -> None:
    assert score(after("scoring", WAYS["scoring"]).position, LEARNER).points == POINTS


def test_a_step_can_be_taken_back_and_the_verdict_with_it() -> None:
    attempt = after("culture", (Culture(),))
    assert attempt.undo() is not None
    assert (attempt.position, attempt.verdict.state) == (lesson("culture").start, "open")


def test_nothing_can_be_taken_back_after_the_turn_has_passed() -> None:
    attempt = after("swapping", WAYS["swapping"])
    assert (attempt.may_undo, attempt.undo()) == (False, None)


def test_starting_over_brings_the_first_position_back_and_counts_the_tries_on() -> None:
    attempt = after("war", (Attack(at("C4"), at("C3"), 2),))
    happening = attempt.start_over()
    assert (attempt.position, happening.actor, attempt.wrong_tries) == (lesson("war").start, None, 1)


def test_the_hint_comes_after_two_wrong_tries_legal_or_not() -> None:
    attempt = after("war", (Attack(at("C4"), at("C3"), 2),))
    attempt.start_over()
    assert not attempt.hint_is_due
    attempt.refused()
    assert (attempt.wrong_tries, attempt.hint_is_due) == (TRIES_BEFORE_HINT, True)


def test_what_the_rules_forbid_changes_nothing() -> None:
    attempt = Attempt(lesson("war"))
    with pytest.raises(IllegalAction):
        attempt.act(Attack(at("C2"), at("C3"), 3))
    assert (attempt.position, attempt.story) == (lesson("war").start, ())


def test_the_opponent_answers_the_learners_first_cube() -> None:
    attempt = Attempt(lesson("placing"))
    happenings = attempt.act(Place(at("C2")))
    assert [happening.actor for happening in happenings] == [LEARNER, 1 - LEARNER]


def test_every_course_is_of_a_game_and_its_seals_are_unique() -> None:
    courses = {game: presentation(game).course for game in SHOWN}
    seals = [lesson.seal for course in courses.values() for lesson in course.lessons]
    assert len(set(seals)) == len(seals)
    assert all(course.game == game for game, course in courses.items())
