"""Keys and buttons that are held: what repeats, and which scene hears them."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.server_double import ServerDouble
from client.test_result import open_result
from ziggurat_client.input.held_keys import REPEAT_AFTER, REPEAT_EVERY
from ziggurat_client.input.intentions import REPEATING, STANDARDS, Intention, Scope, intention_of
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Scene
from ziggurat_client.scenes.servers.join import JoinScene
from ziggurat_client.scenes.settings.settings import SettingsScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.staging import staged
from ziggurat_client.ui.menu_step import MenuStep
from ziggurat_client.ui.text_field import TextField

STALL = 40
"""How often the system repeats a held key during a stall of a second and a half."""


@pytest.fixture
def title(driver: Driver) -> TitleScene:
    """The title on show."""
    scene = TitleScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def over(driver: Driver, make: Callable[[], Page]) -> Page:
    """Another page on show, over the title."""
    page = make()
    driver.app.stack.push(page)
    driver.turn(2)
    return page


def items(title: TitleScene) -> list[str]:
    """The names of the title's menu."""
    return [piece.name for piece in title.layout() if isinstance(piece, MenuStep)]


def stall(driver: Driver, key: int, text: str = "") -> None:
    """Hold a key while the program is too busy to look, so that the system's repetitions of it queue up."""
    for _ in range(STALL):
        driver.hold(key, text)
    driver.turn(seconds=1.5)
    driver.turn(5)


def test_an_escape_held_during_a_stall_leads_from_the_results_to_the_title_and_no_further(
    driver: Driver, server: ServerDouble, title: TitleScene
) -> None:
    open_result(driver, server, staged.played_match(seats=2))
    stall(driver, pygame.K_ESCAPE)
    assert (driver.app.scene, driver.app.stack.stopped, title.focused) == (title, False, "play")


def test_an_escape_held_during_a_stall_leads_from_the_settings_to_the_title_and_no_further(
    driver: Driver, title: TitleScene
) -> None:
    over(driver, lambda: SettingsScene(driver.app.atlas))
    stall(driver, pygame.K_ESCAPE)
    assert (driver.app.scene, driver.app.stack.stopped, title.focused) == (title, False, "play")


def test_escapes_struck_during_a_stall_do_not_reach_the_scene_that_the_first_leads_to(
    driver: Driver, title: TitleScene
) -> None:
    over(driver, lambda: SettingsScene(driver.app.atlas))
    for _ in range(3):
        driver.hold(pygame.K_ESCAPE)
        driver.let_go(pygame.K_ESCAPE)
    driver.turn(5)
    assert (driver.app.stack.stopped, title.focused) == (False, "play")


def test_an_escape_on_the_title_goes_to_quit_however_long_it_is_held(driver: Driver, title: TitleScene) -> None:
    stall(driver, pygame.K_ESCAPE)
    assert (driver.app.stack.stopped, title.focused) == (False, "quit")


def test_a_second_escape_on_the_title_quits(driver: Driver, title: TitleScene) -> None:
    driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.stack.stopped


def test_a_held_confirmation_confirms_once(driver: Driver, title: TitleScene) -> None:
    title.focus_on("sound")
    stall(driver, pygame.K_RETURN)
    assert driver.app.services.audio.muted


class Probe(Scene):
    """A scene that notes what it hears."""

    scopes = tuple(Scope)

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver.app.atlas)
        self.heard: list[Intention | None] = []

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            self.heard.append(intention_of(event))
        return True


def test_an_action_takes_one_press_each(driver: Driver) -> None:
    probe = Probe(driver)
    driver.app.stack.push(probe)
    driver.turn()
    for intention in set(Intention) - REPEATING:
        standard = STANDARDS[intention]
        held = {"key": standard.key, "mod": standard.modifiers, "unicode": standard.text}
        pygame.event.post(pygame.Event(pygame.KEYDOWN, scancode=0, **held))
        driver.turn()
        before = len(probe.heard)
        driver.turn(5, seconds=REPEAT_AFTER)
        assert len(probe.heard) == before, intention
        driver.let_go(standard.key)
    assert len(probe.heard) == len(set(Intention) - REPEATING)


def test_a_held_arrow_walks_a_list(driver: Driver, title: TitleScene) -> None:
    driver.hold(pygame.K_DOWN)
    driver.turn()
    assert title.focused == items(title)[1]
    for place, seconds in ((2, REPEAT_AFTER), (3, REPEAT_EVERY), (4, REPEAT_EVERY)):
        driver.turn(seconds=seconds)
        assert title.focused == items(title)[place]


def test_an_arrow_that_was_let_go_walks_no_further(driver: Driver, title: TitleScene) -> None:
    driver.press(pygame.K_DOWN)
    driver.turn(10, seconds=REPEAT_AFTER)
    assert title.focused == items(title)[1]


def test_an_arrow_held_during_a_stall_takes_one_step_for_each_frame_that_was_seen(
    driver: Driver, title: TitleScene
) -> None:
    driver.hold(pygame.K_DOWN)
    driver.turn()
    for _ in range(STALL):
        driver.hold(pygame.K_DOWN)
    driver.turn(seconds=1.5)
    assert title.focused == items(title)[2]


