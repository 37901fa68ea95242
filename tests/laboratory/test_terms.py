"""The terms of a league."""

from __future__ import annotations

import pytest

from ziggurat.games.ur.position import UrOptions
from ziggurat_laboratory.playing.terms import BadTerms, Terms, checked, league_terms, terms_told


def test_options_are_written_as_name_and_value() -> None:
    terms = league_terms("ur", ["lone_fields_wither=false", "max_rounds=40"], seed=1)
    assert terms.chosen_options() == UrOptions(lone_fields_wither=False, max_rounds=40)


def test_a_league_limits_the_rounds_where_nothing_else_is_said() -> None:
    assert league_terms("ur", [], seed=1).options == {"lone_fields_wither": True, "max_rounds": 60}
    assert league_terms("ur", ["max_rounds=null"], seed=1).options["max_rounds"] is None


def test_the_terms_are_told_with_every_option() -> None:
    assert terms_told(league_terms("ur", [], seed=3)) == (
        "ur with lone_fields_wither = true, max_rounds = 60; deals from seed 3 on"
    )


@pytest.mark.parametrize(
    ("choice", "complaint"),
    [
        ("max_rounds", "name=value"),
        ("=3", "name=value"),
        ("max_rounds=", "Expected `int | null`"),
        ("max_rounds=0", ">= 1"),
        ("lone_fields_wither=perhaps", "Expected `bool`"),
        ("gods=12", "unknown field `gods`"),
    ],
)
def test_what_is_no_option_of_the_game_is_refused(choice: str, complaint: str) -> None:
    with pytest.raises(BadTerms, match=complaint):
        league_terms("ur", [choice], seed=1)


def test_a_game_nobody_knows_is_refused() -> None:
    with pytest.raises(BadTerms, match="no game is called 'senet'"):
        checked(Terms("senet", {}))
