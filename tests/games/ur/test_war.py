"""Rule 5.5: War."""

from __future__ import annotations

import pytest

from games.ur.scenes import TWO, Scene, scene
from ziggurat.games.ur.actions import Attack
from ziggurat.games.ur.events import Attacked

HANDS = "WC PA CT"


def war(corner: str, **lines: object) -> Scene:
    return scene(corner, **{"hands": HANDS, **lines})


class TestStrength:
    """The attacker's cubes, less the defender's, less the toll, are what may move in: a - d - toll."""

    @pytest.mark.parametrize(
        ("attacker", "target", "most"),
        [
            ("WTa1", "PC", 1),
            ("WTa5", "PC", 5),
            ("WTa3", "PCb1", 2),
            ("WTa5", "PCb4", 1),
            ("WTa3", "PCb3", 0),
            ("WTa1", "PCb1", 0),
            ("PTa2", "PC", 2),
            ("PTa3", "PCb2", 1),
            ("TPa1", "PC", 0),
            ("TPa2", "PC", 1),
            ("TPa5", "PC", 4),
            ("TPa3", "PCb1", 1),
            ("TPa3", "PCb2", 0),
            ("TWa3", "WPb1", 1),
            ("WTa3", "WPb1", 2),
        ],
    )
    def test_is_what_may_move_in(self, attacker: str, target: str, most: int) -> None:
        offered = {deed for deed in war(f"{attacker} {target}").offers("attack") if deed.startswith("attack A1 B1")}
        assert offered == {f"attack A1 B1 {moved}" for moved in range(1, most + 1)}

    @pytest.mark.parametrize(("attacker", "target"), [("WTa3", "PCb3"), ("WTa2", "PCb4"), ("TPa1", "PC")])
    def test_must_leave_a_cube_to_move(self, attacker: str, target: str) -> None:
        assert war(f"{attacker} {target}").refusal("attack A1 B1 1") == "attack_too_weak 5.5"

    def test_cannot_be_exceeded(self) -> None:
        assert war("WTa4 PCb2").refusal("attack A1 B1 3") == "too_many_moved 5.5"

    @pytest.mark.parametrize("moved", [0, -2])
    def test_begins_with_one(self, moved: int) -> None:
        assert war("WTa4 PCb2").refusal(Attack(0, 1, moved)) == "too_few_moved 5.5"


class TestAnAttack:
    def test_costs_the_attacker_as_many_cubes_as_the_defender_loses(self) -> None:
        after = war("WTa5 PCb2").do("attack A1 B1 1")
        assert (after["A1"], after["B1"]) == ("a2", "a1")
        assert (after.supply("a"), after.supply("b")) == (17, 20)

    def test_costs_a_toll_when_the_faces_differ_and_the_attacker_shows_no_war(self) -> None:
        after = war("TCa5 PCb2").do("attack A1 B1 1")
        assert (after["A1"], after["B1"]) == ("a1", "a1")
        assert after.supply("a") == 18

    def test_costs_no_toll_between_equal_faces(self) -> None:
        assert war("PTa5 PCb2").do("attack A1 B1 1")["A1"] == "a2"

    def test_costs_no_toll_from_a_war_tile(self) -> None:
        assert war("WTa5 PCb2").do("attack A1 B1 1")["A1"] == "a2"

    def test_costs_the_toll_also_against_a_war_tile(self) -> None:
        assert war("TCa5 WCb2").do("attack A1 B1 1")["A1"] == "a1"

    def test_costs_the_toll_also_against_a_free_tile(self) -> None:
        after = war("TCa3 PC").do("attack A1 B1 2")
        assert (after["A1"], after["B1"]) == ("", "a2")
        assert after.supply("a") == 18

    def test_counts_only_the_face_that_is_shown(self) -> None:
        assert war("TWa3 PC").do("attack A1 B1 2")["A1"] == ""
        assert war("TPa3 PT").do("attack A1 B1 2")["A1"] == ""

    def test_may_leave_the_attackers_tile_free(self) -> None:
        after = war("WTa3 PC").do("attack A1 B1 3")
        assert (after["A1"], after["B1"]) == ("", "a3")

    def test_is_told_with_its_losses(self) -> None:
        after = war("TCa5 PCb2").do("attack A1 B1 1")
        assert after.happened(Attacked) == [
            Attacked(seat=0, attacker=0, target=1, defender=1, fallen=2, toll=1, moved=1, left=1)
        ]

    def test_on_a_free_tile_is_told_without_a_defender(self) -> None:
        after = war("WTa2 PC").do("attack A1 B1 1")
        assert after.happened(Attacked) == [
            Attacked(seat=0, attacker=0, target=1, defender=None, fallen=0, toll=0, moved=1, left=1)
        ]


