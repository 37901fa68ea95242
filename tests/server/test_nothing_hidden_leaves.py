"""Two matches that differ only in what someone may not know send that one the same bytes, whatever is asked.

They differ in their positions, or in what happens in them: whether something does, and by whom.

For every game and every role: each seat, watchers early and late, delayed ones, guests of the lobby, the host's admin.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from examples import sampled
from server.evening import Evening
from server.note_game import NoteGame
from server.secret_game import Drawn, SecretGame
from server.twin_positions import (
    PLAYED,
    SOME_SEATS,
    TWINS,
    Dealt,
    Step,
    hides_something,
    indistinguishable_play,
    twins,
    unlike_play,
)
from ziggurat.games.game import Event, Options, Viewer
from ziggurat.wire.messages import ClockTerms, Delay

STEPS: Final = 25
ENOUGH: Final = {"tigris": 900}
"""Seconds on the clock of a game that would be over, and so laid open, once everybody's time was up."""
repeatable = settings(deadline=None, derandomize=True, database=None, max_examples=2, phases=[Phase.generate])

ROLES: Final = [
    pytest.param(game, seats, viewer, id=f"{game}-{seats}-{'watcher' if viewer is None else f'seat {viewer}'}")
    for game, played in PLAYED.items()
    for seats in SOME_SEATS.get(game, played.seat_counts)
    for viewer in (None, *range(seats))
    if hides_something(played, seats, viewer)
]


def evenings(pair: tuple[Dealt, Dealt], seats: int, steps: list[Step], role: Viewer | str, delay: Delay) -> list[bytes]:
    """What reaches that role on both evenings."""
    return [evening(dealt, seats, steps, role, delay) for dealt in pair]


def evening(
    dealt: Dealt,
    seats: int,
    steps: Sequence[Step | None],
    role: Viewer | str,
    delay: Delay,
    clock: ClockTerms | None = None,
) -> bytes:
    """What reaches that role while these steps are played."""
    played = Evening(dealt, seats, delay, clock)
    try:
        played.play(steps)
        return played.traffic(role)
    finally:
        played.close()


def assert_same(traffic: list[bytes]) -> None:
    """Told line by line, so that a leak is easy to see."""
    first, second = (bytes_.splitlines() for bytes_ in traffic)
    assert first == second
    assert first


def test_every_game_has_twins() -> None:
    assert set(TWINS) == set(PLAYED)


@sampled(
    ("game", "seats", "viewer", "delay"),
    [
        pytest.param(*role.values, delay, id=f"{role.id}-{named}")
        for role in ROLES
        for named, delay in (("at once", Delay()), ("actions", Delay(actions=2)), ("seconds", Delay(seconds=2)))
    ],
    every=16,
)
@repeatable
@given(seed=st.integers(0, 2**32))
def test_what_someone_may_not_know_changes_nothing_that_they_are_sent(
    game: str, seats: int, viewer: Viewer, delay: Delay, seed: int
) -> None:
    pair = twins(PLAYED[game], seats, seed, viewer)
    steps = indistinguishable_play(pair, seats, viewer, random.Random(seed), STEPS)
    assert_same(evenings(pair, seats, steps, viewer, delay))


@sampled("role", ["guest", "admin"], every=2)
@pytest.mark.parametrize("game", PLAYED)
@repeatable
@given(seed=st.integers(0, 2**32))
def test_guests_and_admins_are_shown_nothing_of_what_watchers_may_not_know(game: str, role: str, seed: int) -> None:
    seats = SOME_SEATS.get(game, PLAYED[game].seat_counts)[0]
    pair = twins(PLAYED[game], seats, seed, None)
    steps = indistinguishable_play(pair, seats, None, random.Random(seed), STEPS)
    assert_same(evenings(pair, seats, steps, role, Delay()))


@sampled("delay", [Delay(actions=100), Delay(seconds=3600)], every=2, ids=["actions", "seconds"])
@sampled("role", [None, "guest", "admin"], every=3, ids=["watchers", "guests", "admins"])
@pytest.mark.parametrize("game", PLAYED)
@repeatable
@given(seed=st.integers(0, 2**32))
def test_until_the_delay_is_over_what_is_done_changes_nothing_that_others_are_sent(
    game: str, role: Viewer | str, delay: Delay, seed: int
) -> None:
    seats = SOME_SEATS.get(game, PLAYED[game].seat_counts)[0]
    dealt, _ = pair = twins(PLAYED[game], seats, seed, None)
    one, other = (indistinguishable_play(pair, seats, None, random.Random(seed + n), STEPS) for n in (0, 1))
    length, clock = min(len(one), len(other)), ClockTerms("per_game", seconds=ENOUGH.get(game, 3))
    assert_same([evening(dealt, seats, steps[:length], role, delay, clock) for steps in (one, other)])


# ------------------------------------------------------------------------------------------------- whether, and by whom

NOTES: Final = NoteGame()


@sampled("role", ["watchers", "guest", "admin", 0, 2], every=3)
@pytest.mark.parametrize(
    ("delay", "clock"),
    [(Delay(), ClockTerms("per_game", seconds=900)), (Delay(actions=2), None)],
    ids=["at once, with clocks", "late"],
)
@repeatable
@given(seed=st.integers(0, 2**32))
def test_whether_and_by_whom_something_was_done_changes_nothing_for_those_who_may_know_nothing_of_it(
    role: Viewer | str, delay: Delay, clock: ClockTerms | None, seed: int
) -> None:
    viewer = role if isinstance(role, int) else None
    one, other = unlike_play(NOTES, 3, viewer, random.Random(seed), 2 * STEPS)
    assert one != other
    dealt, heard_by = Dealt(NOTES, NOTES.setup(3, Options(), 0)), None if role == "watchers" else role
    assert_same([evening(dealt, 3, steps, heard_by, delay, clock) for steps in (one, other)])


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
