"""A swap with the pile of two players, whose next tile is not known while the swap is told."""

from __future__ import annotations

import pytest

from client.driver import Driver
from client.match_table import MatchTable, open_game
from client.standing import match_at
from ziggurat.certainty import of_type
from ziggurat.games.ur.actions import Swap
from ziggurat.games.ur.drawing import parse
from ziggurat_client.boards.ur.view import UrBoardView

DRAWING = """
phase opening
seat b
hands AW AT
market TC TP AP
1 CPa3 ATa2 TAb3 AT   CA
2 WPa1 CAa2 WCb2 PT   TW
3 CT   PW   CPb4 ACa2 WA
4 TC   CPa2 TP   WPb3 AW
5 PAb3 TP   WA   CT   WAa1
"""


@pytest.fixture
def server() -> MatchTable:
    """The rival's swap at the opening of a game of two."""
    return MatchTable(match_at("ur", 2, parse(DRAWING)))


def test_the_pile_is_shown_whatever_of_a_swap_with_it_is_told_so_far(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    view = of_type(UrBoardView, scene.view)
    server.act(1, Swap(None, "A"))
    driver.turn()
    while view.animating:
        driver.turn()
    assert view.shown.market[0] == "TP"
