"""One curtain for each time the mouse is passed on: nobody lifts one only to pass the mouse on unused."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from client.driver import Driver
from client.match_table import CODE, MatchTable, open_game
from ziggurat.games import game_named
from ziggurat.games.babel.position import BabelOptions
from ziggurat.match.match import Match
from ziggurat.wire.links import Address
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.game.curtain import CurtainScene
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.room.room import RoomScene

BEGINS = {"first_seat": "Ninsun", "second_seat": "Kubaba"}


@pytest.fixture(params=BEGINS)
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table where Ninsun and her guest Kubaba play, and one or the other begins."""
    return MatchTable(Match(game_named("babel"), 2, 4, BabelOptions(first=request.param)), guests=(1,))


@pytest.fixture
def begins(server: MatchTable) -> str:
    """Who begins."""
    options = server.match.options
    assert isinstance(options, BabelOptions)
    return BEGINS[options.first]


def curtain(driver: Driver) -> CurtainScene:
    """The curtain that is down."""
    assert isinstance(driver.app.scene, CurtainScene)
    return driver.app.scene


@pytest.fixture
def room(driver: Driver, server: MatchTable) -> RoomScene:
    """The room of the table, before the match."""
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    server.tell(server.description("room"))
    driver.turn_without_scene()
    scene = RoomScene(driver.app.atlas, CODE)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


def test_the_first_curtain_is_for_who_begins_and_the_only_one(
    driver: Driver, server: MatchTable, room: RoomScene, begins: str
) -> None:
    server.begin()
    driver.turn(3)
    assert begins in curtain(driver).title
    driver.press(pygame.K_RETURN)
    driver.turn(3)
    assert isinstance(driver.app.scene, GameScene)


def test_nobodys_hand_is_shown_until_what_everyone_sees_is_there(
    driver: Driver, server: MatchTable, room: RoomScene, begins: str
) -> None:
    server.tell(server.description("playing"), server.position(0))
    driver.turn(3)
    assert driver.app.scene is room
    server.tell(server.position(1))
    driver.turn(3)
    assert begins in curtain(driver).title


def test_in_a_match_under_way_the_only_curtain_is_for_whose_turn_it_is(
    driver: Driver, server: MatchTable, begins: str
) -> None:
    open_game(driver, server)
    assert begins in curtain(driver).title
    driver.press(pygame.K_RETURN)
    driver.turn(3)
    assert isinstance(driver.app.scene, GameScene)


@pytest.mark.parametrize(("acting", "first"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_the_first_to_have_the_mouse_is_who_of_us_decides_next(acting: int, first: int) -> None:
    table = MatchTable(Match(game_named("ur"), 4, seed=4), seat=1, guests=(3,))
    record = TableRecord(table.description("playing"))
    for seat in (1, 3):
        record.position(msgspec.structs.replace(table.position(seat), to_act=(acting,)))
    assert record.next_seat == first
