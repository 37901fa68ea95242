"""Rules 3.4 and 3.5: the three placement rounds."""

from __future__ import annotations

import pytest

from games.ur.scenes import THREE, Scene, scene
from ziggurat.games.ur.actions import Place
from ziggurat.games.ur.events import CubesPlaced, TurnBegan


def first_round(corner: str = "", **lines: object) -> Scene:
    return scene(corner, phase="placement", round=1, **lines)


def second_round(corner: str, **lines: object) -> Scene:
    return scene(corner, phase="placement", round=2, **lines)


def test_in_the_first_round_a_player_puts_one_cube_on_a_free_tile() -> None:
    after = first_round().do("place C3")
    assert after["C3"] == "a1"
    assert after.supply("a") == 19
    assert after.happened(CubesPlaced) == [CubesPlaced(seat=0, square=14, count=1)]


def test_in_the_first_round_every_free_tile_is_offered() -> None:
    assert len(first_round("PCb1 PCc1", seat="a", first="b").offers("place")) == 34


@pytest.mark.parametrize(("placement_round", "rule"), [(1, "3.4"), (2, "3.5"), (3, "3.5")])
def test_nobody_places_on_a_tile_of_another_player(placement_round: int, rule: str) -> None:
    placed = scene("PCb1 PCa1", phase="placement", round=placement_round)
    assert placed.refusal("place A1") == f"tile_not_free {rule}"


def test_a_square_beyond_the_grid_of_two_players_is_refused() -> None:
    assert first_round(hands="WT PA").refusal(Place(25)) == "no_such_square 2"


def test_a_placement_passes_the_turn_clockwise() -> None:
    after = first_round(seat="c", first="b").do("place A1")
    assert after.to_act == "a"
    assert after.happened(TurnBegan) == [TurnBegan(seat=0, phase="placement", round=1, forced=0)]


def test_only_the_player_whose_turn_it_is_may_place() -> None:
    assert first_round(seat="b").refusal("place A1", by="a") == "not_your_turn 4"


def test_each_of_three_rounds_begins_with_the_first_player() -> None:
    position, order = scene(phase="placement", first="b", seat="b", hands=THREE), ""
    for square in ("A1", "C1", "E1", "A1", "C1", "E1", "A1", "C1", "E1"):
        order += position.to_act
        position = position.do(f"place {square}")
    assert order == "bcabcabca"
    assert position["A1"] == "b3"
    assert position.position.phase == "opening"
    assert position.to_act == "b"


def test_in_later_rounds_a_player_may_add_to_an_own_tile() -> None:
    assert second_round("PCa1").do("place A1")["A1"] == "a2"


def test_in_later_rounds_a_player_may_spread_to_a_free_tile_beside_an_own_one() -> None:
    assert second_round(". .\n. PCa1").do("place B1")["B1"] == "a1"


def test_in_later_rounds_own_tiles_and_free_tiles_beside_them_are_all_that_is_offered() -> None:
    near = second_round(". PCb1\n. PCa1")
    assert near.offers("place") == {"place B2", "place A2", "place C2", "place B3"}


@pytest.mark.parametrize("square", ["A1", "C3", "F6"])
def test_in_later_rounds_no_tile_further_away_will_do(square: str) -> None:
    assert second_round(". .\n. PCa1").refusal(f"place {square}") == "not_near_own 3.5"


def test_beside_means_sharing_a_side_also_at_the_edge_of_the_grid() -> None:
    at_the_edge = second_round(". . . . . PCa1")
    assert at_the_edge.refusal("place A2") == "not_near_own 3.5"


@pytest.mark.parametrize("deed", ["trade", "culture", "agriculture", "politics", "attack A1 B1 1", "build A1", "end"])
def test_no_action_is_performed_during_placement(deed: str) -> None:
    assert first_round("WTa3", hands="WT PA CT").refusal(deed) == "not_now 4"


def test_no_tile_is_swapped_during_placement() -> None:
    assert first_round().refusal("swap A1 W") == "not_now 4"


def test_the_swap_cannot_be_declined_before_its_time() -> None:
    assert first_round().refusal("keep") == "not_now 3.6"


def test_nothing_is_allotted_when_nobody_asked() -> None:
    assert first_round().refusal("allot A1:1") == "nothing_to_allot 5"


@pytest.mark.parametrize("square", [-1, 36])
def test_a_cube_goes_on_a_square_of_the_grid(square: int) -> None:
    assert first_round().refusal(Place(square)) == "no_such_square 2"
