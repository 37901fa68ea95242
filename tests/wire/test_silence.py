"""Silence and coming back: when a server is asked, when it is taken for gone, and when it is tried again."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.wire.backoff import FIRST, JITTER, LONGEST, retry_delay
from ziggurat.wire.messages import Limits
from ziggurat.wire.silence import Silence, Verdict, bearable

HALF = 5.0
PAUSES = st.lists(st.floats(0, HALF, exclude_max=True), max_size=30)


def test_a_silent_server_is_asked_at_half_of_what_is_bearable_and_gone_at_the_end() -> None:
    silence = Silence(2 * HALF, now=100)
    verdicts = [silence.verdict(100 + seconds) for seconds in (4.9, 5.0, 5.1, 9.9, 10.0)]
    assert verdicts == [Verdict.WAIT, Verdict.ASK, Verdict.WAIT, Verdict.WAIT, Verdict.GONE]


@given(PAUSES)
def test_a_server_that_says_something_now_and_then_is_never_gone(pauses: list[float]) -> None:
    silence, now = Silence(2 * HALF, now=0), 0.0
    for pause in pauses:
        now += pause
        assert silence.verdict(now) is not Verdict.GONE
        silence.heard(now)


@given(st.floats(0, 1e6), st.floats(0, 1e6))
def test_whoever_looks_when_it_is_time_finds_something_to_do(start: float, later: float) -> None:
    silence = Silence(2 * HALF, start)
    now = start + later
    assert silence.verdict(now + silence.next_verdict_in(now)) is Verdict.ASK


@given(st.integers(2, 86_400))
def test_a_client_knows_of_a_silence_before_its_server_does(seconds: int) -> None:
    assert bearable(Limits(silence_seconds=seconds)) < seconds


@pytest.mark.parametrize("seconds", [0, 1, 86_400, 2**62])
def test_what_is_borne_is_bounded_whatever_a_server_states(seconds: int) -> None:
    assert 1 <= bearable(Limits(silence_seconds=seconds)) <= 30


@given(st.integers(0, 10**6), st.integers())
def test_a_delay_is_never_shorter_or_longer_than_its_share_of_chance(tries: int, seed: int) -> None:
    delay = retry_delay(tries, Random(seed))
    assert FIRST * (1 - JITTER) <= delay <= LONGEST * (1 + JITTER)


def test_those_who_were_cut_off_together_come_apart() -> None:
    assert len({round(retry_delay(0, Random(number)), 2) for number in range(100)}) > 30
