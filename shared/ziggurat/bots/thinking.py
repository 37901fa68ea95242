"""Thinking about a decision: the one door to the search, for the levels, the hints and the review alike."""

from __future__ import annotations

from random import Random
from typing import Any, Literal, TypeAlias

import msgspec

from ziggurat.bots.evaluators import evaluator_of
from ziggurat.bots.search.budget import Budget, OutOfTime
from ziggurat.bots.search.leaning import Leaning
from ziggurat.bots.search.lookahead import Decision, looked_ahead
from ziggurat.bots.search.plan import Plan
from ziggurat.bots.search.turn_generator import AnyTurnGenerator
from ziggurat.bots.tastes import tastes_of
from ziggurat.games.game import Action, Game, View

Judging: TypeAlias = Literal["plain", "experienced", "far"]
"""How turns are evaluated: by what can be counted, by the best that is known, or by that and with all effort."""


class Effort(msgspec.Struct, frozen=True):
    """The most that may be thought: so many `nodes`, which are positions looked at, and fewer if `out_of_time` says so.

    Without `out_of_time` the same question gets the same answer on every machine.
    """

    nodes: int
    out_of_time: OutOfTime | None = None


class Thought(msgspec.Struct, frozen=True):
    """The outcome of thinking: the best plan found, and by seat the chance of winning once it is played (sum 1).

    `lead` is how far ahead its player will be by the end of what was looked at, in the unit of the game's turns.
    """

    plan: Plan
    chances: tuple[float, ...]
    lead: float


def decision_of(
    game: Game[Any, Any, Any],
    view: View[Any, Any],
    effort: Effort,
    random: Random,
    judging: Judging,
    style: str | None = None,
) -> Decision:
    """The viewer's decision, its turns evaluated in that way, and leaning to those that the style likes, if it has one.

    `random` draws what is hidden. Raises ValueError if no decision of the viewer is awaited, and LookupError if the
    game has no such style.
    """
    if view.viewer is None:
        raise ValueError("a watcher has nothing to decide")
    budget = Budget(effort.nodes, effort.out_of_time)
    imagined = evaluator_of(game).imagine(view, random)
    generator = _generator(game, view, judging)
    if style is not None:
        generator = Leaning(generator, tastes_of(game), style)
    return Decision(generator, imagined, view.viewer, budget)


def unasked(game: Game[Any, Any, Any], view: View[Any, Any], random: Random, judging: Judging) -> Action | None:
    """What the viewer, who judges in that way, had better do although nobody waits for it; None for nothing."""
    return _generator(game, view, judging).unasked(view, random)


def _generator(game: Game[Any, Any, Any], view: View[Any, Any], judging: Judging) -> AnyTurnGenerator:
    evaluator = evaluator_of(game)
    match judging:
        case "plain":
            return evaluator.plain_turn_generator(game)
        case "experienced":
            return evaluator.turn_generator(game)
        case "far":
            return evaluator.far_turn_generator(game, view)


def ponder(game: Game[Any, Any, Any], view: View[Any, Any], effort: Effort, random: Random) -> Thought:
    """The best that the viewer can do, found with that effort. `random` draws what is hidden.

    Raises ValueError if no decision of the viewer is awaited.
    """
    decision = decision_of(game, view, effort, random, "far")
    found = looked_ahead(decision)
    plan = decision.plan(found.best)
    last = plan[-1]
    after, _ = game.apply(last.position, decision.seat, last.action)
    return Thought(plan, evaluator_of(game).chances(after), found.lead)


def chances(game: Game[Any, Any, Any], view: View[Any, Any], random: Random) -> tuple[float, ...]:
    """By seat the chance of winning as it stands in `view`, whoever's turn it is; they sum to 1.

    A finished game is certain: 1 for the winner, shared evenly by several.
    """
    evaluator = evaluator_of(game)
    return evaluator.chances(evaluator.imagine(view, random))
