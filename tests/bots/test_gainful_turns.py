"""Turns in which hardly any way gains the most points there are to gain."""

from __future__ import annotations

from importlib import resources
from random import Random

import pytest

from ziggurat.bots.evaluators import evaluator_of
from ziggurat.bots.puzzles import gaining
from ziggurat.bots.puzzles.solution import solution_among
from ziggurat.bots.puzzles.task import Task
from ziggurat.bots.puzzles.trying import in_order, outcome
from ziggurat.bots.search.budget import Budget
from ziggurat.games import game_named
from ziggurat.match.puzzle import SetUp, load, set_up

GAMES = ("tigris", "civilization")


def some_puzzle(game: str) -> SetUp:
    """The first of the puzzles that come with the program."""
    file = resources.files("ziggurat_assets") / "puzzles" / f"{game}.jsonl"
    return set_up(load(file.read_bytes())[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_most_that_can_be_gained_is_asked_for(game: str) -> None:
    puzzle = some_puzzle(game)
    (task,) = gaining.tasks(puzzle.rules, [puzzle.start], None)
    assert task.goal == puzzle.puzzle.goal
    assert 0 < task.share <= gaining.MOST_REACHING


@pytest.mark.parametrize("game", [pytest.param("tigris", marks=pytest.mark.thorough), "civilization"])
def test_a_broader_search_finds_ways_to_the_same_goal_and_no_further(game: str) -> None:
    puzzle = some_puzzle(game)
    task = Task(0.0, puzzle.start, puzzle.puzzle.goal)
    plans = gaining.plans(puzzle.rules, task, None)
    assert solution_among(puzzle.rules, task, plans) == puzzle.solution


def test_where_a_broader_search_finds_more_it_is_no_puzzle() -> None:
    puzzle = some_puzzle("civilization")
    less = Task(0.0, puzzle.start, puzzle.points(puzzle.start) + 1)
    assert gaining.plans(puzzle.rules, less, None) == []


def test_where_many_ways_gain_as_much_it_is_no_puzzle() -> None:
    tigris = game_named("tigris")
    assert list(gaining.tasks(tigris, [tigris.setup(2, tigris.options_type(), 1)], None)) == []


def test_once_nobody_waits_for_it_nothing_is_looked_at() -> None:
    puzzle = some_puzzle("tigris")
    assert list(gaining.tasks(puzzle.rules, [puzzle.start], lambda: True)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_earns_what_the_rules_give_for_it(game: str) -> None:
    puzzle = some_puzzle(game)
    rules, seat = puzzle.rules, puzzle.puzzle.seat
    view = rules.view(puzzle.start, seat)
    imagined = evaluator_of(rules).imagine(view, Random(0))
    earned = list(evaluator_of(rules).earnings(rules, imagined, seat, 1.0, Budget(400)))
    assert earned
    for actions, points in earned[:: max(1, len(earned) // 20)]:
        _, position = outcome(rules, imagined, seat, in_order(actions), 100_000)
        assert rules.points(position, seat) == points


@pytest.mark.parametrize("game", GAMES)
def test_a_solution_reaches_the_goal_however_what_is_hidden_lies(game: str) -> None:
    puzzle = some_puzzle(game)
    rules, seat, goal = puzzle.rules, puzzle.puzzle.seat, puzzle.puzzle.goal
    view = rules.view(puzzle.start, seat)
    for deal in range(6):
        position = evaluator_of(rules).imagine(view, Random(deal))
        assert outcome(rules, position, seat, in_order(puzzle.solution), goal)[0] == "solved"
