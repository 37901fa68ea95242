"""The time of a phase, without a server: what it spends, when it begins anew, and when it is up."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ziggurat.games.game import Span
from ziggurat_server.tables.clocks.phase_clock import PhaseClock, PhaseMark

GRACE = 1.0
MARKET = Span(3, 1, "market", None)
NEXT = Span(4, 2, "market", None)


class Hand:
    """A clock's hand, moved by the test."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def clock(hand: Hand, mark: PhaseMark | None = None) -> PhaseClock:
    return PhaseClock(hand, GRACE, mark)


def in_market(hand: Hand, seconds: int = 60) -> PhaseClock:
    """A clock whose time for the market runs."""
    found = clock(hand)
    found.enter(MARKET, seconds)
    found.run()
    return found


def test_a_phase_without_a_time_of_its_own_never_ends_by_it() -> None:
    hand = Hand()
    found = clock(hand)
    found.enter(MARKET, None)
    found.run()
    hand.at += 1_000_000
    assert (found.left, found.wait(), found.is_up) == (None, None, False)
    assert not found.runs


def test_the_time_of_a_phase_is_up_when_all_of_it_has_passed_and_the_grace() -> None:
    hand = Hand()
    found = in_market(hand)
    hand.at += 60.9
    assert (found.left, found.is_up) == (0, False)
    hand.at += 0.2
    assert found.is_up


def test_no_time_passes_while_it_is_stopped() -> None:
    hand = Hand()
    found = in_market(hand)
    hand.at += 20
    found.stop()
    hand.at += 1000
    found.run()
    hand.at += 5
    assert found.left == 35_000


def test_whatever_is_done_in_a_phase_its_time_goes_on() -> None:
    hand = Hand()
    found = in_market(hand)
    hand.at += 20
    found.enter(MARKET, 60)
    found.run()
    hand.at += 20
    assert found.left == 20_000


def test_the_next_phase_has_all_its_time() -> None:
    hand = Hand()
    found = in_market(hand)
    hand.at += 20
    assert found.mark_in(NEXT, 60) == PhaseMark(4, 60, 60_000)
    found.enter(NEXT, 60)
    assert found.left == 60_000


def test_a_phase_to_which_the_game_gives_another_time_has_all_of_that() -> None:
    hand = Hand()
    found = in_market(hand)
    hand.at += 20
    found.enter(MARKET, 10)
    assert found.left == 10_000


@given(st.lists(st.floats(0.001, 5), max_size=12), st.integers(1, 60))
def test_a_clock_brought_back_from_its_mark_stands_as_if_it_had_never_been_away(
    spent: list[float], seconds: int
) -> None:
    hand = Hand()
    kept = found = in_market(hand, seconds)
    for passed in spent:
        hand.at += passed
        found = clock(hand, found.mark_in(MARKET, seconds))
        found.enter(MARKET, seconds)
        found.run()
    assert found.left is not None
    assert kept.left is not None
    assert abs(found.left - kept.left) <= len(spent)
