"""Puzzles from games that were looked at again: found once the review is complete, kept, and solved like any other."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from bots.matches import careless_match
from client.driver import Driver
from client.test_review import SHOWING, look_at_all, the_theatre
from ziggurat.bots.puzzles.of_match import puzzles_of
from ziggurat.bots.review import reviewing
from ziggurat.match.match import Match
from ziggurat.match.puzzle import Puzzle
from ziggurat_client.kept.kept_reviews import KeptReviews
from ziggurat_client.kept.own_puzzles import FILE, MOST, OwnPuzzles
from ziggurat_client.puzzles.stock import shipped, todays
from ziggurat_client.replaying.rehearsal import SLICE
from ziggurat_client.scenes.puzzles.puzzles import PuzzlesScene
from ziggurat_client.scenes.replay.reading import ReplayReadingScene


@pytest.fixture(scope="module")
def match() -> Match:
    """A match whose last turn few ways would have won."""
    return careless_match(rounds=6, seed=105)


@pytest.fixture(scope="module")
def puzzle(match: Match) -> Puzzle:
    (found,) = puzzles_of(match.record())
    return found


def show_review(driver: Driver, match: Match) -> None:
    """The match told again, with its review beside it, which was kept before."""
    review = list(reviewing(match.record(), nodes=0))[-1]
    KeptReviews(driver.app.services.memory.folder / "reviews").store(match.record(), review)
    driver.app.stack.push(ReplayReadingScene(driver.app.atlas, SHOWING, match.record()))
    driver.turn(len(match.steps) // SLICE + 3)
    driver.write("v")


@pytest.mark.thorough
def test_a_review_leads_to_the_puzzle_in_its_game(driver: Driver, match: Match, puzzle: Puzzle) -> None:
    show_review(driver, match)
    look_at_all(driver, driver.app.services.reviews.of(match.record()))
    driver.turn()
    driver.click("puzzles")
    page = driver.app.scene
    assert isinstance(page, PuzzlesScene)
    assert page.attempt.puzzle == puzzle
    assert OwnPuzzles(driver.app.services.memory.folder).puzzles == (puzzle,)


@pytest.mark.thorough
def test_puzzles_that_were_found_are_not_looked_for_again(driver: Driver, match: Match, puzzle: Puzzle) -> None:
    review = list(reviewing(match.record(), nodes=0))[-1]
    KeptReviews(driver.app.services.memory.folder / "reviews").store(match.record(), review, (puzzle,))
    driver.app.stack.push(ReplayReadingScene(driver.app.atlas, SHOWING, match.record()))
    driver.turn(len(match.steps) // SLICE + 3)
    driver.write("v")
    assert the_theatre(driver).widget("puzzles").enabled
    assert driver.app.services.mind.process_id is None


def day_of_another_game_than(game: str) -> date:
    """A day whose puzzle is of another game, so that it is not what one is led to in this one."""
    days = (date(2026, 1, 1) + timedelta(days=number) for number in range(365))
    return next(day for day in days if (puzzle := todays(day)) is not None and puzzle.game != game)


def test_a_kept_puzzle_stands_before_those_that_come_with_the_program(driver: Driver, puzzle: Puzzle) -> None:
    day = day_of_another_game_than("ur")
    page = PuzzlesScene(driver.app.atlas, lambda: day, opened=(puzzle,))
    driver.app.stack.push(page)
    driver.turn()
    page.open(shipped()["ur"][0])
    page.show_game("ur")
    driver.turn()
    assert page.widget(f"puzzle {puzzle.name}").enabled
    for action in page.attempt.set_up.solution:
        page.act(action)
        page.view.skip()
    assert page.said[0] == "won"


def test_the_same_puzzle_is_kept_once(tmp_path: Path, puzzle: Puzzle) -> None:
    own = OwnPuzzles(tmp_path)
    own.keep((puzzle,))
    own.keep((puzzle,))
    assert OwnPuzzles(tmp_path).puzzles == (puzzle,)


def test_the_newest_stand_first_and_the_oldest_make_room(tmp_path: Path, puzzle: Puzzle) -> None:
    own = OwnPuzzles(tmp_path)
    for number in range(MOST + 1):
        own.keep((msgspec.structs.replace(puzzle, name=f"ur-{number}-1"),))
    names = [each.name for each in OwnPuzzles(tmp_path).puzzles]
    assert (names[0], len(names)) == (f"ur-{MOST}-1", MOST)
    assert "ur-0-1" not in names


def test_a_puzzle_that_was_changed_in_its_file_is_not_shown(tmp_path: Path, puzzle: Puzzle) -> None:
    OwnPuzzles(tmp_path).keep((puzzle,))
    file = tmp_path / FILE
    file.write_bytes(file.read_bytes().replace(b'"seat": ', b'"seat":  1', 1))
    assert OwnPuzzles(tmp_path).puzzles == ()


def test_a_puzzle_that_was_changed_in_its_file_is_opened_again_from_its_review(driver: Driver, puzzle: Puzzle) -> None:
    folder = driver.app.services.memory.folder
    OwnPuzzles(folder).keep((puzzle,))
    file = folder / FILE
    file.write_bytes(file.read_bytes().replace(b'"seat": ', b'"seat":  1', 1))
    page = PuzzlesScene(driver.app.atlas, opened=(puzzle,))
    driver.app.stack.push(page)
    driver.turn()
    assert page.attempt.puzzle == puzzle
    assert OwnPuzzles(folder).puzzles == (puzzle,)


def test_a_puzzle_of_older_rules_is_not_shown(tmp_path: Path, puzzle: Puzzle) -> None:
    OwnPuzzles(tmp_path).keep((msgspec.structs.replace(puzzle, rules_version=puzzle.rules_version + 1),))
    assert OwnPuzzles(tmp_path).puzzles == ()
