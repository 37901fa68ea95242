"""The part of a map that is shown: never anything beyond its edge, and what is under the pointer stays there."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat_client.boards.maps.map_view import ZOOMS, MapView
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

LENGTHS = st.floats(50, 4000)
SHARES = st.floats(0, 1)
PLACES = st.builds(Box, st.floats(-500, 500), st.floats(-500, 500), LENGTHS, LENGTHS)
SIZES = st.builds(Extent, LENGTHS, LENGTHS)
STEPS = st.one_of(
    st.tuples(st.floats(-9000, 9000), st.floats(-9000, 9000)).map(lambda way: lambda view: view.panned(*way)),
    st.tuples(st.floats(0.01, 50), SHARES, SHARES).map(
        lambda how: lambda view: view.zoomed(how[0], within(view.place, *how[1:]))
    ),
    st.integers(-6, 6).map(lambda steps: lambda view: view.stepped(steps)),
    st.tuples(SHARES, SHARES, st.floats(0, 900)).map(
        lambda how: lambda view: view.showing(how[0] * view.size.width, how[1] * view.size.height, how[2])
    ),
    PLACES.map(lambda place: lambda view: view.moved(place)),
)


def within(box: Box, across: float, down: float) -> tuple[float, float]:
    """The point of a box that lies at these shares of its width and height."""
    return box.x + across * box.width, box.y + down * box.height


@st.composite
def views(draw: st.DrawFn) -> MapView:
    """A view of any map after anything that was done with it."""
    view = MapView(draw(PLACES), draw(SIZES))
    steps: list[Callable[[MapView], MapView]] = draw(st.lists(STEPS, max_size=4))
    for step in steps:
        view = step(view)
    return view


def near(one: float, other: float, view: MapView) -> bool:
    """Whether two lengths on the screen or the map are the same but for rounding."""
    return math.isclose(one, other, rel_tol=1e-6, abs_tol=1e-5 * max(*view.size, view.place.width, view.place.height))


@given(views())
def test_nothing_beyond_the_edge_of_the_map_is_ever_shown(view: MapView) -> None:
    shown, slack = view.shown, 1e-6 * max(view.size)
    assert shown.x >= -slack
    assert shown.y >= -slack
    assert shown.right <= view.size.width + slack
    assert shown.bottom <= view.size.height + slack


@given(views())
def test_a_map_is_never_smaller_than_its_place_nor_larger_than_its_last_step(view: MapView) -> None:
    assert ZOOMS[0] <= view.zoom <= ZOOMS[-1]


@given(PLACES)
def test_a_map_of_its_places_shape_is_seen_whole_at_first(place: Box) -> None:
    view = MapView(place, Extent(place.width * 3, place.height * 3))
    assert near(view.shown.width, view.size.width, view)
    assert near(view.shown.height, view.size.height, view)


@given(views(), SHARES, SHARES, st.floats(1, 5))
def test_what_is_under_the_pointer_stays_there_when_one_zooms_in(
    view: MapView, across: float, down: float, times: float
) -> None:
    pointer = within(view.place, across, down)
    held = view.on_map(*pointer)
    x, y = view.zoomed(view.zoom * times, pointer).on_screen(*held)
    assert near(x, pointer[0], view)
    assert near(y, pointer[1], view)


@given(views(), SHARES, SHARES, st.floats(0.2, 1))
def test_when_one_zooms_out_it_leaves_the_pointer_only_at_the_edge_of_the_map(
    view: MapView, across: float, down: float, times: float
) -> None:
    pointer = within(view.place, across, down)
    held = view.on_map(*pointer)
    after = view.zoomed(view.zoom * times, pointer)
    x, y = after.on_screen(*held)
    shown = after.shown
    assert near(x, pointer[0], view) or near(shown.x, 0, view) or near(shown.right, view.size.width, view)
    assert near(y, pointer[1], view) or near(shown.y, 0, view) or near(shown.bottom, view.size.height, view)


@given(views(), SHARES, SHARES)
def test_screen_and_map_are_two_ways_to_name_one_point(view: MapView, across: float, down: float) -> None:
    point = within(view.place, across, down)
    x, y = view.on_screen(*view.on_map(*point))
    assert near(x, point[0], view)
    assert near(y, point[1], view)


@given(views(), SHARES, SHARES, st.floats(0, 200))
def test_a_point_that_is_looked_for_comes_into_sight(view: MapView, across: float, down: float, margin: float) -> None:
    x, y = across * view.size.width, down * view.size.height
    shown = view.showing(x, y, margin).shown
    slack = 1e-6 * max(view.size)
    assert shown.x - slack <= x <= shown.right + slack
    assert shown.y - slack <= y <= shown.bottom + slack


@given(views(), SHARES, SHARES, st.integers(-4, 4), SHARES)
def test_a_zoom_under_way_keeps_what_is_under_the_pointer_where_both_its_ends_do(
    view: MapView, across: float, down: float, steps: int, share: float
) -> None:
    pointer = within(view.place, across, down)
    held = view.on_map(*pointer)
    end = view.stepped(steps, pointer)
    if all(near(a, b, view) for a, b in zip(end.on_screen(*held), pointer, strict=True)):
        x, y = view.towards(end, share).on_screen(*held)
        assert near(x, pointer[0], view)
        assert near(y, pointer[1], view)


@given(views(), st.integers(-3, 3))
def test_a_way_between_two_views_begins_at_one_and_ends_at_the_other(view: MapView, steps: int) -> None:
    other = view.stepped(steps).panned(40, -30)
    for share, wanted in ((0.0, view), (1.0, other)):
        found = view.towards(other, share)
        assert near(found.left, wanted.left, view)
        assert near(found.top, wanted.top, view)
        assert near(found.zoom, wanted.zoom, view)


@pytest.mark.parametrize(("zoom", "steps", "to"), [(1, 1, 1.5), (1.7, 1, 2.2), (1.7, -1, 1.5), (1, -1, 1), (5, 2, 5)])
def test_steps_go_from_zoom_to_zoom(zoom: float, steps: int, to: float) -> None:
    view = MapView(Box(0, 0, 800, 500), Extent(800, 500)).zoomed(zoom)
    assert view.stepped(steps).zoom == to


def test_dragging_the_map_right_shows_what_lies_left() -> None:
    view = MapView(Box(0, 0, 800, 500), Extent(800, 500)).zoomed(2)
    assert view.panned(-80, 0).left == pytest.approx(view.left - 40)