class TestATarget:
    @pytest.mark.parametrize("target", ["C1", "B2", "F1", "A1"])
    def test_shares_a_side_with_the_attacker(self, target: str) -> None:
        assert war("WTa5 .\n. .").refusal(f"attack A1 {target} 1") == "target_not_adjacent 5.5"

    def test_is_not_around_the_edge(self) -> None:
        assert war(". . . . . WTa5").refusal("attack F1 A2 1") == "target_not_adjacent 5.5"

    def test_is_never_ones_own(self) -> None:
        assert war("WTa5 PCa1").refusal("attack A1 B1 1") == "target_own 5.5"

    @pytest.mark.parametrize("ziggurat", ["PCb*", "PCa*"])
    def test_is_never_built(self, ziggurat: str) -> None:
        assert war(f"WTa5 {ziggurat}").refusal("attack A1 B1 1") == "target_built 2"

    def test_lies_on_the_grid(self) -> None:
        small = war("WTa5", hands=TWO)
        assert small.refusal(Attack(0, 30, 1)) == "no_such_square 2"
        assert small.refusal(Attack(30, 0, 1)) == "no_such_square 2"


@pytest.mark.parametrize("attacker", ["WTb5", "WT", "WTa*"])
def test_an_attack_starts_from_an_own_tile(attacker: str) -> None:
    assert war(f"{attacker} PC\nWTa1").refusal("attack A1 B1 1") == "attacker_not_yours 5.5"


def test_no_war_tile_is_needed_on_the_grid() -> None:
    assert war("CPa3 PC").do("attack A1 B1 1")["B1"] == "a1"


class TestAWar:
    def test_has_any_number_of_attacks_in_one_slot(self) -> None:
        after = war("WTa5\nWTa5").do("attack A1 B1 2", "attack A2 A3 1", "attack A2 B2 1", "attack B2 C2 1")
        assert after.position.turn.slots_used == 1

    def test_may_go_on_from_a_tile_just_won(self) -> None:
        after = war("WTa4 WPb1 PCc1").do("attack A1 B1 3", "attack B1 C1 2")
        assert (after["A1"], after["B1"], after["C1"]) == ("", "", "a2")

    def test_goes_on_when_both_slots_are_used(self) -> None:
        after = war("WTa5 . CPa1").do("culture", "attack A1 B1 2", "attack A1 A2 1")
        assert after["A2"] == "a1"

    @pytest.mark.parametrize("deed", ["culture", "place A1"])
    def test_ends_with_any_other_deed(self, deed: str) -> None:
        ended = war("WTa4 PC").do("attack A1 B1 1", deed)
        assert ended.refusal("attack A1 A2 1") == "already_performed 4.1"

    @pytest.mark.parametrize("deed", ["culture", "place A1"])
    def test_leaves_the_other_slot(self, deed: str) -> None:
        assert war("WTa4 PC").do(deed, "attack A1 B1 1")["B1"] == "a1"
        assert war("WTa4 PC").do("attack A1 B1 1", deed).position.turn.slots_used == 2

    def test_needs_a_slot(self) -> None:
        assert war("WTa3").do("place A1", "place A1").refusal("attack A1 B1 1") == "no_slot_left 4.1"

    def test_needs_a_hand_tile_with_war(self) -> None:
        assert war("WTa3", hands="PA WC CT").refusal("attack A1 B1 1") == "not_on_hand_tile 4.1"

    def test_offers_further_attacks_and_the_other_deeds(self) -> None:
        at_war = war("WTa2 . PCb1").do("attack A1 B1 1")
        assert at_war.offers("attack") == {"attack A1 A2 1", "attack B1 B2 1"}
        assert at_war.offers("culture") == {"culture"}
        assert at_war.offers("place") == {"place A1", "place B1"}

    def test_can_take_everything_from_another_player(self) -> None:
        after = war("WTa4 PCb1\n. .\n. PCc1").do("attack A1 B1 1", "swap E5 W")
        assert after.position.turn.forced == 3


@pytest.mark.parametrize("deed", [Attack(-36, 1, 1), Attack(0, -35, 1), Attack(36, 1, 1), Attack(0, 36, 1)])
def test_an_attack_names_squares_of_the_grid(deed: Attack) -> None:
    assert war("WTa4 PCb2").refusal(deed) == "no_such_square 2"
