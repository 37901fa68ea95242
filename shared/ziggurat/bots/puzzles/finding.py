"""Puzzles found among the turns of a match: those that few ways win, or where points count, that few gain most in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from ziggurat.bots.puzzles import gaining, winning
from ziggurat.bots.puzzles.solution import solution_among
from ziggurat.bots.puzzles.task import Task
from ziggurat.bots.puzzles.trying import AnyGame
from ziggurat.bots.thinking import Effort
from ziggurat.games.game import Action, Span
from ziggurat.match.puzzle import Origin, Puzzle, Stars

MOST_OF_A_MATCH: Final = 3
"""So many turns of one match may become puzzles."""
_LONG: Final = 4
"""So many actions make a long solution."""


def counts_points(game: AnyGame, position: Any) -> bool:
    """Whether points are gained before the end, so that puzzles ask for these and not for a victory."""
    return game.points(position, 0) is not None


def tasks_of(game: AnyGame, begun: Sequence[Any], effort: Effort) -> Iterator[Task]:
    """Of the turns that begin at the positions `begun` those that may become puzzles."""
    if begun and counts_points(game, begun[0]):
        return gaining.tasks(game, begun, effort.out_of_time)
    return winning.tasks(game, begun, effort)


def puzzles_among(
    game: AnyGame, found: Sequence[Task], seats: int, effort: Effort, origin: Callable[[Span], Origin]
) -> Iterator[Puzzle]:
    """Those that a deeper search confirms, the ones first whose solutions are rarest; `origin` says of a turn where it
    comes from."""
    for task in sorted(found, key=lambda each: each.share)[:MOST_OF_A_MATCH]:
        if task.goal is None:
            plans = winning.plans(game, task, effort)
        else:
            plans = gaining.plans(game, task, effort.out_of_time)
        solution = solution_among(game, task, plans)
        if solution is not None:
            yield _written(game, task, seats, origin(game.span(task.start)), solution)


def _stars(game: AnyGame, task: Task, steps: int) -> Stars:
    """How hard it is: what solves it is rare, the solution is long, a merchant does not find it."""
    rare = winning.RARE if task.goal is None else gaining.RARE
    return min(3, 1 + (task.share <= rare) + (steps >= _LONG) + (not task.is_solved_by_a_merchant(game)))


def _written(game: AnyGame, task: Task, seats: int, origin: Origin, solution: Sequence[Action]) -> Puzzle:
    return Puzzle(
        name=f"{game.id}-{origin.seed}-{origin.turn}",
        game=game.id,
        rules_version=game.rules_version,
        seats=seats,
        seat=task.mover(game),
        stars=_stars(game, task, len(solution)),
        origin=origin,
        position=msgspec.Raw(msgspec.json.encode(task.start)),
        solution=tuple(msgspec.Raw(msgspec.json.encode(action)) for action in solution),
        goal=task.goal,
    )
