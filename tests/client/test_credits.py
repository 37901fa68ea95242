"""The credits."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from ziggurat_client.credits import WORKS
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.title.credits import CreditsScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.ui.credits_roll import PACE, PAUSE, CreditsRoll

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
LONG_ENOUGH = 60 * 120
"""Frames in which the longest credits are through."""


def open_credits(driver: Driver) -> CreditsRoll:
    """The credits on show, and what rolls there."""
    driver.app.stack.push(CreditsScene(driver.app.atlas))
    driver.turn()
    roll = driver.page.widget("credits")
    assert isinstance(roll, CreditsRoll)
    return roll


def test_the_title_leads_there_and_escape_leads_back(driver: Driver) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.click("credits")
    assert isinstance(driver.app.scene, CreditsScene)
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, TitleScene)


def test_they_stand_for_a_moment_and_then_roll_gently(driver: Driver) -> None:
    roll = open_credits(driver)
    driver.turn(round(60 * PAUSE) - 10)
    assert roll.offset == 0
    driver.turn(130)
    assert roll.offset == pytest.approx(2 * PACE, rel=0.05)


def test_they_come_to_rest_at_their_end(driver: Driver) -> None:
    roll = open_credits(driver)
    driver.press(pygame.K_END)
    end = roll.offset
    driver.press(pygame.K_HOME)
    driver.press(pygame.K_RETURN)
    for _ in range(LONG_ENOUGH):
        roll.roll(1 / 60)
    assert roll.offset == end
    assert not driver.app.scene.animating


def test_with_reduced_motion_they_stand_still(driver: Driver) -> None:
    driver.app.services.settings.choose(reduced_motion=True)
    roll = open_credits(driver)
    driver.turn(300)
    assert roll.offset == 0
    assert not driver.app.scene.animating


def test_who_reads_on_by_hand_is_not_hurried(driver: Driver) -> None:
    roll = open_credits(driver)
    driver.press(pygame.K_DOWN)
    read = roll.offset
    driver.turn(300)
    assert read > 0
    assert roll.offset == read


def test_enter_lets_them_roll_and_stops_them(driver: Driver) -> None:
    roll = open_credits(driver)
    driver.press(pygame.K_RETURN)
    assert not roll.rolling
    driver.press(pygame.K_RETURN)
    driver.turn(60)
    assert roll.offset > 0


def test_a_click_stops_them(driver: Driver) -> None:
    roll = open_credits(driver)
    driver.click("credits")
    assert not roll.rolling


def test_a_gamepad_reads_on_and_leaves(driver: Driver) -> None:
    roll = open_credits(driver)
    pad = Gamepad(driver.turn)
    pad.press(PadButton.DOWN)
    assert roll.offset > 0
    before = driver.app.stack.scenes
    pad.press(PadButton.B)
    assert len(driver.app.stack.scenes) == len(before) - 1


def test_every_library_that_the_program_needs_is_named() -> None:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    needs = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    needs += project["optional-dependencies"]["client"]
    names = {re.split(r"[\[<>=!~ ]", need, maxsplit=1)[0].lower() for need in needs} - {project["name"]}
    assert names <= {package for work in WORKS for package in work.packages}
