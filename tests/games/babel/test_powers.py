"""Rule 8: the powers."""

from __future__ import annotations

import pytest

from games.babel.scenes import scene
from ziggurat.games.babel.actions import Banish
from ziggurat.games.babel.events import (
    DiscardDemanded,
    PeopleBanished,
    PeopleDeserted,
    PeopleDiscarded,
    PowerInvoked,
    ScoreChanged,
    TempleDestroyed,
    TemplePlundered,
    TempleProgressed,
)

HANDS = "hand AAHH"


class TestTheTriple:
    @pytest.mark.parametrize("column", ["AAA", "HAAA", "AAAH", "AHAAAM", "AAAAAA"])
    def test_may_lie_anywhere_in_the_column(self, column: str) -> None:
        assert scene(f"pawn H, H {column}", "H /1").offers("destroy")

    @pytest.mark.parametrize("column", ["", "AA", "AAHA", "AHAHAH", "HHH"])
    def test_must_be_there(self, column: str) -> None:
        assert not scene(f"pawn H, H {column}", "H /1").offers("destroy")

    def test_must_be_in_the_own_column_at_the_pawns_site(self) -> None:
        assert scene("pawn H, A AAA", "H AAA/1").refusal("destroy 0") == "no_triple 8.0"

    def test_does_not_mind_the_other_pawn(self) -> None:
        assert scene("pawn H, H AAA", "pawn H, H /1").offers("destroy")

    def test_names_the_card_to_be_given_up(self) -> None:
        before = scene("pawn H, H AAAPHHHH", f"H /1, {HANDS}")
        assert before.offers("destroy") == {"destroy 0", "destroy 1", "destroy 2"}
        assert before.offers("plunder") == {f"plunder {index}" for index in (4, 5, 6, 7)}
        assert before.offers("halve") == {f"halve {index}" for index in (0, 1, 2, 4, 5, 6, 7)}

    def test_loses_that_card_to_the_discard_and_the_gap_closes(self) -> None:
        after = scene("pawn H, H MAAAM", "H /1", discard="S").do("destroy 2")
        assert (after.a, after.board.discard) == ("pawn H, H MAAM", "SA")
        assert after.happened(PowerInvoked) == [PowerInvoked(0, "H", "destroy", "A", 2)]

    def test_is_the_same_whichever_of_its_cards_goes(self) -> None:
        before = scene("pawn H, H MAAAM", "H /1")
        assert len({before.do(f"destroy {index}").position for index in (1, 2, 3)}) == 1

    def test_of_n_cards_serves_n_minus_two_times(self) -> None:
        after = scene("pawn H, H SSSSS", "H AHAHA").do("desertion 0")
        for _ in range(2):
            after = after.do("desertion 0")
        assert after.a == "pawn H, H SSAHA"
        assert after.refusal("desertion 0") == "no_triple 8.0"

    def test_of_another_run_is_used_when_its_card_is_named(self) -> None:
        before = scene("pawn H, H SSSPSSS", "H AA")
        assert before.do("desertion 0").a == "pawn H, H SSPSSSAA"
        assert before.do("desertion 4").a == "pawn H, H SSSPSSAA"


class TestTheChecksOfEveryPower:
    POWERS = ("destroy 0", "plunder 0", "banish 0 A", "desertion 0", "progress 0 own", "halve 0")

    @pytest.mark.parametrize("power", POWERS)
    def test_begin_with_the_pawns_site(self, power: str) -> None:
        assert scene("start", turn=1).refusal(power) == "pawn_in_quarry 8.0"

    @pytest.mark.parametrize("power", POWERS)
    @pytest.mark.parametrize("column", ["", "AA", "AAH"])
    def test_go_on_with_the_triple(self, power: str, column: str) -> None:
        assert scene(f"start, pawn H, H {column}", turn=1).refusal(power) == "no_triple 8.0"

    @pytest.mark.parametrize("power", ["destroy 3", "destroy 99"])
    def test_find_no_triple_where_there_is_no_card(self, power: str) -> None:
        assert scene("pawn H, H AAA", "H /1").refusal(power) == "no_triple 8.0"

    @pytest.mark.parametrize("power", POWERS[:-1])
    def test_go_on_with_the_people(self, power: str) -> None:
        people = {"destroy": "H", "plunder": "A", "banish": "A", "desertion": "A", "progress": "A"}[power.split()[0]]
        before = scene(f"start, pawn H, H {people * 3}", turn=1)
        assert before.refusal(power) == "wrong_people 8.0"


