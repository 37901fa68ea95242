"""Turns in which hardly any way gains the most points: of games that count points before the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from ziggurat.bots.evaluators import evaluator_of
from ziggurat.bots.puzzles.task import Task
from ziggurat.bots.puzzles.trying import AnyGame
from ziggurat.bots.search.budget import Budget, OutOfTime
from ziggurat.certainty import present
from ziggurat.games.game import Action

LEAST_GAIN: Final = 4
"""So many points are worth looking for."""
MOST_REACHING: Final = 0.05
"""The greatest share of the turns considered that may gain as many."""
RARE: Final = 0.01
"""A share of them from which on they are rare."""
LEAST_CONSIDERED: Final = 20
"""Where fewer turns come to mind, there is little to choose from."""
NODES: Final = 8_000
"""The positions looked at in one turn; where these do not suffice for all that is worth trying, it is no puzzle."""
_DEEPER: Final = 12
"""How many times as many are looked at to confirm that there is no more to be gained."""
_BROADER: Final = 3.0
"""How much more of all that is possible is tried then."""


def tasks(game: AnyGame, begun: Sequence[Any], out_of_time: OutOfTime | None) -> Iterator[Task]:
    """Of the turns that begin at the positions `begun` those in which hardly any way gains the most points there are to
    gain, and no careless turn does."""
    for start in begun:
        task = _task(game, Task(0.0, start), out_of_time)
        if task is not None and not task.is_solved_carelessly(game, most=0):
            yield task


def plans(game: AnyGame, task: Task, out_of_time: OutOfTime | None) -> list[tuple[Action, ...]]:
    """The turns that reach the goal, of all that a much broader search finds; none if it finds some that gain more, or
    comes to no end."""
    found = _earned(game, task, _BROADER, Budget(NODES * _DEEPER, out_of_time))
    if found is None or max(found.values(), default=0) != task.goal:
        return []
    return [actions for actions, points in found.items() if points == task.goal]


def _task(game: AnyGame, task: Task, out_of_time: OutOfTime | None) -> Task | None:
    """The turn with the most points to gain as its goal; None if that is no goal."""
    found = _earned(game, task, 1.0, Budget(NODES, out_of_time))
    if found is None or len(found) < LEAST_CONSIDERED:
        return None
    had = present(game.points(task.start, task.mover(game)))
    most, reaching = max(Counter(found.values()).items())
    share = reaching / len(found)
    return task._replace(share=share, goal=most) if most >= had + LEAST_GAIN and share <= MOST_REACHING else None


def _earned(game: AnyGame, task: Task, breadth: float, budget: Budget) -> dict[tuple[Action, ...], int] | None:
    """By turn the points after it, as far as its mover can see; None if there are too many turns."""
    seat, evaluator = task.mover(game), evaluator_of(game)
    imagined = evaluator.imagine(game.view(task.start, seat), Random(0))
    found = dict(evaluator.earnings(game, imagined, seat, breadth, budget))
    return None if budget.is_over else found
