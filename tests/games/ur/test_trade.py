"""Rule 5.2 and ruling 7: Trade."""

from __future__ import annotations

import pytest

from games.ur.scenes import Scene, scene
from ziggurat.games.ur.events import Allotted, Traded
from ziggurat.games.ur.position import Cubes

HANDS = "TC PA WA"


def trade(corner: str, **lines: object) -> Scene:
    return scene(corner, hands=HANDS, **lines).do("trade")


@pytest.mark.parametrize(
    ("corner", "square", "gain"),
    [
        ("TCa1", "A1", 2),
        (". TCa1", "B1", 1),
        (". .\nTCa1", "A2", 1),
        (". .\n. TCa1", "B2", 0),
        (". . . . . TCa1", "F1", 2),
        (". PCb1\n. TCa1", "B2", 1),
        (". PCb1\nPCc1 TCa1", "B2", 2),
        (". PCb1 .\nPCc1 TCa1 PCb1\n. PCc1 .", "B2", 4),
        ("TCa1 PCb1\nPCc1", "A1", 4),
        ("TCa1 PCa1\nPCa1", "A1", 2),
        (". PCa1\nPC TCa1", "B2", 0),
    ],
)
def test_a_cube_comes_for_each_side_on_the_border_or_beside_another_player(corner: str, square: str, gain: int) -> None:
    after = trade(corner)
    assert after[square] == f"a{1 + gain}"


@pytest.mark.parametrize("ziggurat", ["PCb*", "PCa*"])
def test_the_hole_of_a_ziggurat_is_neither_border_nor_neighbour(ziggurat: str) -> None:
    assert trade(f". {ziggurat}\n. TCa1")["B2"] == "a1"


@pytest.mark.parametrize("corner", ["CTa1", "TCb1", "PCa1"])
def test_only_own_tiles_that_show_trade_receive(corner: str) -> None:
    after = trade(corner)
    assert after["A1"][1] == "1"


def test_the_cubes_come_from_the_supply() -> None:
    assert trade("TCa1 PCb1").supply("a") == 16


def test_no_tile_grows_beyond_five() -> None:
    after = trade("TCa4 PCb1\nPCc1")
    assert after["A1"] == "a5"
    assert after.supply("a") == 15


def test_a_full_tile_receives_nothing() -> None:
    assert trade("TCa5").supply("a") == 15


def test_every_trade_tile_receives() -> None:
    after = trade("TCa1 . TCa1")
    assert (after["A1"], after["C1"]) == ("a3", "a2")
    assert after.happened(Traded) == [Traded(seat=0, gains=(Cubes(0, 2), Cubes(2, 1)))]


class TestWithAShortSupply:
    def short(self) -> Scene:
        return trade("TCa1 . TCa1", supply="a2")

    def test_the_player_is_asked_where_the_cubes_go(self) -> None:
        asked = self.short()
        assert (asked["A1"], asked["C1"]) == ("a1", "a1")
        assert asked.to_act == "a"
        assert asked.happened(Traded) == [Traded(seat=0, gains=())]

    @pytest.mark.parametrize(("answer", "left", "right"), [("A1:2", "a3", "a1"), ("A1:1 C1:1", "a2", "a2")])
    def test_the_player_chooses(self, answer: str, left: str, right: str) -> None:
        after = self.short().do(f"allot {answer}")
        assert (after["A1"], after["C1"]) == (left, right)
        assert after.supply("a") == 0
        assert after.happened(Allotted)[0].cause == "trade"

    def test_every_answer_is_offered(self) -> None:
        assert self.short().offers("allot") == {"allot A1:2", "allot A1:1 C1:1"}

    @pytest.mark.parametrize(
        ("answer", "code"),
        [
            ("A1:1", "total_too_small"),
            ("", "total_too_small"),
            ("A1:2 C1:1", "total_too_large"),
            ("C1:2", "too_many_on_square"),
            ("A1:1 B1:1", "square_not_offered"),
            ("A1:1 A1:1", "square_named_twice"),
        ],
    )
    def test_all_of_the_supply_must_go_where_it_is_due(self, answer: str, code: str) -> None:
        assert self.short().refusal(f"allot {answer}") == f"{code} 5.2"

    @pytest.mark.parametrize("deed", ["culture", "place A1", "swap E5 T", "keep", "end", "build A1"])
    def test_nothing_else_is_done_before_the_answer(self, deed: str) -> None:
        assert self.short().refusal(deed) == "allot_first 5.2"

    def test_nobody_else_answers(self) -> None:
        assert self.short().refusal("allot A1:2", by="b") == "not_your_turn 4"

    def test_the_turn_goes_on_after_the_answer(self) -> None:
        assert self.short().do("allot A1:2", "culture").to_act == "a"

    def test_a_choice_with_one_outcome_is_not_asked(self) -> None:
        only_one_tile = trade("TCa1", supply="a1")
        assert only_one_tile["A1"] == "a2"
        assert only_one_tile.position.pending == ()

    def test_an_empty_supply_gives_nothing_and_asks_nothing(self) -> None:
        nothing = trade("TCa1 . TCa1", supply="a0")
        assert (nothing["A1"], nothing["C1"]) == ("a1", "a1")
        assert nothing.position.pending == ()

    def test_a_supply_that_is_just_enough_asks_nothing(self) -> None:
        enough = trade("TCa1 . TCa1", supply="a3")
        assert (enough["A1"], enough["C1"]) == ("a3", "a2")

    def test_what_a_full_tile_cannot_take_is_not_missed(self) -> None:
        enough = trade("TCa4 . TCa1", supply="a2")
        assert (enough["A1"], enough["C1"]) == ("a5", "a2")
        assert enough.supply("a") == 0
