"""The order in which an action is judged: the first check that fails gives the code (rule 5)."""

from __future__ import annotations

from typing import Any

import pytest

from games.tigris.notation import parse
from games.tigris.scenes import after, build, land, leader, leave, move, refused, strike, tile
from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import (
    ChooseWar,
    Commit,
    DeclineMonument,
    EndTurn,
    PlaceTile,
    SwapTiles,
    TakeTreasures,
    WithdrawLeader,
)
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.spaces import Space

HANDS = ("kkrrgg", "kkrrgg", "kkrrgg")
YELLOW = tile("yellow", "F4")


@pytest.fixture
def revolt() -> Position:
    """Seat 0 is asked for temples."""
    return after(land("r.rG", hands=HANDS), leader("red", "F4"))[0]


def test_first_that_the_game_is_over() -> None:
    over, _ = after(land("AR", hands=HANDS), EndTurn())
    for seat in (0, 1, 7):
        assert refused(over, YELLOW, seat=seat) == ("game_over", "10")


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_then_whose_decision_it_is_also_of_a_seat_that_there_is_not(revolt: Position, seat: int) -> None:
    assert refused(revolt, YELLOW, seat=seat) == ("not_your_decision", "5")


def test_then_what_is_asked(revolt: Position) -> None:
    assert refused(revolt, YELLOW) == ("wrong_phase", "5")
    assert refused(land("r.", hands=HANDS), ChooseWar("yellow")) == ("wrong_phase", "5")


def test_then_whether_the_game_knows_such_a_thing() -> None:
    assert refused(land("rk", hands=HANDS), YELLOW) == ("malformed", "5")


@pytest.mark.parametrize(
    "action",
    [EndTurn(), SwapTiles(("black",)), strike("J7"), WithdrawLeader("red"), DeclineMonument(), leave("E4")],
)
def test_in_a_conflict_nothing_but_a_number_is_asked(revolt: Position, action: Action) -> None:
    assert refused(revolt, action) == ("wrong_phase", "5")


_wrong: Any = PlaceTile
_space: Any = Space


@pytest.mark.parametrize(
    "action",
    [
        tile("yellow", "F4"),
        leader("yellow", "F4"),
        move("yellow", "F4"),
        WithdrawLeader("yellow"),
        SwapTiles(("black", "yellow")),
        SwapTiles(("yellow",) * 7),
        PlaceTile("black", 16, 3),
        PlaceTile("black", 3, 11),
        PlaceTile("black", -1, 3),
        _wrong("black", True, 3),
        _wrong("black", 3, False),
        _wrong("black", 3.0, 3),
    ],
)
def test_what_this_game_does_not_have_is_malformed(action: Action) -> None:
    assert refused(parse(hands=HANDS), action) == ("malformed", "5")


def test_a_number_of_tiles_is_whole_and_no_truth_value(revolt: Position) -> None:
    number: Any = Commit
    for count in (True, False, 1.0, None):
        assert refused(revolt, number(count)) == ("malformed", "5")


def test_a_monument_of_the_artist_and_a_space_off_the_map_are_malformed() -> None:
    position, _ = after(land("kk\nk.", hands=HANDS), tile("black", "F5"))
    assert refused(position, build("yellow-black", "E4")) == ("malformed", "5")
    assert refused(position, ChooseWar("black")) == ("wrong_phase", "5")


@pytest.mark.parametrize("where", [(16, 0), (0, 11), (True, 3), (3,), None])
def test_a_treasure_that_is_left_lies_on_a_space_of_the_map(where: object) -> None:
    position, _ = after(land("DR.R", hands=HANDS), tile("black", "G4"))
    taken: Any = TakeTreasures
    assert refused(position, taken(where)) == ("malformed", "5")


@pytest.mark.parametrize("where", ["P1", "P11", "A11", "F5"])
def test_a_block_at_the_edge_or_elsewhere_is_no_square(where: str) -> None:
    position, _ = after(land("kk\nk.", hands=HANDS), tile("black", "F5"))
    assert refused(position, build("black-red", where)) == ("no_such_square", "7")


@pytest.mark.parametrize(
    ("drawing", "action", "code"),
    [
        ("rA", leader("black", "E4"), "leader_not_in_supply"),
        ("k...", leader("black", "D4"), "leader_on_river"),
        (".\n", leader("black", "E4"), "no_adjacent_temple"),
        ("Ak.kF", leader("red", "G4"), "no_adjacent_temple"),
        ("Ak.kF", move("red", "E4"), "leader_not_on_board"),
        ("Ak.kF", move("black", "E4"), "same_space"),
    ],
)
def test_a_leader_is_judged_in_the_order_of_the_rules(drawing: str, action: Action, code: str) -> None:
    assert refused(land(drawing, hands=HANDS), action) == (code, "5.1")


def test_a_space_of_the_river_that_holds_a_farm_is_occupied() -> None:
    position = parse("...R\n...Rbb", hands=HANDS)
    assert refused(position, leader("black", "E2")) == ("occupied", "5.1")
    assert refused(position, tile("black", "E2")) == ("occupied", "5.2")


@pytest.mark.parametrize(
    ("drawing", "action", "code"),
    [
        ("rk", tile("blue", "F4"), "not_in_hand"),
        ("rk", tile("black", "F4"), "occupied"),
        ("Ar.rI\n..r..\n..M..", tile("blue", "G4"), "not_in_hand"),
    ],
)
def test_a_tile_is_judged_in_the_order_of_the_rules(drawing: str, action: Action, code: str) -> None:
    assert refused(land(drawing, seats=3, hands=HANDS), action) == (code, "5.2")


def test_the_ground_is_judged_before_the_kingdoms() -> None:
    position = land("Ar.rI\n..r..\n..M..", seats=3, hands=("bbbbbb",))
    assert refused(position, tile("blue", "G4")) == ("wrong_terrain", "5.2")


@pytest.mark.parametrize("count", [0, 7])
def test_the_number_of_swapped_tiles_is_judged_before_the_hand(count: int) -> None:
    assert refused(parse(hands=HANDS), SwapTiles(("blue",) * count)) == ("bad_swap_count", "5.4")


def test_whether_a_catastrophe_is_left_is_judged_before_its_space() -> None:
    assert refused(land("AR", catastrophes=0), strike("F4")) == ("no_catastrophe_left", "5.3")


def test_whether_a_monument_is_left_is_judged_before_the_square_and_its_colour() -> None:
    start = land("kk\nk.", hands=HANDS)
    position, _ = after(start, tile("black", "F5"), build("black-red", "E4"))
    again, _ = after(land("kk\nk.", hands=HANDS, monuments=position.board.monuments), tile("black", "F5"))
    assert refused(again, build("black-red", "P11")) == ("monument_taken", "7")
    assert refused(again, build("red-blue", "P11")) == ("no_such_square", "7")
    assert refused(again, build("red-blue", "E4")) == ("monument_color", "7")
