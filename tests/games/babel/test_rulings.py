"""The rulings, one by one (rule 12)."""

from __future__ import annotations

from games.babel.scenes import BABEL, scene
from ziggurat.games.babel.position import BabelOptions


def test_12_1_a_temple_is_worth_its_top_number() -> None:
    assert scene("A /123, H /4").board.scores == (7, 0)


def test_12_2_the_first_player_is_random_and_both_are_dealt_five_cards() -> None:
    dealt = [BABEL.setup(2, BabelOptions(), seed) for seed in range(20)]
    assert {position.board.seat for position in dealt} == {0, 1}
    assert {len(position.hands[1 - position.board.seat]) for position in dealt} == {5}


def test_12_3_what_is_left_is_drawn_then_the_discard_is_shuffled_then_nothing_is_left() -> None:
    assert scene(deck="S", discard="A").do("end").b == "hand AS"


def test_12_4_the_end_is_checked_at_once_and_the_turn_is_not_finished() -> None:
    before = scene("pawn S, quarry 5, A /6, H /4, S AAAAA/1234", deck="AHM")
    assert before.do("build own").story() == ["temple_built", "score_changed", "game_over"]


def test_12_5_nobody_moves_to_where_the_pawn_stands() -> None:
    assert scene("pawn A, hand A").refusal("move A") == "already_there 7.1"


def test_12_6_nobody_migrates_to_the_same_column() -> None:
    assert scene("A AHM").refusal("migrate A A") == "same_site 7.4"


def test_12_7_the_start_card_is_built_in_the_first_turn_before_any_other() -> None:
    before = scene("start, pawn A, A SS, quarry 1", turn=1)
    assert before.refusal("build own") == "start_card_first 7.6"
    assert before.refusal("end") == "start_card_unbuilt 7.6"
    assert scene("start, hand A", turn=1).refusal("move A") == "start_card_impossible 7.6"


def test_12_8_a_power_without_a_target_is_refused_and_costs_nothing() -> None:
    before = scene("pawn H, H AAASSSMMMHHH", "hand A")
    refusals = [before.refusal(power) for power in ("destroy 0", "desertion 3", "banish 6 A", "plunder 9", "halve 0")]
    assert {refusal.split()[0] for refusal in refusals} == {"no_target"}


def test_12_9_any_card_of_the_run_is_given_up() -> None:
    before = scene("pawn H, H SSS", "H A")
    assert {before.do(power).a for power in before.offers("desertion")} == {"pawn H, H SSA"}
    longer = scene("pawn H, H ASSSS", "H A")
    assert longer.offers("desertion") == {f"desertion {position}" for position in (1, 2, 3, 4)}


def test_12_10_medes_and_sumerians_work_at_the_pawns_site_only() -> None:
    rival = "H A, M AA"
    assert scene("pawn H, H MMM", rival).do("banish 0 A").b == "M AA"
    assert scene("pawn H, H SSS", rival).do("desertion 0").b == "M AA"


def test_12_11_progress_skips_one_storey_and_may_begin_with_level_two() -> None:
    assert scene("pawn H, H PPPP, quarry 42").do("progress 0 own").a == "pawn H, quarry 4, H PPP/2"
    assert scene("pawn H, H PPPP/1, quarry 4").refusal("progress 0 own") == "wrong_level 8.5"


def test_12_12_the_one_temple_card_that_is_left_is_drawn() -> None:
    assert scene(pile="6").do("end").a == "quarry 6"


def test_12_13_a_rival_with_ten_points_leads_to_the_final_phase() -> None:
    assert scene("pawn S, quarry 5, A /6, H /4, S AAAAA/1234", "A /6, H /4").do("build own").board.final_phase


def test_12_14_the_final_phase_is_never_called_off_and_its_conditions_count_at_once() -> None:
    fallen = scene("pawn M, M AAA, A /6, H /6", "A /6, H /6, M /4", final_phase=True).do("destroy 0")
    assert fallen.board.final_phase
    at_once = scene("pawn H, H HHHHHH, A /6, M /6, P /2", "A /6, H /6, M /5").do("plunder 0")
    assert at_once.board.ending == "twenty"


def test_12_15_equal_scores_and_equal_hands_are_a_draw() -> None:
    result = BABEL.result(scene("A /3, hand A", "H /3, hand S", pile="1").do("end").position)
    assert result is not None
    assert [standing.rank for standing in result.standings] == [1, 1]


def test_12_16_the_size_of_every_hand_is_open() -> None:
    assert BABEL.public(scene("hand AA", "hand S").position).hands == (2, 1)


def test_12_17_the_discard_is_open() -> None:
    assert BABEL.public(scene(discard="SAM").position).board.discard == "SAM"
