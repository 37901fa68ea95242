"""The light on what one may choose breathes: slowly, slightly, and only while our decision is awaited."""

from __future__ import annotations

import pytest

from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable, open_game
from client.ur_table import match_of
from ziggurat.games.ur.actions import Swap, Trade
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.squares import square_of
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.pages.common_keys import show_keys
from ziggurat_client.stage.breath import DEPTH, PERIOD, seconds_to_change, strength_at

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
MOMENTS = [PERIOD * (number + 0.5) / 200 for number in range(200)]


@pytest.fixture
def server() -> MatchTable:
    """A table of two at which it is our turn."""
    return MatchTable(match_of(parse(BOARD)))


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """The game, after we began to choose where a cube goes."""
    scene = open_game(driver, server)
    driver.click("place")
    driver.turn(2)
    return scene


def test_a_breath_goes_from_the_weakest_light_to_the_strongest_and_back() -> None:
    strengths = [strength_at(moment) for moment in MOMENTS]
    assert (min(strengths), max(strengths)) == pytest.approx((1 - DEPTH, 1 + DEPTH))
    assert strength_at(PERIOD * 7.3) == strength_at(PERIOD * 0.3)


def test_the_light_changes_when_it_was_said_to_and_not_before() -> None:
    for moment in MOMENTS:
        left = seconds_to_change(moment)
        assert strength_at(moment + left + 1e-6) != strength_at(moment)
        assert strength_at(moment + left * 0.99) == strength_at(moment)


def test_it_takes_few_pictures_and_few_frames() -> None:
    assert len({strength_at(moment) for moment in MOMENTS}) <= 13
    changes = sum(strength_at(now) != strength_at(now + PERIOD / 200) for now in MOMENTS)
    assert changes / PERIOD <= 15


@pytest.mark.painted
def test_while_a_square_may_be_chosen_the_loop_wakes_for_the_next_step(driver: Driver, scene: GameScene) -> None:
    wakes = scene.view.wakes_in
    assert wakes is not None
    before = driver.app.services.window.surface.copy()
    driver.turn(1, seconds=wakes + 0.001)
    assert driver.app.services.window.surface.get_view("1").raw != before.get_view("1").raw


def test_with_reduced_motion_no_light_breathes(driver: Driver, scene: GameScene) -> None:
    driver.app.services.settings.choose(reduced_motion=True)
    assert scene.view.wakes_in is None


def test_while_another_decides_no_light_breathes(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    server.act(OUR_SEAT, Trade())
    server.act(OUR_SEAT, Swap(square_of(5, "E5"), "W"))
    driver.turn(400)
    assert server.match.due.seats != (OUR_SEAT,)
    assert scene.view.wakes_in is None


def test_below_another_scene_no_light_breathes(driver: Driver, scene: GameScene) -> None:
    show_keys(driver.app.atlas)
    driver.turn(2)
    assert scene.wakes_in is None
