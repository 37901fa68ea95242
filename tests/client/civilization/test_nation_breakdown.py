"""The results of Civilization: what decides, in the order in which it is compared, and what parts equal ones (13)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ziggurat.games.civilization.position import Board, CivilizationOptions, Mode, Shown
from ziggurat.games.game import Standing
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.civilization.illustrations.breakdown import FULL, SOCIETIES, cells_of, paint_breakdown
from ziggurat_client.boards.civilization.illustrations.ties import compared, paint_tie
from ziggurat_client.boards.civilization.replay.manners import manner_of
from ziggurat_client.boards.civilization.status.legend import LimitLegend
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import LANGUAGES, Words

ROOM = Box(392, 0, 690, 160)


def test_the_square_is_compared_first_then_the_cities_then_the_territories() -> None:
    cells = cells_of(Standing(0, 1, 12, (4, 15)), ROOM)
    assert [(cell.measure, cell.count) for cell in cells] == [("marker", 12), ("cities", 4), ("territories", 15)]
    assert [cell.leads for cell in cells] == [True, False, False]


def test_of_nomads_the_territories_alone_are_shown() -> None:
    (cell,) = cells_of(Standing(0, 1, 23), ROOM)
    assert (cell.measure, cell.count, cell.leads) == ("territories", 23, True)


@pytest.mark.parametrize("room", [ROOM, Box(392, 0, 690, 88), Box(104, 124, 768, 152), Box(104, 84, 500, 64)])
def test_the_cells_stand_side_by_side_in_their_room(room: Box) -> None:
    boxes = [cell.box for cell in cells_of(Standing(0, 1, 12, (9, 30)), room)]
    assert all(left.right < right.x for left, right in pairwise(boxes))
    assert boxes[-1].right <= room.right + 0.01
    assert all(room.y <= box.y <= box.bottom <= room.bottom for box in boxes)


def test_what_decides_between_two_on_the_same_square_is_the_first_difference() -> None:
    first, second = Standing(0, 1, 12, (4, 15)), Standing(1, 2, 12, (4, 11))
    assert compared(first, second) == [("12 = 12", False), ("4 = 4", False), ("15 > 11", True)]
    assert compared(first, Standing(1, 2, 12, (2, 30))) == [("12 = 12", False), ("4 > 2", True)]


def test_those_who_are_equal_in_everything_share_the_place() -> None:
    assert [decides for _, decides in compared(Standing(0, 1, 12, (4, 9)), Standing(1, 1, 12, (4, 9)))] == [False] * 3
    assert compared(Standing(0, 1, 19), Standing(1, 1, 19)) == [("19 = 19", False)]


@pytest.mark.parametrize("standing", [Standing(2, 1, 12, (9, 31)), Standing(2, 1, 0, (0, 0)), Standing(2, 1, 55)])
def test_every_standing_can_be_painted_in_little_room_and_in_much(standing: Standing) -> None:
    for room in (ROOM, ROOM._replace(height=88), Box(104, 84, 400, 64)):
        canvas = Canvas(1200, 300)
        paint_breakdown(canvas, standing, Box(104, 98, 260, 28), room)
        paint_tie(canvas, standing, standing, room, room._replace(y=room.y + 140))
        assert canvas.surface.get_bounding_rect().size != (0, 0)


@pytest.mark.parametrize(
    ("mode", "standing", "measures"),
    [
        ("first_societies", Standing(2, 1, 1, (1190, 216)), ["society", "advances", "cards"]),
        ("full", Standing(2, 1, 16, (1390, 88, 41)), ["square", "advances", "cards", "treasury"]),
    ],
)
def test_with_cards_the_advances_the_hand_and_the_treasury_are_compared(
    mode: Mode, standing: Standing, measures: list[str]
) -> None:
    manner = manner_of(Shown(Board(CivilizationOptions(mode), (1, 2))))
    shares = SOCIETIES if mode == "first_societies" else FULL
    assert [cell.measure for cell in cells_of(standing, ROOM, shares)] == measures
    for room in (ROOM, ROOM._replace(height=88), Box(104, 84, 400, 64)):
        canvas = Canvas(1200, 300)
        manner.paint_breakdown(canvas, standing, Box(104, 98, 260, 28), room)
        manner.paint_tie(canvas, standing, standing, room, room._replace(y=room.y + 140))
        assert canvas.surface.get_bounding_rect().size != (0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_of_the_limits_stands_in_its_corner(language: str) -> None:
    legend = LimitLegend(40, 1060, Words(language))
    assert (legend.box.x, legend.box.bottom) == (40, 1060)
    assert legend.box.width < 460
    assert legend.explanation.sentence