def test_an_arrow_that_led_to_another_scene_walks_no_list_there(driver: Driver, title: TitleScene) -> None:
    driver.hold(pygame.K_DOWN)
    driver.turn()
    other = TitleScene(driver.app.atlas)
    driver.app.stack.push(other)
    driver.turn(10, seconds=REPEAT_AFTER)
    assert other.focused == "play"


def test_a_held_letter_repeats_in_a_text_field(driver: Driver, title: TitleScene) -> None:
    field = text_field(driver)
    driver.hold(pygame.K_x, "x")
    for _ in range(5):
        # The system goes on typing while a key is held.
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="x"))
        driver.turn(seconds=REPEAT_AFTER)
    assert field.text == "xxxxx"


def test_a_held_backspace_repeats_in_a_text_field(driver: Driver, title: TitleScene) -> None:
    field = text_field(driver)
    driver.write("abcdef")
    driver.hold(pygame.K_BACKSPACE)
    driver.turn(seconds=0.01)
    driver.turn(3, seconds=REPEAT_AFTER)
    assert field.text == "ab"


def test_the_system_repeats_no_keys_while_a_field_has_the_focus(driver: Driver, title: TitleScene) -> None:
    text_field(driver)
    driver.write("a")
    assert pygame.key.get_repeat() == (0, 0)


def test_a_letter_that_led_to_a_field_types_nothing_in_it_however_long_it_is_held(
    driver: Driver, title: TitleScene
) -> None:
    page = over(driver, lambda: JoinScene(driver.app.atlas))
    driver.hold(pygame.K_t, "t")
    driver.turn()
    page.focus_on("link")
    for _ in range(3):
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="t"))
        driver.turn()
    driver.let_go(pygame.K_t)
    driver.write("u")
    assert page.widget("link").text == "u"  # type: ignore[attr-defined]


def test_a_press_that_is_queued_before_a_scene_is_shown_is_not_heard_by_it(driver: Driver, title: TitleScene) -> None:
    driver.app.stack.push(SettingsScene(driver.app.atlas))
    driver.hold(pygame.K_ESCAPE)
    driver.let_go(pygame.K_ESCAPE)
    driver.turn(2)
    assert isinstance(driver.app.scene, SettingsScene)


def test_a_press_that_comes_while_a_scene_is_drawn_for_the_first_time_is_not_heard_by_it(
    driver: Driver, title: TitleScene
) -> None:
    class Slow(SettingsScene):
        def draw(self, surface: pygame.Surface) -> None:
            if not self.drawn:
                driver.hold(pygame.K_ESCAPE)
                driver.let_go(pygame.K_ESCAPE)
            self.drawn = True
            super().draw(surface)

        drawn = False

    slow = over(driver, lambda: Slow(driver.app.atlas))
    driver.turn()
    assert driver.app.scene is slow
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is title


def test_a_click_that_comes_before_a_scene_is_shown_presses_nothing_in_it(driver: Driver, title: TitleScene) -> None:
    driver.app.stack.push(JoinScene(driver.app.atlas))
    pixel = driver.page.screen.pixel(*driver.page.widget("back").box.centre)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=pixel, button=pygame.BUTTON_LEFT, touch=False, clicks=1))
    driver.turn(2)
    assert isinstance(driver.app.scene, JoinScene)


def test_what_else_comes_while_a_scene_is_drawn_for_the_first_time_is_not_lost(driver: Driver) -> None:
    wake = pygame.USEREVENT  # none of the program's own, which follow it

    class Woken(Probe):
        woken = False

        def handle(self, event: pygame.Event) -> bool:
            self.woken = self.woken or event.type == wake
            return super().handle(event)

        def draw(self, surface: pygame.Surface) -> None:
            if not self.woken:
                pygame.event.post(pygame.Event(wake))

    scene = Woken(driver)
    driver.app.stack.push(scene)
    driver.turn(2)
    assert scene.woken


# ---------------------------------------------------------------------------------------- the same by gamepad


def test_b_held_during_a_stall_goes_back_once(driver: Driver, title: TitleScene) -> None:
    over(driver, lambda: SettingsScene(driver.app.atlas))
    pad = Gamepad(driver.turn)
    pad.hold(PadButton.B)
    driver.turn(10, seconds=REPEAT_AFTER)
    assert (driver.app.scene, driver.app.stack.stopped, title.focused) == (title, False, "play")


def test_b_pressed_before_a_scene_is_shown_is_not_heard_by_it(driver: Driver, title: TitleScene) -> None:
    over(driver, lambda: SettingsScene(driver.app.atlas))
    pad = Gamepad(lambda: None)
    pad.press(PadButton.B, PadButton.B, PadButton.B)
    driver.turn(3)
    assert (driver.app.stack.stopped, title.focused) == (False, "play")


def test_a_direction_held_on_a_pad_walks_no_list_in_the_scene_that_comes_next(
    driver: Driver, title: TitleScene
) -> None:
    pad = Gamepad(driver.turn)
    pad.hold(PadButton.DOWN)
    other = TitleScene(driver.app.atlas)
    driver.app.stack.push(other)
    driver.turn(10, seconds=REPEAT_AFTER)
    assert other.focused == "play"


def text_field(driver: Driver) -> TextField:
    """A field with the focus, over the title."""
    page = over(driver, lambda: JoinScene(driver.app.atlas))
    page.focus_on("link")
    field = page.widget("link")
    assert isinstance(field, TextField)
    return field
