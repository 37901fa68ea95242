"""Where things lie on the screen of Babel: columns of any length, quarries, hands, and little room."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest

from ziggurat.games.babel.peoples import SITES
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.babel.board.hand import HandPlan
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.piles import Piles, piles_panel
from ziggurat_client.boards.babel.board.side_plan import side_plan
from ziggurat_client.boards.babel.board.stacking import CUT_FACE, FACE, STEP
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.choosing.rows import RowKind
from ziggurat_client.boards.babel.column.plan import column_plan
from ziggurat_client.boards.places import Places, places_in
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

EXTENTS = [Extent(1920, 1080), Extent(1280, 720), Extent(960, 540), Extent(2560, 1440), Extent(1200, 1600)]


def places(extent: Extent) -> Places:
    """The places of a game on a screen of that extent."""
    return places_in(extent)


def overlap(first: Box, second: Box) -> bool:
    """Whether two boxes cover each other by more than a hair."""
    across = min(first.right, second.right) - max(first.x, second.x)
    down = min(first.bottom, second.bottom) - max(first.y, second.y)
    return across > 0.01 and down > 0.01


def inside(inner: Box, outer: Box) -> bool:
    """Whether a box lies in another."""
    return (
        inner.x >= outer.x - 0.01
        and inner.y >= outer.y - 0.01
        and inner.right <= outer.right + 0.01
        and inner.bottom <= outer.bottom + 0.01
    )


@pytest.mark.parametrize("extent", EXTENTS)
@pytest.mark.parametrize("count", [1, 2, 7, 8, 12, 16, 24])
@pytest.mark.parametrize("seat", [0, 1])
def test_no_card_of_a_column_hides_another_nor_leaves_its_lane(extent: Extent, count: int, seat: int) -> None:
    layout = Layout(places=places(extent))
    cards = [layout.card(seat, "M", index, count) for index in range(count)]
    assert not any(overlap(one, other) for one, other in combinations(cards, 2))
    assert all(inside(card, layout.lane(seat, "M")) for card in cards)


@pytest.mark.parametrize("extent", EXTENTS)
@pytest.mark.parametrize("count", [2, 9, 13, 18])
def test_of_every_card_enough_is_seen_to_tell_its_people(extent: Extent, count: int) -> None:
    layout = Layout(places=places(extent))
    cards = [layout.card(0, "S", index, count) for index in range(count)]
    smallest_scale = max(1280 / extent.width, 720 / extent.height)
    assert all(min(card.height, card.width) * smallest_scale >= 12 for card in cards)


@pytest.mark.parametrize("seat", [0, 1])
def test_columns_grow_away_from_the_site_and_the_newest_card_is_whole(seat: int) -> None:
    layout = Layout(places=places(EXTENTS[0]))
    site = layout.cell(Cell("A", "site")).centre[1]
    cards = [layout.card(seat, "A", index, 6) for index in range(6)]
    distances = [abs(card.centre[1] - site) for card in cards]
    assert distances == sorted(distances)
    assert cards[-1].height == FACE
    assert {card.height for card in cards[:-1]} == {STEP}


def test_a_long_column_cuts_the_newest_face_before_its_strips() -> None:
    layout = Layout(places=places(EXTENTS[0]))
    eight = layout.stacking(0, "A", 8)
    assert (eight.step, eight.abreast) == (STEP, 1)
    assert CUT_FACE <= eight.face < FACE
    assert layout.stacking(0, "A", 20).abreast == 2


@pytest.mark.parametrize("extent", EXTENTS)
def test_every_cell_of_the_board_is_found_again_by_its_middle(extent: Extent) -> None:
    layout = Layout(places=places(extent), near=1)
    cells = [Cell(site, row) for site in SITES for row in ("far", "site", "near")]
    assert [layout.cell_at(*layout.cell(cell).centre) for cell in cells] == cells


@pytest.mark.parametrize("extent", EXTENTS)
def test_a_temple_of_six_storeys_stays_in_its_lane(extent: Extent) -> None:
    layout = Layout(places=places(extent))
    for seat in (0, 1):
        assert inside(layout.storey(seat, "P", 5), layout.lane(seat, "P"))


@pytest.mark.parametrize("extent", EXTENTS)
@pytest.mark.parametrize("count", [1, 5, 8, 14, 22])
def test_a_hand_of_any_size_stays_in_its_panel_and_shows_something_of_each_card(extent: Extent, count: int) -> None:
    layout = Layout(places=places(extent))
    plan = HandPlan(layout, count)
    assert all(inside(plan.card(place), layout.hand) for place in range(count))
    assert all(plan.visible(place).width >= 14 for place in range(count))


@pytest.mark.parametrize("height", [340.0, 500.0, 968.0, 1400.0])
@pytest.mark.parametrize("count", [1, 5, 10, 16])
def test_a_quarry_of_any_length_stays_in_its_panel(height: float, count: int) -> None:
    plan = side_plan(Box(0, 0, 428, height))
    cards = [plan.temple_card("near", index, count) for index in range(count)]
    assert all(inside(card, plan.near_quarry) for card in cards)
    assert all(later.x - card.x >= 12 for card, later in pairwise(cards))


@pytest.mark.parametrize("height", [340.0, 500.0, 968.0, 1400.0])
def test_players_quarries_and_piles_stand_below_each_other(height: float) -> None:
    place = Box(0, 0, 428, height)
    plan = side_plan(place)
    panels = [plan.far_player, plan.far_quarry, plan.piles, plan.near_quarry, plan.near_player]
    assert all(inside(panel, place) for panel in panels)
    assert not any(overlap(one, other) for one, other in combinations(panels, 2))


@pytest.mark.parametrize(
    ("box", "power"), [(Box(0, 0, 428, 744), "power"), (Box(0, 0, 428, 792), "power"), (Box(0, 0, 428, 340), "action")]
)
@pytest.mark.parametrize("powers", [0, 1, 4])
def test_what_can_be_done_has_a_row_of_its_own(box: Box, power: RowKind, powers: int) -> None:
    rows: list[RowKind] = [*[power] * powers, "strip", "action", "action"]
    plan = column_plan(box, rows, brief=power == "action")
    parts = [plan.turn, *plan.rows, *([plan.middle] if plan.middle else []), plan.buttons]
    assert all(inside(part, box) for part in parts)
    assert not any(overlap(one, other) for one, other in combinations(parts, 2))
    assert all(row.height >= 22 for row in plan.rows)


def painted_differently(one: Piles, other: Piles, layout: Layout) -> pygame.Rect:
    """The pixels of the temple pile that are others."""
    surfaces = []
    for piles in (one, other):
        _, temples, *_ = piles_panel(layout, piles, lambda pile: None)
        canvas = Canvas(temples.box.width, temples.box.height, 1.0)
        temples.paint(canvas, 0.0, 0.0)
        surfaces.append(canvas.surface)
    mask = pygame.mask.from_threshold(surfaces[0], (0, 0, 0), (1, 1, 1, 255), surfaces[1])
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:])


def test_cards_that_are_known_on_a_low_pile_lie_beside_its_number_and_its_name() -> None:
    layout = Layout(places=replace(places(Extent(1280, 720)), players=Box(0, 0, 428, 400)))
    piles = Piles(27, (3, 4, 5), 14, "", ("temples", "pioche", "défausse"))
    known = painted_differently(piles, replace(piles, known=(1, 2, 6)), layout)
    number = painted_differently(piles, replace(piles, temple=88), layout)
    assert known.right <= number.left
