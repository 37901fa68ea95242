"""Rule 6: a turn, and rule 9.2: the temple cards at its end."""

from __future__ import annotations

from games.babel.scenes import scene
from ziggurat.games.babel.events import (
    HandAnnounced,
    PeopleDrawn,
    PeopleReshuffled,
    TempleCardsDrawn,
    TempleCardsLaid,
    TurnStarted,
)


class TestDrawingPeople:
    def test_the_next_player_draws_three_cards(self) -> None:
        after = scene(b="hand H", deck="SAMPP").do("end")
        assert after.b == "hand AHMS"
        assert after.position.deck == "PP"
        assert after.happened(PeopleDrawn) == [PeopleDrawn(1, 3, "AMS")]

    def test_there_is_no_limit_to_a_hand(self) -> None:
        assert scene(b="hand AAAAHHHHMMMMPPPP", deck="SSS").do("end").b == "hand AAAAHHHHMMMMPPPPSSS"

    def test_an_empty_deck_is_made_anew_of_the_whole_discard(self) -> None:
        after = scene(deck="", discard="AAAAA").do("end")
        assert (after.b, after.position.deck, after.board.discard) == ("hand AAA", "AA", "")
        assert after.happened(PeopleReshuffled) == [PeopleReshuffled(5)]

    def test_a_deck_that_runs_out_is_made_anew_between_two_cards(self) -> None:
        after = scene(deck="SP", discard="AAAA").do("end")
        assert (after.b, after.position.deck, after.board.discard) == ("hand APS", "AAA", "")
        assert after.happened(PeopleDrawn) == [PeopleDrawn(1, 2, "PS"), PeopleDrawn(1, 1, "A")]
        assert after.story()[-3:] == ["people_drawn", "people_reshuffled", "people_drawn"]

    def test_the_discard_is_left_alone_while_the_deck_suffices(self) -> None:
        after = scene(deck="SPM", discard="AAAA").do("end")
        assert (after.position.deck, after.board.discard) == ("", "AAAA")
        assert after.happened(PeopleReshuffled) == []

    def test_what_neither_deck_nor_discard_has_is_lost(self) -> None:
        after = scene(deck="S", discard="A").do("end")
        assert after.b == "hand AS"
        assert scene().do("end").b == ""

    def test_the_same_generator_shuffles_alike_and_another_one_does_not(self) -> None:
        discard = "AHMPS" * 6
        one, again, other = (scene(discard=discard, generator=seed).do("end").position.deck for seed in (1, 1, 2))
        assert one == again != other

    def test_every_reshuffle_is_another_one(self) -> None:
        before = scene(discard="AHMPS" * 6, generator=1)
        assert before.do("end").position.generator != 1


class TestActing:
    def test_may_be_nothing_at_all(self) -> None:
        assert scene().do("end").to_act == "b"

    def test_has_no_limit_but_the_cards(self) -> None:
        after = scene("hand AHS, quarry 21").do("move S", "settle A", "build own", "settle H", "build own")
        assert after.a == "pawn S, S AH/12"

    def test_only_the_active_player_acts(self) -> None:
        assert scene(b="hand A").refusal("move A", by="b") == "not_your_decision 6"
        assert scene().refusal("end", by="b") == "not_your_decision 6"

    def test_does_not_know_the_answer_to_a_demand(self) -> None:
        assert scene("hand A").refusal("discard A") == "wrong_phase 8.6"
        assert scene("hand A").refusal("discard A", by="b") == "not_your_decision 6"


class TestTheEndOfATurn:
    def test_two_temple_cards_come_to_the_own_quarry_column_the_higher_one_first(self) -> None:
        after = scene("quarry 4", "quarry 3", pile="2511").do("end")
        assert (after.a, after.b, after.pile) == ("quarry 452", "quarry 3", "11")
        assert after.happened(TempleCardsDrawn) == [TempleCardsDrawn(0, (2, 5))]
        assert after.happened(TempleCardsLaid) == [TempleCardsLaid(0, (5, 2))]

    def test_two_equal_cards_lie_either_way(self) -> None:
        assert scene(pile="3312").do("end").a == "quarry 33"

    def test_a_hand_of_four_or_more_is_announced(self) -> None:
        assert scene("hand AAHH").do("end").happened(HandAnnounced) == [HandAnnounced(0, 4)]

    def test_a_smaller_hand_is_not(self) -> None:
        assert scene("hand AAH").do("end").happened(HandAnnounced) == []

    def test_the_turn_passes_to_the_other_player(self) -> None:
        after = scene(turn=8, migrated=True).do("end")
        assert (after.to_act, after.board.turn, after.board.migrated) == ("b", 9, False)
        assert after.do("end").to_act == "a"
        assert after.happened(TurnStarted) == [TurnStarted(1, 9)]

    def test_is_told_in_the_order_of_the_rules(self) -> None:
        assert scene("hand AAHH", deck="AHM").do("end").story() == [
            *("temple_cards_drawn", "temple_cards_laid", "hand_announced", "turn_ended", "turn_started", "people_drawn")
        ]