class TestDestroy:
    def test_puts_the_temple_back_on_the_pile_with_its_lowest_card_on_top(self) -> None:
        after = scene("pawn H, H AAA", "H /124", pile="35").do("destroy 0")
        assert (after.b, after.pile, after.position.known) == ("", "12435", 3)
        assert after.happened(TempleDestroyed) == [TempleDestroyed(1, "H", (4, 2, 1), 5)]
        assert after.happened(ScoreChanged) == [ScoreChanged(1, 4, 0)]

    def test_needs_a_temple(self) -> None:
        assert scene("pawn H, H AAA", "A /12").refusal("destroy 0") == "no_target 8.1"

    def test_leaves_people_and_other_sites_alone(self) -> None:
        after = scene("pawn H, H AAA/1", "H PP/12, A S/1").do("destroy 0")
        assert (after.a, after.b) == ("pawn H, H AA/1", "A S/1, H PP")

    def test_adds_to_what_is_known(self) -> None:
        after = scene("pawn H, H AAA", "H /12", pile="365", known=1).do("destroy 0")
        assert (after.pile, after.position.known) == ("12365", 3)

    def test_cards_are_known_until_they_are_drawn(self) -> None:
        after = scene("pawn H, H AAA", "H /123", pile="4561").do("destroy 0", "end")
        assert (after.a, after.pile, after.position.known) == ("pawn H, quarry 21, H AA", "34561", 1)
        assert after.do("end").position.known == 0


class TestPlunder:
    def test_takes_the_top_storey(self) -> None:
        after = scene("pawn H, H HHH/1", "H /123").do("plunder 0")
        assert (after.a, after.b) == ("pawn H, H HH/13", "H /12")
        assert after.happened(TemplePlundered) == [TemplePlundered(0, 1, "H", 3, 2)]
        assert after.happened(ScoreChanged) == [ScoreChanged(0, 1, 3), ScoreChanged(1, 3, 2)]

    def test_leaves_what_lies_below_or_nothing(self) -> None:
        assert scene("pawn H, H HHH", "H /14").refusal("plunder 0") == "not_enough_people 8.2"
        assert scene("pawn H, H HHHA", "H /14").do("plunder 0").b == "H /1"
        assert scene("pawn H, H HHH", "H /2").do("plunder 0").b == ""

    def test_needs_a_temple(self) -> None:
        assert scene("pawn H, H HHH", "A /12").refusal("plunder 0") == "no_target 8.2"

    @pytest.mark.parametrize(("own", "rival"), [("12", "12"), ("123", "12"), ("6", "13")])
    def test_needs_a_higher_storey(self, own: str, rival: str) -> None:
        assert scene(f"pawn H, H HHHHHH/{own}", f"H /{rival}").refusal("plunder 0") == "not_higher 8.2"

    def test_counts_the_card_about_to_be_given_up(self) -> None:
        assert scene("pawn H, H HHHP", "H /1234").do("plunder 0").a == "pawn H, H HHP/4"
        assert scene("pawn H, H HHHP", "H /12345").refusal("plunder 0") == "not_enough_people 8.2"

    def test_checks_start_card_target_height_and_people_in_this_order(self) -> None:
        assert scene("start, pawn H, H HHH", turn=1).refusal("plunder 0") == "start_card_first 7.6"
        assert scene("pawn H, H HHH/6").refusal("plunder 0") == "no_target 8.2"
        assert scene("pawn H, H HHH/6", "H /5").refusal("plunder 0") == "not_higher 8.2"
        assert scene("pawn H, H HHH/4", "H /5").refusal("plunder 0") == "not_enough_people 8.2"


