"""The rules where everything is shown twice as large: text and contents take turns."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.rules.rules import RulesScene


@pytest.fixture
def rules(driver: Driver) -> RulesScene:
    """The rules from their beginning, shown twice as large."""
    driver.app.services.settings.choose(zoom=200)
    scene = RulesScene(driver.app.atlas, "ur")
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def is_shown(page: Page, name: str) -> bool:
    """Whether the page has a widget of that name."""
    try:
        page.widget(name)
    except LookupError:
        return False
    return True


def open_contents(driver: Driver, rules: RulesScene) -> None:
    box = rules.widget("tabs").box
    driver.click_at(box.x + box.width * 0.75, box.centre[1])


def test_the_contents_take_the_place_of_the_text(driver: Driver, rules: RulesScene) -> None:
    assert is_shown(rules, "text")
    open_contents(driver, rules)
    assert not is_shown(rules, "text")


def test_a_line_of_the_contents_brings_its_section_up(driver: Driver, rules: RulesScene) -> None:
    open_contents(driver, rules)
    driver.click("section 5.2")
    driver.turn()
    assert is_shown(rules, "text")
    assert rules.reading.number == "5.2"


def test_keys_alone_go_through_the_contents(driver: Driver, rules: RulesScene) -> None:
    rules.focus_on("tabs")
    driver.press(pygame.K_RIGHT)
    while rules.focused != "section 2":
        driver.press(pygame.K_TAB)
    driver.press(pygame.K_RETURN)
    driver.turn()
    assert rules.reading.number == "2"


def test_a_pad_alone_goes_through_the_contents(driver: Driver, rules: RulesScene) -> None:
    pad = Gamepad(driver.turn)
    rules.focus_on("tabs")
    pad.press(PadButton.RIGHT)
    while rules.focused != "section 1":
        pad.press(PadButton.RIGHT_SHOULDER)
    pad.press(PadButton.A)
    driver.turn()
    assert rules.reading.number == "1"


def test_the_next_place_found_brings_the_text_up(driver: Driver, rules: RulesScene) -> None:
    driver.write("toll")
    open_contents(driver, rules)
    driver.press(pygame.K_F3)
    assert is_shown(rules, "text")


def test_one_goes_on_reading_where_one_was_when_lines_break_elsewhere(driver: Driver, rules: RulesScene) -> None:
    open_contents(driver, rules)
    driver.click("section 6")
    driver.turn()
    driver.app.services.settings.choose(zoom=100)
    driver.turn()
    assert rules.reading.number == "6"
