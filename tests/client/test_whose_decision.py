"""Above what one can do stands whose decision is awaited: one seat's, that of several at once, or nobody's."""

from __future__ import annotations

import msgspec
import pytest

from client.driver import Driver
from client.match_table import MatchTable, open_game
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat_client.boards.ur.view import UrBoardView
from ziggurat_client.scenes.game.game import GameScene

OURS, KUBABA, TARIQ = range(3)


@pytest.fixture
def server() -> MatchTable:
    return MatchTable(Match(game_named("ur"), 3, seed=1))


@pytest.fixture
def game(driver: Driver, server: MatchTable) -> GameScene:
    return open_game(driver, server)


def title(driver: Driver, server: MatchTable, game: GameScene, *awaited: int) -> str:
    """What is said once the decision of these seats is awaited."""
    position = msgspec.structs.replace(server.position(OURS), revision=1, to_act=awaited)
    server.tell(position)
    driver.turn(2)
    assert isinstance(game.view, UrBoardView)
    return game.view.title_of_turn


def test_one_seat_is_named(driver: Driver, server: MatchTable, game: GameScene) -> None:
    assert title(driver, server, game, TARIQ) == "TARIQ PLAYS"


def test_ours_is_said_to_be_ours_even_where_others_decide_too(
    driver: Driver, server: MatchTable, game: GameScene
) -> None:
    assert title(driver, server, game, KUBABA, OURS) == "YOUR TURN"


def test_several_others_are_not_named_one_by_one(driver: Driver, server: MatchTable, game: GameScene) -> None:
    assert title(driver, server, game, KUBABA, TARIQ) == "SEVERAL DECIDE"


def test_a_phase_that_only_time_ends_is_not_the_end_of_the_game(
    driver: Driver, server: MatchTable, game: GameScene
) -> None:
    assert title(driver, server, game) == "WAITING"


def test_once_the_match_is_over_that_is_said(driver: Driver, server: MatchTable, game: GameScene) -> None:
    server.call_off(KUBABA)
    driver.turn(1)
    assert isinstance(game.view, UrBoardView)
    assert game.view.title_of_turn == "THE GAME IS OVER"
