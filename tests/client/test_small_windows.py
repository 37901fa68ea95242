"""Whole screens, as the pictures of the screens put them on stage, in a window that is too small for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.blank_pictures import BlankPictures
from client.driver import Driver
from examples import sampled
from ziggurat_client.app import App
from ziggurat_client.clock import HandClock
from ziggurat_client.kept.profile import Memory
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.staging.shots import SHOTS, Shot
from ziggurat_client.staging.staged import StageLink
from ziggurat_client.ui.piece import Widget
from ziggurat_client.window.screen import SMALLEST, Box
from ziggurat_client.window.window import Window
from ziggurat_client.wording.words import Words

SCREENS = {
    "lobby",
    "room",
    "result",
    "ur_turn",
    "ur_log_line",
    "ur_politics",
    "ur_swap",
    "looking_back",
    "learn",
    "rules",
    "credits",
}
MOST_FRAMES = 600
MOST_STEPS = 60
"""More than any page has widgets."""


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Driver]:
    """An application whose server is on stage, with everything half as large again as usual."""
    clock = HandClock()
    memory = Memory(tmp_path)
    memory.change(name="Ninsun", zoom=150, reduced_motion=True)
    app = App(Window((1280, 720)), memory, Words("en"), StageLink(), clock, pictures=BlankPictures())
    pygame.event.clear()
    yield Driver(app, clock)
    app.finish()


def in_sight(box: Box, seen: Box) -> bool:
    """Whether a box is seen whole, or fills what is seen of its page each way in which it is larger than that."""
    across = seen.x - 1 <= box.x and box.right <= seen.right + 1
    down = seen.y - 1 <= box.y and box.bottom <= seen.bottom + 1
    return (across or box.width > seen.width) and (down or box.height > seen.height)


def draw_to_the_end(stage: Driver, page: Page) -> None:
    """Let what is drawn little by little come to its end: the title has its seals only then."""
    for _ in range(MOST_FRAMES):
        if not page.animating:
            return
        stage.turn()


def visited_by_tab(stage: Driver, page: Page) -> set[str]:
    """Go around the page with Tab, and see everything that is come to; returns the names."""
    visited: set[str] = set()
    for _ in range(MOST_STEPS):
        stage.press(pygame.K_TAB)
        if page.focused is None or page.focused in visited:
            break
        visited.add(page.focused)
        widget = page.widget(page.focused)
        assert in_sight(widget.spot, page.screen.visible), (widget.name, widget.spot, page.screen.visible)
    return visited


@pytest.mark.parametrize("shot", [shot for shot in SHOTS if shot.name in SCREENS], ids=lambda shot: shot.name)
def test_what_keys_give_the_focus_to_is_scrolled_to(stage: Driver, shot: Shot) -> None:
    shot.set_up(stage.app)
    stage.turn(3)
    page = stage.app.scene
    assert isinstance(page, Page)
    assert visited_by_tab(stage, page)


def test_the_page_follows_the_cursor_on_the_board(stage: Driver) -> None:
    next(shot for shot in SHOTS if shot.name == "ur_turn").set_up(stage.app)
    stage.turn(3)
    page = stage.page
    page.focus_on("board")
    for key in [pygame.K_DOWN] * 5 + [pygame.K_RIGHT] * 5 + [pygame.K_UP] * 5 + [pygame.K_LEFT] * 5:
        stage.press(key)
        assert in_sight(page.widget("board").spot, page.screen.visible)


def test_arrows_scroll_where_there_is_nothing_to_go_to(stage: Driver) -> None:
    stage.app.services.settings.choose(zoom=200)
    next(shot for shot in SHOTS if shot.name == "game_keys").set_up(stage.app)
    stage.turn()
    assert stage.page.viewport.furthest.height > 0
    stage.press(pygame.K_DOWN)
    assert stage.page.viewport.scrolled.height > 0


def test_a_page_opens_at_its_top_wherever_its_first_focus_lies(stage: Driver) -> None:
    next(shot for shot in SHOTS if shot.name == "result").set_up(stage.app)
    stage.turn(3)
    assert stage.page.focused == "rematch"
    assert stage.page.viewport.scrolled == (0, 0)


def test_enter_shows_what_is_out_of_sight_before_it_presses_it(stage: Driver) -> None:
    next(shot for shot in SHOTS if shot.name == "settings").set_up(stage.app)
    page = stage.page
    page.focus_on("bindings")
    page.viewport.scroll(0, -page.viewport.furthest.height)
    stage.press(pygame.K_RETURN)
    assert stage.page is page
    assert in_sight(page.widget("bindings").box, page.screen.visible)
    stage.press(pygame.K_RETURN)
    assert stage.page is not page


@sampled("name", ["title", "settings", "lobby", "ur_turn", "babel_powers"], every=3)
def test_a_window_made_smaller_and_smaller_stays_and_everything_in_it_can_be_come_to(stage: Driver, name: str) -> None:
    stage.app.services.settings.choose(zoom=100)
    next(shot for shot in SHOTS if shot.name == name).set_up(stage.app)
    stage.turn(3)
    number, page = stage.app.services.window.number, stage.page
    for size in ((1366, 690), SMALLEST):
        stage.resize(*size)
        assert stage.app.services.window.number == number
        assert page.screen.size == size
        draw_to_the_end(stage, page)
        assert visited_by_tab(stage, page) == {
            widget.name for widget in page.layout() if isinstance(widget, Widget) and widget.enabled
        }
