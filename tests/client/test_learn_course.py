"""The lessons of Ur: each can be learnt by legal actions, and each wrong way is told apart."""

from __future__ import annotations

from collections import Counter

import pytest

from client.courses import TASKS, Way, assert_reached_by_the_last_step_alone, assert_speaks
from client.courses import after as after_task
from ziggurat.games.game import IllegalAction
from ziggurat.games.ur.actions import Agriculture, Attack, Build, Culture, Place, Politics, Swap, Trade
from ziggurat.games.ur.position import CUBES_PER_PLAYER, Cubes, Position
from ziggurat.games.ur.scoring import score
from ziggurat.games.ur.squares import square_of
from ziggurat.games.ur.tiles import PAIR, PAIRS
from ziggurat_client.boards.registry import presentation
from ziggurat_client.boards.ur.lessons.course import UR_COURSE
from ziggurat_client.boards.ur.lessons.judges import LEARNER
from ziggurat_client.lessons.attempt import TRIES_BEFORE_HINT, Attempt
from ziggurat_client.lessons.lesson import Lesson
from ziggurat_client.shown import SHOWN
from ziggurat_client.wording.words import LANGUAGES, Words

TILES_OF_A_PAIR = 3


def at(name: str) -> int:
    return square_of(5, name)


def cubes(**counts: int) -> tuple[Cubes, ...]:
    return tuple(Cubes(at(name), count) for name, count in counts.items())


WAYS: dict[tuple[str, int], Way] = {
    ("scoring", 1): (Place(at("A2")),),
    ("scoring", 2): (Attack(at("B2"), at("A2"), 1),),
    ("scoring", 3): (Place(at("A2")),),
    ("scoring", 4): (Build((at("D4"),)),),
    ("placing", 1): (Place(at("C2")), Place(at("B2"))),
    ("placing", 2): (Place(at("E4")), Place(at("D4"))),
    ("placing", 3): (Place(at("B2")), Place(at("A2"))),
    ("agriculture", 1): (Agriculture(cubes(C3=2)),),
    ("agriculture", 2): (Place(at("E5")), Agriculture(cubes(C3=2))),
    ("agriculture", 3): (Agriculture(cubes(C3=2, B4=2)),),
    ("trade", 1): (Trade(),),
    ("trade", 2): (Trade(), Place(at("B2"))),
    ("trade", 3): (Trade(), Place(at("B2"))),
    ("culture", 1): (Culture(),),
    ("culture", 2): (Culture(), Place(at("C4"))),
    ("culture", 3): (Attack(at("B2"), at("C2"), 1), Culture()),
    ("politics", 1): (Politics(cubes(B2=5, D3=1)),),
    ("politics", 2): (Politics(cubes(B2=5, C4=5, D3=1, A4=1)),),
    ("politics", 3): (Politics(cubes(B2=5, C4=5, D3=5, A4=1)),),
    ("war", 1): (Attack(at("C4"), at("C3"), 1),),
    ("war", 2): (Attack(at("C4"), at("C3"), 1),),
    ("war", 3): (Attack(at("C4"), at("C3"), 1), Attack(at("D4"), at("D3"), 1)),
    ("ziggurats", 1): (Place(at("C3")), Place(at("C3"))),
    ("ziggurats", 2): (Build((at("C3"),)),),
    ("ziggurats", 3): (Build((at("B2"), at("D4"))),),
    ("swapping", 1): (Swap(at("D1"), "P"),),
    ("swapping", 2): (Swap(at("C2"), "P"),),
    ("swapping", 3): (Swap(at("C2"), "W"),),
}
"""One way to do each task."""

