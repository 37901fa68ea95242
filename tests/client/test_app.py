"""The loop and the stack of scenes."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from ziggurat.certainty import present
from ziggurat_client.app import LONGEST_STEP
from ziggurat_client.scenes.pages.scene import Scene
from ziggurat_client.ui.piece import Widget
from ziggurat_client.window.screen import SMALLEST, Screen


class Probe(Scene):
    """A scene that notes what is asked of it."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver.app.atlas)
        self.moving = False
        self.wake: float | None = None
        self.notes: list[str] = []
        self.elapsed: list[float] = []

    @property
    def animating(self) -> bool:
        return self.moving

    @property
    def wakes_in(self) -> float | None:
        return self.wake

    @property
    def frames(self) -> int:
        return self.notes.count("draw")

    def enter(self) -> None:
        self.notes.append("enter")

    def leave(self) -> None:
        self.notes.append("leave")

    def resized(self, screen: Screen) -> None:
        self.notes.append("resized")

    def update(self, elapsed: float) -> None:
        self.elapsed.append(elapsed)

    def draw(self, surface: pygame.Surface) -> None:
        self.notes.append("draw")


class Overlay(Probe):
    """A scene that lets the one below shine through."""

    see_through = True


@pytest.fixture
def probe(driver: Driver) -> Probe:
    scene = Probe(driver)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def test_a_scene_knows_its_size_before_it_enters(probe: Probe) -> None:
    assert probe.notes[:2] == ["resized", "enter"]


def test_nothing_is_drawn_while_nothing_happens(driver: Driver, probe: Probe) -> None:
    before = probe.frames
    driver.turn(5)
    assert probe.frames == before


def test_every_turn_draws_while_something_moves(driver: Driver, probe: Probe) -> None:
    before = probe.frames
    probe.moving = True
    driver.turn(5)
    assert probe.frames == before + 5


def test_an_animation_after_a_sleep_begins_at_its_beginning(driver: Driver, probe: Probe) -> None:
    driver.clock.turn(60)
    probe.moving = True
    driver.turn()
    assert probe.elapsed[-1] == 0
    driver.turn()
    assert probe.elapsed[-1] == pytest.approx(1 / 60)


def test_a_slow_frame_slows_the_animation_and_does_not_tear_it(driver: Driver, probe: Probe) -> None:
    probe.moving = True
    driver.turn(2)
    driver.turn(seconds=5)
    assert probe.elapsed[-1] == LONGEST_STEP


def test_a_scene_is_woken_when_it_asked_to_be(driver: Driver, probe: Probe) -> None:
    before = probe.frames
    probe.wake = 10.0
    driver.turn()
    assert probe.frames == before
    probe.wake = 0.0
    driver.turn()
    assert probe.frames == before + 1


def test_a_dialog_is_drawn_over_the_scene_below(driver: Driver, probe: Probe) -> None:
    before = probe.frames
    driver.app.stack.push(Overlay(driver))
    driver.turn()
    assert probe.frames == before + 1


def test_a_scene_that_is_covered_is_not_drawn(driver: Driver, probe: Probe) -> None:
    before = probe.frames
    driver.app.stack.push(Probe(driver))
    driver.turn()
    assert probe.frames == before


def test_closing_a_scene_closes_those_above_it(driver: Driver, probe: Probe) -> None:
    lower, upper = Probe(driver), Overlay(driver)
    driver.app.stack.push(lower)
    driver.app.stack.push(upper)
    driver.app.stack.close(lower)
    assert driver.app.stack.scenes == (probe,)
    assert probe.notes[-1] == "enter"


def test_replacing_a_scene_takes_its_place(driver: Driver, probe: Probe) -> None:
    old, new = Probe(driver), Probe(driver)
    driver.app.stack.push(old)
    driver.app.stack.push(Overlay(driver))
    driver.app.stack.replace(old, new)
    assert driver.app.stack.scenes == (probe, new)


def test_without_scenes_the_application_stops(driver: Driver, probe: Probe) -> None:
    driver.press(pygame.K_ESCAPE)
    assert driver.app.stack.stopped


def test_a_window_is_made_no_smaller_than_the_smallest(driver: Driver, probe: Probe) -> None:
    driver.resize(640, 480)
    assert driver.app.services.screen.size == SMALLEST


@pytest.mark.parametrize("size", [(1366, 690), (1024, 600), (1920, 1080)])
def test_a_window_of_another_size_is_the_same_window(driver: Driver, probe: Probe, size: tuple[int, int]) -> None:
    number, resized = driver.app.services.window.number, probe.notes.count("resized")
    driver.resize(*size)
    assert driver.app.services.screen.size == size
    assert driver.app.services.window.number == number
    assert probe.notes.count("resized") == resized + 1


def test_f11_fills_the_display_and_goes_back_in_the_same_window(driver: Driver, probe: Probe) -> None:
    number = driver.app.services.window.number
    driver.press(pygame.K_F11)
    assert driver.app.services.screen.size == pygame.display.get_desktop_sizes()[0]
    assert driver.app.services.window.number == number
    driver.press(pygame.K_F11)
    assert driver.app.services.screen.size == (1280, 720)
    assert driver.app.services.window.number == number


def test_a_scene_that_asked_to_be_looked_at_is_drawn_when_the_time_has_come(driver: Driver, probe: Probe) -> None:
    probe.wake, before = 0.02, probe.frames
    driver.app.turn(patience=5)
    assert probe.frames == before + 1


@pytest.mark.painted
def test_a_message_goes_by_itself_when_its_time_is_over(driver: Driver, probe: Probe) -> None:
    driver.app.services.banner.tell("Well met", seconds=5)
    driver.app.stack.redraw()
    driver.turn()
    box = present(driver.app.services.banner.box)
    pixel = driver.app.services.screen.pixel(box.x + 20, box.centre[1])
    shown, before = driver.app.services.window.surface.get_at(pixel), probe.frames
    driver.app.services.window.surface.fill("black")
    driver.clock.turn(6)
    driver.turn(3)
    assert probe.frames == before + 1
    assert driver.app.services.window.surface.get_at(pixel) != shown


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_message_on_a_page_covers_nothing_that_one_presses(driver: Driver, size: tuple[int, int]) -> None:
    driver.app.stack.push(driver.app.atlas.bindings())
    driver.resize(*size)
    driver.app.services.banner.tell("The server stops in 10 minutes. The games will go on when it is back. " * 2)
    rect = driver.page.screen.rect
    told = rect(present(driver.app.services.banner.box))
    assert told.collidelist([rect(piece.box) for piece in driver.page.layout() if isinstance(piece, Widget)]) == -1
