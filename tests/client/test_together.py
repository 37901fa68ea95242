"""Choosing who plays at this screen, and against how many bots."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.no_server import NoServer
from ziggurat_client.kept.profile import Memory
from ziggurat_client.scenes.play_now import play_now
from ziggurat_client.scenes.play_now.play_now import Party, PlayNowScene
from ziggurat_client.scenes.play_now.together import TogetherScene
from ziggurat_client.scenes.title.title import TitleScene


@pytest.fixture
def together(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> TogetherScene:
    """The dialog, over the title."""
    monkeypatch.setattr(play_now, "PrivateServer", NoServer)
    title = TitleScene(driver.app.atlas)
    driver.app.stack.push(title)
    driver.turn()
    title.focus_on("opponents")
    driver.press(pygame.K_RETURN)
    driver.turn()
    assert isinstance(driver.app.scene, TogetherScene)
    return driver.app.scene


def choose(driver: Driver, name: str, index: int, of: int) -> None:
    """Click on a value of a row."""
    box = driver.page.widget(name).box
    driver.click_at(box.x + box.width * (index + 0.5) / of, box.centre[1])


def party(driver: Driver) -> Party:
    assert isinstance(driver.app.scene, PlayNowScene)
    return driver.app.scene.party


@pytest.mark.thorough
def test_one_plays_against_bots_if_nothing_is_chosen(driver: Driver, together: TogetherScene) -> None:
    driver.press(pygame.K_RETURN)
    assert party(driver) == Party((), 2)


@pytest.mark.thorough
def test_the_people_at_the_screen_have_names(driver: Driver, together: TogetherScene) -> None:
    choose(driver, "people", 2, 4)
    together.focus_on("guest 0")
    driver.press(pygame.K_LEFT)
    driver.write("Belit")
    driver.click("start")
    assert party(driver) == Party(("Belit", "Player 3"), 1)


@pytest.mark.thorough
def test_the_names_are_known_the_next_time(driver: Driver, together: TogetherScene) -> None:
    choose(driver, "people", 1, 4)
    together.focus_on("guest 0")
    driver.press(pygame.K_LEFT)
    driver.write("Belit")
    driver.click("start")
    assert Memory(driver.app.services.memory.folder).profile.guests == ("Belit",)


@pytest.mark.thorough
def test_four_people_leave_no_seat_for_bots(driver: Driver, together: TogetherScene) -> None:
    choose(driver, "people", 3, 4)
    driver.click("start")
    assert party(driver) == Party(("Player 2", "Player 3", "Player 4"), 0)


@pytest.mark.thorough
def test_nobody_plays_alone(driver: Driver, together: TogetherScene) -> None:
    choose(driver, "people", 1, 4)
    choose(driver, "bots", 0, 3)
    choose(driver, "people", 0, 4)
    driver.click("start")
    assert party(driver) == Party((), 1)


@pytest.mark.thorough
def test_all_is_chosen_by_keys_alone(driver: Driver, together: TogetherScene) -> None:
    together.focus_on("people")
    driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_TAB)
    assert together.focused == "bots"
    driver.press(pygame.K_LEFT)
    for _ in range(3):
        driver.press(pygame.K_TAB)
    assert together.focused == "start"
    driver.press(pygame.K_RETURN)
    assert party(driver) == Party(("Player 2",), 1)


def test_escape_leads_back_to_the_title(driver: Driver, together: TogetherScene) -> None:
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, TitleScene)


def test_each_bot_has_a_level_of_its_own(driver: Driver, together: TogetherScene) -> None:
    together.focus_on("level 1")
    driver.press(pygame.K_RIGHT)
    driver.click("start")
    assert party(driver) == Party((), 2, ("apprentice", "merchant"))
