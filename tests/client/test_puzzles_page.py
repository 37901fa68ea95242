"""The page of puzzles, through the real loop."""

from __future__ import annotations

from datetime import date

import pygame
import pytest

from client.driver import Driver
from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import EndTurn
from ziggurat.match.puzzle import Puzzle
from ziggurat_client.boards.registry import presentation
from ziggurat_client.lessons.places import FEW_WORDS
from ziggurat_client.puzzles.stock import shipped, todays
from ziggurat_client.scenes.puzzles.places import puzzle_places
from ziggurat_client.scenes.puzzles.puzzles import PuzzlesScene
from ziggurat_client.scenes.puzzles.sayings import task
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.window.viewport import Extent

TODAY = date(2026, 3, 6)


@pytest.fixture
def page(driver: Driver) -> PuzzlesScene:
    """The page on a day that is known."""
    scene = PuzzlesScene(driver.app.atlas, lambda: TODAY)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def ur_puzzle(page: PuzzlesScene) -> Puzzle:
    """A puzzle of Ur that is not the day's, opened."""
    puzzle = next(each for each in shipped()["ur"] if each is not todays(TODAY))
    page.open(puzzle)
    return puzzle


def end_at_once(page: PuzzlesScene) -> None:
    """Do the first thing that ends the turn, which does not win."""
    attempt = page.attempt
    view = attempt.rules.view(attempt.position, attempt.seat)
    page.act(next(action for action in attempt.rules.candidates(view) if ends(page, action)))


def ends(page: PuzzlesScene, action: Action) -> bool:
    attempt = page.attempt
    position, _ = attempt.rules.apply(attempt.position, attempt.seat, action)
    return attempt.set_up.verdict(position) == "missed"


def solve(page: PuzzlesScene) -> None:
    for action in page.attempt.set_up.solution:
        page.act(action)
        page.view.skip()


def wanted(page: PuzzlesScene) -> int:
    """How many points are to be gained."""
    attempt = page.attempt
    return (attempt.puzzle.goal or 0) - attempt.set_up.points(attempt.start)


def rows(page: PuzzlesScene) -> int:
    """How many puzzles of the game are in sight."""
    return sum(page.has(f"puzzle {puzzle.name}") for puzzle in shipped()[page.attempt.puzzle.game])


def test_the_title_leads_to_the_puzzles_and_escape_leads_back(driver: Driver) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.turn()
    driver.click("puzzles")
    assert isinstance(driver.app.scene, PuzzlesScene)
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, TitleScene)


def test_the_days_puzzle_is_opened_first(page: PuzzlesScene) -> None:
    assert page.attempt.puzzle is todays(TODAY)


def test_a_turn_that_wins_solves_the_days_puzzle_and_keeps_the_day(page: PuzzlesScene) -> None:
    solve(page)
    assert page.said[0] == "won"
    assert page.notes.state(page.attempt.puzzle.name) == "solved"
    assert page.notes.streak(TODAY) == 1


def test_another_puzzle_keeps_no_day(page: PuzzlesScene) -> None:
    puzzle = ur_puzzle(page)
    solve(page)
    assert (page.notes.state(puzzle.name), page.notes.streak(TODAY)) == ("solved", 0)


def test_a_wrong_try_is_said_and_counted_and_ends_nothing(driver: Driver, page: PuzzlesScene) -> None:
    puzzle = ur_puzzle(page)
    end_at_once(page)
    assert page.said[0] == "missed"
    driver.turn()
    driver.click("start over")
    solve(page)
    assert page.notes.of(puzzle.name).tries == 1
    assert page.notes.state(puzzle.name) == "solved"


def test_the_answer_is_played_on_the_board_and_counts_no_more(driver: Driver, page: PuzzlesScene) -> None:
    driver.click("answer")
    for _ in range(400):
        driver.turn(seconds=1.0)
        if page.attempt.verdict == "solved":
            break
    assert page.attempt.verdict == "solved"
    assert page.notes.state(page.attempt.puzzle.name) == "answered"
    driver.turn(seconds=5.0)
    driver.click("start over")
    solve(page)
    assert (page.notes.state(page.attempt.puzzle.name), page.notes.streak(TODAY)) == ("answered", 0)


def test_a_hint_says_the_first_step_and_the_next_one_the_second(driver: Driver, page: PuzzlesScene) -> None:
    page.open(next(each for each in shipped()["ur"] if len(each.solution) > 1))
    driver.turn()
    driver.click("hint")
    assert page.said[0] == "hint"
    assert page.attempt.position == page.attempt.start
    driver.turn()
    driver.strike(ord("h"), "h")
    assert page.attempt.position != page.attempt.start
    assert not page.widget("hint").enabled


def test_a_puzzle_is_opened_from_the_list(driver: Driver, page: PuzzlesScene) -> None:
    page.show_game("ur")
    other = shipped()["ur"][1]
    driver.turn()
    driver.click(f"puzzle {other.name}")
    assert page.attempt.puzzle is other


@pytest.mark.parametrize("game", ["tigris", "civilization"])
def test_a_turn_that_gains_what_is_asked_solves_the_puzzle(page: PuzzlesScene, game: str) -> None:
    puzzle = shipped()[game][0]
    page.open(puzzle)
    solve(page)
    assert page.said[0] == "gained"
    assert page.notes.state(puzzle.name) == "solved"


def test_a_turn_that_gains_too_little_is_told_what_it_gained(page: PuzzlesScene) -> None:
    page.open(shipped()["tigris"][0])
    while page.attempt.verdict == "open":
        page.act(EndTurn())
    assert page.said == ("missed", page.say("puzzle.missed.gain", gained=0, wanted=wanted(page)))


@pytest.mark.parametrize("game", ["tigris", "civilization"])
def test_the_task_says_how_many_points_are_to_be_gained(page: PuzzlesScene, game: str) -> None:
    page.open(shipped()[game][0])
    assert str(wanted(page)) in task(page.services.words, page.attempt, {})


@pytest.mark.thorough
def test_where_cards_lie_the_list_has_the_room_of_the_players(driver: Driver, page: PuzzlesScene) -> None:
    driver.resize(1920, 1080)
    page.show_game("tigris")
    driver.turn()
    beside_a_board = rows(page)
    page.show_game("civilization")
    driver.turn()
    assert rows(page) > beside_a_board


def test_keys_turn_to_the_next_puzzle_and_back(driver: Driver, page: PuzzlesScene) -> None:
    first = page.attempt.puzzle
    driver.press(pygame.K_PAGEDOWN)
    assert page.attempt.puzzle is not first
    driver.press(pygame.K_PAGEUP)
    assert page.attempt.puzzle is first


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)], ids=["wide", "narrow"])
def test_board_list_and_buttons_have_their_places_at_every_size(
    driver: Driver, page: PuzzlesScene, size: tuple[int, int]
) -> None:
    driver.resize(*size)
    assert page.has("board")
    if not page.has("tabs"):
        assert all(map(page.has, ("hint", "answer", "start over")))
        return
    page.show("scribe")
    assert all(map(page.has, ("hint", "answer", "start over")))
    page.show("lessons")
    assert page.has(f"puzzle {page.attempt.puzzle.name}")


def test_where_nobody_is_pictured_what_is_said_begins_where_the_buttons_do() -> None:
    shape = presentation("ur").shape
    places = puzzle_places(Extent(1366, 800), "actions", shape, FEW_WORDS, 2)
    assert places.about is not None
    assert places.buttons is not None
    assert places.about.x == min(button.x for button in places.buttons)
    assert places.about.right == max(button.right for button in places.buttons)
