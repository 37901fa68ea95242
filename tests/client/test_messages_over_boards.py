"""Messages over a board cover nothing that one needs meanwhile."""

from __future__ import annotations

import pytest

from client.driver import Driver
from client.match_table import MatchTable, open_game
from examples import sampled
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat_client.shown import SHOWN
from ziggurat_client.window.screen import Box

HINT = "Attack D3 from C3 and move one cube in: Kubaba loses 2 cubes. Chance to win: 31 % › 38 %."


@pytest.fixture(params=list(SHOWN))
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table of each game."""
    return MatchTable(Match(game_named(request.param), 2, seed=1))


@sampled("over_bar", [True, False], every=2)
@sampled(("size", "zoom"), [((1280, 720), 100), ((1920, 1080), 100), ((1920, 1080), 150)], every=3)
def test_no_message_covers_a_score_or_a_choice(
    driver: Driver, server: MatchTable, size: tuple[int, int], zoom: int, over_bar: bool
) -> None:
    scene = open_game(driver, server)
    driver.app.services.settings.choose(zoom=zoom)
    driver.resize(*size)
    server.let_others_act()
    driver.turn(2)
    scene.view.skip()
    driver.turn()
    driver.app.services.banner.tell(HINT, over_bar=over_bar)
    told = driver.app.services.banner.box
    assert told is not None
    span = told.x, told.right
    for seat in range(2):
        place = scene.view.clock_place(seat)
        assert place is None or apart(place, span) or told.bottom <= place.y
    board, buttons = scene.widget("board").box, [scene.widget(name).box for name in ("menu", "sound", "keys")]
    if over_bar and told.bottom <= board.y:
        assert all(apart(button, span) for button in buttons)
        return
    assert board.x - 60 <= span[0]
    assert span[1] <= board.right + 60


def apart(box: Box, span: tuple[float, float]) -> bool:
    """Whether a box lies beside a span from left to right."""
    return box.right <= span[0] or span[1] <= box.x
