"""Turns that end the match, of which few win it: the last ones of games that the last turn decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec

from ziggurat.bots.puzzles.task import Task
from ziggurat.bots.puzzles.trying import AnyGame, in_order
from ziggurat.bots.search.lookahead import best_choice
from ziggurat.bots.thinking import Effort, decision_of
from ziggurat.games.game import Action

LATE: Final = 6
"""How many of a match's last turns are looked at."""
MOST_WINNING: Final = 0.4
"""The greatest share of the turns considered that may win."""
RARE: Final = 0.1
"""A share of winning turns from which on they are rare."""
_MOST_CARELESS: Final = 2
"""So many careless turns may win at most."""
_DEEPER: Final = 10
"""How many times as many positions the search that confirms a puzzle looks at."""


def tasks(game: AnyGame, begun: Sequence[Any], effort: Effort) -> Iterator[Task]:
    """Of the last turns, which begin at the positions `begun`, those that few ways win, the last one first.

    With the first in which no turn considered ends the match the search is over.
    """
    for start in reversed(begun[-LATE:]):
        share = _winning_share(game, Task(0.0, start), effort)
        if share is None:
            return
        if 0 < share <= MOST_WINNING:
            yield Task(share, start)


def plans(game: AnyGame, task: Task, effort: Effort) -> list[tuple[Action, ...]]:
    """What a deeper search takes for the best turn, and all that it considers that end the match; none if the best one
    does not win."""
    seat = task.mover(game)
    deeper = msgspec.structs.replace(effort, nodes=effort.nodes * _DEEPER)
    decision = decision_of(game, game.view(task.start, seat), deeper, Random(0), "far")
    best = tuple(step.action for step in decision.plan(best_choice(decision)))
    if not task.is_solved_by(game, best):
        return []
    ending = [choice for choice in decision.choices if decision.generator.mover(choice.state) is None]
    return [best, *(tuple(step.action for step in decision.plan(choice)) for choice in ending)]


def _winning_share(game: AnyGame, task: Task, effort: Effort) -> float | None:
    """The share of the turns considered that win; 1 if a careless turn often does, None if none of them ends it."""
    seat = task.mover(game)
    decision = decision_of(game, game.view(task.start, seat), effort, Random(0), "far")
    ending = [choice for choice in decision.choices if decision.generator.mover(choice.state) is None]
    plans = ([step.action for step in decision.plan(choice)] for choice in ending)
    tried = [task.tried(game, in_order(plan)) for plan in plans]
    if all(game.result(position) is None for _, position in tried):
        return None
    share = sum(found == "solved" for found, _ in tried) / len(decision.choices)
    if 0 < share <= MOST_WINNING and task.is_solved_carelessly(game, _MOST_CARELESS):
        return 1.0
    return share
