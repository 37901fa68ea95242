"""Rule 10: the end of the game, judged at once after every change of a temple."""

from __future__ import annotations

import pytest

from games.babel.scenes import BABEL, Scene, scene
from ziggurat.games.babel.events import FinalPhaseStarted, GameOver
from ziggurat.games.babel.scoring import BabelResult, BabelStanding

FOURTEEN = "A /6, H /4, S AAAAA/1234"
"""Fourteen points; another storey at the Sumerian site makes fifteen."""


def with_score(score: int, sites: str = "AHM") -> str:
    """Temples of that score on up to three sites."""
    parts = []
    for site in sites:
        level = min(6, score)
        score -= level
        parts += [f"{site} /{level}"] if level else []
    assert not score
    return ", ".join(parts)


def one_more(rival: int, **lines: object) -> Scene:
    """The fifteenth point of a, with a rival of that score."""
    return scene(f"pawn S, quarry 5, {FOURTEEN}", with_score(rival), **lines).do("build own")


class TestNormalPlay:
    @pytest.mark.parametrize("rival", [0, 5, 9])
    def test_ends_with_fifteen_points_while_the_other_has_nine_or_fewer(self, rival: int) -> None:
        after = one_more(rival)
        assert (after.board.phase, after.board.ending, after.to_act) == ("over", "fifteen", "")

    @pytest.mark.parametrize("rival", [10, 14])
    def test_leads_to_the_final_phase_while_the_other_has_ten_or_more(self, rival: int) -> None:
        after = one_more(rival)
        assert (after.board.final_phase, after.to_act) == (True, "a")
        assert after.happened(FinalPhaseStarted) == [FinalPhaseStarted((15, rival))]

    def test_goes_on_below_fifteen(self) -> None:
        after = scene("pawn S, quarry 4, A /6, H /4, S AAAAA/123", with_score(0)).do("build own")
        assert (after.board.final_phase, after.to_act) == (False, "a")

    def test_goes_on_when_a_score_falls_below_ten(self) -> None:
        assert scene("pawn A, A AAA", with_score(10)).do("destroy 0").to_act == "a"

    def test_may_end_by_plunder_that_pulls_the_rival_below_ten(self) -> None:
        after = scene("pawn H, H HHHHHH/5, A /6, M /3", "A /5, H /6").do("plunder 0")
        assert (after.board.scores, after.board.ending) == ((15, 5), "fifteen")

    def test_may_end_by_progress(self) -> None:
        after = scene("pawn H, quarry 6, H PPPPPP/4, A /6, M /3").do("progress 0 own")
        assert (after.board.scores, after.board.ending) == ((15, 0), "fifteen")


class TestTheFinalPhase:
    def test_is_won_with_twenty_points(self) -> None:
        after = scene("pawn S, quarry 6, A /6, H /6, S AAAAAA/5, M /2", with_score(12), final_phase=True)
        assert after.do("build own").board.ending == "twenty"

    def test_is_won_by_pulling_the_rival_below_ten(self) -> None:
        after = scene("pawn M, M AAA, A /6, H /6", "A /6, H /3, M /2", final_phase=True).do("destroy 0")
        assert (after.board.scores, after.board.ending) == ((12, 9), "below_ten")

    def test_goes_on_while_neither_holds(self) -> None:
        after = scene("pawn S, quarry 5, A /6, H /6, S AAAAA/4, M /2", with_score(10), final_phase=True)
        assert after.do("build own").to_act == "a"

    def test_is_never_called_off(self) -> None:
        after = scene("pawn M, M AAA, A /6, H /6", "A /6, H /6, M /4", final_phase=True).do("destroy 0")
        assert (after.board.scores, after.board.final_phase) == ((12, 12), True)
        after = after.do("end", "end")
        assert after.board.final_phase

    def test_does_not_mind_who_reached_fifteen_first(self) -> None:
        after = scene("pawn M, M AAA, A /6, H /4", "A /6, H /3, M /6", final_phase=True).do("destroy 0")
        assert after.board.ending == "below_ten"

    def test_counts_its_conditions_in_the_check_that_begins_it(self) -> None:
        after = scene("pawn H, H HHHHHH, A /6, M /6, P /2", "A /6, H /6, M /5").do("plunder 0")
        assert (after.board.scores, after.board.ending) == ((20, 11), "twenty")
        assert after.story()[-2:] == ["final_phase_started", "game_over"]

    def test_begins_once_only(self) -> None:
        after = scene("pawn S, quarry 5, A /6, H /6, S AAAAA/4, M /2", with_score(10), final_phase=True)
        assert after.do("build own").happened(FinalPhaseStarted) == []

    def test_calls_it_twenty_when_both_conditions_hold(self) -> None:
        after = scene("pawn H, H HHHHHH/3, A /6, M /6, P /3", "A /6, H /16", final_phase=True).do("plunder 0")
        assert (after.board.scores, after.board.ending) == ((21, 7), "twenty")


