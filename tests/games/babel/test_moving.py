"""Rules 7.1 and 7.2: moving and settling."""

from __future__ import annotations

import pytest

from games.babel.scenes import scene
from ziggurat.games.babel.actions import Move, Settle
from ziggurat.games.babel.events import CardSettled, PawnMoved


class TestAMove:
    def test_discards_a_card_and_leads_to_the_site_of_its_people(self) -> None:
        after = scene("hand AHS", discard="M").do("move H")
        assert (after.a, after.board.discard) == ("pawn H, hand AS", "MH")
        assert after.happened(PawnMoved) == [PawnMoved(0, None, "H", "H")]

    def test_starts_from_the_quarry_or_from_a_site(self) -> None:
        after = scene("pawn A, hand PP").do("move P")
        assert after.a == "pawn P, hand P"
        assert after.happened(PawnMoved) == [PawnMoved(0, "A", "P", "P")]

    def test_may_lead_to_where_the_other_pawn_stands(self) -> None:
        assert scene("hand A", "pawn A").do("move A").a == "pawn A"

    def test_can_be_made_as_often_as_the_cards_allow(self) -> None:
        assert scene("hand AHM").do("move A", "move M", "move H").a == "pawn H"

    def test_needs_the_card(self) -> None:
        assert scene("hand AH").refusal("move S") == "card_not_in_hand 7.1"

    @pytest.mark.parametrize("cards", ["", "AH"])
    def test_gives_up_one_card(self, cards: str) -> None:
        assert scene("hand AH").refusal(Move(cards)) == "card_not_in_hand 7.1"

    def test_leads_to_another_site(self) -> None:
        assert scene("pawn A, hand AA").refusal("move A") == "already_there 7.1"

    def test_is_checked_for_its_card_first(self) -> None:
        assert scene("pawn A, hand H").refusal("move A") == "card_not_in_hand 7.1"

    def test_is_checked_for_its_site_before_the_start_card(self) -> None:
        assert scene("start, pawn A, hand A", turn=1).refusal("move A") == "already_there 7.1"

    def test_is_offered_for_every_other_people_in_the_hand(self) -> None:
        assert scene("pawn A, hand AHHS").offers("move") == {"move H", "move S"}


class TestSettling:
    def test_lays_a_card_at_the_end_of_the_column_at_the_pawns_site(self) -> None:
        after = scene("pawn S, S AM, hand HP").do("settle P")
        assert after.a == "pawn S, S AMP, hand H"
        assert after.happened(CardSettled) == [CardSettled(0, "S", "P", 2)]

    @pytest.mark.parametrize("people", "AHMPS")
    def test_any_people_may_settle_at_any_site(self, people: str) -> None:
        for site in "AHMPS":
            assert scene(f"pawn {site}, hand {people}").do(f"settle {people}").a == f"pawn {site}, {site} {people}"

    def test_needs_a_site(self) -> None:
        assert scene("hand A").refusal("settle A") == "pawn_in_quarry 7.2"

    def test_needs_the_card(self) -> None:
        assert scene("pawn A, hand A").refusal("settle H") == "card_not_in_hand 7.2"

    @pytest.mark.parametrize("cards", ["", "AH"])
    def test_lays_one_card(self, cards: str) -> None:
        assert scene("pawn S, hand AH").refusal(Settle(cards)) == "card_not_in_hand 7.2"

    def test_is_checked_for_the_site_first(self) -> None:
        assert scene().refusal("settle A") == "pawn_in_quarry 7.2"

    def test_leaves_the_pawn_and_the_discard_alone(self) -> None:
        assert scene("pawn A, hand H", discard="SS").do("settle H").board.discard == "SS"
