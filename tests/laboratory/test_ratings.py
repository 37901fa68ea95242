"""Ratings from results."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat_laboratory.statistics.ratings import MIDDLE, Meeting, Rating, expected, ratings

LEVELS = ("random", "apprentice", "merchant", "priest")
MANY = 100_000

strengths = st.lists(st.floats(MIDDLE - 500, MIDDLE + 500), min_size=4, max_size=4)
meetings = st.dictionaries(
    st.sampled_from([(one, other) for i, one in enumerate(LEVELS) for other in LEVELS[i + 1 :]]),
    st.integers(1, 300).flatmap(lambda games: st.builds(Meeting, st.floats(0, games), st.just(games))),
    min_size=1,
)


def by_level(found: list[Rating]) -> dict[str, Rating]:
    return {rating.level: rating for rating in found}


@given(strengths)
def test_known_strengths_are_found_again(true: list[float]) -> None:
    played = {
        (LEVELS[i], LEVELS[j]): Meeting(MANY * expected(true[i], true[j]), MANY) for i in range(4) for j in range(i)
    }
    found = by_level(ratings(LEVELS, played))
    shift = MIDDLE - sum(true) / 4
    for level, strength in zip(LEVELS, true, strict=True):
        assert found[level].elo == pytest.approx(strength + shift, abs=3)


@given(meetings)
def test_it_does_not_matter_who_is_named_first(played: dict[tuple[str, str], Meeting]) -> None:
    turned = {(b, a): Meeting(games - points, games) for (a, b), (points, games) in played.items()}
    there, here = by_level(ratings(LEVELS, played)), by_level(ratings(LEVELS, turned))
    for level in LEVELS:
        assert there[level].elo == pytest.approx(here[level].elo, abs=1e-3)
        assert there[level].margin == pytest.approx(here[level].margin, abs=1e-3)


@given(meetings)
def test_it_does_not_matter_in_which_order_the_levels_are_named(played: dict[tuple[str, str], Meeting]) -> None:
    there, here = by_level(ratings(LEVELS, played)), by_level(ratings(LEVELS[::-1], played))
    for level in LEVELS:
        assert there[level].elo == pytest.approx(here[level].elo, abs=1e-3)


@given(meetings)
def test_the_mean_is_the_middle_and_the_best_comes_first(played: dict[tuple[str, str], Meeting]) -> None:
    found = ratings(LEVELS, played)
    assert sum(rating.elo for rating in found) / len(found) == pytest.approx(MIDDLE, abs=1e-3)
    assert [rating.elo for rating in found] == sorted((rating.elo for rating in found), reverse=True)


def test_three_quarters_of_the_points_are_some_190_points_of_elo() -> None:
    better, worse = ratings(("king", "priest"), {("king", "priest"): Meeting(7500, 10_000)})
    assert better.level == "king"
    assert better.elo - worse.elo == pytest.approx(190.8, abs=0.5)


def test_who_never_lost_has_a_rating_with_a_wide_margin() -> None:
    best, _ = ratings(("king", "random"), {("king", "random"): Meeting(200, 200)})
    assert 400 < best.elo - MIDDLE < 800
    assert best.margin > 200


def test_more_games_make_surer() -> None:
    few, many = (
        ratings(("king", "priest"), {("king", "priest"): Meeting(0.75 * games, games)})[0].margin for games in (50, 800)
    )
    assert many == pytest.approx(few / 4, rel=0.1)


def test_who_met_nobody_is_in_the_middle_and_unknown() -> None:
    found = by_level(ratings(("king", "priest", "random"), {("king", "priest"): Meeting(5, 10)}))
    assert found["random"].elo == pytest.approx(MIDDLE)
    assert found["random"].margin > 1000
