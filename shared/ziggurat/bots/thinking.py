"""Thinking about a decision: the one door to the search, for the levels, the hints and the review alike."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from ziggurat.bots.decision import Effort, decision_of
from ziggurat.bots.foresight import foreseen_best
from ziggurat.bots.known_games import knowledge_of
from ziggurat.bots.plan import Plan
from ziggurat.games.game import Game, View

__all__ = ["Effort", "Thought", "chances", "ponder"]


class Thought(msgspec.Struct, frozen=True):
    """What came of thinking: the best plan found, and by seat the chance of winning once it is played (sum 1)."""

    plan: Plan
    chances: tuple[float, ...]


def ponder(game: Game[Any, Any, Any], view: View[Any, Any], effort: Effort, random: Random) -> Thought:
    """The best that the viewer can do, found with that effort. `random` draws what is hidden.

    Raises ValueError if no decision of the viewer is awaited.
    """
    decision = decision_of(game, view, effort, random)
    plan = decision.plan(foreseen_best(decision))
    last = plan[-1]
    after, _ = game.apply(last.position, decision.seat, last.action)
    return Thought(plan, knowledge_of(game).chances(after))


def chances(game: Game[Any, Any, Any], view: View[Any, Any], random: Random) -> tuple[float, ...]:
    """By seat the chance of winning as it stands in `view`, whoever's turn it is; they sum to 1.

    A finished game is certain: 1 for the winner, shared evenly by several.
    """
    knowledge = knowledge_of(game)
    return knowledge.chances(knowledge.imagine(view, random))
