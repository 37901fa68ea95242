"""Rule 5: the setup."""

from __future__ import annotations

from collections import Counter

import pytest

from games.babel.scenes import BABEL
from ziggurat.games.babel.position import BabelOptions, Position, Side

SEEDS = range(40)


def positions() -> list[Position]:
    return [BABEL.setup(2, BabelOptions(), seed) for seed in SEEDS]


def test_each_player_has_a_start_card_that_is_not_in_the_quarry_column() -> None:
    for position in positions():
        assert position.board.sides == (Side(), Side())
        assert Side().start_card
        assert Side().quarry == ()


def test_the_other_43_temple_cards_are_the_pile() -> None:
    for position in positions():
        assert Counter(position.pile) == {1: 8, 2: 9, 3: 8, 4: 7, 5: 6, 6: 5}
        assert len(position.pile) == 43
        assert position.known == 0


def test_five_people_cards_are_dealt_and_the_first_player_has_drawn_three() -> None:
    for position in positions():
        first = position.board.seat
        assert (len(position.hands[first]), len(position.hands[1 - first]), len(position.deck)) == (8, 5, 47)
        assert Counter("".join(position.hands) + position.deck) == dict.fromkeys("AHMPS", 12)
        assert position.board.discard == ""


def test_no_pawn_stands_at_a_site_and_nobody_has_settled_or_built() -> None:
    assert (Side().pawn, Side().columns, Side().temples) == (None, ("",) * 5, ((),) * 5)


def test_the_first_player_is_drawn() -> None:
    firsts = Counter(position.board.seat for position in positions())
    assert set(firsts) == {0, 1}


@pytest.mark.parametrize(("first", "seat"), [("first_seat", 0), ("second_seat", 1)])
def test_a_table_may_say_who_begins(first: str, seat: int) -> None:
    options = BabelOptions(first)  # type: ignore[arg-type]
    assert {BABEL.setup(2, options, seed).board.seat for seed in SEEDS} == {seat}


def test_who_begins_changes_nothing_in_the_shuffling() -> None:
    one, other = (BABEL.setup(2, BabelOptions(first), 3) for first in ("first_seat", "second_seat"))
    assert (one.deck, one.pile) == (other.deck, other.pile)


def test_the_game_begins_with_the_actions_of_turn_one() -> None:
    for position in positions():
        assert (position.board.phase, position.board.turn) == ("actions", 1)
        assert BABEL.due(position).seats == (position.board.seat,)
