"""Babel between people who share the screen: each has a hand that the other must not see, not even in the log."""

from __future__ import annotations

import pygame
import pytest

from client.babel_player import Mouse, play, view_of
from client.driver import Driver
from client.match_table import CODE, MatchTable, open_game
from ziggurat.games import game_named
from ziggurat.games.babel.actions import Build, EndActions, Move, Settle
from ziggurat.games.babel.position import BabelOptions
from ziggurat.games.game import Action, Seat
from ziggurat.match.match import Match
from ziggurat_client.scenes.game.curtain import CurtainScene
from ziggurat_client.scenes.game.game import GameScene

NAMES = ("Ninsun", "Kubaba")


@pytest.fixture
def server() -> MatchTable:
    """A table where Ninsun begins, with Kubaba as her guest."""
    return MatchTable(Match(game_named("babel"), 2, 4, BabelOptions(first="first_seat")), guests=(1,))


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """The game on show, behind its first curtain."""
    return open_game(driver, server)


def hand_of(server: MatchTable, seat: Seat) -> str:
    hand: str = server.match.position.hands[seat]
    return hand


def lift(driver: Driver) -> None:
    """Whoever has the mouse lifts the curtain."""
    assert isinstance(driver.app.scene, CurtainScene)
    driver.press(pygame.K_RETURN)
    driver.turn(2)


def first_turn(server: MatchTable) -> tuple[Action, ...]:
    """The shortest turn that meets the duty of the first one."""
    hand = hand_of(server, server.match.due.seats[0])
    return Move(hand[0]), Settle(hand[1]), Build("start"), EndActions()


def take_turn(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    """Take the first turn, up to the curtain for the next player."""
    for action in first_turn(server):
        play(Mouse(driver, scene), view_of(scene), action)
        scene.view.skip()
        driver.turn(3)


def test_nobody_sees_the_table_before_the_first_curtain_is_lifted(driver: Driver, scene: GameScene) -> None:
    assert isinstance(driver.app.scene, CurtainScene)
    assert not driver.app.scene.see_through
    assert NAMES[0] in driver.app.scene.title


def test_behind_the_curtain_lies_the_hand_of_whoever_lifts_it(
    driver: Driver, server: MatchTable, scene: GameScene
) -> None:
    lift(driver)
    known = view_of(scene).known
    assert known is not None
    assert (known.seat, known.hand) == (0, hand_of(server, 0))


def test_a_curtain_falls_between_two_turns(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    lift(driver)
    take_turn(driver, server, scene)
    assert isinstance(driver.app.scene, CurtainScene)
    assert NAMES[1] in driver.app.scene.title
    lift(driver)
    known = view_of(scene).known
    assert known is not None
    assert (known.seat, known.hand) == (1, hand_of(server, 1))


def test_the_log_tells_nobody_what_another_drew(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    lift(driver)
    take_turn(driver, server, scene)
    lift(driver)
    record = driver.app.services.remote.tables[CODE]
    told = [scene.view.lines(happening) for happening in record.history]
    assert [line.text for lines in told for line in lines] == [line.text for line in scene.log]
    assert {happening.moment.view.viewer for happening in record.history} == {1}
