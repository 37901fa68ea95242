"""Widgets by themselves."""

from __future__ import annotations

import pygame
import pytest

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.ui.choices import Segments, Stepper
from ziggurat_client.ui.focus import FocusRing
from ziggurat_client.ui.piece import Widget
from ziggurat_client.ui.scroll import Row, ScrollList, fading
from ziggurat_client.window.screen import Box


def key(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


def released() -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONUP, button=pygame.BUTTON_LEFT, pos=(0, 0))


@pytest.fixture
def ring() -> FocusRing:
    """Two rows of widgets: a and b above, c below b; d is off."""
    widgets = [
        Widget("a", Box(0, 0, 100, 40)),
        Widget("b", Box(200, 0, 100, 40)),
        Widget("c", Box(210, 100, 100, 40)),
        Widget("d", Box(0, 100, 100, 40), enabled=False),
    ]
    focus = FocusRing()
    focus.set_widgets(widgets, "a")
    return focus


def name(ring: FocusRing) -> str:
    assert ring.current is not None
    return ring.current.name


def test_arrows_go_to_the_nearest_widget_that_way(ring: FocusRing) -> None:
    ring.go((1, 0))
    assert name(ring) == "b"
    ring.go((0, 1))
    assert name(ring) == "c"


def test_an_arrow_with_nothing_that_way_stays(ring: FocusRing) -> None:
    assert not ring.go((-1, 0))
    assert name(ring) == "a"


def test_tab_passes_over_what_is_off(ring: FocusRing) -> None:
    ring.step(-1)
    assert name(ring) == "c"


def test_the_focus_stays_with_the_name_when_the_page_is_laid_out_anew(ring: FocusRing) -> None:
    ring.step(1)
    ring.set_widgets([Widget("x", Box(0, 0, 10, 10)), Widget("b", Box(50, 0, 10, 10))], "x")
    assert name(ring) == "b"


def test_the_focus_goes_to_the_preferred_widget_when_its_own_is_gone(ring: FocusRing) -> None:
    ring.set_widgets([Widget("x", Box(0, 0, 10, 10)), Widget("y", Box(50, 0, 10, 10))], "y")
    assert name(ring) == "y"


def test_only_one_widget_has_the_focus(ring: FocusRing) -> None:
    before = ring.current
    ring.step(1)
    assert before is not None
    assert not before.focused


def test_a_segment_is_chosen_by_a_click_and_by_keys() -> None:
    chosen: list[int] = []
    segments = Segments("s", Box(0, 0, 300, 40), ("2", "3", "4"), 1, chosen.append)
    segments.point(released(), 290, 20)
    segments.key(key(pygame.K_LEFT))
    assert chosen == [2, 0]


def test_a_segment_by_its_length_is_chosen_where_it_stands() -> None:
    chosen: list[int] = []
    segments = Segments("s", Box(0, 0, 300, 40), ("Ur", "Civilization of old"), 0, chosen.append, by_length=True)
    segments.point(released(), 145, 20)
    segments.point(released(), 20, 20)
    segments.point(released(), 299, 20)
    assert chosen == [1, 1]


def test_a_segment_does_not_go_past_its_ends() -> None:
    chosen: list[int] = []
    segments = Segments("s", Box(0, 0, 300, 40), ("2", "3"), 1, chosen.append)
    assert not segments.key(key(pygame.K_RIGHT))
    assert chosen == []


def test_a_stepper_steps_only_where_there_is_a_value() -> None:
    steps: list[int] = []
    stepper = Stepper("s", Box(0, 0, 200, 40), "none", steps.append, lower=False)
    stepper.point(released(), 10, 20)
    stepper.point(released(), 190, 20)
    stepper.key(key(pygame.K_RIGHT))
    assert steps == [1, 1]


def rows(count: int) -> list[Row]:
    def paint(canvas: Canvas, x: float, y: float, width: float) -> None:
        canvas.fill(canvas.rect(x, y, width, 10), "#ffffff")

    return [Row(number, 30, paint) for number in range(count)]


def test_a_list_that_fits_does_not_scroll_and_takes_no_focus() -> None:
    listed = ScrollList("l", Box(0, 0, 100, 100))
    listed.set_rows(rows(3))
    assert not listed.enabled
    assert not listed.scroll(50)


def test_a_list_stops_at_both_ends() -> None:
    listed = ScrollList("l", Box(0, 0, 100, 100))
    listed.set_rows(rows(10))
    listed.scroll(1000)
    assert listed.offset == 200
    listed.scroll(-1000)
    assert listed.offset == 0


@pytest.mark.parametrize(("top", "at_top", "at_foot"), [(0, 255, 255), (-15, 0, 255), (85, 255, 0), (-1, 255, 255)])
def test_a_row_that_an_edge_of_its_list_cuts_fades_towards_it(top: int, at_top: int, at_foot: int) -> None:
    white = pygame.Surface((4, 30), pygame.SRCALPHA)
    white.fill("white")
    area = pygame.Rect(0, 0, 4, 100)
    seen = fading(white, top, area, 10)
    first, last = max(0, -top), min(29, 99 - top)
    assert [seen.get_at((0, line)).r for line in (first, last)] == [at_top, at_foot]
    assert white.get_at((0, first)).a == 255


def test_a_list_that_follows_stays_at_its_end() -> None:
    listed = ScrollList("l", Box(0, 0, 100, 100), follows=True)
    listed.set_rows(rows(10))
    listed.set_rows(rows(11))
    assert listed.offset == 230


def test_who_scrolled_up_is_left_there() -> None:
    listed = ScrollList("l", Box(0, 0, 100, 100), follows=True)
    listed.set_rows(rows(10))
    listed.scroll(-100)
    listed.set_rows(rows(11))
    assert listed.offset == 100
