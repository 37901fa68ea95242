"""Whole games of Tigris & Euphrates through the real main loop, and what the game screen does besides."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable, open_game
from client.tigris_player import Hands, Keys, Mouse, PadHands, play_to_the_end, view_of
from examples import sampled
from ziggurat.games import game_named
from ziggurat.games.tigris.position import TigrisOptions
from ziggurat.match.match import Match
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.result.result import ResultScene


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table where a match of so many rounds begins, with us in the first seat."""
    seed, rounds = getattr(request, "param", (3, 0))
    options = TigrisOptions(artist=True, max_rounds=rounds)
    return MatchTable(Match(game_named("tigris"), 2, seed, options=options))


# ---------------------------------------------------------------------------------------- whole games


@pytest.mark.slow
@sampled(("server", "hands_of"), [((7, 6), PadHands), ((6, 6), Keys), ((5, 12), Mouse)], indirect=["server"], every=3)
def test_a_game_is_played_to_its_end_at_the_screen(
    driver: Driver, server: MatchTable, hands_of: Callable[[Driver, GameScene], Hands]
) -> None:
    scene = open_game(driver, server)
    play_to_the_end(driver, server, scene, hands_of(driver, scene))
    scene.view.skip()
    assert view_of(scene).scenery.shown == server.match.view(OUR_SEAT).public
    driver.turn(400)
    assert isinstance(driver.app.scene, ResultScene)
