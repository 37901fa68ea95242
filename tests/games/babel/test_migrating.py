"""Rule 7.4: migration."""

from __future__ import annotations

import pytest

from games.babel.scenes import scene
from ziggurat.games.babel.actions import Migrate
from ziggurat.games.babel.events import PeopleMigrated


class TestAMigration:
    def test_marches_the_last_three_cards_in_their_order(self) -> None:
        after = scene("A AHMPS, H MM").do("migrate A H")
        assert after.a == "A AH, H MMMPS"
        assert after.happened(PeopleMigrated) == [PeopleMigrated(0, "A", "H", "MPS")]

    def test_may_empty_a_column_and_fill_an_empty_one(self) -> None:
        assert scene("A AHM").do("migrate A S").a == "S AHM"

    def test_does_not_mind_where_the_pawn_is(self) -> None:
        assert scene("pawn P, A AHM").do("migrate A S").a == "pawn P, S AHM"
        assert scene("A AHM").do("migrate A S").a == "S AHM"

    def test_may_leave_fewer_people_than_the_temple_has_levels(self) -> None:
        assert scene("A AHM/123").do("migrate A S").a == "A /123, S AHM"

    def test_joins_runs(self) -> None:
        after = scene("pawn S, S AS, A SSP", "hand AA").do("migrate A S")
        assert after.a == "pawn S, S ASSSP"
        assert after.offers("halve") == {"halve 1", "halve 2", "halve 3"}

    def test_can_be_made_again_in_the_next_turn(self) -> None:
        after = scene("A AHM").do("migrate A S", "end", "end")
        assert after.do("migrate S A").a == "quarry 11, A AHM"


class TestARefusal:
    def test_allows_one_migration_a_turn(self) -> None:
        assert scene("A AHM").do("migrate A S").refusal("migrate S A") == "already_migrated 7.4"

    def test_needs_another_site(self) -> None:
        assert scene("A AHM").refusal("migrate A A") == "same_site 7.4"

    @pytest.mark.parametrize("column", ["", "A", "AA"])
    def test_needs_three_cards(self, column: str) -> None:
        assert scene(f"A {column}").refusal("migrate A S") == "need_three_cards 7.4"

    def test_checks_the_turn_then_the_sites_then_the_cards(self) -> None:
        assert scene(migrated=True).refusal("migrate A A") == "already_migrated 7.4"
        assert scene().refusal("migrate A A") == "same_site 7.4"
        assert scene("start, A AA", turn=1).refusal("migrate A S") == "need_three_cards 7.4"

    def test_offers_every_other_site(self) -> None:
        assert scene("A AHM, H PP").offers("migrate") == {f"migrate A {site}" for site in "HMPS"}

    @pytest.mark.parametrize(("from_site", "to_site"), [("", "S"), ("X", "S"), ("A", ""), ("A", "SM")])
    def test_leads_from_a_site_to_a_site(self, from_site: str, to_site: str) -> None:
        assert scene("A AHM").refusal(Migrate(from_site, to_site)) == "no_such_site 7.4"
