"""The replay theatre, through the real loop."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from ziggurat.certainty import of_type
from ziggurat.match.match import Match
from ziggurat_client.replaying.chronicle import Mark
from ziggurat_client.replaying.rehearsal import SLICE
from ziggurat_client.replaying.theatre import Theatre
from ziggurat_client.scenes.replay.filters import EventFilter
from ziggurat_client.scenes.replay.log import ReplayLog
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.staging import staged
from ziggurat_client.ui.timeline_strip import TimelineStrip
from ziggurat_client.wording.sitters import Player

SHOWING = Showing("ur", "Reed Boats", (Player("Ninsun", "", bot=False), Player("Enlil", "", bot=True)), viewer=0)


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished match of two."""
    return staged.played_match(seats=2)


@pytest.fixture
def replay(driver: Driver, match: Match) -> ReplayScene:
    """Its replay, which has been read and is paused at the beginning."""
    driver.app.stack.push(ReplayReadingScene(driver.app.atlas, SHOWING, match.record()))
    driver.turn(len(match.steps) // SLICE + 3)
    scene = driver.app.scene
    assert isinstance(scene, ReplayScene)
    driver.press(pygame.K_SPACE)
    driver.press(pygame.K_HOME)
    return scene


def at_turn(theatre: Theatre) -> int:
    """The index of the turn on show."""
    turn = theatre.turn
    assert turn is not None
    return turn


def test_a_long_record_is_read_over_several_frames(driver: Driver, match: Match) -> None:
    scene = ReplayReadingScene(driver.app.atlas, SHOWING, match.record())
    driver.app.stack.push(scene)
    driver.turn(2)
    assert driver.app.scene is scene
    driver.turn(len(match.steps) // SLICE + 2)
    assert isinstance(driver.app.scene, ReplayScene)


def test_it_plays_by_itself_until_it_is_paused(driver: Driver, replay: ReplayScene) -> None:
    driver.press(pygame.K_SPACE)
    driver.turn(240)
    told = replay.theatre.at
    assert told > 0
    driver.press(pygame.K_SPACE)
    paused = replay.theatre.at
    driver.turn(240)
    assert replay.theatre.at == paused


def test_at_four_times_the_speed_more_is_told(driver: Driver, replay: ReplayScene) -> None:
    def told_in_two_seconds() -> int:
        driver.press(pygame.K_HOME)
        driver.press(pygame.K_SPACE)
        driver.turn(120)
        driver.press(pygame.K_SPACE)
        return replay.theatre.at

    slow = told_in_two_seconds()
    driver.write("++")
    assert replay.speed == 4
    assert told_in_two_seconds() > 2 * slow


def test_plus_and_minus_stop_at_the_fastest_and_the_slowest(driver: Driver, replay: ReplayScene) -> None:
    driver.write("+++++")
    assert replay.speed == 4
    driver.write("-----")
    assert replay.speed == 0.5


def test_the_arrows_take_one_step(driver: Driver, replay: ReplayScene) -> None:
    for _ in range(3):
        driver.press(pygame.K_RIGHT)
    assert replay.theatre.at == 3
    driver.press(pygame.K_LEFT)
    assert replay.theatre.at == 2


def test_the_arrows_with_shift_and_the_page_keys_take_one_turn(driver: Driver, replay: ReplayScene) -> None:
    driver.press(pygame.K_PAGEDOWN)
    driver.press(pygame.K_RIGHT, pygame.KMOD_SHIFT)
    assert replay.theatre.at == replay.theatre.story.turns[1].last
    driver.press(pygame.K_LEFT, pygame.KMOD_SHIFT)
    driver.press(pygame.K_PAGEUP)
    assert replay.theatre.at == 0


def test_home_and_end_go_to_the_ends(driver: Driver, replay: ReplayScene) -> None:
    driver.press(pygame.K_END)
    assert replay.theatre.at_end
    driver.press(pygame.K_HOME)
    assert replay.theatre.at == 0


def test_playing_at_the_end_begins_anew(driver: Driver, replay: ReplayScene) -> None:
    driver.press(pygame.K_END)
    driver.press(pygame.K_SPACE)
    assert replay.playing
    assert replay.theatre.at < replay.theatre.last


def test_a_replay_that_comes_to_its_end_stops(driver: Driver, replay: ReplayScene) -> None:
    driver.press(pygame.K_END)
    driver.press(pygame.K_LEFT)
    driver.press(pygame.K_SPACE)
    driver.turn(300)
    assert replay.theatre.at_end
    assert not replay.playing
    assert not replay.animating


@pytest.mark.parametrize("name", ["next step", "next turn"])
def test_the_buttons_do_what_the_keys_do(driver: Driver, replay: ReplayScene, name: str) -> None:
    driver.click(name)
    assert replay.theatre.at == 1
    driver.click(name.replace("next", "previous"))
    assert replay.theatre.at == 0


def test_a_click_on_the_timeline_goes_there(driver: Driver, replay: ReplayScene) -> None:
    box = replay.widget("timeline").box
    driver.click_at(box.x + box.width / 2, box.y + 100)
    middle = at_turn(replay.theatre)
    driver.click_at(box.right - 2, box.y + 100)
    assert 0 < middle < at_turn(replay.theatre) == len(replay.theatre.story.turns) - 1


def test_dragging_on_the_timeline_scrubs(driver: Driver, replay: ReplayScene) -> None:
    box = replay.widget("timeline").box
    screen = driver.app.services.screen
    start, end = screen.pixel(box.x + 4, box.y + 100), screen.pixel(box.right - 4, box.y + 100)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False, clicks=1))
    driver.turn()
    at_start = replay.theatre.at
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=end, rel=(9, 0), buttons=(1, 0, 0), touch=False))
    driver.turn()
    assert replay.theatre.at > at_start
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False, clicks=1))
    driver.turn()
    assert at_turn(replay.theatre) == len(replay.theatre.story.turns) - 1


