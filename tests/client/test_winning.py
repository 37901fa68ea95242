"""How to win in three pictures: before the first game of each game, and again from its rules."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from examples import sampled_params
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.kept.profile import Memory
from ziggurat_client.kept.quick_game import QuickGame
from ziggurat_client.scenes.learn.learn import LearnScene
from ziggurat_client.scenes.play_now import play_now
from ziggurat_client.scenes.play_now.play_now import PlayNowScene
from ziggurat_client.scenes.rules.rules import RulesScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.scenes.welcome.winning import WinningScene
from ziggurat_client.shown import SHOWN
from ziggurat_client.window.screen import SMALLEST


class NoServer:
    """A private server that never comes up."""

    failure = None
    address = None
    is_taken = False

    def __init__(self, *_: Any) -> None:
        """Nothing is kept."""

    def stop(self) -> None:
        """Nothing runs."""


@pytest.fixture(params=sampled_params(SHOWN, every=4))
def title(driver: Driver, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> TitleScene:
    """The title at the second start, with each game chosen that is there."""
    monkeypatch.setattr(play_now, "PrivateServer", NoServer)
    driver.app.services.memory.change(pictured=())
    QuickGame(driver.app.services.memory).choose(request.param)
    scene = TitleScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def test_every_game_has_three_pictures() -> None:
    assert [len(presentation(game).winning) for game in SHOWN] == [3 for _ in SHOWN]


def test_before_a_first_game_it_is_shown_how_to_win_and_then_never_again(driver: Driver, title: TitleScene) -> None:
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, WinningScene)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is title
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, PlayNowScene)
    assert QuickGame(Memory(driver.app.services.memory.folder)).game in driver.app.services.memory.profile.pictured


@pytest.mark.parametrize("game", SHOWN)
def test_the_smallest_window_shows_all_three_pictures_and_the_ways_on(driver: Driver, game: str) -> None:
    driver.app.stack.push(WinningScene(driver.app.atlas, game, playing=True))
    driver.resize(*SMALLEST)
    assert driver.page.viewport.furthest == (0, 0)


def test_enter_leads_on_to_a_game_with_the_guide(driver: Driver, title: TitleScene) -> None:
    driver.press(pygame.K_RETURN)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, PlayNowScene)
    assert driver.app.scene.party.bots == 1
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is title


def test_a_pad_leads_on_without_the_guide(driver: Driver, title: TitleScene) -> None:
    pad = Gamepad(driver.turn)
    pad.press(PadButton.A)
    assert isinstance(driver.app.scene, WinningScene)
    pad.press(PadButton.RIGHT)
    assert driver.page.focused == "at_once"
    pad.press(PadButton.A)
    assert isinstance(driver.app.scene, PlayNowScene)
    assert driver.app.scene.party.bots == QuickGame(driver.app.services.memory).seats - 1


@pytest.mark.parametrize(("name", "leads_to"), [("lessons", LearnScene), ("rules", RulesScene)])
def test_the_pictures_wait_behind_lessons_and_rules(driver: Driver, name: str, leads_to: type) -> None:
    scene = WinningScene(driver.app.atlas, "ur", playing=True)
    driver.app.stack.push(scene)
    driver.click(name)
    assert isinstance(driver.app.scene, leads_to)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is scene


def test_the_rules_show_the_pictures_again_without_a_way_to_another_game(driver: Driver) -> None:
    rules = RulesScene(driver.app.atlas, "ur")
    driver.app.stack.push(rules)
    driver.click("winning")
    assert isinstance(driver.app.scene, WinningScene)
    assert not driver.page.has("guided")
    driver.press(pygame.K_RETURN)
    assert driver.app.scene is rules
