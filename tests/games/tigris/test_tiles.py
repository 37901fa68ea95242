"""Laying tiles: who scores them, and what they join (rule 5.2)."""

from __future__ import annotations

import pytest

from games.tigris.notation import parse
from games.tigris.scenes import after, land, lies, refused, tile, told
from ziggurat.games.game import Action
from ziggurat.games.tigris.events import TilePlaced, UnificationCleared, UnificationMarked, VpGained

HAND = ("kkrrbg", "kkrrbg", "kkrrbg")


def gains(drawing: str, action: Action, seats: int = 3) -> list[tuple[int, str, int]]:
    """The points that a tile of seat 0 brings."""
    _, story = after(land(drawing, seats=seats, hands=HAND), action)
    return [(event.seat, event.color, event.amount) for event in told(story, VpGained)]


@pytest.mark.parametrize(
    ("drawing", "action", "expected"),
    [
        ("r..", tile("black", "L7"), []),
        ("rk.", tile("black", "G4"), []),
        ("rA.", tile("black", "G4"), [(0, "black", 1)]),
        ("rA.", tile("green", "G4"), [(0, "green", 1)]),
        ("rD.", tile("black", "G4"), []),
        ("rI.", tile("green", "G4"), [(1, "green", 1)]),
        ("Ir.\nF..", tile("green", "G4"), [(1, "green", 1)]),
        ("Ir.\nF..", tile("red", "G4"), [(1, "red", 1)]),
        ("IrA\n...", tile("green", "G5"), [(1, "green", 1)]),
        ("IrA\n...", tile("red", "G5"), [(0, "red", 1)]),
    ],
)
def test_who_gains_the_point_of_a_tile(drawing: str, action: Action, expected: list[tuple[int, str, int]]) -> None:
    assert gains(drawing, action) == expected


def test_a_farm_on_the_river_scores_for_the_farmer() -> None:
    position = parse("\n".join(["." * 16, "....~", ".....R", ".....C"]), seats=2)
    _, story = after(position, tile("blue", "E3"))
    assert [(event.seat, event.color) for event in told(story, VpGained)] == [(0, "blue")]


def test_a_tile_that_touches_one_kingdom_twice_scores_once() -> None:
    assert gains("rA\nk.\n..", tile("black", "F5")) == [(0, "black", 1)]


def test_a_tile_leaves_the_hand_and_lies_there() -> None:
    position, story = after(land("r.", hands=("kkrrbg",)), tile("black", "F4"))
    assert position.hands[0] == "krrbg"
    assert lies(position, "F4") == "k"
    assert told(story, TilePlaced)[0].kingdoms == 0


def test_a_tile_that_joins_two_kingdoms_in_peace_scores_nothing_and_wears_the_marker_for_a_while() -> None:
    position, story = after(land("Ar.rI", hands=HAND), tile("black", "G4"))
    assert told(story, TilePlaced)[0].kingdoms == 2
    assert [type(event) for event in story[1:3]] == [UnificationMarked, UnificationCleared]
    assert not told(story, VpGained)
    assert position.board.union is None


@pytest.mark.parametrize(
    ("drawing", "action", "code"),
    [
        ("r.", tile("yellow", "F4"), "malformed"),
        ("r.", tile("blue", "D4"), "not_in_hand"),
        ("rk", tile("black", "F4"), "occupied"),
        ("rA", tile("black", "F4"), "occupied"),
        ("r#", tile("black", "F4"), "occupied"),
        ("x.", tile("black", "E4"), "occupied"),
        ("r.", tile("black", "D4"), "wrong_terrain"),
        ("r.", tile("green", "A4"), "wrong_terrain"),
    ],
)
def test_what_may_not_be_laid(drawing: str, action: Action, code: str) -> None:
    rule = "5" if code == "malformed" else "5.2"
    assert refused(land(drawing, hands=("kkrrgg",)), action) == (code, rule)


def test_a_farm_may_not_lie_on_land() -> None:
    assert refused(land("r.", hands=HAND), tile("blue", "F4")) == ("wrong_terrain", "5.2")


def test_a_tile_may_not_join_three_kingdoms() -> None:
    position = land("Ar.rI\n..r..\n..M..", seats=3, hands=HAND)
    assert refused(position, tile("black", "G4")) == ("three_kingdoms", "5.2")


def test_three_regions_of_which_one_has_no_leader_may_be_joined() -> None:
    _, story = after(land("Ar.rI\n..r..\n..k..", hands=HAND), tile("black", "G4"))
    assert told(story, TilePlaced)[0].kingdoms == 2
