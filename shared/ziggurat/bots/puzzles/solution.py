"""The solution of a puzzle: as short as can be, and right whatever is hidden."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from ziggurat.bots.evaluators import evaluator_of
from ziggurat.bots.puzzles.task import Task
from ziggurat.bots.puzzles.trying import AnyGame, in_order
from ziggurat.games.game import Action, Seat
from ziggurat.match.puzzle import MOST_STEPS

_DEALS_OF_HIDDEN: Final = 6
"""In so many ways what is hidden is dealt anew, and the solution is right in all of them."""
_MOST_TRIED: Final = 200
"""So many plans are tried at most."""


def solution_among(game: AnyGame, task: Task, plans: Iterable[Sequence[Action]]) -> tuple[Action, ...] | None:
    """The shortest of the plans that solve it for certain, without the actions that it does not need to; None if none
    of them does."""
    for plan in sorted(plans, key=len)[:_MOST_TRIED]:
        if task.is_solved_by(game, plan):
            short = _pruned(game, task, tuple(plan))
            if len(short) <= MOST_STEPS and _is_sound(game, task, short):
                return short
    return None


def _pruned(game: AnyGame, task: Task, plan: tuple[Action, ...]) -> tuple[Action, ...]:
    """The plan without the actions that it does not need."""
    number = 0
    while number < len(plan):
        shorter = (*plan[:number], *plan[number + 1 :])
        if shorter and task.is_solved_by(game, shorter):
            plan = shorter
        else:
            number += 1
    return plan


def _is_sound(game: AnyGame, task: Task, plan: Sequence[Action]) -> bool:
    """Whether the plan comes to the same for its seat, however what is hidden from it lies.

    What others have behind their screens counts as it is: whoever solves the puzzle is told how they stand.
    """
    seat = task.mover(game)
    expected = _standing(game, task.tried(game, in_order(plan))[1], seat)
    view = game.view(task.start, seat)
    imagined = (evaluator_of(game).imagine(view, Random(number)) for number in range(_DEALS_OF_HIDDEN))
    deals = (task._replace(start=position).tried(game, in_order(plan)) for position in imagined)
    if task.goal is not None:
        return all(found == "solved" for found, _ in deals)
    return all(_standing(game, position, seat) == expected for _, position in deals)


def _standing(game: AnyGame, position: Any, seat: Seat) -> tuple[int, tuple[int, ...]] | None:
    """The score of the seat at the end and what parts equal ones, None before the end."""
    result = game.result(position)
    if result is None:
        return None
    return next((each.score, each.breakers) for each in result.standings if each.seat == seat)
