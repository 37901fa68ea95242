"""What a player will need when they begin to choose is drawn before they do."""

from __future__ import annotations

import pytest

from client.driver import Driver
from client.match_table import MatchTable, open_game
from client.ur_table import match_of
from ziggurat.games.ur.drawing import parse
from ziggurat_client.scenes.game.game import GameScene

BOARD = """
    seat a
    round 4
    hands WT PA
    market CP TA AC
    1 CPa4 ATb2 TAa1 AT   CA
    2 WP   CAb1 WC   PT   TW
    3 CT   PW   CPb3 ACa2 WA
    4 TC   CP   TP   WP   AW
    5 PA   TP   WA   ATb2 WA
"""


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table of two at which it is our turn, or the table that the test asks for."""
    table: MatchTable = getattr(request, "param", None) or MatchTable(match_of(parse(BOARD)))
    return table


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """The game on show."""
    return open_game(driver, server)


def test_the_loop_goes_on_until_every_tile_is_drawn_and_then_sleeps(driver: Driver, scene: GameScene) -> None:
    frames = 0
    while scene.view.wakes_in == 0:
        driver.turn()
        frames += 1
    assert 1 < frames < 25
    assert scene.view.wakes_in is None


@pytest.mark.parametrize("server", [MatchTable(match_of(parse(BOARD)), seat=None)], indirect=True)
def test_for_a_watcher_who_never_chooses_nothing_is_drawn_ahead(driver: Driver, scene: GameScene) -> None:
    assert scene.view.wakes_in is None
