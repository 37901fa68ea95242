"""Rule 4.4: the swap that ends every turn."""

from __future__ import annotations

import pytest

from games.ur.scenes import FOUR, TWO, scene
from ziggurat.games.ur.actions import Swap
from ziggurat.games.ur.events import Swapped, TurnBegan


@pytest.mark.parametrize(("face", "laid"), [("W", "WT"), ("T", "TW")])
def test_the_given_tile_takes_the_square_with_the_chosen_face_up(face: str, laid: str) -> None:
    after = scene("AC", hands="WT PA CT").do(f"swap A1 {face}")
    assert after.tile("A1") == laid
    assert after.hand("a") == "AC"


def test_the_taken_tile_keeps_the_face_it_showed() -> None:
    assert scene("CA", hands="WT PA CT").do("swap A1 W").hand("a") == "CA"
    assert scene(hands="WT PA CT", market="CA").do("swap market W").hand("a") == "CA"


def test_the_swap_is_told_with_both_tiles() -> None:
    after = scene("AC", hands="WT PA CT").do("swap A1 T")
    assert after.happened(Swapped) == [Swapped(seat=0, square=0, taken="AC", given="TW")]


@pytest.mark.parametrize("tile", ["WT", "TW"])
def test_an_identical_tile_cannot_be_taken_whatever_face_is_up(tile: str) -> None:
    turn = scene(tile, hands="WT PA CT", market=tile)
    assert turn.refusal("swap A1 T") == "identical_tile 4.4"
    assert turn.refusal("swap market T") == "identical_tile 4.4"


def test_a_tile_with_one_face_in_common_is_not_identical() -> None:
    assert scene("WC", hands="WT PA CT").do("swap A1 T").hand("a") == "WC"


@pytest.mark.parametrize("corner", ["ACb1", "ACa1", "ACb*", "ACa*"])
def test_only_a_free_tile_can_be_taken(corner: str) -> None:
    assert scene(corner).refusal("swap A1 W") == "tile_not_free 4.4"


def test_a_square_beyond_the_grid_of_two_players_is_refused() -> None:
    assert scene(hands=TWO, market="AC TC TA").refusal(Swap(25, "W")) == "no_such_square 2"


def test_the_hand_tile_must_have_the_face_that_is_laid_up() -> None:
    assert scene(hands="WT PA CT").refusal("swap C3 P") == "face_not_on_tile 4.4"


def test_the_single_market_tile_of_three_players_is_replaced() -> None:
    assert scene(hands="WT PA CT", market="AC").do("swap market T").position.market == ("TW",)


def test_with_two_players_the_top_of_the_pile_is_taken_and_the_given_tile_goes_under_it() -> None:
    after = scene(hands=TWO, market="AC TC TA").do("swap market T")
    assert after.hand("a") == "AC"
    assert after.position.market == ("TC", "TA", "TW")


def test_four_players_have_no_market_to_swap_with() -> None:
    four = scene(hands=FOUR)
    assert four.refusal("swap market W") == "no_market 2"
    assert not any(deed.startswith("swap market") for deed in four.offers("swap"))


def test_every_free_tile_that_is_not_identical_is_offered_with_either_face() -> None:
    turn = scene("TW ACa1 ACb1 ACc* AC", hands="WT PA CT", market="TW", filler="WT")
    assert turn.offers("swap") == {"swap E1 W", "swap E1 T"}


def test_the_swap_ends_the_turn_and_the_next_player_begins_with_fresh_slots() -> None:
    after = scene("PCa1 PCb1", hands="WT CT PA").do("place A1", "place A1", "swap C3 W")
    assert after.happened(TurnBegan) == [TurnBegan(seat=1, phase="turn", round=1, forced=0)]
    assert after.do("trade", "culture").to_act == "b"


def test_the_taken_tile_gives_the_actions_of_the_next_turn_only() -> None:
    begun = scene("ACa1 ACb1 ACc1 TC", hands="WP WP WP")
    with_culture = begun.do("swap D1 W", "swap F6 W", "swap F5 W")
    assert begun.refusal("culture") == "not_on_hand_tile 4.1"
    assert with_culture.hand("a") == "TC"
    assert with_culture.do("culture").to_act == "a"


def test_a_tile_freed_this_turn_can_be_taken() -> None:
    after = scene("WTa1 WTa1", hands="WC PA CT").do("attack A1 A2 1", "swap A1 W")
    assert after.hand("a") == "WT"
    assert after.tile("A1") == "WC"


def test_the_swap_is_compulsory() -> None:
    turn = scene()
    assert turn.refusal("keep") == "swap_is_compulsory 4.4"
    assert turn.refusal("end") == "swap_is_possible 4.4"


def test_a_player_with_a_choice_open_swaps_only_after_it() -> None:
    asked = scene("TCa1 PCb1 TCa1", hands="TC PA WA", supply="a1").do("trade")
    assert asked.refusal("swap D4 T") == "allot_first 5.2"


@pytest.mark.parametrize("square", [-1, 36])
def test_a_tile_is_taken_from_a_square_of_the_grid(square: int) -> None:
    assert scene(hands=FOUR).refusal(Swap(square, "W")) == "no_such_square 2"


@pytest.mark.parametrize("face", ["", "WT", "TW"])
def test_one_face_of_the_given_tile_is_laid_up(face: str) -> None:
    assert scene("AC", hands="WT PA CT").refusal(Swap(0, face)) == "face_not_on_tile 4.4"
