"""How sure a measured share or mean is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat_laboratory.statistics.intervals import Interval, difference, mean, share


def test_wilsons_interval_of_a_known_case() -> None:
    assert share(80, 100) == pytest.approx((0.8, 0.7112, 0.8666), abs=1e-4)


def test_all_points_won_leave_a_doubt() -> None:
    value, low, high = share(200, 200)
    assert (value, high) == (1.0, pytest.approx(1.0))
    assert low == pytest.approx(0.981, abs=1e-3)


def test_without_games_nothing_is_known() -> None:
    assert share(0, 0) == Interval(0.5, 0.0, 1.0)


@given(st.integers(1, 1000).flatmap(lambda games: st.tuples(st.floats(0, games), st.just(games))))
def test_a_share_lies_in_its_interval_and_that_between_none_and_all(played: tuple[float, int]) -> None:
    value, low, high = share(*played)
    assert 0 <= low <= value + 1e-12
    assert value - 1e-12 <= high <= 1


def test_the_mean_of_equal_numbers_is_sure() -> None:
    assert mean(15.0, 75.0, 3) == pytest.approx((5, 5, 5))


def test_the_margin_of_a_mean_is_two_standard_errors() -> None:
    # 0 and 2 fifty times each: standard deviation 1.005, so the mean of 1 is known to ± 1.96 × 0.1005.
    assert mean(100.0, 200.0, 100) == pytest.approx((1.0, 0.803, 1.197), abs=1e-3)


def test_a_difference_is_less_sure_than_its_parts() -> None:
    assert difference(Interval(5, 2, 8), Interval(1, -3, 5)) == pytest.approx((4, -1, 9))
