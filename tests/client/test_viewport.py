"""What the window shows of a page, and how everything is made larger or smaller."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from ziggurat_client.input.intentions import Intention
from ziggurat_client.kept.profile import ZOOMS, Memory
from ziggurat_client.scenes.settings.settings import SettingsScene
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.window.viewport import GRID, Extent, Viewport


def shown(window: Screen, smallest: Extent = GRID, *, fills: bool = False) -> Viewport:
    """A page in a window."""
    viewport = Viewport(window, lambda: None)
    viewport.fit(window, smallest, fills=fills)
    return viewport


# ---------------------------------------------------------------------- geometry


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (1400, 1050)])
def test_a_page_that_does_not_fill_a_larger_window_stands_in_its_middle(size: tuple[int, int]) -> None:
    whole = shown(Screen(*size)).screen.rect(Box(0, 0, *GRID))
    assert whole.width * 9 == pytest.approx(whole.height * 16, abs=16)
    assert whole.center == pytest.approx((size[0] / 2, size[1] / 2), abs=1)
    assert pygame.Rect((0, 0), size).contains(whole)


def test_a_page_that_fills_a_larger_window_has_all_of_it() -> None:
    assert shown(Screen(2560, 1080), fills=True).extent == Box(0, 0, 2560, 1080)


def test_a_page_never_gets_less_room_than_it_needs() -> None:
    assert shown(Screen(1920, 1080, zoom=2.0), fills=True).extent == Box(0, 0, *GRID)


def test_a_smaller_window_shows_the_beginning_of_the_page_first() -> None:
    viewport = shown(Screen(1920, 1080, zoom=1.5))
    assert viewport.screen.visible == pytest.approx((0, 0, 1280, 720))


def test_scrolling_ends_with_the_page() -> None:
    viewport = shown(Screen(1920, 1080, zoom=1.5))
    viewport.scroll(10_000, 10_000)
    assert viewport.screen.visible == pytest.approx((640, 360, 1280, 720))
    assert not viewport.scroll(1, 1)


def test_what_is_revealed_comes_into_sight_with_the_least_movement() -> None:
    viewport = shown(Screen(1920, 1080, zoom=2.0))
    viewport.reveal(Box(1000, 100, 100, 40))
    assert viewport.scrolled == pytest.approx((180, 0))


def test_of_something_larger_than_the_window_any_part_will_do() -> None:
    viewport = shown(Screen(1920, 1080, zoom=2.0))
    viewport.scroll(400, 300)
    assert not viewport.reveal(Box(0, 0, 1920, 1080))


def test_what_is_seen_stays_in_sight_when_the_window_grows() -> None:
    viewport = shown(Screen(1920, 1080, zoom=2.0))
    viewport.scroll(960, 540)
    viewport.fit(Screen(1920, 1080, zoom=1.5), GRID, fills=False)
    assert viewport.screen.visible == pytest.approx((640, 360, 1280, 720))


# ---------------------------------------------------------------------- the person


@pytest.fixture
def page(driver: Driver) -> SettingsScene:
    """The settings, twice as large as usual."""
    driver.app.services.settings.choose(zoom=200)
    scene = SettingsScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def post(kind: int, **fields: object) -> None:
    """Let something happen to the window."""
    pygame.event.post(pygame.Event(kind, **fields))


def test_keys_held_with_ctrl_make_everything_larger_and_smaller_and_say_so(driver: Driver) -> None:
    driver.app.stack.push(SettingsScene(driver.app.atlas))
    driver.press(pygame.K_EQUALS, pygame.KMOD_LCTRL)
    assert driver.app.services.settings.zoom == 125
    assert "125" in (driver.app.services.banner.text or "")
    driver.press(pygame.K_MINUS, pygame.KMOD_LCTRL)
    driver.press(pygame.K_MINUS, pygame.KMOD_LCTRL)
    assert driver.app.services.settings.zoom == 75
    driver.press(pygame.K_0, pygame.KMOD_LCTRL)
    assert driver.app.services.settings.zoom == 100


def test_size_is_changed_while_something_is_being_typed(driver: Driver) -> None:
    scene = SettingsScene(driver.app.atlas)
    driver.app.stack.push(scene)
    scene.focus_on("name")
    driver.press(pygame.K_MINUS, pygame.KMOD_LCTRL)
    assert driver.app.services.settings.zoom == 75


def test_the_key_for_a_larger_size_can_be_another(driver: Driver) -> None:
    driver.app.stack.push(SettingsScene(driver.app.atlas))
    driver.app.services.controls.rebind(driver.app.services.controls.bindings.with_key(Intention.LARGER, "f8"))
    driver.press(pygame.K_F8)
    assert driver.app.services.settings.zoom == 125


@pytest.mark.parametrize(("key", "ends"), [(pygame.K_EQUALS, ZOOMS[-1]), (pygame.K_MINUS, ZOOMS[0])])
def test_there_is_a_largest_and_a_smallest_size(driver: Driver, key: int, ends: int) -> None:
    driver.app.stack.push(SettingsScene(driver.app.atlas))
    for _ in ZOOMS:
        driver.press(key, pygame.KMOD_LCTRL)
    assert driver.app.services.settings.zoom == ends


def test_the_size_is_remembered(driver: Driver) -> None:
    driver.app.services.settings.choose(zoom=150)
    assert Memory(driver.app.services.memory.folder).profile.zoom == 150


def test_a_size_that_cannot_be_is_not_read(driver: Driver) -> None:
    (driver.app.services.memory.folder / "profile.json").write_text('{"zoom": 130}')
    memory = Memory(driver.app.services.memory.folder)
    assert memory.profile.zoom == 100
    assert memory.aside is not None


def test_the_wheel_scrolls_a_page_that_is_larger_than_the_window(driver: Driver, page: SettingsScene) -> None:
    post(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False)
    driver.turn()
    assert page.viewport.scrolled.height > 0


def test_the_page_follows_the_focus(driver: Driver, page: SettingsScene) -> None:
    for _ in range(20):
        driver.press(pygame.K_TAB)
        box, seen = page.widget(page.focused or "").box, page.screen.visible
        assert seen.x <= box.x + 1
        assert box.right <= seen.right + 1
        assert seen.y <= box.y + 1
        assert box.bottom <= seen.bottom + 1


def test_dragging_the_bar_scrolls_to_the_foot(driver: Driver, page: SettingsScene) -> None:
    width, height = driver.app.services.screen.size
    page.viewport.scroll(0, -10_000)
    post(pygame.MOUSEBUTTONDOWN, pos=(width - 4, 20), button=pygame.BUTTON_LEFT, touch=False, clicks=1)
    post(pygame.MOUSEMOTION, pos=(width - 4, height), rel=(0, 0), buttons=(1, 0, 0), touch=False)
    post(pygame.MOUSEBUTTONUP, pos=(width - 4, height), button=pygame.BUTTON_LEFT, touch=False, clicks=1)
    driver.turn()
    assert page.viewport.scrolled.height == page.viewport.furthest.height


def test_the_pointer_at_the_windows_edge_pulls_the_page_until_it_leaves(driver: Driver, page: SettingsScene) -> None:
    height = driver.app.services.screen.height
    post(pygame.MOUSEMOTION, pos=(600, height - 2), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    driver.turn(5)
    assert page.viewport.scrolled.height > 0
    assert page.panning.drifting
    post(pygame.MOUSEMOTION, pos=(600, height // 2), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    driver.turn()
    assert not page.panning.drifting


def test_a_click_finds_what_was_scrolled_to(driver: Driver, page: SettingsScene) -> None:
    driver.click("audible")
    assert driver.app.services.audio.muted


def test_a_field_is_written_in_wherever_it_was_scrolled_to(driver: Driver, page: SettingsScene) -> None:
    field = page.widget("name")
    assert isinstance(field, TextField)
    page.focus_on("name")
    driver.turn()
    driver.write("x")
    page.viewport.scroll(0, 60)
    driver.turn()
    driver.write("y")
    assert field.text.endswith("xy")


def test_everything_twice_as_large_as_usual_is_drawn_only_once(driver: Driver) -> None:
    pictures, window = Pictures(most_pixels=0), Screen(1280, 720, zoom=2.0)
    drawn: list[int] = []
    for _ in range(2):
        for number in range(12):
            pictures.picture(number, window, 960, 540, lambda canvas: drawn.append(1))
    assert len(drawn) == 12


def test_the_page_comes_back_to_what_a_key_changes(driver: Driver, page: SettingsScene) -> None:
    page.focus_on("effects")
    driver.turn()
    page.viewport.scroll(0, -10_000)
    driver.press(pygame.K_LEFT)
    assert page.widget("effects").box.bottom <= page.screen.visible.bottom


def test_a_slider_that_a_page_is_scrolled_over_stays_as_it_is(page: SettingsScene) -> None:
    slider = page.widget("effects")
    wheel = pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False)
    assert not slider.point(wheel, *slider.box.centre)


def test_nothing_is_hovered_after_scrolling_until_the_pointer_moves(driver: Driver, page: SettingsScene) -> None:
    page.viewport.reveal(page.widget("language").box)
    driver.turn()
    pixel = page.screen.pixel(*page.widget("language").box.centre)
    post(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    driver.turn()
    assert page.widget("language").hovered
    page.viewport.scroll(0, 200)
    driver.turn()
    assert not page.widget("language").hovered