WRONG_WAYS: dict[tuple[str, int, str], Way] = {
    ("scoring", 1, "points"): (Place(at("B1")),),
    ("scoring", 2, "points"): (Place(at("C1")),),
    ("scoring", 3, "points"): (Place(at("D2")),),
    ("scoring", 4, "points"): (Place(at("B3")),),
    ("placing", 1, "stacked"): (Place(at("C3")),),
    ("placing", 1, "same_kind"): (Place(at("C4")), Place(at("B4"))),
    ("placing", 2, "stacked"): (Place(at("E3")),),
    ("placing", 3, "other_kind"): (Place(at("A3")),),
    ("agriculture", 1, "thin"): (Agriculture(cubes(C3=1)),),
    ("agriculture", 2, "lost"): (Agriculture(cubes(C3=2)),),
    ("agriculture", 2, "thin"): (Place(at("E5")), Agriculture(cubes(C3=1))),
    ("agriculture", 2, "unplayed"): (Place(at("E5")), Place(at("C3"))),
    ("agriculture", 3, "thin"): (Agriculture(cubes(C3=2, B4=1)),),
    ("trade", 1, "unplayed"): (Place(at("E1")), Place(at("E1"))),
    ("trade", 2, "short"): (Trade(), Place(at("E1"))),
    ("trade", 3, "short"): (Trade(), Place(at("E1"))),
    ("culture", 1, "unplayed"): (Place(at("B3")), Place(at("D3"))),
    ("culture", 2, "short"): (Culture(), Place(at("C3"))),
    ("culture", 3, "shared"): (Culture(),),
    ("culture", 3, "few"): (Attack(at("B2"), at("C2"), 1), Attack(at("B3"), at("A3"), 2), Culture()),
    ("politics", 1, "not_full"): (Politics(cubes(B2=3, D3=3)),),
    ("politics", 2, "gave_up"): (Politics(cubes(B2=5, C4=5, D3=2)),),
    ("politics", 2, "not_full"): (Politics(cubes(B2=5, C4=4, D3=1, A4=2)),),
    ("politics", 2, "unplayed"): (Place(at("B2")), Place(at("D3"))),
    ("politics", 3, "unplayed"): (Place(at("B2")), Place(at("D3"))),
    ("war", 1, "emptied"): (Attack(at("C4"), at("C3"), 3),),
    ("war", 2, "emptied"): (Attack(at("C4"), at("C3"), 2),),
    ("war", 2, "unplayed"): (Place(at("C4")), Place(at("C2"))),
    ("war", 3, "emptied"): (Attack(at("D4"), at("D3"), 2),),
    ("ziggurats", 1, "short"): (Place(at("C3")), Place(at("B2"))),
    ("ziggurats", 2, "busy"): (Place(at("B2")),),
    ("ziggurats", 3, "one"): (Build((at("D4"),)),),
    ("ziggurats", 3, "busy"): (Place(at("C3")),),
    ("swapping", 1, "other_tile"): (Swap(at("C5"), "P"),),
    ("swapping", 2, "other_tile"): (Swap(at("D1"), "P"),),
    ("swapping", 2, "wrong_face"): (Swap(at("C2"), "W"),),
    ("swapping", 3, "other_tile"): (Swap(at("D1"), "W"),),
}
"""For each task something legal that misses it, and for each remark of a judge something that calls for it."""


def lesson(name: str) -> Lesson:
    return UR_COURSE.lesson(name)


def after(name: str, number: int, actions: Way) -> Attempt:
    return after_task(lesson(name), number, actions)


def test_every_task_has_a_way_and_a_wrong_one() -> None:
    tasks = [(lesson.name, number + 1) for lesson in UR_COURSE.lessons for number in range(len(lesson.tasks))]
    assert list(WAYS) == tasks
    assert {(name, number) for name, number, _ in WRONG_WAYS} == set(tasks)


@pytest.mark.parametrize(("name", "number"), WAYS)
def test_every_task_is_done_by_its_last_step_and_not_before(name: str, number: int) -> None:
    assert_reached_by_the_last_step_alone(lesson(name), number, WAYS[name, number])


@pytest.mark.parametrize(("name", "number", "remark"), WRONG_WAYS)
def test_a_legal_try_that_misses_the_goal_is_told_why(name: str, number: int, remark: str) -> None:
    verdict = after(name, number, WRONG_WAYS[name, number, remark]).verdict
    assert (verdict.state, verdict.remark) == ("missed", remark)


