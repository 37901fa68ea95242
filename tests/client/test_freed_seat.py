"""A seat of a running match that its host has freed, as those see it who look on."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.match_table import CODE, MatchTable, open_game
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.wire.messages import SeatState, Sit
from ziggurat_client.scenes.game.game import GameScene


@pytest.fixture
def server() -> MatchTable:
    """A match of two at which we look on."""
    return MatchTable(Match(game_named("ur"), 2, seed=4), seat=None)


def free(driver: Driver, server: MatchTable) -> None:
    """The host frees the second seat."""
    table = server.description("playing")
    server.tables[CODE] = replace(table, seats=(replace(table.seats[0], person="p9"), SeatState()), your_seats=())
    server.tell(server.tables[CODE])
    driver.turn()


def test_whoever_looks_on_takes_the_seat_from_the_menu_and_plays(driver: Driver, server: MatchTable) -> None:
    open_game(driver, server)
    free(driver, server)
    driver.press(pygame.K_ESCAPE)
    driver.click("sit")
    server.tell(server.position(1))
    driver.turn(3)
    assert [sit.table for sit in server.asked(Sit)] == [CODE]
    scene = driver.app.scene
    assert isinstance(scene, GameScene)
    assert scene.record.seat == 1


def test_a_seat_that_is_refused_is_said(driver: Driver, server: MatchTable) -> None:
    open_game(driver, server)
    free(driver, server)
    server.refusals[Sit] = "seat_has_secrets"
    driver.press(pygame.K_ESCAPE)
    driver.click("sit")
    driver.turn()
    assert driver.app.services.banner.text is not None


def test_where_every_seat_is_taken_there_is_none_to_take(driver: Driver, server: MatchTable) -> None:
    open_game(driver, server)
    driver.press(pygame.K_ESCAPE)
    assert not driver.page.has("sit")
