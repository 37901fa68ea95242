"""The replay theatre where everything is shown twice as large: players and log take turns."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from ziggurat_client.boards.places import Part
from ziggurat_client.boards.registry import presentation
from ziggurat_client.boards.replay_places import replay_places
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.replaying.rehearsal import rehearsed
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.staging import staged
from ziggurat_client.ui.timeline_strip import TimelineStrip
from ziggurat_client.window.viewport import GRID, TIGHTEST, Extent
from ziggurat_client.wording.sitters import Player

SHOWING = Showing("ur", "Reed Boats", (Player("Ninsun", "", bot=False), Player("Enlil", "", bot=True)), viewer=0)


@pytest.fixture
def replay(driver: Driver) -> ReplayScene:
    """A replay, paused at its end and shown twice as large."""
    driver.app.services.settings.choose(zoom=200)
    story = rehearsed(staged.thoughtful_match(2, rounds=2).record(), presentation("ur").staging.chronicle)
    scene = ReplayScene(driver.app.atlas, SHOWING, story, len(story.frames) - 1, playing=False)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def is_shown(page: Page, name: str) -> bool:
    """Whether the page has a widget of that name."""
    try:
        page.widget(name)
    except LookupError:
        return False
    return True


def test_the_players_are_on_top_and_the_log_behind_its_tab(driver: Driver, replay: ReplayScene) -> None:
    assert not is_shown(replay, "log")
    box = replay.widget("tabs").box
    driver.click_at(box.x + box.width * 0.75, box.centre[1])
    assert is_shown(replay, "log")


def test_a_sentence_of_the_log_leads_to_its_step_as_everywhere(driver: Driver, replay: ReplayScene) -> None:
    replay.show("log")
    driver.turn()
    before = replay.theatre.at
    box = replay.widget("log").box
    driver.click_at(box.x + 60, box.y + 20)
    assert replay.theatre.at < before


def test_the_arrows_belong_to_the_tabs_while_keys_have_the_focus_there(driver: Driver, replay: ReplayScene) -> None:
    while replay.focused != "tabs":
        driver.press(pygame.K_TAB)
    before = replay.theatre.at
    driver.press(pygame.K_RIGHT)
    assert is_shown(replay, "log")
    assert replay.theatre.at == before


def test_a_pad_changes_the_tab(driver: Driver, replay: ReplayScene) -> None:
    pad = Gamepad(driver.turn)
    while replay.focused != "tabs":
        pad.press(PadButton.RIGHT_SHOULDER)
    pad.press(PadButton.A)
    assert is_shown(replay, "log")


@pytest.mark.parametrize("shown", ["players", "log"])
def test_the_timeline_is_in_sight_and_leads_anywhere(driver: Driver, replay: ReplayScene, shown: Part) -> None:
    replay.show(shown)
    driver.turn()
    strip = replay.widget("timeline")
    assert isinstance(strip, TimelineStrip)
    driver.click_at(strip.box.x + strip.box.width / 2, strip.box.y + 30)
    assert 0 < replay.theatre.at < replay.theatre.last


def test_the_log_says_what_was_said_before_the_window_changed(driver: Driver, replay: ReplayScene) -> None:
    replay.show("log")
    driver.app.services.settings.choose(zoom=100)
    driver.turn()
    assert is_shown(replay, "log")
    assert not is_shown(replay, "tabs")


def test_on_the_design_grid_the_board_has_all_the_height_that_there_is() -> None:
    places = replay_places(GRID, "players")
    assert places.stage.board.height == places.desk.y - 16 - 96
    assert places.stage.players is not None
    assert places.log is not None


def test_in_the_tightest_room_the_board_has_two_thirds_of_the_height() -> None:
    assert replay_places(TIGHTEST, "players").stage.board.height > TIGHTEST.height * 2 / 3


def test_a_low_but_wide_screen_shows_players_and_log_at_once() -> None:
    places = replay_places(Extent(1260, 540), "players")
    assert places.stage.players is not None
    assert places.log is not None


@pytest.mark.parametrize("zoom", [150, 200])
def test_why_a_replay_cannot_be_shown_is_read_without_scrolling(driver: Driver, zoom: int) -> None:
    driver.app.services.settings.choose(zoom=zoom)
    record = msgspec.structs.replace(staged.thoughtful_match(2, rounds=2).record(), digest="0" * 64)
    scene = ReplayReadingScene(driver.app.atlas, SHOWING, record)
    driver.app.stack.push(scene)
    driver.turn(40)
    assert scene.viewport.furthest == (0, 0)
