"""Whoever comes back to a long match is told what has happened since their last decision."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.match_table import CODE, OUR_SEAT, MatchTable, open_game
from client.server_double import welcome
from games.random_play import chooser, play_step
from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat.games.civilization.rules import Civilization
from ziggurat.match.match import Match
from ziggurat.wire.messages import Done, Resume, Sit
from ziggurat_client.boards.since import SinceTold
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.game.menu import GameMenu
from ziggurat_client.scenes.game.since import SinceScene
from ziggurat_client.ui.text import Paragraph


def play_until(match: Match, turn: int) -> Match:
    """The match, played on by chance until it has come to that turn."""
    choose = chooser(1)
    while match.position.board.turn < turn:
        play_step(match, choose)
    return match


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table of nomads that have come to that turn."""
    match = Match(Civilization(), 3, 1, CivilizationOptions(mode="nomads"))
    return MatchTable(play_until(match, request.param))


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
def test_a_seat_of_which_much_is_told_stands_as_far_from_the_next_as_any(driver: Driver, server: MatchTable) -> None:
    open_game(driver, server)
    told = SinceTold("Since then", "Turn 1 › turn 4", ("Grew", "Took a city and another city " * 5, "Grew"), (), False)
    driver.app.stack.push(SinceScene(driver.app.atlas, CODE, told))
    driver.turn()
    rows = [piece.box for piece in driver.page.layout() if isinstance(piece, Paragraph)]
    assert rows[1].height > 1.4 * rows[0].height
    assert rows[2].y - rows[1].bottom == pytest.approx(rows[1].y - rows[0].bottom)


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


# ---------------------------------------------------------------------------------------- where the screen stayed open


def lose_connection(driver: Driver, server: MatchTable, until_turn: int) -> None:
    """The connection breaks, and comes back once the match has come to that turn; too much was missed to be told."""
    server.answering = False
    server.break_connection()
    driver.turn()
    play_until(server.match, until_turn)
    server.tell(welcome())
    driver.turn()
    server.tell(server.description("playing"), server.position(OUR_SEAT), Done(server.asked(Sit)[-1].id, CODE))
    driver.turn()
    server.tell(Done(server.asked(Resume)[-1].id))
    driver.turn(2)


@back_later
@pytest.mark.parametrize(("turn", "told"), [(4, False), (6, True)])
def test_whoever_was_cut_off_is_told_what_happened_if_a_turn_ended_meanwhile(
    driver: Driver, server: MatchTable, turn: int, told: bool
) -> None:
    scene = come_back(driver, server)
    driver.press(pygame.K_RETURN)
    assert driver.app.scene is scene
    lose_connection(driver, server, turn)
    assert isinstance(driver.app.scene, SinceScene) == told
