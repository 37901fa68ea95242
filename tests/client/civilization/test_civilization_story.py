"""A match of Civilization as its story is told: every picture on the way can be shown, and it ends where it should."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable, open_game
from examples import sampled
from ziggurat.bots.levels import player_of
from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat.games.civilization.rules import Civilization
from ziggurat.match.match import Match
from ziggurat_client.boards.civilization.view import CivilizationBoardView

_TURNS = 3


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table of four in that mode, with us in the first seat."""
    options = CivilizationOptions(request.param, turn_limit=_TURNS)
    return MatchTable(Match(Civilization(), 4, 5, options=options))


@pytest.mark.slow
@sampled("server", ["nomads", "farmers"], indirect=True, every=2)
def test_all_that_happens_can_be_watched_event_by_event(driver: Driver, server: MatchTable) -> None:
    match, scene = server.match, open_game(driver, server)
    view: Any = scene.view
    assert isinstance(view, CivilizationBoardView)
    players, chance = [player_of("merchant", 100) for _ in range(4)], Random(3)
    while match.result is None and match.position.board.turn <= _TURNS:
        seat = match.due.seats[0]
        server.act(seat, players[seat].choose(match.game, match.view(seat), chance))
        driver.turn()
        while view.story.playing:
            driver.turn(1, 0.12)
        assert view.scenery.board == match.view(OUR_SEAT).public.board
