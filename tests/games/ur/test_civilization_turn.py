"""Rule 4.1, rulings 5, 11 and 12: two slots for actions and cubes."""

from __future__ import annotations

import pytest

from games.ur.scenes import UR, scene
from ziggurat.games.ur.events import CubesPlaced

TRADE_AND_CULTURE = "TC PA WA"


def test_both_actions_may_be_performed_in_either_order() -> None:
    turn = scene("TCa1", hands=TRADE_AND_CULTURE)
    assert turn.do("trade", "culture")["A1"] == turn.do("culture", "trade")["A1"] == "a3"


def test_the_face_of_the_hand_tile_that_is_up_does_not_matter() -> None:
    assert scene("TCa1", hands="CT PA WA").do("trade")["A1"] == "a3"


def test_an_action_that_the_hand_tile_lacks_cannot_be_performed() -> None:
    turn = scene("TCa3", hands=TRADE_AND_CULTURE)
    assert turn.refusal("agriculture") == "not_on_hand_tile 4.1"
    assert turn.refusal("politics A1:3") == "not_on_hand_tile 4.1"
    assert turn.refusal("attack A1 B1 1") == "not_on_hand_tile 4.1"


@pytest.mark.parametrize("deed", ["trade", "culture"])
def test_an_action_is_performed_once_a_turn(deed: str) -> None:
    assert scene("TCa1", hands=TRADE_AND_CULTURE).do(deed).refusal(deed) == "already_performed 4.1"


def test_an_action_without_effect_may_be_performed_and_takes_its_slot() -> None:
    after = scene("PCa1", hands=TRADE_AND_CULTURE).do("trade", "culture")
    assert after["A1"] == "a1"
    assert after.refusal("place A1") == "no_slot_left 4.1"


@pytest.mark.parametrize(
    "deeds",
    [("place A1", "trade"), ("trade", "place A1"), ("place A1", "place A1"), ("culture", "place B1")],
)
def test_a_cube_may_replace_an_action_before_it_after_it_or_twice(deeds: tuple[str, str]) -> None:
    after = scene("PCa1 PCa1", hands=TRADE_AND_CULTURE).do(*deeds)
    assert after.position.turn.slots_used == 2


def test_a_cube_instead_of_an_action_comes_from_the_supply_to_an_own_tile() -> None:
    after = scene("PCa1").do("place A1")
    assert after["A1"] == "a2"
    assert after.supply("a") == 18
    assert after.happened(CubesPlaced) == [CubesPlaced(seat=0, square=0, count=1)]


@pytest.mark.parametrize(
    "deeds", [("trade", "culture"), ("trade", "place A1"), ("place A1", "place A1"), ("place C3",)]
)
@pytest.mark.parametrize("more", ["place A1", "place C3"])
def test_no_third_thing_is_done(deeds: tuple[str, ...], more: str) -> None:
    assert scene("PCa1", hands=TRADE_AND_CULTURE).do(*deeds).refusal(more) == "no_slot_left 4.1"


@pytest.mark.parametrize("deeds", [("place A1", "place A1"), ("place C3",), ("culture", "place A1")])
def test_no_action_follows_when_both_slots_are_used(deeds: tuple[str, ...]) -> None:
    assert scene("PCa1", hands=TRADE_AND_CULTURE).do(*deeds).refusal("trade") == "no_slot_left 4.1"


def test_the_second_action_is_refused_when_two_cubes_were_placed_around_nothing() -> None:
    assert scene("WTa3", hands="WT PA CT").do("place A1", "place A1").refusal("attack A1 B1 1") == "no_slot_left 4.1"


def test_a_cube_on_a_free_tile_takes_both_slots() -> None:
    after = scene("PCa1").do("place D4")
    assert after["D4"] == "a1"
    assert after.supply("a") == 18
    assert after.offers("place") == set()
    assert not after.spaces()


@pytest.mark.parametrize("deed", ["trade", "place A1"])
def test_a_cube_on_a_free_tile_comes_only_when_nothing_else_was_done(deed: str) -> None:
    begun = scene("PCa1", hands=TRADE_AND_CULTURE).do(deed)
    assert begun.refusal("place D4") == "free_tile_takes_both_slots 4.1"


def test_a_free_tile_need_not_be_near_an_own_one() -> None:
    assert len(scene("PCa1").offers("place")) == 36


@pytest.mark.parametrize("corner", ["PCb2 PCa1", "PCb* PCa1", "PCa* PCa1"])
def test_a_cube_goes_neither_on_another_players_tile_nor_on_a_ziggurat(corner: str) -> None:
    assert scene(corner).refusal("place A1") == "tile_not_yours 4.1"


def test_a_tile_of_five_takes_no_cube() -> None:
    assert scene("PCa5").refusal("place A1") == "tile_full 4.1"


@pytest.mark.parametrize("square", ["A1", "C3"])
def test_an_empty_supply_places_no_cube(square: str) -> None:
    assert scene("PCa1", supply="a0").refusal(f"place {square}") == "supply_empty 4.1"


def test_a_tile_won_this_turn_may_take_the_cube() -> None:
    after = scene("WTa3", hands="WT PA CT").do("attack A1 B1 1", "place B1")
    assert after["B1"] == "a2"


def test_a_tile_lost_this_turn_is_a_free_tile() -> None:
    emptied = scene("WTa1 WTa1", hands="WT PA CT").do("attack A1 A2 1")
    assert emptied["A1"] == ""
    assert emptied.refusal("place A1") == "free_tile_takes_both_slots 4.1"


@pytest.mark.parametrize("deeds", [(), ("trade",), ("place A1",)])
def test_every_slot_may_stay_unspent(deeds: tuple[str, ...]) -> None:
    after = scene("PCa1 PCb1 PCc1", hands=TRADE_AND_CULTURE).do(*deeds, "swap C3 T")
    assert after.to_act == "b"


def test_only_the_player_whose_turn_it_is_may_act() -> None:
    turn = scene("TCb1", hands=TRADE_AND_CULTURE)
    assert turn.refusal("place A1", by="b") == "not_your_turn 4"
    assert turn.refusal("swap C3 P", by="b") == "not_your_turn 4"
    assert turn.offers("place", by="b") == set()


def test_a_watcher_is_offered_nothing() -> None:
    view = UR.view(scene("TCa1").position, None)
    assert list(UR.candidates(view)) == []
    assert UR.spaces(view) == ()
