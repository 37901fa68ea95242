"""Rule 7.6: the start card is built in the first turn, first of all, and stays possible."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import NamedTuple

import pytest

from games.babel.scenes import Scene, scene


def first_turn(side: str, rival: str = "start, hand AAAAA", **lines: object) -> Scene:
    return scene(f"start, {side}", rival, turn=1, **lines)


class TestTheStartCard:
    def test_is_built_where_a_card_has_settled(self) -> None:
        after = first_turn("hand AH").do("move A", "settle H", "build start")
        assert after.a == "pawn A, A H/1"

    def test_needs_a_card_at_the_site_like_any_other(self) -> None:
        assert first_turn("pawn A, hand H").refusal("build start") == "not_enough_people 7.3"

    def test_must_be_built_before_the_turn_ends(self) -> None:
        before = first_turn("pawn A, A H, hand H")
        assert before.refusal("end") == "start_card_unbuilt 7.6"
        assert before.do("build start", "end").to_act == "b"

    def test_comes_before_every_other_temple_card(self) -> None:
        before = first_turn("pawn A, A HHHH, quarry 1", "quarry 1, A /123")
        assert before.refusal("build own") == "start_card_first 7.6"
        assert before.refusal("build opponent") == "start_card_first 7.6"
        assert before.refusal("plunder 0") == "start_card_first 7.6"
        assert first_turn("pawn A, A PPP, quarry 2").refusal("progress 0 own") == "start_card_first 7.6"

    def test_once_built_leaves_the_turn_free(self) -> None:
        before = first_turn("pawn A, A HH, hand A", "quarry 2")
        assert before.do("build start", "build opponent").a == "pawn A, A HH/12, hand A"

    def test_does_not_stand_in_the_way_of_the_other_powers(self) -> None:
        before = first_turn("pawn A, A AAASSSMMM", "A PPP/1, hand HH")
        assert before.do("destroy 0").b == "A PPP, hand HH"
        assert before.do("desertion 3").b == "A /1, hand HH"
        assert before.do("banish 6 P").b == "A /1, hand HH"
        assert before.do("halve 0").to_act == "b"

    def test_is_the_other_players_duty_in_the_second_turn(self) -> None:
        after = first_turn("pawn A, A H", deck="AHM").do("build start", "end")
        assert after.refusal("end") == "start_card_unbuilt 7.6"


class TestAMoveOrMigrationKeepsItPossible:
    """By one of the four ways that the paragraph names."""

    def test_with_two_cards_in_the_hand(self) -> None:
        assert first_turn("hand AHM").do("move A").a == "pawn A, start, hand HM"

    def test_with_the_pawn_at_a_site_and_one_card_in_the_hand(self) -> None:
        assert first_turn("hand AH").do("move A").a == "pawn A, start, hand H"

    def test_with_a_card_at_the_pawns_site(self) -> None:
        assert first_turn("pawn H, A S, hand A").do("move A").a == "pawn A, start, A S"

    def test_with_a_migration_to_come(self) -> None:
        before = first_turn("pawn H, S SSS, hand A")
        assert before.do("move A", "migrate S A", "build start").a == "pawn A, A SSS/1"

    def test_or_is_refused(self) -> None:
        assert first_turn("hand A").refusal("move A") == "start_card_impossible 7.6"
        assert first_turn("pawn H, H S, hand A").refusal("move A") == "start_card_impossible 7.6"
        assert first_turn("pawn H, S SS, hand A").refusal("move A") == "start_card_impossible 7.6"
        before = first_turn("pawn H, S SSS, hand A", migrated=True)
        assert before.refusal("move A") == "start_card_impossible 7.6"

    def test_and_migration_is_judged_alike(self) -> None:
        assert first_turn("pawn A, A SSS").refusal("migrate A H") == "start_card_impossible 7.6"
        assert first_turn("pawn A, A SSSS").do("migrate A H").a == "pawn A, start, A S, H SSS"
        assert first_turn("pawn A, A SSS, hand P").do("migrate A H").a == "pawn A, start, H SSS, hand P"
        assert first_turn("pawn A, M SSS").refusal("migrate M H") == "start_card_impossible 7.6"
        assert first_turn("M SSS, hand P").refusal("migrate M H") == "start_card_impossible 7.6"

    def test_and_nothing_is_judged_once_it_is_built(self) -> None:
        assert scene("hand A").do("move A").a == "pawn A"
        assert scene("pawn A, A SSS").do("migrate A H").a == "pawn A, H SSS"


@pytest.mark.parametrize("deed", ["move A", "migrate S A"])
def test_the_last_cards_of_a_first_turn_can_always_build_it(deed: str) -> None:
    after = first_turn("pawn H, S SSS, hand A").do(deed)
    assert after.offers("build") or after.offers("settle") or after.offers("migrate")


class Beginning(NamedTuple):
    """All that matters for the start card: where the pawn is, how many cards lie where, the hand, the migration."""

    pawn: str
    columns: dict[str, int]
    hand: str
    migrated: bool

    def can_be_built(self) -> bool:
        """Whether any row of steps ends with a card at the pawn's site: all of them are tried."""
        return bool(self.columns.get(self.pawn)) or any(after.can_be_built() for _, after in self.steps())

    def steps(self) -> Iterator[tuple[str, Beginning]]:
        for card in set(self.hand):
            left = self.hand.replace(card, "", 1)
            if card != self.pawn:
                yield f"move {card}", self._replace(pawn=card, hand=left)
            if self.pawn:
                settled = {**self.columns, self.pawn: self.columns[self.pawn] + 1}
                yield f"settle {card}", self._replace(columns=settled, hand=left)
        for here, there in permutations(self.columns, 2):
            if self.columns[here] >= 3 and not self.migrated:
                marched = {**self.columns, here: self.columns[here] - 3, there: self.columns[there] + 3}
                yield f"migrate {here} {there}", self._replace(columns=marched, migrated=True)

    def drawn(self) -> Scene:
        columns = [f"{site} {'P' * size}" for site, size in self.columns.items() if size]
        pawn, hand = [f"pawn {self.pawn}"] * bool(self.pawn), [f"hand {self.hand}"] * bool(self.hand)
        return first_turn(", ".join([*pawn, *columns, *hand]), **({"migrated": True} if self.migrated else {}))


def beginnings() -> Iterator[Beginning]:
    """First turns with up to three cards in hand; nobody has settled while the pawn is on the quarry."""
    sites = "AHMPS"
    for hand in ("", "A", "H", "AA", "AH", "AHH"):
        yield Beginning("", dict.fromkeys(sites, 0), hand, migrated=False)
        for pawn, sizes, migrated in product("AH", product((0, 1, 3), repeat=3), (False, True)):
            yield Beginning(pawn, dict.fromkeys(sites, 0) | dict(zip("AHM", sizes, strict=True)), hand, migrated)


def test_a_move_or_migration_is_refused_exactly_when_nothing_could_lead_to_the_start_card_any_more() -> None:
    for before in filter(Beginning.can_be_built, beginnings()):
        drawn = before.drawn()
        allowed = {deed for deed, after in before.steps() if after.can_be_built()}
        assert drawn.offers("move") | drawn.offers("migrate") | drawn.offers("settle") == allowed, before
