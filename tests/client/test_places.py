"""Where the parts of a game screen lie: all inside, none over another, and the board as large as it can be."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest

from ziggurat_client.boards.places import ACTIONS_HEIGHT, PARTS, SMALLEST, Part, Places, places_in
from ziggurat_client.boards.replay_places import replay_places
from ziggurat_client.boards.shapes import SQUARE, WIDE, BoardShape, map_shape
from ziggurat_client.boards.ur.board.column_plan import ColumnPlan, column_plan
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.window.viewport import Extent

WINDOWS = ((1024, 600), (1366, 690), (1280, 720), (1440, 1080), (1920, 1200), (2560, 1080), (3840, 2160))
ZOOMS = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0)


def extent_of(window: tuple[int, int], zoom: float) -> Extent:
    """What a window of that size shows."""
    seen = Screen(*window, zoom=zoom).visible
    return Extent(max(seen.width, SMALLEST.width), max(seen.height, SMALLEST.height))


EXTENTS = sorted({extent_of(window, zoom) for window in WINDOWS for zoom in ZOOMS})
everywhere = pytest.mark.parametrize("extent", EXTENTS, ids=lambda extent: f"{extent.width:.0f}x{extent.height:.0f}")


def parts_of(places: Places) -> list[Box]:
    """Every place that is taken, the log's with a turn's actions above it."""
    log = places.log_below(ACTIONS_HEIGHT)
    actions = places.actions
    if places.log_follows and actions is not None:
        actions = actions._replace(height=ACTIONS_HEIGHT)
    around = (places.headline, places.tabs, places.goal, places.drawer)
    found = (places.board, actions, places.players, log, *around)
    return [box for box in found if box is not None]


def inside(outer: Box, inner: Box) -> bool:
    """Whether a box lies in another, but for rounding."""
    slack = 0.01
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes cover each other."""
    slack = 0.01
    return (
        min(one.right, other.right) - max(one.x, other.x) > slack
        and min(one.bottom, other.bottom) - max(one.y, other.y) > slack
    )


DOCKED = BoardShape(1184 / 834, dock=96, column=320)
"""A wide board above a dock."""


def lie_apart(extent: Extent, boxes: list[Box]) -> bool:
    """Whether boxes lie on the screen, and none over another."""
    return all(inside(Box(0, 0, *extent), box) for box in boxes) and not any(
        overlap(one, other) for one, other in combinations(boxes, 2)
    )


@everywhere
def test_everything_lies_on_the_screen_and_nothing_over_another(extent: Extent) -> None:
    for shown, with_goal in product(PARTS, (False, True)):
        assert lie_apart(extent, parts_of(places_in(extent, shown, with_goal=with_goal))), (shown, with_goal)


@everywhere
def test_an_open_drawer_lies_beside_the_board_which_stays_where_it_is(extent: Extent) -> None:
    for shown, shape in product(PARTS, (SQUARE, WIDE)):
        places = places_in(extent, shown, shape, with_goal=True, with_drawer=True)
        assert places.drawer is not None
        assert places.board == places_in(extent, shown, shape, with_goal=True).board
        assert lie_apart(extent, [*parts_of(places), *([places.dock] if places.dock else [])]), (shown, shape)


@everywhere
def test_an_open_drawer_leaves_the_actions_unless_they_are_behind_a_tab(extent: Extent) -> None:
    places = places_in(extent, with_drawer=True)
    assert (places.actions is None) == (places.tabs is not None)


@everywhere
def test_a_board_has_the_shape_that_its_game_asks_for(extent: Extent) -> None:
    for shown, shape in product(PARTS, (WIDE, map_shape(Extent(1500, 980)))):
        places = places_in(extent, shown, shape)
        assert places.board.width / places.board.height == pytest.approx(shape.aspect)
        assert lie_apart(extent, [*parts_of(places), *([places.dock] if places.dock else [])]), (shown, shape)


def test_a_board_with_a_dock_never_loses_it_to_rounding() -> None:
    for width, height, with_goal in product(range(960, 2600, 37), range(540, 1500, 23), (False, True)):
        assert places_in(Extent(width, height), shape=DOCKED, with_goal=with_goal).dock is not None, (width, height)


@pytest.mark.parametrize("extent", [Extent(1920, 1080), Extent(1280, 720)], ids=["usual", "zoomed"])
def test_a_wide_board_is_wider_than_a_square_one_would_be(extent: Extent) -> None:
    assert places_in(extent, shape=WIDE).board.width > places_in(extent).board.width


@everywhere
def test_a_board_keeps_its_shape_in_a_replay(extent: Extent) -> None:
    beside: tuple[Part, ...] = ("players", "log")
    for shown in beside:
        stage = replay_places(extent, shown, WIDE).stage
        boxes = [box for box in (stage.board, stage.players, stage.log, stage.tabs) if box is not None]
        assert stage.board.width / stage.board.height == pytest.approx(WIDE.aspect)
        assert lie_apart(extent, boxes), shown


