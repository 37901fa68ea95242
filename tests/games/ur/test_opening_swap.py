"""Rule 3.6 and ruling 4: the opening swap."""

from __future__ import annotations

import pytest

from games.ur.scenes import FOUR, TWO, Scene, scene
from ziggurat.games.ur.events import Kept, Swapped, TurnBegan


def opening(corner: str = "", **lines: object) -> Scene:
    return scene(corner, phase="opening", **lines)


def test_a_player_may_keep_the_hand_tile() -> None:
    after = opening(hands="WT PA CT").do("keep")
    assert after.hand("a") == "WT"
    assert after.happened(Kept) == [Kept(seat=0)]
    assert after.to_act == "b"


def test_a_player_may_swap_for_a_free_tile_of_the_grid() -> None:
    after = opening("AC", hands="WT PA CT").do("swap A1 T")
    assert after.hand("a") == "AC"
    assert after.tile("A1") == "TW"
    assert after.happened(Swapped) == [Swapped(seat=0, square=0, taken="AC", given="TW")]


def test_a_player_may_swap_for_the_market_tile() -> None:
    after = opening(hands="WT PA CT", market="AC").do("swap market W")
    assert after.hand("a") == "AC"
    assert after.position.market == ("WT",)


@pytest.mark.parametrize("face", ["W", "T"])
def test_an_identical_tile_may_be_taken_in_the_opening_and_either_face_laid_up(face: str) -> None:
    after = opening("TW", hands="WT PA CT").do(f"swap A1 {face}")
    assert after.hand("a") == "TW"
    assert after.tile("A1")[0] == face


def test_an_identical_market_tile_may_be_taken_in_the_opening() -> None:
    assert opening(hands="WT PA CT", market="TW").do("swap market T").position.market == ("TW",)


def test_every_swappable_tile_is_offered_with_either_face() -> None:
    swaps = opening("PCb3 PCc3 PCa3", hands="WT PA CT", market="AC").offers("swap")
    assert len(swaps) == 2 * (33 + 1)


@pytest.mark.parametrize("corner", ["PCb1", "PCa1", "PCb*"])
def test_only_free_tiles_can_be_taken(corner: str) -> None:
    assert opening(corner).refusal("swap A1 W") == "tile_not_free 4.4"


def test_a_face_that_the_hand_tile_does_not_have_cannot_be_laid_up() -> None:
    assert opening("AC", hands="WT PA CT").refusal("swap A1 A") == "face_not_on_tile 4.4"


def test_four_players_have_no_market() -> None:
    assert opening(hands=FOUR).refusal("swap market W") == "no_market 2"


def test_a_tile_given_to_the_pile_of_two_goes_under_it() -> None:
    assert opening(hands=TWO, market="AC TC PW").do("swap market T").position.market == ("TC", "PW", "TW")


@pytest.mark.parametrize("deed", ["trade", "culture", "agriculture", "politics", "attack A1 B1 1", "build A1", "end"])
def test_no_action_is_performed_during_the_opening_swap(deed: str) -> None:
    assert opening("WTa5").refusal(deed) == "not_now 4"


def test_no_cube_is_placed_during_the_opening_swap() -> None:
    assert opening("WTa1").refusal("place A1") == "not_now 3.6"


def test_everyone_swaps_once_then_the_first_player_begins_the_first_round_of_turns() -> None:
    everyone = opening("WTa3 WTb3 WTc3", seat="c", first="c").do("keep", "keep", "keep")
    assert everyone.happened(TurnBegan) == [TurnBegan(seat=2, phase="turn", round=1, forced=0)]
    assert everyone.to_act == "c"