@pytest.mark.parametrize(("name", "number"), WAYS)
def test_tasks_use_the_tiles_of_the_box(name: str, number: int) -> None:
    start: Position = Attempt(lesson(name), number - 1).position
    tiles = Counter(PAIR[tile] for tile in (*start.tiles, *start.hands, *start.market))
    assert tiles == dict.fromkeys(PAIRS, TILES_OF_A_PAIR)


@pytest.mark.parametrize(("name", "number"), WAYS)
def test_every_cube_of_a_player_lies_on_the_grid_or_in_the_supply(name: str, number: int) -> None:
    start: Position = Attempt(lesson(name), number - 1).position
    for seat, supply in enumerate(start.supplies):
        on_grid = sum(count for count, owner in zip(start.cubes, start.owners, strict=True) if owner == seat)
        assert on_grid + supply + start.ziggurats.count(seat) == CUBES_PER_PLAYER


@pytest.mark.parametrize(("name", "number"), WAYS)
def test_it_is_the_learners_turn_when_a_task_begins(name: str, number: int) -> None:
    assert Attempt(lesson(name), number - 1).moment.due.seats == (LEARNER,)


def test_the_course_begins_with_what_winning_means() -> None:
    assert UR_COURSE.lessons[0].name == "scoring"


def test_every_lesson_has_three_or_four_tasks() -> None:
    assert all(len(lesson.tasks) in TASKS for lesson in UR_COURSE.lessons)


def test_a_task_says_how_many_points_it_brings_truly() -> None:
    reached = [
        score(after("scoring", number, WAYS["scoring", number]).position, LEARNER).points for number in (1, 2, 3, 4)
    ]
    assert reached == [10, 15, 16, 21]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_speaks_every_language(language: str) -> None:
    assert_speaks(Words(language), UR_COURSE, WRONG_WAYS)


def test_a_step_can_be_taken_back_and_the_verdict_with_it() -> None:
    attempt = after("culture", 3, (Culture(),))
    assert attempt.undo() is not None
    assert (attempt.position, attempt.verdict.state) == (lesson("culture").tasks[2].start, "open")


def test_nothing_can_be_taken_back_after_the_turn_has_passed() -> None:
    attempt = after("swapping", 2, WAYS["swapping", 2])
    assert (attempt.may_undo, attempt.undo()) == (False, None)


def test_starting_over_brings_the_first_position_back_and_counts_the_tries_on() -> None:
    attempt = after("war", 2, (Attack(at("C4"), at("C3"), 2),))
    happening = attempt.start_over()
    assert (attempt.position, happening.actor, attempt.wrong_tries) == (lesson("war").tasks[1].start, None, 1)


def test_the_hint_comes_after_two_wrong_tries_legal_or_not() -> None:
    attempt = after("war", 2, (Attack(at("C4"), at("C3"), 2),))
    attempt.start_over()
    assert not attempt.hint_is_due
    attempt.refused()
    assert (attempt.wrong_tries, attempt.hint_is_due) == (TRIES_BEFORE_HINT, True)


def test_what_the_rules_forbid_changes_nothing() -> None:
    attempt = Attempt(lesson("war"), 1)
    with pytest.raises(IllegalAction):
        attempt.act(Attack(at("C2"), at("C3"), 3))
    assert (attempt.position, attempt.story) == (lesson("war").tasks[1].start, ())


def test_the_opponent_answers_the_learners_first_cube() -> None:
    attempt = Attempt(lesson("placing"))
    happenings = attempt.act(Place(at("C2")))
    assert [happening.actor for happening in happenings] == [LEARNER, 1 - LEARNER]


def test_every_course_is_of_a_game_and_its_seals_are_unique() -> None:
    courses = {game: presentation(game).course for game in SHOWN}
    seals = [lesson.seal for course in courses.values() for lesson in course.lessons]
    assert len(set(seals)) == len(seals)
    assert all(course.game == game for game, course in courses.items())


@pytest.mark.parametrize("game", SHOWN)
def test_beside_every_lesson_stands_the_figure_of_its_rule(game: str) -> None:
    shown = presentation(game)
    bare = [
        lesson.name
        for lesson in shown.course.lessons
        if not {lesson.rule, lesson.rule.partition(".")[0]} & shown.figures.keys()
    ]
    assert bare == []