@everywhere
def test_the_board_is_square_and_uses_the_height_unless_the_width_forbids_it(extent: Extent) -> None:
    board = places_in(extent).board
    assert board.width == board.height
    left_beside = extent.width - board.width
    assert board.height == pytest.approx(extent.height - 112) or left_beside < 1000


@everywhere
def test_a_goal_leaves_nine_tenths_of_the_board(extent: Extent) -> None:
    assert places_in(extent, with_goal=True).board.width >= 0.9 * places_in(extent).board.width


@everywhere
def test_a_goal_that_is_not_wanted_has_no_place(extent: Extent) -> None:
    assert places_in(extent).goal is None


@everywhere
def test_without_tabs_every_part_is_shown_and_with_tabs_the_one_on_top(extent: Extent) -> None:
    for shown in PARTS:
        places = places_in(extent, shown)
        log = places.log_below(ACTIONS_HEIGHT)
        seen = {part for part, box in zip(PARTS, (places.actions, places.players, log), strict=True) if box is not None}
        assert seen == (set(PARTS) if places.tabs is None else {shown})


@everywhere
def test_where_a_part_may_be_hidden_there_is_a_line_for_whose_decision_is_awaited(extent: Extent) -> None:
    places = places_in(extent)
    assert (places.headline is None) == (places.tabs is None)


@everywhere
def test_the_players_and_the_market_lie_below_each_other_in_their_place(extent: Extent) -> None:
    for seats in (2, 3, 4):
        players_lie_below_each_other(extent, seats)


def players_lie_below_each_other(extent: Extent, seats: int) -> None:
    layout = Layout(5, seats, places=places_in(extent, "players"))
    rows = [layout.player(seat) for seat in range(seats)]
    if seats < 4:
        assert layout.market_panel is not None
        rows.append(layout.market_panel)
        assert inside(layout.market_panel, layout.market_tile)
    assert layout.places.players is not None
    assert all(inside(layout.places.players, row) and row.height >= 76 for row in rows)
    assert all(below.y >= row.bottom for row, below in pairwise(rows))
    assert all(inside(layout.player(seat), layout.hand(seat)) for seat in range(seats))


@everywhere
def test_the_actions_lie_in_their_place_and_not_over_each_other(extent: Extent) -> None:
    layout = Layout(6, 4, places=places_in(extent))
    plan, place = layout.plan, layout.places.actions
    assert place is not None
    for shown in (turn_boxes(plan), sharing_boxes(plan), swap_boxes(plan), waiting_boxes(plan)):
        assert all(inside(place, box) and box.height > 40 for box in shown)
        assert not any(overlap(one, other) for one, other in combinations(shown, 2))


def turn_boxes(plan: ColumnPlan) -> list[Box]:
    """What stands there while one chooses what to do."""
    return [plan.turn, *plan.actions, plan.signs, *([plan.middle] if plan.middle else []), plan.buttons]


def sharing_boxes(plan: ColumnPlan) -> list[Box]:
    """What stands there while cubes are shared."""
    return [plan.turn, plan.actions[0], plan.change, plan.buttons]


def swap_boxes(plan: ColumnPlan) -> list[Box]:
    """What stands there in the swap."""
    return [plan.swap_head, plan.laid_down, plan.taken, plan.swap_buttons]


def waiting_boxes(plan: ColumnPlan) -> list[Box]:
    """What stands there while others play."""
    return [plan.turn, plan.steps, *([plan.hand] if plan.hand else []), plan.undo]


def test_what_a_sharing_changes_has_the_room_that_it_needs_in_the_smallest_place() -> None:
    places = places_in(SMALLEST)
    assert places.actions is not None
    assert column_plan(places.actions, brief=True).change.height >= 126


def test_a_laptop_with_a_task_bar_shows_everything_beside_the_board() -> None:
    assert places_in(extent_of((1366, 690), 1.0)).tabs is None


def test_a_part_behind_its_tab_is_found_at_the_tab() -> None:
    layout = Layout(6, 4, places=places_in(SMALLEST, "log"))
    assert layout.places.tabs is not None
    for box in (layout.player(2), layout.hand(2)):
        assert inside(layout.places.tabs, box)


def test_where_everything_has_room_nothing_stands_behind_a_tab() -> None:
    with pytest.raises(LookupError):
        places_in(Extent(1920, 1080)).tab("log")


@everywhere
def test_every_players_clock_lies_in_their_place(extent: Extent) -> None:
    layout = Layout(6, 4, places=places_in(extent, "players"))
    assert all(inside(layout.player(seat), layout.clock(seat)) for seat in range(4))