class TestBanish:
    def test_drives_out_every_card_of_a_people_wherever_it_lies(self) -> None:
        after = scene("pawn H, H MMM", "H PAPPS, A P", discard="S").do("banish 1 P")
        assert (after.a, after.b, after.board.discard) == ("pawn H, H MM", "A P, H AS", "SMPPP")
        assert after.happened(PeopleBanished) == [PeopleBanished(1, "H", "P", (0, 2, 3))]

    def test_lets_neighbours_meet(self) -> None:
        assert scene("pawn H, H MMM", "H AAPA").do("banish 0 P").b == "H AAA"

    def test_needs_such_a_card_at_this_site(self) -> None:
        assert scene("pawn H, H MMMS", "H PAP, A S").refusal("banish 0 S") == "no_target 8.3"

    @pytest.mark.parametrize("peoples", ["", "PA", "PP"])
    def test_drives_out_one_people(self, peoples: str) -> None:
        assert scene("pawn H, H MMM", "H PAPP").refusal(Banish(0, peoples)) == "no_target 8.3"

    def test_does_not_count_people(self) -> None:
        assert scene("pawn H, H MMM", "H PPPP/1234").do("banish 0 P").b == "H /1234"


class TestDesertion:
    def test_wins_over_the_whole_run_at_the_end(self) -> None:
        after = scene("pawn H, H SSS", "H PAPP").do("desertion 2")
        assert (after.a, after.b) == ("pawn H, H SSPP", "H PA")
        assert after.happened(PeopleDeserted) == [PeopleDeserted(1, 0, "H", "P", 2)]

    def test_may_win_over_everyone(self) -> None:
        assert scene("pawn H, H SSS", "H PPPP").do("desertion 0").b == ""

    def test_pays_first_so_that_the_newcomers_join_what_is_left(self) -> None:
        assert scene("pawn H, H PSSS", "H SS").do("desertion 1").a == "pawn H, H PSSSS"

    def test_needs_somebody(self) -> None:
        assert scene("pawn H, H SSS", "A PP").refusal("desertion 0") == "no_target 8.4"


class TestProgress:
    def test_skips_one_storey(self) -> None:
        after = scene("pawn H, H PPP/1, quarry 53").do("progress 0 own")
        assert after.a == "pawn H, quarry 5, H PP/13"
        assert after.happened(TempleProgressed) == [TempleProgressed(0, "H", 3, "own")]
        assert after.happened(ScoreChanged) == [ScoreChanged(0, 1, 3)]

    def test_may_use_the_rivals_open_card(self) -> None:
        after = scene("pawn H, H PPP/1", "quarry 53").do("progress 0 opponent")
        assert (after.a, after.b) == ("pawn H, H PP/13", "quarry 5")

    def test_may_begin_an_empty_plot_with_level_two(self) -> None:
        assert scene("pawn H, H PPP, quarry 2").do("progress 0 own").a == "pawn H, H PP/2"

    def test_needs_an_open_card(self) -> None:
        assert scene("pawn H, H PPP", "quarry 2").refusal("progress 0 own") == "no_card 8.5"

    @pytest.mark.parametrize(("temple", "card"), [("", 1), ("", 3), ("1", 2), ("1", 4), ("12", 3), ("13", 4)])
    def test_skips_exactly_one(self, temple: str, card: int) -> None:
        before = scene(f"pawn H, H PPPPPP/{temple}, quarry {card}")
        assert before.refusal("progress 0 own") == "wrong_level 8.5"

    def test_counts_the_card_about_to_be_given_up(self) -> None:
        assert scene("pawn H, H PPPA/12, quarry 4").do("progress 0 own").a == "pawn H, H PPA/124"
        assert scene("pawn H, H PPP/12, quarry 4").refusal("progress 0 own") == "not_enough_people 8.5"

    def test_checks_start_card_card_level_and_people_in_this_order(self) -> None:
        assert scene("start, pawn H, H PPP", turn=1).refusal("progress 0 own") == "start_card_first 7.6"
        assert scene("pawn H, H PPP/3").refusal("progress 0 own") == "no_card 8.5"
        assert scene("pawn H, H PPP/3, quarry 4").refusal("progress 0 own") == "wrong_level 8.5"
        assert scene("pawn H, H PPP/3, quarry 5").refusal("progress 0 own") == "not_enough_people 8.5"


