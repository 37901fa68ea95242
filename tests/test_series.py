"""A series of games whose seats turn: who is first becomes last, and what a game counts for each place."""

from __future__ import annotations

import pytest

from server.race_game import race_result
from ziggurat.games.game import Result
from ziggurat.match.series import Series, SeriesTerms, new_series, points_of


def played(series: Series, *games: tuple[int, ...]) -> Series:
    """The series after games with these scores by seat, each begun as the one before was counted."""
    for number, scores in enumerate(games):
        series = (series if number == 0 else series.with_next_game()).with_result(race_result(*scores))
    return series


def totals(series: Series) -> list[float]:
    return [seat.total for seat in series.seats]


def ranks(series: Series) -> list[int]:
    return [seat.rank for seat in series.seats]


@pytest.mark.parametrize("seats", range(2, 8))
def test_after_as_many_games_as_seats_each_has_sat_everywhere_once(seats: int) -> None:
    series = new_series(SeriesTerms(games=0).length(seats), seats)
    first_wins = (1, *(0,) * (seats - 1))
    series = played(series, *[first_wins] * seats)
    assert series.is_over
    # Whoever is first wins and the others are equal, so that everyone has won once.
    assert ranks(series) == [1] * seats
    assert len({tuple(sorted(seat.points)) for seat in series.seats}) == 1


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_game_gives_a_point_for_each_other_player_one_finished_ahead_of(seats: int) -> None:
    assert points_of(race_result(*range(seats)).standings) == dict(enumerate(map(float, range(seats))))


def test_equals_have_half_a_point_from_each_other() -> None:
    assert points_of(race_result(9, 4, 4, 4).standings) == {0: 3.0, 1: 1.0, 2: 1.0, 3: 1.0}
    assert points_of(race_result(5, 5).standings) == {0: 0.5, 1: 0.5}


@pytest.mark.parametrize("scores", [(3, 1, 2, 0), (1, 1, 0, 0), (2, 2, 2, 2), (0, 7, 7, 1)], ids=str)
def test_every_game_gives_as_many_points_however_it_ends(scores: tuple[int, ...]) -> None:
    assert sum(points_of(race_result(*scores).standings).values()) == 6


def test_what_a_seat_has_goes_with_it_when_the_seats_turn() -> None:
    series = new_series(3, 3).with_result(race_result(30, 20, 10))
    assert totals(series) == [2, 1, 0]
    assert totals(series.with_next_game()) == [1, 0, 2]


def test_the_sum_of_the_scores_parts_who_has_as_many_points() -> None:
    series = played(new_series(2, 2), (20, 10), (25, 18))
    # Each has won once; whoever is second now had 20 and 18, the other 10 and 25.
    assert totals(series) == [1, 1]
    assert [seat.score for seat in series.seats] == [35, 38]
    assert ranks(series) == [2, 1]


def test_who_has_as_many_points_and_as_high_scores_shares_the_place() -> None:
    assert ranks(played(new_series(2, 2), (20, 10), (20, 10))) == [1, 1]


def test_a_game_counts_once() -> None:
    series = new_series(2, 2).with_result(race_result(1, 0))
    assert series.with_result(race_result(0, 1)) == series


def test_a_game_that_was_called_off_does_not_count() -> None:
    series = new_series(2, 2)
    assert series.with_result(Result("called_off", ())) == series
    assert ranks(series) == [0, 0]


def test_before_its_last_game_a_series_stood_as_it_did() -> None:
    once = played(new_series(2, 2), (20, 10))
    again = once.with_next_game()
    assert again.with_result(race_result(3, 4)).before_last() == again
    assert once.before_last() == new_series(2, 2)
