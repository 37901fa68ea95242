"""Whoever comes back to a long match is told what has happened since their last decision."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.match_table import MatchTable, open_game
from games.random_play import chooser, play_step
from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat.games.civilization.rules import Civilization
from ziggurat.match.match import Match
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.game.menu import GameMenu
from ziggurat_client.scenes.game.since import SinceScene


def played_until(turn: int) -> Match:
    """A match of nomads that has come to that turn."""
    match, choose = Match(Civilization(), 3, 1, CivilizationOptions(mode="nomads")), chooser(1)
    while match.position.board.turn < turn:
        play_step(match, choose)
    return match


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    return MatchTable(played_until(request.param))


back_later = pytest.mark.parametrize("server", [4], indirect=True)
back_soon = pytest.mark.parametrize("server", [1], indirect=True)


def come_back(driver: Driver, server: MatchTable) -> GameScene:
    """We were away; the client has learned what happened before by now."""
    scene = open_game(driver, server)
    driver.turn(len(server.match.steps) + 3)
    return scene


@back_later
def test_a_turn_that_ended_meanwhile_is_told_at_once_and_put_away_by_one_press(
    driver: Driver, server: MatchTable
) -> None:
    scene = come_back(driver, server)
    assert isinstance(driver.app.scene, SinceScene)
    driver.press(pygame.K_RETURN)
    assert driver.app.scene is scene


@back_soon
def test_where_no_turn_has_ended_nobody_is_bothered(driver: Driver, server: MatchTable) -> None:
    scene = come_back(driver, server)
    assert driver.app.scene is scene


@back_later
def test_it_can_be_read_again_from_the_menu(driver: Driver, server: MatchTable) -> None:
    come_back(driver, server)
    driver.press(pygame.K_RETURN)
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, GameMenu)
    driver.click("since")
    assert isinstance(driver.app.scene, SinceScene)


@back_later
def test_who_shares_a_screen_is_not_told(driver: Driver, server: MatchTable) -> None:
    server.ours = (0, 1)
    scene = come_back(driver, server)
    assert not isinstance(driver.app.scene, SinceScene)
    assert scene in driver.app.stack.scenes