class TestHalve:
    @pytest.mark.parametrize("people", "AHMPS")
    def test_is_a_power_of_every_triple(self, people: str) -> None:
        assert scene(f"pawn H, H {people * 3}", "hand AA").do("halve 0").to_act == "b"

    @pytest.mark.parametrize(("hand", "owed"), [("AA", 1), ("AAA", 1), ("AAAAA", 2), ("AAAAAAA", 3), ("AAAAAAAA", 4)])
    def test_demands_half_of_the_hand_rounded_down(self, hand: str, owed: int) -> None:
        after = scene("pawn H, H MMM", f"hand {hand}").do("halve 0")
        assert (after.board.phase, after.board.owed) == ("discard", owed)
        assert after.happened(DiscardDemanded) == [DiscardDemanded(1, owed)]
        assert after.do(f"discard {'A' * owed}").b == f"hand {'A' * (len(hand) - owed)}"

    @pytest.mark.parametrize("hand", ["", "hand A"])
    def test_needs_a_hand_of_two_cards(self, hand: str) -> None:
        assert scene("pawn H, H MMM", hand).refusal("halve 0") == "no_target 8.6"

    def test_lets_the_victim_choose(self) -> None:
        before = scene("pawn H, H MMM", "hand AAHS").do("halve 0")
        assert before.offers("discard") == {f"discard {cards}" for cards in ("AA", "AH", "AS", "HS")}
        after = before.do("discard SA")
        assert (after.b, after.board.discard) == ("hand AH", "MSA")
        assert after.events == (PeopleDiscarded(1, "SA"),)

    def test_admits_every_order_of_the_cards(self) -> None:
        before = scene("pawn H, H MMM", "hand AAHS").do("halve 0")
        assert before.do("discard SH").position.hands == before.do("discard HS").position.hands

    def test_keeps_the_active_player_waiting_for_the_choice(self) -> None:
        before = scene("pawn H, H MMM, hand P", "hand AAHS").do("halve 0")
        assert before.refusal("settle P", by="a") == "not_your_decision 6"
        assert before.refusal("end", by="a") == "not_your_decision 6"
        assert before.do("discard AA").do("settle P").a == "pawn H, H MMP"

    def test_lets_the_victim_do_nothing_else(self) -> None:
        before = scene("pawn H, H MMM", "pawn H, H MMM, hand AAHS").do("halve 0")
        assert before.refusal("move A", by="b") == "wrong_phase 8.6"
        assert before.refusal("end", by="b") == "wrong_phase 8.6"

    def test_wants_the_exact_number_of_cards_from_the_hand(self) -> None:
        before = scene("pawn H, H MMM", "hand AAHS").do("halve 0")
        assert before.refusal("discard ") == "wrong_count 8.6"
        assert before.refusal("discard A") == "wrong_count 8.6"
        assert before.refusal("discard AAH") == "wrong_count 8.6"
        assert before.refusal("discard PPP") == "wrong_count 8.6"
        assert before.refusal("discard AP") == "card_not_in_hand 8.6"
        assert before.refusal("discard HH") == "card_not_in_hand 8.6"

    def test_can_be_repeated_with_a_further_triple(self) -> None:
        after = scene("pawn H, H MMMM", "hand AAHS").do("halve 0", "discard AA", "halve 0", "discard H")
        assert (after.a, after.b, after.to_act) == ("pawn H, H MM", "hand S", "a")

    def test_describes_all_the_choices_from_a_large_hand(self) -> None:
        before = scene("pawn H, H MMM", "hand AAAAHHHHMMMMPPPPSSSS").do("halve 0")
        assert len(before.offers("discard")) == 64
        assert before.do("discard SSSSPPPPMM").b == "hand AAAAHHHHMM"
