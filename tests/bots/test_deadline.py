"""Deciding in time, also on a machine that is busy with something else."""

from __future__ import annotations

from random import Random

import pytest

from examples import sampled
from ziggurat.bots.deadline import Deadline
from ziggurat.bots.evaluators import EVALUATORS, evaluator_of
from ziggurat.bots.levels import MORE_THAN_ANY_TIME_ALLOWS
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.lookahead import Decision, best_choice
from ziggurat.games import game_named
from ziggurat.match.match import Match

SECONDS = 2.0
FEW_PLANS = {"civilization"}
"""Games in which few turns are worth a look, so that a search can be done before its time is over."""
TABLES = [(game, seats) for game in EVALUATORS for seats in game_named(game).seat_counts]


class Steps:
    """A clock that shows one time after the other."""

    def __init__(self, *times: float) -> None:
        self._times = iter(times)

    def __call__(self) -> float:
        return next(self._times)


class BusyMachine:
    """A machine on which every position that is looked at takes so long, and its clock."""

    def __init__(self, seconds: float) -> None:
        self.budget = Budget(MORE_THAN_ANY_TIME_ALLOWS, Deadline(SECONDS, self.now))
        self._seconds = seconds

    def now(self) -> float:
        """The time since it was switched on."""
        return self.budget.spent * self._seconds if hasattr(self, "budget") else 0.0


def test_there_is_time_until_the_deadline() -> None:
    late = Deadline(2.0, Steps(10.0, 10.5, 11.0, 11.25))
    assert [late(), late(), late()] == [False, False, False]


def test_it_is_time_when_the_next_question_could_come_too_late() -> None:
    late = Deadline(2.0, Steps(10.0, 10.5, 11.25, 11.3))
    assert [late(), late(), late()] == [False, True, True]


def test_without_any_time_it_is_time_at_once() -> None:
    assert Deadline(0.0, Steps(10.0, 10.0))()


@sampled("seconds", [0.001, 0.01, 0.05], every=2)
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_the_search_ends_in_time_however_slow_the_machine_is(game_id: str, seats: int, seconds: float) -> None:
    game = game_named(game_id)
    match, random = Match(game, seats, 3), Random(3)
    for _ in range(6 * seats):
        match.apply(match.due.seats[0], random.choice(list(game.candidates(match.view(match.due.seats[0])))))
    machine, evaluator, seat = BusyMachine(seconds), evaluator_of(game), match.due.seats[0]
    imagined = evaluator.imagine(match.view(seat), random)
    best_choice(Decision(evaluator.turn_generator(game), imagined, seat, machine.budget))
    assert machine.now() <= SECONDS
    assert machine.budget.is_late or game_id in FEW_PLANS
