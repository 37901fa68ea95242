"""Rule 7, rulings 13, 14 and 15: how the game ends."""

from __future__ import annotations

import pytest

from games.ur.scenes import TWO, UR, Scene, scene
from ziggurat.games.ur.events import GameEnded

ENDLESS = scene("PCa1 PCb1 PCc1")


def without_swap(corner: str = "PCa1 PCb1 PCc1", **lines: object) -> Scene:
    """A scene in which every free tile is identical to a's hand tile."""
    return scene(corner, filler="TW", **lines)


def round_of_swaps(begun: Scene) -> Scene:
    """Every player in turn swaps for the first tile that can be had, until the round is over or the game is."""
    for _ in range(len(begun.position.hands)):
        if begun.to_act:
            begun = begun.do(min(begun.offers("swap")))
    return begun


class TestWithoutAPossibleSwap:
    def test_the_game_ends_at_once(self) -> None:
        after = without_swap().do("end")
        assert after.to_act == ""
        assert after.happened(GameEnded) == [GameEnded(ending="no_swap")]
        assert UR.result(after.position) is not None

    def test_the_end_is_the_only_way_out_of_the_turn(self) -> None:
        turn = without_swap()
        assert turn.offers("end") == {"end"}
        assert turn.offers("swap") == set()

    def test_actions_come_before_it(self) -> None:
        assert without_swap("PCa1").do("place A1", "trade", "end")["A1"] == "a2"

    def test_it_is_so_too_when_no_tile_is_free_at_all(self) -> None:
        full = "\n".join(["PCa1 PCa1 PCa1 PCb1 PCb1", *["PCa1 PCa1 PCa1 PCb1 PCb1"] * 4])
        assert scene(full, hands=TWO).do("end").to_act == ""

    def test_a_market_tile_that_is_not_identical_prevents_it(self) -> None:
        turn = without_swap(market="AC")
        assert turn.refusal("end") == "swap_is_possible 4.4"
        assert turn.offers("swap") == {"swap market W", "swap market T"}

    def test_an_identical_market_tile_does_not(self) -> None:
        assert without_swap(market="WT").do("end").to_act == ""

    def test_only_the_top_of_the_pile_counts(self) -> None:
        assert without_swap("PCa1 PCb1", hands=TWO, market="TW AC AC").do("end").to_act == ""

    def test_a_forced_placement_comes_first(self) -> None:
        begun = scene("PCb1 PCc1 . PC", filler="TW", turn='{"forced":3}')
        assert begun.refusal("end") == "forced_placement 4.3"
        assert begun.do("place D1", "end").to_act == ""

    def test_it_ends_the_last_round_too(self) -> None:
        after = without_swap("PCa5 PCb1 PCc1", stock=1).do("build A1", "end")
        assert after.happened(GameEnded) == [GameEnded(ending="no_swap")]


class TestTheFifthZiggurat:
    def test_lets_the_others_finish_the_round(self) -> None:
        built = scene("PCa5 PCb1 PCc1", hands="WT PA CT", stock=1).do("build A1")
        order = ""
        while built.to_act:
            order += built.to_act
            built = built.do(min(built.offers("swap")))
        assert order == "abc"
        assert built.happened(GameEnded) == [GameEnded(ending="fifth_ziggurat")]

    def test_built_by_the_last_player_of_the_round_ends_the_game_after_their_swap(self) -> None:
        built = scene("PCa5 PCb1 PCc1", seat="a", first="b", stock=1).do("build A1")
        assert built.to_act == "a"
        assert built.do("swap E5 W").to_act == ""

    def test_lets_everyone_have_the_same_number_of_turns(self) -> None:
        second = scene("PCa5 PCb1 PCc1", seat="a", first="c", stock=1).do("build A1", "swap E5 W")
        assert second.to_act == "b"
        assert second.do("swap E5 P").to_act == ""

    def test_leaves_nothing_to_build_for_the_rest_of_the_round(self) -> None:
        built = scene("PCa5 PCb5 PCc1", stock=1).do("build A1", "swap E5 W")
        assert built.refusal("build B1") == "stock_empty 4.2"

    def test_is_reached_by_two_at_once(self) -> None:
        assert scene("PCa5 PCa5", stock=2).do("build A1 B1").position.last_round


class TestRounds:
    def test_have_no_limit_by_default(self) -> None:
        late = scene("PCa1 PCb1 PCc1", round=998)
        assert round_of_swaps(late).position.round == 999

    def test_are_counted_when_the_turn_returns_to_the_first_player(self) -> None:
        begun = scene("PCa1 PCb1 PCc1", seat="b", first="b")
        assert begun.do("swap E5 P", "swap E4 C").position.round == 1
        assert round_of_swaps(begun).position.round == 2

    def test_end_the_game_at_the_number_the_table_has_set(self) -> None:
        begun = scene("PCa1 PCb1 PCc1", round=3, options='{"max_rounds":3}')
        after = round_of_swaps(begun)
        assert after.to_act == ""
        assert after.happened(GameEnded) == [GameEnded(ending="max_rounds")]

    def test_end_the_game_no_sooner(self) -> None:
        begun = scene("PCa1 PCb1 PCc1", round=2, options='{"max_rounds":3}')
        assert round_of_swaps(begun).to_act == "a"

    def test_never_move_the_first_players_marker(self) -> None:
        begun = scene("PCa1 PCb1 PCc1", seat="b", first="b")
        assert round_of_swaps(round_of_swaps(begun)).position.first == 1


@pytest.mark.parametrize("deed", ["place A1", "trade", "swap C3 W", "keep", "end", "allot A1:1", "build A1"])
def test_nothing_is_done_when_the_game_is_over(deed: str) -> None:
    assert without_swap().do("end").refusal(deed, by="a") == "game_over 7"


def test_while_the_game_runs_there_is_no_result() -> None:
    assert UR.result(ENDLESS.position) is None
