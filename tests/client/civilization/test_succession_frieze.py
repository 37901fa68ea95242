"""The dock below the map: the succession table of farmers, and the race of nomads (7 and 12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from client.civilization.seating import board, company
from client.strip_view import Table
from ziggurat.games.civilization.nations import NATIONS
from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.civilization.succession import EARLY_BRONZE, FINISH, GOAL
from ziggurat_client.boards.civilization.succession.dock import succession
from ziggurat_client.boards.civilization.succession.epochs import OPENINGS, epoch_of, opening_of
from ziggurat_client.boards.civilization.succession.explanations import dock_explanations
from ziggurat_client.boards.civilization.succession.frieze import LaneSquares
from ziggurat_client.boards.civilization.succession.lanes import race_of
from ziggurat_client.boards.civilization.succession.plan import DockPlan
from ziggurat_client.boards.civilization.succession.race import Stones
from ziggurat_client.boards.civilization.succession.runners import Marker, Thread
from ziggurat_client.boards.layout import BoardLayout
from ziggurat_client.boards.places import USUAL
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

DOCK = Box(336, 930, 1232, 134)
P = TypeVar("P", bound=Piece)


def in_dock(at: Board, dock: Box | None = DOCK, **markers: float) -> list[Piece]:
    layout = BoardLayout(places=replace(USUAL, dock=dock))
    moving = {int(seat.removeprefix("seat_")): square for seat, square in markers.items()}
    return list(succession(layout, at, moving, company(at.seats)))


def shown(**markers: float) -> list[Piece]:
    """The table of three nations, with some of the markers on their way."""
    return in_dock(board(3), **markers)


def of_kind(pieces: Sequence[Piece], kind: type[P]) -> list[P]:
    return [piece for piece in pieces if isinstance(piece, kind)]


def looks(pieces: Sequence[Piece]) -> list[object]:
    return [piece.appearance() for piece in pieces]


# ---------------------------------------------------------------------------------------- the epochs


def test_the_bronze_age_begins_where_the_rules_say() -> None:
    assert {nation: opens[1] for nation, opens in OPENINGS.items()} == EARLY_BRONZE


@pytest.mark.parametrize("nation", NATIONS)
def test_the_epochs_of_a_nation_follow_each_other_before_the_finish(nation: Any) -> None:
    opens = OPENINGS[nation]
    assert list(opens) == sorted(set(opens))
    assert opens[0] == 1
    assert opens[-1] < FINISH


def test_a_square_lies_in_the_epoch_that_began_last() -> None:
    epochs = [epoch_of("egypt", square, GOAL) for square in (0, 1, 3, 4, 7, 10, 11, 12)]
    assert epochs == [
        "start",
        "neolithic",
        "neolithic",
        "early_bronze",
        "late_bronze",
        "early_iron",
        "early_iron",
        "finish",
    ]


def test_an_epoch_is_named_where_it_begins_for_most() -> None:
    assert opening_of(("asia", "crete", "egypt"), "early_bronze") == 5
    assert opening_of(("egypt", "thrace"), "early_bronze") == 4


# ---------------------------------------------------------------------------------------- the table


def test_there_is_a_lane_for_each_nation_in_nation_order() -> None:
    nations = [look[0] for look in looks(of_kind(shown(), LaneSquares))]  # type: ignore[index]
    assert nations == ["illyria", "thrace", "crete"]


def test_a_marker_on_its_way_stands_between_two_squares() -> None:
    plan = DockPlan(DOCK, 3, GOAL + 1)
    half = of_kind(shown(seat_0=6.5), Marker)[0]
    assert half.box.centre[0] == pytest.approx((plan.middle(6) + plan.middle(7)) / 2)


def test_a_marker_on_its_way_draws_no_lane_anew_but_the_one_in_which_it_comes_to_a_square() -> None:
    still, begun, there = shown(), shown(seat_0=6.2), shown(seat_0=7.0)
    assert looks(begun) == looks(still)
    assert sum(one != other for one, other in zip(looks(still), looks(there), strict=True)) == 1


def test_the_thread_of_a_nation_ends_at_its_marker() -> None:
    for thread, marker in zip(of_kind(shown(), Thread), of_kind(shown(), Marker), strict=True):
        assert thread.box.right == pytest.approx(marker.box.centre[0], abs=0.5)


@pytest.mark.parametrize("height", [96, 122, 134, 180])
@pytest.mark.parametrize("lanes", range(2, 8))
def test_all_lanes_lie_in_the_dock(lanes: int, height: float) -> None:
    plan = DockPlan(DOCK._replace(height=height), lanes, GOAL + 1)
    assert plan.head.y >= plan.box.y
    assert plan.head.bottom <= plan.rows.y
    assert plan.lane(lanes - 1).bottom <= plan.box.bottom - 4


def test_before_all_nations_are_chosen_those_that_are_stand_at_the_start() -> None:
    plan, choosing = DockPlan(DOCK, 1, GOAL + 1), board(3, "nations", nations=(), chosen=(None, "crete", None))
    (marker,) = of_kind(in_dock(choosing), Marker)
    assert marker.box.centre[0] == pytest.approx(plan.middle(0))


def test_before_any_nation_is_chosen_the_dock_says_so() -> None:
    begins = board(3, "nations", nations=(), chosen=(None, None, None))
    assert of_kind(in_dock(begins), Marker) == []
    assert any("as they are chosen" in str(look) for look in looks(in_dock(begins)))


# ---------------------------------------------------------------------------------------- nomads


def test_nomads_have_a_stone_for_each_territory() -> None:
    race = in_dock(board(3, "movement", "nomads"))
    assert [look[:2] for look in looks(of_kind(race, Stones))] == [(0, 4), (1, 3), (2, 2)]  # type: ignore[index]


def test_the_scale_of_the_race_grows_by_tens_with_whoever_leads() -> None:
    at = board(3, "movement", "nomads")
    everywhere = tuple(1 if area < 23 else 0 for area in range(len(at.nations[0].tokens)))
    wide = Nation("illyria", 32, everywhere)
    assert race_of(at, Words("en"), 1).most == 20
    assert race_of(at.with_nation(0, wide), Words("en"), 1).most == 30


# ---------------------------------------------------------------------------------------- what is said


def said(tmp_path: Path, seat: int, **changes: Any) -> str:
    told = dock_explanations(DOCK, board(3, **changes), Table(tmp_path, 1).view.desk)
    return next(each.remark for each in told if each.name == f"lane {seat}")


def test_a_lane_says_where_its_marker_would_go(tmp_path: Path) -> None:
    assert "would advance to square 7" in said(tmp_path, 0)


def test_a_lane_says_that_a_nation_without_two_cities_does_not_enter_the_bronze_age(tmp_path: Path) -> None:
    assert "does not enter the Early Bronze Age" in said(tmp_path, 2)


def test_a_lane_of_nomads_says_how_many_territories_there_are(tmp_path: Path) -> None:
    assert said(tmp_path, 0, phase="movement", mode="nomads").startswith("Illyria: 4 territories.")


def test_where_there_is_no_dock_nothing_is_shown_or_said(tmp_path: Path) -> None:
    assert in_dock(board(3), None) == []
    assert list(dock_explanations(None, board(3), Table(tmp_path, 1).view.desk)) == []
