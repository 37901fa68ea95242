"""Whether tables are still this server's: those who ask wait while that is in doubt."""

from __future__ import annotations

import pytest
from twisted.internet.defer import Deferred
from twisted.internet.task import Clock

from ziggurat_server.ownership import PATIENCE, Ownership
from ziggurat_server.refusal import Refusal


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def ownership(clock: Clock) -> Ownership:
    return Ownership(clock)


def waits(ownership: Ownership) -> list[object]:
    """What somebody who asks now hears; nothing as long as they wait."""
    heard: list[object] = []
    settling = ownership.settle()
    assert isinstance(settling, Deferred)
    settling.addBoth(heard.append)
    return heard


def test_a_server_alone_is_always_sure(ownership: Ownership, clock: Clock) -> None:
    clock.advance(1000)
    assert ownership.settle() is None


def test_nobody_waits_as_long_as_nobody_else_can_have_the_tables(ownership: Ownership, clock: Clock) -> None:
    ownership.hold_until(2.5)
    clock.advance(2.4)
    assert ownership.settle() is None


def test_later_they_wait_until_it_is_known_what_was_lost(ownership: Ownership, clock: Clock) -> None:
    ownership.hold_until(2.5)
    clock.advance(3)
    heard = waits(ownership)
    assert heard == []
    ownership.hold_until(5.5)
    assert heard == [None]


def test_what_was_known_before_a_standstill_lets_nobody_go_on(ownership: Ownership, clock: Clock) -> None:
    ownership.hold_until(2.5)
    clock.advance(8)
    heard = waits(ownership)
    ownership.hold_until(2.5)
    assert heard == []


def test_they_wait_as_soon_as_the_database_is_out_of_sight(ownership: Ownership) -> None:
    ownership.hold_until(2.5)
    ownership.lose_sight()
    assert waits(ownership) == []


def test_whoever_waits_for_too_long_is_sent_away(ownership: Ownership, clock: Clock) -> None:
    ownership.hold_until(0)
    heard = waits(ownership)
    clock.advance(PATIENCE)
    (failure,) = heard
    assert isinstance(failure.value, Refusal)  # type: ignore[attr-defined]
    assert failure.value.code == "not_readable"  # type: ignore[attr-defined]


def test_whoever_was_let_go_on_is_not_sent_away_later(ownership: Ownership, clock: Clock) -> None:
    ownership.hold_until(0)
    heard = waits(ownership)
    ownership.hold_until(100)
    clock.advance(PATIENCE)
    assert heard == [None]
