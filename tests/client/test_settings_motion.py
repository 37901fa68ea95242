"""Reduced motion and speed: what is told is the same, however little of it moves."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable, open_game
from client.ur_table import view_of
from ziggurat.games import game_named
from ziggurat.games.game import View
from ziggurat.match.match import Match
from ziggurat_client.art.composition import Placed
from ziggurat_client.boards.story.clips import FADE
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.boards.ur.board.scenery import UrScenery
from ziggurat_client.boards.ur.motion.events import CLIPS
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.stage.layer import Layer
from ziggurat_client.stage.telling import Telling
from ziggurat_client.stage.timeline import Pause, Timeline


@pytest.fixture
def server() -> MatchTable:
    """A table where a match of three begins."""
    return MatchTable(Match(game_named("ur"), 3, seed=4))


def open_at_our_turn(driver: Driver, server: MatchTable) -> GameScene:
    """The game on show, with nothing left to tell."""
    scene = open_game(driver, server)
    server.let_others_act()
    driver.turn()
    scene.view.skip()
    driver.turn(40)
    return scene


def act_by_chance(server: MatchTable) -> None:
    """Play any legal action for our seat."""
    actions: list[Any] = list(server.match.game.candidates(server.match.view(OUR_SEAT)))
    server.act(OUR_SEAT, Random(1).choice(actions))


def colours_of_flames(driver: Driver) -> bytes:
    """The window's pixels around the flames of the title, of a new frame."""
    driver.app.stack.redraw()
    driver.turn()
    return driver.app.services.window.surface.subsurface((200, 250, 880, 140)).get_buffer().raw


# ---------------------------------------------------------------------- reduced motion


def test_a_reduced_story_shows_the_truth_from_its_first_step_and_nothing_moves() -> None:
    match, chance = Match(game_named("ur"), 3, seed=6), Random(6)
    for _ in range(60):
        seat, before = match.due.seats[0], match.position
        actions: list[Any] = list(match.game.candidates(match.view(seat)))
        events = match.apply(seat, chance.choice(actions))
        scenery = UrScenery(View(None, before), Layout(before.side, 3), telling=Telling(reduced=True))
        timeline = Timeline()
        timeline.play(CLIPS.story(scenery, View(None, before), events, View(None, match.position)))
        while timeline.playing:
            timeline.update(1 / 60)
            assert scenery.position == match.position
            assert (scenery.flyers, scenery.particles.flying, scenery.shake) == ([], False, (0.0, 0.0))


def test_the_picture_before_fades_away() -> None:
    match = Match(game_named("ur"), 2, seed=6)
    scenery = UrScenery(View(None, match.position), Layout(match.position.side, 2), telling=Telling(reduced=True))
    timeline = Timeline()
    timeline.play(CLIPS.story(scenery, View(None, match.position), (), View(None, match.position)))
    shares = []
    while timeline.playing:
        timeline.update(FADE / 4)
        shares.append(scenery.fading)
    assert shares[0] > 0.5
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] == 0


def test_what_was_shown_shines_through_as_much_as_it_fades(driver: Driver) -> None:
    window, area = pygame.Surface((8, 8)), pygame.Rect(0, 0, 8, 8)
    white = pygame.Surface((8, 8), pygame.SRCALPHA)
    white.fill("white")
    layer = Layer()
    layer.ground(window, area)
    layer.show(window, [Placed(white, 0, 0)])
    layer.show(window, [], fading=0.5)
    assert window.get_at((4, 4)).r == pytest.approx(128, abs=2)
    layer.show(window, [])
    assert window.get_at((4, 4)).r == 0


def test_a_game_with_reduced_motion_is_drawn_to_its_newest_position(driver: Driver, server: MatchTable) -> None:
    driver.app.services.settings.choose(reduced_motion=True)
    scene = open_at_our_turn(driver, server)
    act_by_chance(server)
    driver.turn()
    assert view_of(scene).shown == view_of(scene).position
    assert scene.view.animating
    driver.turn(40)
    assert not scene.view.animating


@pytest.mark.painted
@pytest.mark.slow
@pytest.mark.parametrize("reduced", [True, False])
def test_the_flames_of_the_title_stand_still_only_if_that_is_wished(driver: Driver, reduced: bool) -> None:
    driver.app.services.settings.choose(reduced_motion=reduced)
    title = TitleScene(driver.app.atlas)
    driver.app.stack.push(title)
    while title.animating:
        driver.turn()
    before = colours_of_flames(driver)
    driver.clock.turn(1.0)
    assert (colours_of_flames(driver) == before) is reduced


# ---------------------------------------------------------------------- speed


def test_without_speed_the_newest_position_is_there_at_once(driver: Driver, server: MatchTable) -> None:
    driver.app.services.settings.choose(speed=0.0)
    scene = open_at_our_turn(driver, server)
    act_by_chance(server)
    driver.turn()
    assert view_of(scene).shown == view_of(scene).position
    assert not scene.view.animating


def test_a_speed_chosen_during_a_story_holds_for_the_rest_of_it(driver: Driver, server: MatchTable) -> None:
    scene = open_at_our_turn(driver, server)
    act_by_chance(server)
    driver.turn(2)
    assert scene.view.animating
    driver.app.services.settings.choose(speed=0.0)
    driver.turn(2)
    assert view_of(scene).shown == view_of(scene).position


def test_a_timeline_that_is_stopped_ends_what_it_was_playing() -> None:
    timeline = Timeline()
    timeline.play(Pause(5))
    timeline.speed = 0
    assert not timeline.playing


def test_time_never_runs_backwards() -> None:
    timeline = Timeline()
    with pytest.raises(ValueError, match="backwards"):
        timeline.speed = -1
