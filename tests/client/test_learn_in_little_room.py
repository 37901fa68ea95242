"""The lessons where everything is shown twice as large: scribe, actions, course and players take turns."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from examples import sampled
from ziggurat.games.ur.squares import square_of
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.registry import presentation
from ziggurat_client.boards.ur.lessons.signs import WAR
from ziggurat_client.boards.ur.view import UrBoardView
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.lessons.places import LessonPlaces, Part, lesson_places
from ziggurat_client.scenes.learn.learn import LearnScene
from ziggurat_client.scenes.learn.pieces import Mark, Speech, rule_panel, speech_panel
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.shown import SHOWN
from ziggurat_client.window.viewport import GRID, TIGHTEST, Extent
from ziggurat_client.wording.words import LANGUAGES

LESSONS = 10
"""The rows of the list, with that of the first game."""


@pytest.fixture
def learn(driver: Driver) -> LearnScene:
    """The lesson of war, shown twice as large."""
    driver.app.services.settings.choose(zoom=200)
    scene = LearnScene(driver.app.atlas, "ur")
    driver.app.stack.push(scene)
    scene.open("war", 1)
    driver.turn()
    return scene


def is_shown(page: Page, name: str) -> bool:
    """Whether the page has a widget of that name."""
    try:
        page.widget(name)
    except LookupError:
        return False
    return True


def press(driver: Driver, letter: str) -> None:
    driver.strike(ord(letter), letter)
    driver.turn()


def click_square(driver: Driver, learn: LearnScene, name: str) -> None:
    assert isinstance(learn.view, UrBoardView)
    driver.click_at(*learn.view.layout.square(square_of(5, name)).centre)


def attack(driver: Driver, learn: LearnScene, moved: int) -> None:
    """Attack C3 from C4 by key and mouse, and move so many cubes in."""
    press(driver, "2")
    click_square(driver, learn, "C4")
    click_square(driver, learn, "C3")
    driver.click(f"move in {moved}")


def test_a_lesson_begins_with_what_the_scribe_says(learn: LearnScene) -> None:
    assert is_shown(learn, "start over")
    assert not is_shown(learn, "action W")


def test_what_one_can_do_comes_up_when_the_learner_turns_to_the_board(driver: Driver, learn: LearnScene) -> None:
    learn.open("swapping")
    driver.turn()
    click_square(driver, learn, "C2")
    assert not is_shown(learn, "start over")


def test_what_one_can_do_comes_up_with_the_key_of_an_action(driver: Driver, learn: LearnScene) -> None:
    press(driver, "2")
    assert is_shown(learn, "action W")


def test_the_scribe_comes_back_with_the_verdict(driver: Driver, learn: LearnScene) -> None:
    attack(driver, learn, 2)
    assert learn.speech.tone == "missed"
    assert is_shown(learn, "start over")


def test_after_starting_over_the_actions_are_on_top(driver: Driver, learn: LearnScene) -> None:
    attack(driver, learn, 2)
    driver.click("start over")
    assert is_shown(learn, "action W")


def test_a_task_that_is_done_leads_to_the_next_one(driver: Driver, learn: LearnScene) -> None:
    attack(driver, learn, 1)
    driver.press(pygame.K_RETURN)
    assert (learn.lesson.name, learn.attempt.number) == ("war", 2)
    assert is_shown(learn, "start over")


def test_a_refusal_is_said_in_the_banner_where_the_scribe_is_behind_a_tab(driver: Driver, learn: LearnScene) -> None:
    learn.open("trade")
    learn.show("actions")
    driver.turn()
    press(driver, "4")
    assert learn.speech.tone == "refused"
    assert driver.app.services.banner.text == learn.speech.text


def test_a_refusal_leaves_the_scribe_who_says_it_on_top(driver: Driver, learn: LearnScene) -> None:
    learn.open("trade")
    driver.turn()
    press(driver, "4")
    assert learn.speech.tone == "refused"
    assert is_shown(learn, "start over")


def test_keys_alone_open_another_lesson(driver: Driver, learn: LearnScene) -> None:
    learn.focus_on("tabs")
    driver.press(pygame.K_RIGHT)
    while learn.focused != "lesson trade":
        driver.press(pygame.K_TAB)
    driver.press(pygame.K_RETURN)
    assert learn.lesson.name == "trade"


def test_a_pad_brings_up_the_players_and_the_rule(driver: Driver, learn: LearnScene) -> None:
    pad = Gamepad(driver.turn)
    while learn.focused != "tabs":
        pad.press(PadButton.RIGHT_SHOULDER)
    pad.press(PadButton.RIGHT, PadButton.RIGHT)
    assert is_shown(learn, "rules")


def test_on_the_design_grid_everything_is_shown_at_once() -> None:
    places = lesson_places(GRID, LESSONS, "actions")
    assert places.stage.tabs is None
    assert None not in (places.stage.actions, places.stage.players, places.speech, places.course, places.rule)


def test_where_there_is_half_the_room_the_scribe_stays_beside_the_actions() -> None:
    places = lesson_places(Extent(1280, 720), LESSONS, "actions")
    assert None not in (places.stage.actions, places.speech)
    assert "scribe" not in places.parts


def test_on_a_high_screen_the_players_and_the_rule_stand_below_the_actions() -> None:
    places = lesson_places(Extent(1920, 1440), LESSONS, "actions")
    assert None not in (places.stage.actions, places.stage.players, places.rule)


def test_in_the_tightest_room_the_board_has_two_thirds_of_the_height() -> None:
    assert lesson_places(TIGHTEST, LESSONS, "actions").stage.board.height > TIGHTEST.height * 2 / 3


# ---------------------------------------------------------------------- words


class NotingCanvas(Canvas):
    """Notes how far down words reach."""

    lowest = 0.0

    def text(self, x: float, y: float, string: str, size: float, *rest: Any, **more: Any) -> float:
        self.lowest = max(self.lowest, y + size / 2)
        return super().text(x, y, string, size, *rest, **more)


def longest(language: str, game: str, *parts: str) -> str:
    """The longest sentence among those of all lessons of a game that are of these kinds."""
    sentences = load_words(language)
    return max((text for key, text in sentences.items() if is_of(key, game, parts)), key=len)


def is_of(key: str, game: str, parts: tuple[str, ...]) -> bool:
    return key.startswith(f"lesson.{game}.") and any(part in parts for part in key.split(".")[3:5])


def places_of(game: str, room: tuple[int, int], shown: Part) -> LessonPlaces:
    course = presentation(game).course
    return lesson_places(Extent(*room), len(course.lessons) + 1, shown, course.players)


def load_words(language: str) -> dict[str, str]:
    file = resources.files("ziggurat_assets") / "translations" / f"{language}.json"
    words: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return words


ROOMS = [(960, 540), (960, 720), (1097, 617), (1260, 540), (1280, 720), (1280, 960), (1920, 1080), (1920, 1440)]


@pytest.mark.parametrize("language", LANGUAGES)
@sampled("room", ROOMS, every=2)
@pytest.mark.parametrize("game", SHOWN)
def test_the_longest_sentences_of_the_scribe_have_room(game: str, language: str, room: tuple[int, int]) -> None:
    places = places_of(game, room, "scribe")
    box = places.speech
    assert box is not None
    marks = (Mark("permis", good=True), Mark("but manqué", good=False))
    speeches = (
        Speech("task", "Votre tâche", longest(language, game, "how", "hint", "done")),
        Speech("missed", "Presque", longest(language, game, "missed"), marks),
    )
    for speech in speeches:
        canvas = NotingCanvas(box.width, box.height, 1.0)
        speech_panel(box, places.scribe, speech)[-1].paint(canvas, 0, 0)
        assert canvas.lowest <= box.height


@pytest.mark.parametrize("language", LANGUAGES)
@sampled("room", ROOMS, every=2)
@pytest.mark.parametrize("game", SHOWN)
def test_the_longest_rule_in_short_has_room(game: str, language: str, room: tuple[int, int]) -> None:
    places = places_of(game, room, "players")
    box, button = places.rule, places.rules_button
    if box is None or button is None:
        assert places.stage.players is not None, "the rule may only give way to the players"
        return
    rule = longest(language, game, "rule")
    figure = max(presentation(game).figures.values(), key=lambda figure: figure.height)
    for shown in (None, figure):
        canvas = NotingCanvas(box.width, box.height, 1.0)
        rule_panel(box, WAR, "Agriculture", rule, button, shown).paint(canvas, 0, 0)
        assert canvas.lowest <= box.height
