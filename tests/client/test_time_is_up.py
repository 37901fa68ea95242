"""Steps that nobody took, because time was up: in a running match, looking back, and in a replay."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.match_table import MatchTable, key, open_game
from client.time_in_ur import HurriedUr
from ziggurat.games import GAMES
from ziggurat.match.match import Match
from ziggurat.wire.messages import History
from ziggurat_client.replaying.rehearsal import SLICE
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.replay.live import LiveReplayScene
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.wording.sitters import Player

SHOWING = Showing("ur", "Reed Boats", (Player("Ninsun", "", bot=False), Player("Enlil", "", bot=True)), viewer=0)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> MatchTable:
    """A match of two that has just begun, in a game with defaults."""
    monkeypatch.setitem(GAMES, "ur", HurriedUr())
    table = MatchTable(Match(HurriedUr(), 2, seed=4))
    table.refusals[History] = "match_not_running"
    return table


@pytest.fixture
def game(driver: Driver, server: MatchTable) -> GameScene:
    """Its game, in which the time of both was up once."""
    scene = open_game(driver, server)
    for _ in range(2):
        server.let_time_pass()
        driver.turn(3, seconds=2.0)
    return scene


def test_the_log_says_that_time_is_up_and_what_followed(game: GameScene) -> None:
    told = [line for line in game.log if line.text == "Time is up."]
    assert len(told) == 2
    assert [line.seat for line in told] == [None, None]
    assert len(game.log) > len(told)


def test_the_match_goes_on_from_where_time_led_it(driver: Driver, server: MatchTable, game: GameScene) -> None:
    moment = game.record.moment
    assert moment is not None
    assert (moment.revision, moment.due) == (2, server.match.due)
    server.let_others_act()
    driver.turn(3, seconds=2.0)
    assert game.record.seat in server.match.due.seats
    assert game.record.moment is not None
    assert game.record.moment.revision == server.match.revision


def test_whoever_looks_back_sees_the_steps_that_nobody_took(driver: Driver, game: GameScene) -> None:
    key(driver, pygame.K_b, "b")
    assert isinstance(driver.app.scene, LiveReplayScene)
    theatre = driver.app.scene.theatre
    assert (theatre.at, theatre.last) == (2, 2)
    driver.press(pygame.K_LEFT)
    driver.turn(3)
    assert theatre.at == 1


def test_a_replay_shows_the_steps_that_nobody_took(driver: Driver, server: MatchTable) -> None:
    match = server.match
    for _ in range(12):
        match.expire(match.due.seats)
    match.call_off()
    driver.app.stack.push(ReplayReadingScene(driver.app.atlas, SHOWING, match.record()))
    driver.turn(len(match.steps) // SLICE + 3)
    scene = driver.app.scene
    assert isinstance(scene, ReplayScene)
    for pressed in (pygame.K_END, pygame.K_HOME, pygame.K_RIGHT, pygame.K_RIGHT):
        driver.press(pressed)
        driver.turn(2)
    assert scene.theatre.last == len(match.steps)
