"""Rules 7.3 and 9.1: building, and the open cards of the quarry columns."""

from __future__ import annotations

import pytest

from games.babel.scenes import scene
from ziggurat.games.babel.actions import Build
from ziggurat.games.babel.building import taken
from ziggurat.games.babel.events import ScoreChanged, TempleBuilt


class TestBuilding:
    @pytest.mark.parametrize(
        ("temple", "column", "card"),
        [("", "A", 1), ("1", "AH", 2), ("12", "AHM", 3), ("13", "AHMP", 4), ("4", "AAAAA", 5), ("12345", "AHMPSA", 6)],
    )
    def test_takes_a_card_one_level_higher_and_as_many_people(self, temple: str, column: str, card: int) -> None:
        site = f"A {column}/{temple}" if temple else f"A {column}"
        after = scene(f"pawn A, {site}, quarry {card}").do("build own")
        assert after.a == f"pawn A, A {column}/{temple}{card}"

    def test_is_told_with_the_score(self) -> None:
        after = scene("pawn A, A HH/1, H /123, quarry 2").do("build own")
        assert after.events == (TempleBuilt(0, "A", 2, "own"), ScoreChanged(0, 4, 5))

    def test_may_take_the_open_card_of_either_quarry_column(self) -> None:
        before = scene("pawn S, S AHM/12, quarry 53", "quarry 63")
        assert before.do("build own").a == "pawn S, quarry 5, S AHM/123"
        after = before.do("build opponent")
        assert (after.a, after.b) == ("pawn S, quarry 53, S AHM/123", "quarry 6")

    def test_opens_the_card_below_at_once(self) -> None:
        assert scene("pawn S, S AH, quarry 21").do("build own", "build own").a == "pawn S, S AH/12"

    def test_needs_people_only_when_it_is_done(self) -> None:
        after = scene("pawn S, S AHM/12, quarry 3").do("build own", "migrate S A")
        assert after.a == "pawn S, A AHM, S /123"

    def test_never_takes_a_card_that_is_not_there(self) -> None:
        with pytest.raises(ValueError, match="no temple card in 'own'"):
            taken(scene("pawn S, S A").position.board, 0, "own")

    def test_is_done_at_the_pawns_site_only(self) -> None:
        assert scene("pawn S, A AAAA, quarry 1").refusal("build own") == "not_enough_people 7.3"


class TestARefusal:
    def test_needs_a_site(self) -> None:
        assert scene("quarry 1").refusal("build own") == "pawn_in_quarry 7.3"

    @pytest.mark.parametrize("source", ["start", "own", "opponent"])
    def test_needs_a_card(self, source: str) -> None:
        assert scene("pawn A, A AAA").refusal(f"build {source}") == "no_card 7.3"

    @pytest.mark.parametrize("source", ["", "rival"])
    def test_needs_a_source_that_there_is(self, source: str) -> None:
        assert scene("pawn A, A AAA, quarry 1", "quarry 1").refusal(Build(source)) == "no_card 7.3"

    def test_lets_nobody_use_the_start_card_of_another(self) -> None:
        assert scene("pawn A, A A", "start").refusal("build start") == "no_card 7.3"

    @pytest.mark.parametrize(
        ("temple", "card"), [("", 2), ("", 6), ("1", 1), ("1", 3), ("12", 2), ("14", 3), ("123456", 1)]
    )
    def test_skips_and_repeats_no_storey(self, temple: str, card: int) -> None:
        site = "A AAAAAAA" + (f"/{temple}" if temple else "")
        assert scene(f"pawn A, {site}, quarry {card}").refusal("build own") == "wrong_level 7.3"

    @pytest.mark.parametrize(("temple", "column", "card"), [("", "", 1), ("1", "A", 2), ("12345", "AAAAA", 6)])
    def test_counts_the_people(self, temple: str, column: str, card: int) -> None:
        before = scene(f"pawn A, A {column}/{temple}, quarry {card}")
        assert before.refusal("build own") == "not_enough_people 7.3"

    def test_looks_at_the_open_card_only(self) -> None:
        assert scene("pawn A, A AA, quarry 12").refusal("build own") == "wrong_level 7.3"

    def test_checks_site_card_start_card_level_and_people_in_this_order(self) -> None:
        assert scene("start", turn=1).refusal("build own") == "pawn_in_quarry 7.3"
        assert scene("start, pawn A", turn=1).refusal("build own") == "no_card 7.3"
        assert scene("start, pawn A, quarry 3", turn=1).refusal("build own") == "start_card_first 7.6"
        assert scene("pawn A, quarry 3").refusal("build own") == "wrong_level 7.3"
        assert scene("pawn A, quarry 1").refusal("build own") == "not_enough_people 7.3"
