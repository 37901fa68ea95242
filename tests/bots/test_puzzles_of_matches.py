"""Turns of a match that was played in which few ways won."""

from __future__ import annotations

import pytest

from bots.matches import careless_match
from games.golden_matches import golden_records
from ziggurat.bots.puzzles.of_match import puzzles_of
from ziggurat.bots.puzzles.trying import in_order, outcome
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.match.puzzle import Puzzle, load, save, set_up


@pytest.fixture(scope="module")
def match() -> Match:
    """A match whose last turn few ways would have won."""
    return careless_match(rounds=6, seed=105)


@pytest.fixture(scope="module")
def puzzle(match: Match) -> Puzzle:
    """The one puzzle in it."""
    (found,) = puzzles_of(match.record())
    return found


def test_the_solution_wins_by_the_rules(puzzle: Puzzle) -> None:
    there = set_up(puzzle)
    assert outcome(there.rules, there.start, puzzle.seat, in_order(there.solution))[0] == "solved"


def test_the_puzzle_begins_where_a_turn_of_the_match_began(match: Match, puzzle: Puzzle) -> None:
    start = set_up(puzzle).start
    assert start in match.positions
    assert match.game.span(start).number == puzzle.origin.turn


def test_where_people_played_no_levels_are_named_and_no_seed_is_told(match: Match, puzzle: Puzzle) -> None:
    assert puzzle.origin.levels == ()
    assert puzzle.origin.seed != match.seed
    assert load(save(puzzle)) == (puzzle,)


def test_the_same_match_gives_the_same_puzzle_whatever_its_players_are_called(match: Match, puzzle: Puzzle) -> None:
    assert tuple(puzzles_of(match.record(names=("Ninsun", "Enlil")))) == (puzzle,)


def test_a_match_whose_last_turn_changed_nothing_gives_none() -> None:
    assert tuple(puzzles_of(careless_match(rounds=1, seed=1).record())) == ()


def test_a_match_that_is_not_over_gives_none(match: Match) -> None:
    begun = Match(match.game, 2, 105, match.options)
    assert tuple(puzzles_of(begun.record())) == ()


@pytest.mark.thorough
def test_a_match_of_tigris_gives_turns_that_gain_most() -> None:
    record = golden_records(game_named("tigris"))[0]
    found = tuple(map(set_up, puzzles_of(record)))
    assert found
    for puzzle in found:
        solved = outcome(puzzle.rules, puzzle.start, puzzle.puzzle.seat, in_order(puzzle.solution), puzzle.puzzle.goal)
        assert solved[0] == "solved"
