"""The page of lessons, through the real loop: by mouse and by keys."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from ziggurat.games.ur.actions import Attack, Swap
from ziggurat.games.ur.squares import square_of
from ziggurat_client.boards.ur.view import UrBoardView
from ziggurat_client.kept.profile import Memory
from ziggurat_client.scenes.learn.learn import LearnScene
from ziggurat_client.scenes.play_now.play_now import PlayNowScene
from ziggurat_client.scenes.rules.rules import RulesScene
from ziggurat_client.scenes.title.title import TitleScene


@pytest.fixture
def learn(driver: Driver) -> LearnScene:
    """The page of lessons, opened for the first time."""
    scene = LearnScene(driver.app.atlas, "ur")
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def click_square(driver: Driver, learn: LearnScene, name: str) -> None:
    """Click on a square of the board."""
    assert isinstance(learn.view, UrBoardView)
    driver.click_at(*learn.view.layout.square(square_of(5, name)).centre)


def press(driver: Driver, letter: str) -> None:
    """Press the key of a letter, a digit or a sign."""
    driver.strike(ord(letter), letter)


def win_the_war(driver: Driver, learn: LearnScene) -> None:
    """Do the lesson of war by mouse: C4 takes C3 and leaves a cube behind."""
    learn.open("war", 1)
    driver.turn()
    driver.click("action W")
    click_square(driver, learn, "C4")
    click_square(driver, learn, "C3")
    driver.click("move in 1")


def lose_a_tile(driver: Driver, learn: LearnScene) -> None:
    """Miss the goal of the lesson of war: every cube of C4 moves in."""
    learn.open("war", 1)
    driver.turn()
    driver.click("action W")
    click_square(driver, learn, "C4")
    click_square(driver, learn, "C3")
    driver.click("move in 2")


def test_the_first_lesson_without_a_seal_is_opened(driver: Driver) -> None:
    driver.app.services.memory.change(seals=("ur/scoring", "ur/placing"))
    assert LearnScene(driver.app.atlas, "ur").lesson.name == "agriculture"


def test_the_first_lesson_is_opened_once_all_have_seals(driver: Driver, learn: LearnScene) -> None:
    driver.app.services.memory.change(seals=tuple(f"ur/{name}" for name in lesson_names(learn)))
    assert LearnScene(driver.app.atlas, "ur").lesson.name == "scoring"


def lesson_names(learn: LearnScene) -> list[str]:
    return [
        widget.removeprefix("lesson ")
        for widget in (w.name for w in learn.layout() if hasattr(w, "name"))
        if widget.startswith("lesson ")
    ]


def test_there_are_nine_lessons(learn: LearnScene) -> None:
    assert lesson_names(learn) == [
        "scoring",
        "placing",
        "agriculture",
        "trade",
        "culture",
        "politics",
        "war",
        "ziggurats",
        "swapping",
    ]


def test_a_lesson_can_be_done_by_mouse(driver: Driver, learn: LearnScene) -> None:
    win_the_war(driver, learn)
    assert (learn.attempt.verdict.state, learn.speech.tone) == ("reached", "reached")


def test_a_lesson_can_be_done_by_keys(driver: Driver, learn: LearnScene) -> None:
    learn.open("ziggurats", 2)
    driver.turn()
    press(driver, "4")
    for key in (pygame.K_UP, pygame.K_LEFT, pygame.K_RETURN):
        driver.press(key)
    for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RETURN):
        driver.press(key)
    assert learn.attempt.verdict.state == "reached"


def test_the_mark_of_a_task_is_remembered(driver: Driver, learn: LearnScene) -> None:
    win_the_war(driver, learn)
    assert Memory(driver.app.services.memory.folder).profile.seals == ("ur/war/2",)


def test_a_lesson_has_its_seal_once_all_its_tasks_are_done(driver: Driver, learn: LearnScene) -> None:
    driver.app.services.memory.change(seals=("ur/war/1", "ur/war/3"))
    win_the_war(driver, learn)
    assert driver.app.services.memory.profile.seals == ("ur/war/1", "ur/war/3", "ur/war/2", "ur/war")


def test_a_task_done_again_earns_no_second_mark(driver: Driver, learn: LearnScene) -> None:
    win_the_war(driver, learn)
    win_the_war(driver, learn)
    assert driver.app.services.memory.profile.seals == ("ur/war/2",)


def test_a_lesson_goes_on_with_the_first_task_that_is_not_done(driver: Driver) -> None:
    driver.app.services.memory.change(seals=("ur/scoring/1", "ur/scoring/2"))
    scene = LearnScene(driver.app.atlas, "ur")
    assert (scene.lesson.name, scene.attempt.number) == ("scoring", 2)


def test_enter_goes_on_to_the_next_task_after_success(driver: Driver, learn: LearnScene) -> None:
    win_the_war(driver, learn)
    driver.press(pygame.K_RETURN)
    assert (learn.lesson.name, learn.attempt.number, learn.focused) == ("war", 2, "board")


def test_the_last_task_of_a_lesson_leads_to_the_next_lesson(driver: Driver, learn: LearnScene) -> None:
    learn.open("war", 2)
    for attacker, target in (("C4", "C3"), ("D4", "D3")):
        learn.act(Attack(square_of(5, attacker), square_of(5, target), 1))
    driver.turn()
    driver.press(pygame.K_RETURN)
    assert (learn.lesson.name, learn.attempt.number) == ("ziggurats", 0)


def test_a_task_is_chosen_by_keys(driver: Driver, learn: LearnScene) -> None:
    learn.focus_on("tasks")
    driver.press(pygame.K_RIGHT)
    assert learn.attempt.number == 1


def test_a_first_game_waits_below_the_lessons(driver: Driver, learn: LearnScene) -> None:
    driver.click("first game")
    assert isinstance(driver.app.stack.scenes[-1], PlayNowScene)


def test_the_next_lesson_is_not_offered_before_success(learn: LearnScene) -> None:
    assert not learn.widget("next").enabled


@pytest.mark.thorough
def test_after_the_last_lesson_a_game_is_offered(driver: Driver, learn: LearnScene) -> None:
    learn.open("swapping", 2)
    learn.act(Swap(square_of(5, "C2"), "W"))
    driver.turn()
    driver.click("next")
    assert isinstance(driver.app.stack.scenes[-1], PlayNowScene)


def test_what_misses_the_goal_is_said_in_words(driver: Driver, learn: LearnScene) -> None:
    lose_a_tile(driver, learn)
    assert learn.speech.tone == "missed"
    assert "C4" in learn.speech.text


def test_what_the_rules_forbid_is_said_with_its_paragraph(driver: Driver, learn: LearnScene) -> None:
    learn.open("placing")
    driver.turn()
    click_square(driver, learn, "A1")
    assert learn.speech.tone == "refused"
    assert "3.5" in learn.speech.text


def test_the_hint_is_offered_after_two_wrong_tries(driver: Driver, learn: LearnScene) -> None:
    learn.open("placing")
    driver.turn()
    press(driver, "h")
    assert learn.speech.tone == "task"
    for square in ("A1", "E5"):
        click_square(driver, learn, square)
    press(driver, "h")
    assert learn.speech.tone == "hint"


def test_taking_back_a_wrong_step_clears_the_verdict(driver: Driver, learn: LearnScene) -> None:
    lose_a_tile(driver, learn)
    press(driver, "u")
    assert (learn.attempt.verdict.state, learn.speech.tone) == ("open", "task")


def test_starting_over_shows_the_first_position_again(driver: Driver, learn: LearnScene) -> None:
    lose_a_tile(driver, learn)
    driver.click("start over")
    assert isinstance(learn.view, UrBoardView)
    assert learn.view.shown.cubes == learn.attempt.task.start.cubes


def test_the_opponents_reply_is_shown_on_the_board(driver: Driver, learn: LearnScene) -> None:
    learn.open("placing")
    driver.turn()
    click_square(driver, learn, "C2")
    learn.view.skip()
    assert isinstance(learn.view, UrBoardView)
    assert learn.view.shown.cubes[square_of(5, "D2")] == 2


def test_page_keys_turn_the_lessons_in_a_circle(driver: Driver, learn: LearnScene) -> None:
    driver.press(pygame.K_PAGEUP)
    assert learn.lesson.name == "swapping"
    driver.press(pygame.K_PAGEDOWN)
    assert learn.lesson.name == "scoring"


def test_a_lesson_of_the_list_is_opened_by_a_click(driver: Driver, learn: LearnScene) -> None:
    driver.click("lesson politics")
    assert learn.lesson.name == "politics"


def test_the_rules_open_at_the_lessons_paragraph(driver: Driver, learn: LearnScene) -> None:
    learn.open("war")
    driver.turn()
    press(driver, "r")
    driver.turn()
    assert isinstance(driver.app.scene, RulesScene)
    assert driver.app.scene.reading.number == "5.5"


def test_the_speech_survives_a_look_at_the_keys(driver: Driver, learn: LearnScene) -> None:
    lose_a_tile(driver, learn)
    driver.write("?")
    driver.press(pygame.K_ESCAPE)
    assert learn.speech.tone == "missed"


def test_escape_leaves_the_choice_first_and_the_page_then(driver: Driver, learn: LearnScene) -> None:
    learn.open("politics", 1)
    driver.turn()
    press(driver, "2")
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is learn
    driver.press(pygame.K_ESCAPE)
    assert learn not in driver.app.stack.scenes


def test_the_title_leads_to_the_lessons(driver: Driver) -> None:
    title = TitleScene(driver.app.atlas)
    driver.app.stack.push(title)
    driver.turn()
    driver.click("learn")
    assert isinstance(driver.app.scene, LearnScene)
