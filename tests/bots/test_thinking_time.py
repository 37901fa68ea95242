"""How long a bot may think, by the clock of its table."""

from __future__ import annotations

import pytest

from ziggurat.wire.messages import ClockState, ClockTerms
from ziggurat_bot.thinking_time import MATCH_SHARE, MOST, RESERVE, TURN_SHARE, ThinkingTime

PER_TURN = ClockTerms("per_turn", 3)
PER_GAME = ClockTerms("per_game", 60)


def knowing(terms: ClockTerms, left: float, *running: int, at: float = 0.0) -> ThinkingTime:
    """What a bot knows that has so many seconds left in seat 0."""
    time = ThinkingTime()
    time.hear_terms(terms)
    time.hear_state(ClockState((round(left * 1000), 60_000), running=running), at)
    return time


def test_where_nobody_is_hurried_it_thinks_for_as_long_as_is_polite() -> None:
    assert ThinkingTime().seconds(0, 100.0) == MOST


def test_it_does_not_think_longer_for_having_hours() -> None:
    assert knowing(ClockTerms("per_turn", 3600), 3600.0, 0).seconds(0, 0.0) == MOST


def test_it_keeps_most_of_a_turns_time_for_what_may_come() -> None:
    assert knowing(PER_TURN, 3.0, 0).seconds(0, 0.0) == pytest.approx((3.0 - RESERVE) * TURN_SHARE)


def test_its_time_runs_while_it_is_awaited() -> None:
    assert knowing(PER_TURN, 3.0, 0, at=10.0).seconds(0, 12.0) == pytest.approx((1.0 - RESERVE) * TURN_SHARE)


def test_its_time_rests_while_others_think() -> None:
    assert knowing(PER_TURN, 3.0, 1, at=10.0).seconds(0, 12.0) == pytest.approx((3.0 - RESERVE) * TURN_SHARE)


def test_it_spreads_a_matchs_time_over_many_thoughts() -> None:
    assert knowing(PER_GAME, 60.0, 0).seconds(0, 0.0) == pytest.approx((60.0 - RESERVE) * MATCH_SHARE)


def test_it_spends_a_part_of_what_comes_back_after_a_turn() -> None:
    hurried = knowing(ClockTerms("per_game", 60, increment=2), 10.0, 0)
    assert hurried.seconds(0, 0.0) > knowing(PER_GAME, 10.0, 0).seconds(0, 0.0)


@pytest.mark.parametrize("terms", [PER_TURN, PER_GAME, ClockTerms("per_game", 60, increment=10)])
def test_with_hardly_any_time_it_does_not_think_at_all(terms: ClockTerms) -> None:
    assert knowing(terms, 0.2, 0).seconds(0, 0.0) == 0.0
    assert knowing(terms, 1.0, 0).seconds(0, 5.0) == 0.0


@pytest.mark.parametrize(("runs", "left"), [(True, 1.0), (False, 3.0)])
def test_it_keeps_most_of_a_phases_time_for_what_may_come(runs: bool, left: float) -> None:
    time = ThinkingTime()
    time.hear_state(ClockState(phase=3000, phase_runs=runs), 10.0)
    assert time.seconds(0, 12.0) == pytest.approx((left - RESERVE) * TURN_SHARE)


def test_it_thinks_by_whichever_time_is_shorter() -> None:
    time = knowing(PER_TURN, 3.0, 0)
    time.hear_state(ClockState((3000, 3000), running=(0,), phase=600, phase_runs=True), 0.0)
    assert time.seconds(0, 0.0) == pytest.approx((0.6 - RESERVE) * TURN_SHARE)
