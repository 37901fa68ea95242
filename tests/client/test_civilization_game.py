"""Whole games of Civilization through the real main loop: by mouse, by keys and by gamepad."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from client.civilization_hands import Hands, Keys, Mouse, PadHands, view_of
from client.civilization_player import play_to_the_end
from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable, open_game
from examples import sampled
from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat.games.civilization.rules import Civilization
from ziggurat.match.match import Match
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.result.result import ResultScene


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table where a match of so many turns begins, with us in the first seat."""
    seats, seed, mode, turns = request.param
    options = CivilizationOptions(mode, turn_limit=turns)
    return MatchTable(Match(Civilization(), seats, seed, options=options))


@pytest.mark.slow
@sampled(
    ("server", "hands_of"),
    [((2, 6, "farmers", 4), Keys), ((3, 5, "farmers", 14), Mouse), ((2, 7, "farmers", 4), PadHands)],
    indirect=["server"],
    every=3,
)
def test_a_game_is_played_to_its_end_at_the_screen(
    driver: Driver, server: MatchTable, hands_of: Callable[[Driver, GameScene], Hands]
) -> None:
    scene = open_game(driver, server)
    play_to_the_end(driver, server, scene, hands_of(driver, scene))
    scene.view.skip()
    assert view_of(scene).scenery.board == server.match.view(OUR_SEAT).public.board
    driver.turn(400)
    assert isinstance(driver.app.scene, ResultScene)
