"""Two matches whose positions differ only in what someone may not know send that one the same bytes, whatever is asked.

For every game and every role: each seat, watchers early and late, delayed ones, guests of the lobby, the host's admin.
"""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.evening import Evening
from server.secret_game import Drawn, SecretGame
from server.twin_positions import PLAYED, SOME_SEATS, TWINS, Dealt, Step, hides_something, indistinguishable_play, twins
from ziggurat.games.game import Event, Viewer
from ziggurat.wire.messages import ClockTerms, Delay

STEPS: Final = 25
repeatable = settings(deadline=None, derandomize=True, database=None, max_examples=3)

ROLES: Final = [
    pytest.param(game, seats, viewer, id=f"{game}-{seats}-{'watcher' if viewer is None else f'seat {viewer}'}")
    for game, played in PLAYED.items()
    for seats in SOME_SEATS.get(game, played.seat_counts)
    for viewer in (None, *range(seats))
    if hides_something(played, seats, viewer)
]


def evenings(pair: tuple[Dealt, Dealt], seats: int, steps: list[Step], role: Viewer | str, delay: Delay) -> list[bytes]:
    """What reaches that role on both evenings."""
    heard = []
    for dealt in pair:
        evening = Evening(dealt, seats, delay)
        try:
            evening.play(steps)
            heard.append(evening.traffic(role))
        finally:
            evening.close()
    return heard


def assert_same(traffic: list[bytes]) -> None:
    """Told line by line, so that a leak is easy to see."""
    first, second = (bytes_.splitlines() for bytes_ in traffic)
    assert first == second
    assert first


def test_every_game_has_twins() -> None:
    assert set(TWINS) == set(PLAYED)


@pytest.mark.parametrize(("game", "seats", "viewer"), ROLES)
@pytest.mark.parametrize("delay", [Delay(), Delay(actions=2), Delay(seconds=2)], ids=["at once", "actions", "seconds"])
@repeatable
@given(seed=st.integers(0, 2**32))
def test_what_someone_may_not_know_changes_nothing_that_they_are_sent(
    game: str, seats: int, viewer: Viewer, delay: Delay, seed: int
) -> None:
    pair = twins(PLAYED[game], seats, seed, viewer)
    steps = indistinguishable_play(pair, seats, viewer, random.Random(seed), STEPS)
    assert_same(evenings(pair, seats, steps, viewer, delay))


@pytest.mark.parametrize("role", ["guest", "admin"])
@pytest.mark.parametrize("game", PLAYED)
@repeatable
@given(seed=st.integers(0, 2**32))
def test_guests_and_admins_are_shown_nothing_of_what_watchers_may_not_know(game: str, role: str, seed: int) -> None:
    seats = SOME_SEATS.get(game, PLAYED[game].seat_counts)[0]
    pair = twins(PLAYED[game], seats, seed, None)
    steps = indistinguishable_play(pair, seats, None, random.Random(seed), STEPS)
    assert_same(evenings(pair, seats, steps, role, Delay()))


@pytest.mark.parametrize("delay", [Delay(actions=100), Delay(seconds=3600)], ids=["actions", "seconds"])
@pytest.mark.parametrize("role", [None, "guest", "admin"], ids=["watchers", "guests", "admins"])
@pytest.mark.parametrize("game", PLAYED)
@repeatable
@given(seed=st.integers(0, 2**32))
def test_until_the_delay_is_over_what_is_done_changes_nothing_that_others_are_sent(
    game: str, role: Viewer | str, delay: Delay, seed: int
) -> None:
    seats = SOME_SEATS.get(game, PLAYED[game].seat_counts)[0]
    dealt, _ = pair = twins(PLAYED[game], seats, seed, None)
    one, other = (indistinguishable_play(pair, seats, None, random.Random(seed + n), STEPS) for n in (0, 1))
    heard = []
    for steps in (one, other):
        evening = Evening(dealt, seats, delay, ClockTerms("per_game", seconds=3))
        try:
            evening.play(steps[: min(len(one), len(other))])
            heard.append(evening.traffic(role))
        finally:
            evening.close()
    assert_same(heard)


class LeakyDrawn(Drawn, frozen=True, tag="drawn"):
    """A number that everyone is told."""

    def seen_by(self, viewer: Viewer) -> Event:
        return self


class LeakyGame(SecretGame):
    """Tells of a drawn number to everyone."""

    def apply(self, position: Any, seat: int, action: Any) -> Any:
        after, _ = super().apply(position, seat, action)
        return after, (LeakyDrawn(seat, after.numbers[seat]),)


def test_a_game_that_tells_too_much_is_found_out() -> None:
    pair = twins(LeakyGame(), 2, 4, None)
    steps = indistinguishable_play(pair, 2, None, random.Random(4), STEPS)
    first, second = evenings(pair, 2, steps, None, Delay())
    assert first != second
