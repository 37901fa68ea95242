"""Thinking about a decision: the one door to the search, for the levels, the hints and the review alike."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from ziggurat.bots.known_games import knowledge_of
from ziggurat.bots.plan import Plan
from ziggurat.bots.player import OutOfTime
from ziggurat.bots.turn_search import TurnSearch
from ziggurat.games.game import Game, View


class Effort(msgspec.Struct, frozen=True):
    """How much may be thought: at most `nodes` positions are looked at, and fewer if `out_of_time` says so.

    Without `out_of_time` the same question gets the same answer on every machine.
    """

    nodes: int
    out_of_time: OutOfTime | None = None


class Thought(msgspec.Struct, frozen=True):
    """What came of thinking: the best plan found, and by seat the chance of winning once it is played (sum 1)."""

    plan: Plan
    chances: tuple[float, ...]


def ponder(game: Game[Any, Any, Any], view: View[Any, Any], effort: Effort, random: Random) -> Thought:
    """The best that the viewer can do, found with that effort. `random` imagines what is hidden and parts equals.

    Raises ValueError if no decision of the viewer is awaited.
    """
    if view.viewer is None:
        raise ValueError("a watcher has nothing to decide")
    knowledge = knowledge_of(game)
    position = knowledge.imagine(view, random)
    plan = TurnSearch(game, knowledge, position, view.viewer).best(random)
    last = plan[-1]
    after, _ = game.apply(last.position, view.viewer, last.action)
    return Thought(plan, knowledge.chances(after))


def chances(game: Game[Any, Any, Any], view: View[Any, Any], random: Random) -> tuple[float, ...]:
    """By seat the chance of winning as it stands in `view`, whoever's turn it is; they sum to 1.

    A finished game is certain: 1 for the winner, shared evenly by several.
    """
    knowledge = knowledge_of(game)
    return knowledge.chances(knowledge.imagine(view, random))
