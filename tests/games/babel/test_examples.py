"""The small examples of the rules, step by step (rule 13), and those in its paragraphs."""

from __future__ import annotations

import pytest

from games.babel.scenes import scene
from ziggurat.games.babel.peoples import Run, runs


def test_13_1_building_up() -> None:
    before = scene("pawn S, S HHM/12, quarry 63, hand P", "quarry 14")
    three = before.do("build own")
    assert (three.a, three.b) == ("pawn S, quarry 6, S HHM/123, hand P", "quarry 14")
    assert three.refusal("build opponent") == "not_enough_people 7.3"
    four = three.do("settle P", "build opponent")
    assert (four.a, four.b) == ("pawn S, quarry 6, S HHMP/1234", "quarry 1")


@pytest.mark.parametrize("position", [1, 2, 3])
def test_13_2_the_gap_closes(position: int) -> None:
    after = scene("pawn A, A MHHHM", "hand AA").do(f"halve {position}", "discard A")
    assert after.a == "pawn A, A MHHM"
    assert not after.offers("halve")


def test_13_3_desertion() -> None:
    after = scene("pawn A, A SSS", "A APP").do("desertion 0")
    assert (after.a, after.b) == ("pawn A, A SSPP", "A A")


def test_13_4_plunder_with_the_count() -> None:
    after = scene("pawn A, A HHHA, quarry 5", "A /1234").do("plunder 0")
    assert (after.a, after.b) == ("pawn A, quarry 5, A HHA/4", "A /123")
    assert after.board.sides[0].level("A") == 4
    assert after.refusal("build own") == "not_enough_people 7.3"


def test_13_5_progress() -> None:
    side = "pawn A, A PPP/1, quarry"
    assert scene(f"{side} 3").do("progress 0 own").a == "pawn A, A PP/13"
    assert scene(f"{side} 2").do("build own").a == "pawn A, A PPP/12"
    assert scene(f"{side} 4").refusal("progress 0 own") == "wrong_level 8.5"
    assert scene(f"{side} 4").refusal("build own") == "wrong_level 7.3"


def test_13_6_the_end() -> None:
    before = scene("pawn A, A AAAAA/1234, H /6, M /4, quarry 5", "A /2, H /6, M /2")
    assert before.board.scores == (14, 10)
    fifteen = before.do("build own")
    assert (fifteen.board.scores, fifteen.board.final_phase, fifteen.to_act) == ((15, 10), True, "a")
    later = scene("pawn A, A AAAAA/5, H /6, M /6", "A /12, H /6, M /3", final_phase=True)
    assert later.board.scores == (17, 11)
    won = later.do("destroy 0")
    assert (won.board.scores, won.board.ending) == ((17, 9), "below_ten")


def test_8_1_a_temple_on_the_pile() -> None:
    assert scene("pawn H, H AAA", "H /124", pile="3").do("destroy 0").pile == "1243"


def test_3_runs() -> None:
    assert runs("SSASSS") == (Run("S", 0, 2), Run("A", 2, 1), Run("S", 3, 3))


def test_8_6_half_of_a_hand() -> None:
    before = "pawn H, H MMM"
    assert scene(before, "hand AAAAA").do("halve 0").board.owed == 2
    assert scene(before, "hand AAAAAAA").do("halve 0").board.owed == 3
