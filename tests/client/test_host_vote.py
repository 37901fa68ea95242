"""Choosing another host, at the screen."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.match_table import CODE, MatchTable, open_game
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.wire.messages import HostVote, SeatState, VoteHost
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.table.host_vote import HostVoteScene
from ziggurat_client.scenes.table.watchers import WatchersScene
from ziggurat_client.ui.text import Line

US = "p1"
OTHERS = (SeatState("p2", "Kubaba", here=True), SeatState("p3", "Tariq", here=True))


@pytest.fixture
def server() -> MatchTable:
    """A match of three; Kubaba is the host."""
    return MatchTable(Match(game_named("ur"), 3, 4))


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """The game on show."""
    scene = open_game(driver, server)
    server.tables[CODE] = table = driver.app.services.remote.tables[CODE].table
    server.change(CODE, host="p2", seats=(table.seats[0], *OTHERS))
    driver.turn(2)
    return scene


def open_votes(driver: Driver) -> HostVoteScene:
    driver.app.stack.push(WatchersScene(driver.app.atlas, CODE))
    driver.turn(2)
    driver.click("host vote")
    scene = driver.app.scene
    assert isinstance(scene, HostVoteScene)
    return scene


def said(scene: HostVoteScene) -> list[str]:
    return [str(piece.appearance()[0]) for piece in scene.content() if isinstance(piece, Line)]


def test_who_sits_votes_for_somebody_else_than_the_host(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    votes = open_votes(driver)
    assert [line for line in said(votes) if line in ("Ninsun", "Kubaba", "Tariq")] == ["Ninsun", "Tariq"]
    driver.click("vote 1")
    assert [ask.person for ask in server.asked(VoteHost)] == ["p3"]


def test_a_vote_is_given_by_keys_alone(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    open_votes(driver)
    driver.press(pygame.K_TAB)
    driver.press(pygame.K_RETURN)
    assert [ask.person for ask in server.asked(VoteHost)] == ["p3"]


def test_the_votes_of_others_stand_beside_the_name(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    votes = open_votes(driver)
    server.change(CODE, host_votes=(HostVote("p3", (2,)),))
    driver.turn(2)
    assert "votes: Tariq" in said(votes)


def test_ones_own_vote_is_taken_back_by_the_same_button(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    open_votes(driver)
    server.change(CODE, host_votes=(HostVote("p3", (0,)),))
    driver.turn(2)
    driver.click("vote 1")
    assert [ask.person for ask in server.asked(VoteHost)] == [None]


def test_everyone_hears_that_somebody_else_is_wanted(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    server.change(CODE, host_votes=(HostVote("p3", (2,)),))
    driver.turn(2)
    assert driver.app.services.banner.text == "Tariq is wanted as the host"


def test_the_dialog_goes_once_we_are_the_host(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    votes = open_votes(driver)
    server.change(CODE, host=US)
    driver.turn(2)
    assert votes not in driver.app.stack.scenes


def test_the_host_chooses_nobody_in_this_way(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    server.change(CODE, host=US)
    driver.app.stack.push(WatchersScene(driver.app.atlas, CODE))
    driver.turn(2)
    with pytest.raises(LookupError):
        driver.page.widget("host vote")