class TestTheLastTempleCard:
    def test_ends_the_game_when_it_is_laid(self) -> None:
        after = scene("A /3", "A /2", pile="12").do("end")
        assert (after.board.ending, after.a) == ("last_temple_card", "quarry 21, A /3")

    def test_may_be_drawn_alone(self) -> None:
        after = scene("A /3", "A /2", pile="4").do("end")
        assert (after.board.ending, after.a) == ("last_temple_card", "quarry 4, A /3")

    def test_is_not_laid_while_one_is_left(self) -> None:
        assert scene(pile="123").do("end").to_act == "b"

    @pytest.mark.parametrize(
        ("a", "b", "winner"),
        [
            ("A /3", "A /2", 0),
            ("A /3, hand A", "A /4", 1),
            ("A /3, hand A", "A /3, hand AA", 1),
            ("A /3", "H /3", None),
        ],
    )
    def test_lets_the_score_decide_and_then_the_hand(self, a: str, b: str, winner: int | None) -> None:
        (over,) = scene(a, b, pile="12").do("end").happened(GameOver)
        assert over.winner == winner

    def test_lets_nobody_draw_people_any_more(self) -> None:
        after = scene(pile="12", deck="AAA").do("end")
        assert after.story() == ["temple_cards_drawn", "temple_cards_laid", "turn_ended", "game_over"]


class TestWhenItIsOver:
    def test_nothing_can_be_done(self) -> None:
        after = one_more(0)
        assert after.refusal("end") == "game_over 10"
        assert after.refusal("end", by="b") == "game_over 10"

    def test_the_turn_is_not_played_to_its_end(self) -> None:
        after = one_more(0)
        assert after.pile == "11223344"
        assert "turn_ended" not in after.story()

    def test_the_story_is_told_in_the_order_of_the_rules(self) -> None:
        after = scene("pawn H, H HHHHHH, A /6, M /6, P /2", "A /6, H /6, M /5").do("plunder 0")
        assert after.story() == [
            *("power_invoked", "temple_plundered", "score_changed", "score_changed"),
            *("final_phase_started", "game_over"),
        ]

    def test_the_scores_are_told_with_the_level_of_every_temple_and_the_hands(self) -> None:
        after = scene(f"pawn S, quarry 5, {FOURTEEN}, hand AA", "A /12, hand HHH").do("build own")
        assert after.happened(GameOver) == [GameOver(0, "fifteen", (15, 2), ((6, 4, 0, 0, 5), (2, 0, 0, 0, 0)), (2, 3))]

    def test_the_result_ranks_by_score_and_then_by_hand(self) -> None:
        after = scene("A /3, hand A", "A /12, H /1, hand AA", pile="12").do("end")
        assert BABEL.result(after.position) == BabelResult(
            "last_temple_card",
            (
                BabelStanding(1, 1, 3, breakers=(2,), levels=(2, 1, 0, 0, 0)),
                BabelStanding(0, 2, 3, breakers=(1,), levels=(3, 0, 0, 0, 0)),
            ),
        )

    def test_a_draw_shares_the_first_place(self) -> None:
        result = BABEL.result(scene(pile="12").do("end").position)
        assert result is not None
        assert [standing.rank for standing in result.standings] == [1, 1]
