"""Rule 4.2: building ziggurats, and what a built tile is from then on (rule 2)."""

from __future__ import annotations

import pytest

from games.ur.scenes import scene
from ziggurat.games.ur.actions import Build
from ziggurat.games.ur.events import LastRoundBegan, ZigguratBuilt


def test_building_sends_five_cubes_home_and_leaves_one_as_the_mark() -> None:
    after = scene("PCa5").do("build A1")
    assert after["A1"] == "a*"
    assert after.supply("a") == 19
    assert after.position.stock == 4
    assert after.position.cubes[0] == 0
    assert after.happened(ZigguratBuilt) == [ZigguratBuilt(seat=0, square=0, stock=4)]


def test_the_mark_can_come_from_a_supply_that_was_empty() -> None:
    after = scene("PCa5", supply="a0").do("build A1")
    assert after.supply("a") == 4


def test_two_ziggurats_may_be_built_in_one_turn() -> None:
    after = scene("PCa5 . PCa5").do("build A1 C1")
    assert (after["A1"], after["C1"]) == ("a*", "a*")
    assert after.supply("a") == 18
    assert after.position.stock == 3


def test_every_choice_of_one_or_two_tiles_is_offered_and_no_more() -> None:
    assert scene("PCa5 . PCa5 . PCa5").offers("build") == {
        "build A1",
        "build C1",
        "build E1",
        "build A1 C1",
        "build A1 E1",
        "build C1 E1",
    }


def test_the_stock_limits_what_is_built() -> None:
    last = scene("PCa5 . PCa5", stock=1)
    assert last.refusal("build A1 C1") == "stock_empty 4.2"
    assert last.offers("build") == {"build A1", "build C1"}


def test_nothing_is_built_from_an_empty_stock() -> None:
    assert scene("PCa5", stock=0).refusal("build A1") == "stock_empty 4.2"


@pytest.mark.parametrize("corner", ["PCa4", "PCb5", "PC", "PCa*"])
def test_only_five_own_cubes_carry_a_ziggurat(corner: str) -> None:
    assert scene(f"{corner}\nPCa5").refusal("build A1") == "not_five_cubes 4.2"


def test_both_tiles_must_carry_five_cubes() -> None:
    assert scene("PCa5 PCa4").refusal("build A1 B1") == "not_five_cubes 4.2"


def test_one_tile_cannot_be_named_twice() -> None:
    assert scene("PCa5").refusal("build A1 A1") == "square_named_twice 4.2"


@pytest.mark.parametrize("deed", ["trade", "place B1", "place C3"])
def test_building_is_refused_once_anything_was_done(deed: str) -> None:
    begun = scene("PCa5 PCa1", hands="TC PA WA").do(deed)
    assert begun.refusal("build A1") == "building_takes_whole_turn 4.2"


def test_five_cubes_reached_during_the_turn_come_too_late() -> None:
    begun = scene("PCa4").do("place A1")
    assert begun["A1"] == "a5"
    assert begun.refusal("build A1") == "building_takes_whole_turn 4.2"


@pytest.mark.parametrize(("deed", "code"), [("trade", "no_slot_left"), ("place B1", "no_slot_left")])
def test_nothing_else_is_done_in_a_building_turn(deed: str, code: str) -> None:
    assert scene("PCa5 PCa1", hands="TC PA WA").do("build A1").refusal(deed) == f"{code} 4.1"


def test_a_third_ziggurat_waits_for_another_turn() -> None:
    built = scene("PCa5 PCa5 PCa5").do("build A1")
    assert built.refusal("build B1") == "building_takes_whole_turn 4.2"


def test_a_building_turn_ends_with_a_swap_too() -> None:
    built = scene("PCa5 WTb1 WTc1").do("build A1")
    assert built.to_act == "a"
    assert built.do("swap D4 W").to_act == "b"


def test_the_fifth_ziggurat_announces_the_last_round() -> None:
    after = scene("PCa5", stock=1).do("build A1")
    assert after.position.last_round
    assert after.happened(LastRoundBegan) == [LastRoundBegan()]


def test_the_fourth_ziggurat_announces_nothing() -> None:
    after = scene("PCa5", stock=2).do("build A1")
    assert not after.position.last_round
    assert after.happened(LastRoundBegan) == []


class TestABuiltTileIsAHole:
    def test_that_cannot_be_attacked(self) -> None:
        assert scene("WTa3 TCb*", hands="WT PA CT").refusal("attack A1 B1 1") == "target_built 2"

    def test_that_cannot_attack(self) -> None:
        assert scene("WTa* TC", hands="WT PA CT").do("place D4", "swap C3 T")["A1"] == "a*"
        assert scene("WTa* TC\nWTa1", hands="WT PA CT").refusal("attack A1 B1 1") == "attacker_not_yours 5.5"

    def test_that_cannot_be_swapped(self) -> None:
        assert scene("TCa* PCa1").refusal("swap A1 W") == "tile_not_free 4.4"

    def test_that_gives_no_trade(self) -> None:
        assert scene(". .\n. TCa1 PCb*", hands="TC PA WA").do("trade")["B2"] == "a1"

    def test_that_neither_gives_nor_receives_culture(self) -> None:
        after = scene("CPa* PCa1\nCPa1", hands="TC PA WA").do("culture")
        assert (after["A1"], after["B1"], after["A2"]) == ("a*", "a1", "a1")

    def test_that_feeds_no_neighbour_as_a_field(self) -> None:
        after = scene("ATa* PCa2", hands="AT PC WC").do("agriculture")
        assert (after["A1"], after["B1"]) == ("a*", "a1")

    def test_that_takes_no_sown_cube(self) -> None:
        assert scene("ATa* PCa2", hands="AT PC WC").refusal("agriculture A1:1") == "square_not_offered 5.1"

    def test_that_politics_leaves_out(self) -> None:
        assert scene("PCa* PCa2", hands="PC AT WC").refusal("politics A1:1 B1:1") == "square_not_offered 5.4"


@pytest.mark.parametrize("squares", [(), (0, 2, 4)])
def test_a_building_turn_builds_one_ziggurat_or_two(squares: tuple[int, ...]) -> None:
    assert scene("PCa5 . PCa5 . PCa5").refusal(Build(squares)) == "one_or_two_tiles 4.2"
