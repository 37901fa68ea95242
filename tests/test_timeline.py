"""What stands of a match: every step, and every position though few of them are kept."""

from __future__ import annotations

import weakref
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from games.random_play import chooser, playing
from games.ur.scenes import UR
from ziggurat.games.game import Action, Game
from ziggurat.match.match import Match
from ziggurat.match.steps import Step
from ziggurat.match.timeline import CHECKPOINT_EVERY, Timeline


class Add(Action, frozen=True):
    """Add a number."""

    number: int


class Sum(msgspec.Struct, frozen=True, weakref=True):
    """What the numbers come to, in an order that matters."""

    sum: int


class Adding:
    """A game of which a timeline needs nothing but how it plays."""

    def apply(self, position: Sum, seat: int, action: Add) -> tuple[Sum, tuple[()]]:
        return Sum((position.sum * 31 + action.number) % 1_000_003), ()


ADDING = cast(Game[Any, Any, Any], Adding())


class Book:
    """A timeline, and beside it all its steps and positions, written down in full."""

    def __init__(self) -> None:
        self.timeline = Timeline(ADDING, Sum(0))
        self.steps: list[Step] = []
        self.positions = [Sum(0)]

    def add(self, number: int) -> None:
        step = Step(0, Add(number))
        position, _ = ADDING.apply(self.positions[-1], 0, step.action)
        self.timeline.add(step, position)
        self.steps.append(step)
        self.positions.append(position)

    def go_back(self, steps: int) -> None:
        kept = max(0, len(self.steps) - steps)
        self.timeline.go_back_to(kept)
        del self.steps[kept:], self.positions[kept + 1 :]

    def check(self) -> None:
        """The timeline says what is written down."""
        assert (len(self.timeline), self.timeline.last) == (len(self.steps), self.positions[-1])
        assert self.timeline.last_step == (self.steps[-1] if self.steps else None)
        assert self.timeline.steps == tuple(self.steps)
        assert list(self.timeline.positions()) == self.positions


@settings(deadline=None, max_examples=examples(40))
@given(st.lists(st.tuples(st.integers(0, 5 * CHECKPOINT_EVERY), st.integers(0, 4 * CHECKPOINT_EVERY)), max_size=6))
def test_whatever_is_taken_and_taken_back_all_steps_and_positions_are_there(deeds: list[tuple[int, int]]) -> None:
    book = Book()
    for taken, taken_back in deeds:
        for number in range(taken):
            book.add(number + taken_back)
        book.go_back(taken_back)
        book.check()


@pytest.mark.parametrize("steps", [0, 1, CHECKPOINT_EVERY, 2 * CHECKPOINT_EVERY, 3 * CHECKPOINT_EVERY + 7])
def test_each_step_and_position_is_found_by_its_number(steps: int) -> None:
    book = Book()
    for number in range(steps):
        book.add(number)
    assert [book.timeline.step(index) for index in range(steps)] == book.steps
    assert [book.timeline.position(count) for count in range(steps + 1)] == book.positions
    assert [book.timeline.position(count) for count in range(steps, -1, -1)] == book.positions[::-1]


def test_of_a_long_match_few_positions_are_kept() -> None:
    timeline, position, seen = Timeline(ADDING, Sum(0)), Sum(0), list[Any]()
    for number in range(50 * CHECKPOINT_EVERY):
        step = Step(0, Add(number))
        position, _ = ADDING.apply(position, 0, step.action)
        seen.append(weakref.ref(position))
        timeline.add(step, position)
    assert sum(point() is not None for point in seen) <= 50 + 2 * CHECKPOINT_EVERY


def test_a_copy_goes_its_own_way() -> None:
    book = Book()
    for number in range(3 * CHECKPOINT_EVERY):
        book.add(number)
    twin = book.timeline.copy()
    twin.go_back_to(5)
    twin.add(Step(0, Add(99)), Sum(99))
    book.check()
    assert (len(twin), twin.last, twin.position(3)) == (6, Sum(99), book.positions[3])


@pytest.mark.parametrize("stretches", [0, 1, 3])
def test_one_that_is_resumed_plays_again_what_it_does_not_know(stretches: int) -> None:
    book, count = Book(), stretches * CHECKPOINT_EVERY
    for number in range(count):
        book.add(number)
    book.timeline = Timeline.resumed(ADDING, Sum(0), book.steps, book.positions[-1])
    assert [book.timeline.position(number) for number in range(count, -1, -1)] == book.positions[::-1]
    for number in range(2 * CHECKPOINT_EVERY):
        book.add(number)
    book.check()
    book.go_back(count)
    book.check()


def test_a_long_match_of_ur_has_every_position_as_it_was_played() -> None:
    match = Match(UR, 4, 3)
    positions = [each.position for each in playing(match, chooser(3), 5 * CHECKPOINT_EVERY)]
    assert list(match.positions[: len(positions)]) == positions
    assert [match.position_after(count) for count in range(len(positions))] == positions
