"""The clocks of a match, without a server: what they spend, what they get, and when they are used up."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.games.game import Span
from ziggurat.wire.clocks import ClockTerms
from ziggurat_server.tables.clocks.match_clocks import ClockMark, MatchClocks

SEATS = 3
GRACE = 1.0


class Hand:
    """A clock's hand, moved by the test."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def clocks(hand: Hand, mark: ClockMark | None = None, **terms: Any) -> MatchClocks:
    """Clocks of three seats in turn 1, which is seat 0's."""
    return MatchClocks(ClockTerms(**terms), SEATS, Span(1, 1, "turn", 0), hand, GRACE, mark)


PER_TURN = {"kind": "per_turn", "seconds": 60}
PER_GAME = {"kind": "per_game", "seconds": 300, "increment": 10}


def test_only_the_time_of_those_who_think_runs() -> None:
    hand = Hand()
    found = clocks(hand, **PER_TURN)
    found.run(thinking=[1])
    hand.at += 7.5
    assert found.left == (60_000, 52_500, 60_000)


def test_only_the_bank_of_those_who_are_missing_runs() -> None:
    hand = Hand()
    found = clocks(hand, **PER_TURN)
    found.run(missing=[2])
    hand.at += 20
    assert (found.left, found.bank) == ((60_000,) * 3, (120_000, 120_000, 100_000))


def test_nothing_runs_until_it_is_told_to_and_after_it_is_stopped() -> None:
    hand = Hand()
    found = clocks(hand, **PER_TURN)
    hand.at += 5
    found.run(thinking=[0])
    hand.at += 1
    found.run()
    hand.at += 5
    assert found.left == (59_000, 60_000, 60_000)


def test_where_nobody_is_hurried_only_banks_run() -> None:
    hand = Hand()
    found = clocks(hand, kind="none")
    found.run(thinking=[0], missing=[1])
    assert (found.left, found.running, found.missing) == ((), (), (1,))


def test_where_one_waits_for_ever_no_bank_runs() -> None:
    found = clocks(Hand(), bank=None)
    found.run(missing=[1])
    assert (found.bank, found.missing, found.wait()) == ((), (), None)


def test_each_turn_gives_everyone_their_time_anew() -> None:
    hand = Hand()
    found = clocks(hand, **PER_TURN)
    found.run(thinking=[0])
    hand.at += 59
    assert found.enter(Span(2, 1, "turn", 1))
    assert found.left == (60_000,) * 3


def test_whoever_ends_a_turn_gets_the_increment() -> None:
    hand = Hand()
    found = clocks(hand, **PER_GAME)
    found.run(thinking=[0])
    hand.at += 100
    assert found.enter(Span(2, 1, "turn", 1))
    assert found.left == (210_000, 300_000, 300_000)


def test_a_turn_that_is_played_again_pays_nothing() -> None:
    hand = Hand()
    found = clocks(hand, **PER_GAME)
    assert found.enter(Span(2, 1, "turn", 1))
    assert not found.enter(Span(1, 1, "turn", 0))
    assert not found.enter(Span(2, 1, "turn", 1))
    assert found.left == (310_000, 300_000, 300_000)


def test_what_a_turn_will_pay_can_be_known_before() -> None:
    hand = Hand()
    found = clocks(hand, **PER_GAME)
    expected = found.left_in(Span(2, 1, "turn", 1))
    assert found.left != expected
    found.enter(Span(2, 1, "turn", 1))
    assert found.left == expected


def test_a_seats_time_is_up_a_moment_after_nothing_is_left() -> None:
    hand = Hand()
    found = clocks(hand, **PER_TURN)
    found.run(thinking=[1])
    assert found.wait() == pytest.approx(61)
    hand.at += 60.5
    assert (found.left[1], found.used_up()) == (0, frozenset())
    hand.at += 0.5
    assert found.used_up() == {1}


def test_the_moment_of_grace_is_not_owed() -> None:
    hand = Hand()
    found = clocks(hand, **PER_GAME)
    found.run(thinking=[0])
    hand.at += 300.9
    found.enter(Span(2, 1, "turn", 1))
    assert found.left[0] == 10_000


def test_a_bank_is_used_up_when_it_is_empty() -> None:
    hand = Hand()
    found = clocks(hand, bank=30)
    found.run(missing=[2])
    assert found.wait() == pytest.approx(30)
    hand.at += 30
    assert found.used_up() == {2}


def test_clocks_go_on_from_a_mark() -> None:
    found = clocks(Hand(), ClockMark((5_000, 6_000, 7_000), (1, 2, 3)), **PER_TURN)
    assert (found.left, found.bank) == ((5_000, 6_000, 7_000), (1, 2, 3))


Seats = st.sets(st.integers(0, SEATS - 1))


@given(st.lists(st.tuples(st.floats(0, 90), Seats, Seats), max_size=12))
def test_no_time_is_lost_or_made(moves: list[tuple[float, set[int], set[int]]]) -> None:
    """What all clocks together have lost is the time that passed, once for each that ran and had something left."""
    hand = Hand()
    found = clocks(hand, kind="per_game", seconds=200, bank=200)
    spent = 0.0
    for seconds, thinking, missing in moves:
        found.run(thinking, missing - thinking)
        left, bank = found.left, found.bank
        spent += sum(min(seconds * 1000, left[seat]) for seat in found.running)
        spent += sum(min(seconds * 1000, bank[seat]) for seat in found.missing)
        hand.at += seconds
    assert sum(found.left) + sum(found.bank) == pytest.approx(2 * SEATS * 200_000 - spent, abs=2 * SEATS * len(moves))
