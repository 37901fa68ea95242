"""Rule 4.3: turns that begin without a cube on any tile."""

from __future__ import annotations

import pytest

from games.ur.scenes import Scene, scene
from ziggurat.games.ur.events import CubesPlaced, TurnBegan


def next_turn_of_b(corner: str, **lines: object) -> Scene:
    """a's turn has just ended with a swap; b begins."""
    return scene(corner, **lines).do("swap F6 W")


FULL_GRID = """
    PCb* PCb* PCb* PCb* PCb*
    PCa1 PCa1 PCa1 PCa1 PCa1
    PCa1 PCa1 PCa1 PCa1 PCa1
    PCa1 PCa1 PCa1 PCa1 PCa1
    PCa1 PCa1 PCa1 PCa1 PCa1
"""


def test_a_player_without_any_cube_on_the_grid_must_place_three() -> None:
    begun = next_turn_of_b("PCa1")
    assert begun.happened(TurnBegan) == [TurnBegan(seat=1, phase="turn", round=1, forced=3)]
    after = begun.do("place C3")
    assert after["C3"] == "b3"
    assert after.supply("b") == 17
    assert after.happened(CubesPlaced) == [CubesPlaced(seat=1, square=14, count=3)]


def test_a_player_with_only_ziggurats_must_place_one() -> None:
    begun = next_turn_of_b("PCa1 PCb*")
    assert begun.happened(TurnBegan) == [TurnBegan(seat=1, phase="turn", round=1, forced=1)]
    assert begun.do("place C3")["C3"] == "b1"


@pytest.mark.parametrize("corner", ["PCa1 PCb1", "PCa1 PCb1 PCb*"])
def test_a_player_with_a_cube_on_a_tile_has_an_ordinary_turn(corner: str) -> None:
    assert next_turn_of_b(corner).happened(TurnBegan) == [TurnBegan(seat=1, phase="turn", round=1, forced=0)]


@pytest.mark.parametrize("deed", ["politics", "agriculture", "trade", "attack A1 B1 1", "build A1", "swap C3 P", "end"])
def test_nothing_comes_before_the_forced_placement(deed: str) -> None:
    assert next_turn_of_b("PCa1").refusal(deed) == "forced_placement 4.3"


@pytest.mark.parametrize("corner", ["PCa1", "PCa1 PCb*"])
def test_only_free_tiles_are_offered(corner: str) -> None:
    begun = next_turn_of_b(corner)
    assert len(begun.offers("place")) == 36 - len(corner.split())
    assert begun.offers("swap") == set()


@pytest.mark.parametrize("square", ["A1", "B1"])
def test_the_forced_cubes_need_a_free_tile(square: str) -> None:
    assert next_turn_of_b("PCa1 PCc*").refusal(f"place {square}") == "tile_not_free 4.3"


@pytest.mark.parametrize(("deed", "code"), [("place C3", "no_slot_left"), ("politics C3:3", "no_slot_left")])
def test_nothing_but_the_swap_follows_the_forced_placement(deed: str, code: str) -> None:
    placed = next_turn_of_b("PCa1 PCc1").do("place C3")
    assert placed.refusal(deed) == f"{code} 4.1"
    assert placed.do("swap D4 P").to_act == "c"


def test_no_ziggurat_is_built_in_a_forced_turn() -> None:
    assert next_turn_of_b("PCa1 PCc1").do("place C3").refusal("build C3") == "building_takes_whole_turn 4.2"


def test_where_no_tile_is_free_the_placement_is_skipped() -> None:
    skipped = scene(FULL_GRID, hands="WT PA", market="AC TC TA").do("swap market W")
    assert skipped.happened(TurnBegan) == [TurnBegan(seat=1, phase="turn", round=1, forced=0)]
    assert skipped.offers("place") == set()
    assert skipped.offers("swap") == {"swap market P", "swap market A"}


@pytest.mark.parametrize("deed", ["politics", "agriculture"])
def test_where_the_placement_is_skipped_nothing_else_is_done_either(deed: str) -> None:
    skipped = scene(FULL_GRID, hands="WT PA", market="AC TC TA").do("swap market W")
    assert skipped.refusal(deed) == "no_slot_left 4.1"


def test_losing_the_last_cube_in_ones_own_turn_forces_nothing_until_the_next_turn() -> None:
    withered = scene("PCa1 PCb1 PCc1", hands="AT PW WA").do("agriculture")
    assert withered["A1"] == ""
    assert withered.do("trade").position.turn.forced == 0
    again = withered.do("swap D4 A", "swap D4 P", "swap E5 W")
    assert again.happened(TurnBegan) == [TurnBegan(seat=0, phase="turn", round=2, forced=3)]
