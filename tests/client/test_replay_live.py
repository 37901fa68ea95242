"""Looking back while a match is still being played, through the real loop."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.match_table import CODE, MatchTable, key, open_game
from ziggurat.games import game_named
from ziggurat.games.game import Action
from ziggurat.match.match import Match
from ziggurat.wire.messages import History, TableClosed
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.game.menu import GameMenu
from ziggurat_client.scenes.replay.live import LiveReplayScene

STEPS = 6


@pytest.fixture
def server() -> MatchTable:
    """A match of two in its first turn after the setup, which we watch. What was before is not told at first."""
    match = Match(game_named("ur"), 2, seed=4)
    while match.position.phase != "turn":
        match.apply(match.due.seats[0], an_action(match))
    table = MatchTable(match, seat=None)
    table.refusals[History] = "match_not_running"
    return table


@pytest.fixture
def game(driver: Driver, server: MatchTable) -> GameScene:
    """The game, of which we have seen some steps."""
    scene = open_game(driver, server)
    act(driver, server, STEPS)
    return scene


def act(driver: Driver, server: MatchTable, steps: int = 1) -> None:
    """Let whoever is to act take some steps."""
    for _ in range(steps):
        server.act(server.match.due.seats[0], an_action(server.match))
    driver.turn()


def an_action(match: Match) -> Action:
    """The first action that the rules offer: an action rather than a swap."""
    action: Action = next(iter(match.game.candidates(match.view(match.due.seats[0]))))
    return action


def looking_back(driver: Driver) -> LiveReplayScene:
    """Press the key that looks back."""
    key(driver, pygame.K_b, "b")
    assert isinstance(driver.app.scene, LiveReplayScene)
    return driver.app.scene


def test_it_begins_at_the_newest_step_we_have_seen(driver: Driver, game: GameScene) -> None:
    scene = looking_back(driver)
    assert scene.theatre.at == STEPS
    assert not scene.playing


def test_the_past_can_be_seen_while_the_match_goes_on(driver: Driver, server: MatchTable, game: GameScene) -> None:
    scene = looking_back(driver)
    driver.press(pygame.K_LEFT)
    act(driver, server, 2)
    assert (scene.theatre.at, scene.theatre.last) == (STEPS - 1, STEPS + 2)


def test_playing_it_catches_up_and_waits_for_more(driver: Driver, server: MatchTable, game: GameScene) -> None:
    scene = looking_back(driver)
    driver.press(pygame.K_LEFT)
    driver.press(pygame.K_SPACE)
    driver.turn(200)
    assert scene.theatre.at_end
    assert scene.playing
    assert not scene.animating
    act(driver, server)
    driver.turn(60)
    assert scene.theatre.at == STEPS + 1


def test_beside_the_past_stand_everyones_scores_now(driver: Driver, server: MatchTable, game: GameScene) -> None:
    scene = looking_back(driver)
    assert "live" not in said_at_the_seats(scene)
    driver.press(pygame.K_LEFT)
    driver.turn()
    scores = scene.theatre.story.frames[-1].scores
    assert all(f"live {points}" in said_at_the_seats(scene) for points in scores)


def test_the_button_at_the_timelines_end_leads_to_now_and_on(
    driver: Driver, server: MatchTable, game: GameScene
) -> None:
    scene = looking_back(driver)
    assert not scene.widget("newest").enabled
    driver.press(pygame.K_HOME)
    driver.click("newest")
    assert (scene.theatre.at_end, scene.playing) == (True, True)
    act(driver, server)
    driver.turn(60)
    assert scene.theatre.at == STEPS + 1


def said_at_the_seats(scene: LiveReplayScene) -> str:
    """What stands in the places of the players' clocks."""
    return str([piece.appearance() for piece in scene.layout() if "newest aside" in str(piece.appearance())])


def test_what_was_taken_back_is_forgotten(driver: Driver, server: MatchTable, game: GameScene) -> None:
    seat = server.match.span.seat
    act(driver, server)
    scene = looking_back(driver)
    seen = scene.theatre.last
    server.take_back(seat)
    driver.turn()
    assert scene.theatre.last < seen
    assert scene.theatre.frame.position == server.match.view(None).public


def test_l_leads_back_to_the_game(driver: Driver, server: MatchTable, game: GameScene) -> None:
    looking_back(driver)
    act(driver, server, 3)
    key(driver, pygame.K_l, "l")
    driver.turn(2)
    assert driver.app.scene is game


def test_the_menu_of_the_game_leads_there_and_escape_back_to_the_game(driver: Driver, game: GameScene) -> None:
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, GameMenu)
    driver.click("look back")
    assert isinstance(driver.app.scene, LiveReplayScene)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is game


def test_a_table_that_is_closed_ends_it(driver: Driver, server: MatchTable, game: GameScene) -> None:
    scene = looking_back(driver)
    server.tell(TableClosed(CODE))
    driver.turn(2)
    assert scene not in driver.app.stack.scenes
    assert game not in driver.app.stack.scenes


# ------------------------------------------------------------------ before we came


def test_whoever_came_late_can_look_back_to_the_beginning(driver: Driver, server: MatchTable, game: GameScene) -> None:
    server.refusals.clear()
    scene = looking_back(driver)
    driver.turn(10)
    assert [frame.position for frame in scene.theatre.story.frames] == [
        server.match.game.view(position, None).public for position in server.match.positions
    ]
    assert scene.theatre.at_end


def test_what_is_learned_leaves_the_playhead_where_it_is(driver: Driver, server: MatchTable, game: GameScene) -> None:
    server.refusals.clear()
    server.answering = False
    scene = looking_back(driver)
    driver.press(pygame.K_LEFT)
    shown = scene.theatre.frame
    server.answering = True
    server._answer(server.asked(History)[-1])
    driver.turn(10)
    assert scene.theatre.frame.position == shown.position
    assert scene.theatre.at > STEPS


def test_the_past_is_asked_for_once(driver: Driver, server: MatchTable, game: GameScene) -> None:
    server.refusals.clear()
    looking_back(driver)
    driver.turn(10)
    asked = len(server.asked(History))
    driver.press(pygame.K_ESCAPE)
    scene = looking_back(driver)
    assert len(server.asked(History)) == asked
    assert scene.theatre.last == len(server.match.steps)


def test_a_match_seen_from_its_beginning_has_no_past_to_ask_for(driver: Driver, server: MatchTable) -> None:
    server.match = Match(game_named("ur"), 2, seed=4)
    open_game(driver, server)
    looking_back(driver)
    assert server.asked(History) == []


def test_the_match_goes_on_while_the_past_is_read(driver: Driver, server: MatchTable, game: GameScene) -> None:
    server.refusals.clear()
    scene = looking_back(driver)
    act(driver, server, 2)
    driver.turn(10)
    assert scene.theatre.last == len(server.match.steps)
    act(driver, server)
    assert scene.theatre.last == len(server.match.steps)
