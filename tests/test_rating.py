"""How strong people are by what they have played."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.rating import Rating, after_match, at

NEW = Rating()
SOME = st.builds(Rating, st.floats(0, 50), st.floats(0.5, 9), st.integers(0, 500))
MATCHES = st.integers(2, 7).flatmap(
    lambda seats: st.tuples(
        st.lists(SOME, min_size=seats, max_size=seats),
        st.lists(st.integers(1, seats), min_size=seats, max_size=seats),
    )
)


def test_everyone_begins_at_1500_and_nobody_is_sure() -> None:
    assert NEW.shown == 1500
    assert NEW.within > 400


def test_who_wins_rises_and_who_loses_falls() -> None:
    winner, loser = after_match((NEW, NEW), (1, 2))
    assert winner.shown > 1500 > loser.shown
    assert (winner.games, loser.games) == (1, 1)


def test_equals_that_share_a_place_stay_equal() -> None:
    first, second = after_match((NEW, NEW), (1, 1))
    assert first.shown == second.shown == 1500


@given(SOME, SOME)
def test_each_game_makes_a_new_rating_surer(one: Rating, other: Rating) -> None:
    fresh = Rating()
    (after, _) = after_match((fresh, other), (1, 2))
    assert after.within < fresh.within


@given(MATCHES)
def test_of_two_that_were_alike_the_one_ahead_is_not_rated_lower(match: tuple[list[Rating], list[int]]) -> None:
    ratings, ranks = match
    alike = [ratings[0]] * len(ratings)
    after = after_match(alike, ranks)
    for one, rank in zip(after, ranks, strict=True):
        for other, rank_of_other in zip(after, ranks, strict=True):
            if rank < rank_of_other:
                assert one.mu >= other.mu


@given(MATCHES)
def test_whose_strength_was_measured_keeps_it(match: tuple[list[Rating], list[int]]) -> None:
    ratings, ranks = match
    after = after_match(ratings, ranks, fixed=(0,))
    assert after[0] == ratings[0]
    assert all(now.games == before.games + 1 for before, now in zip(ratings[1:], after[1:], strict=True))


def test_a_rating_is_made_from_what_is_shown() -> None:
    rating = at(1720, 50)
    assert (rating.shown, rating.within) == (1720, 50)


def test_who_wins_nine_games_in_ten_against_a_known_player_comes_to_stand_380_points_above() -> None:
    rating, known = Rating(), at(1500, 20)
    for _ in range(40):
        for game in range(10):
            rating, _ = after_match((rating, known), (2, 1) if game == 5 else (1, 2), fixed=(1,))
    assert rating.shown == pytest.approx(1882, abs=90)


@pytest.mark.parametrize("ranks", [(1,), (1, 2, 3), ()])
def test_a_match_has_a_rank_for_each_seat(ranks: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="rank"):
        after_match((NEW, NEW), ranks)