def test_keys_choose_whose_steps_the_log_shows(driver: Driver, replay: ReplayScene) -> None:
    log = of_type(ReplayLog, replay.widget("log"))
    everything = len(log.feet)
    replay.focus_on("whose")
    driver.press(pygame.K_RIGHT)
    assert 0 < len(log.feet) < everything
    driver.press(pygame.K_LEFT)
    assert len(log.feet) == everything
    assert replay.theatre.at == 0


def test_a_filter_keeps_the_marks_of_its_kind_and_seat_alone() -> None:
    wars_of_the_second = EventFilter("war", 1)
    assert wars_of_the_second.keeps(Mark("war", 1))
    assert not wars_of_the_second.keeps(Mark("war", 0))
    assert not wars_of_the_second.keeps(Mark("built", 1))
    assert EventFilter().keeps(Mark("built", 0))


def test_a_press_in_the_log_goes_to_what_it_tells(driver: Driver, replay: ReplayScene) -> None:
    box = replay.widget("log").box
    driver.click_at(box.x + 60, box.y + 20)
    assert replay.theatre.at == 1


def test_the_keys_reach_every_control(driver: Driver, replay: ReplayScene) -> None:
    driver.press(pygame.K_PAGEDOWN)
    seen = set()
    for _ in range(15):
        driver.press(pygame.K_TAB)
        seen.add(replay.focused)
    assert {"play", "next step", "previous step", "next turn", "previous turn", "speed", "timeline", "log"} <= seen


def test_pointing_at_the_timeline_moves_nothing(driver: Driver, replay: ReplayScene) -> None:
    strip = replay.widget("timeline")
    assert isinstance(strip, TimelineStrip)
    pixel = driver.app.services.screen.pixel(*strip.box.centre)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    driver.turn()
    assert replay.theatre.at == 0


def test_a_jump_during_a_motion_shows_where_it_leads(driver: Driver, replay: ReplayScene) -> None:
    driver.press(pygame.K_RIGHT)
    assert replay.animating
    driver.press(pygame.K_END)
    assert not replay.animating


def test_another_size_of_the_window_keeps_the_place(driver: Driver, replay: ReplayScene) -> None:
    driver.press(pygame.K_END)
    pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=1280, y=720))
    driver.turn(2)
    assert replay.theatre.at_end


def test_escape_leads_back(driver: Driver, replay: ReplayScene) -> None:
    driver.press(pygame.K_ESCAPE)
    assert replay not in driver.app.stack.scenes
