"""A plan: the steps from a decision to the end of the turn it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from ziggurat.games.game import Action, Game, Seat


class PlanStep(NamedTuple):
    """An action, and the position, as imagined, in which it is to be taken."""

    position: Any
    action: Action


Plan: TypeAlias = tuple[PlanStep, ...]
"""Steps of one seat, to the end of its turn; an answer within another's turn is a plan of one step."""

Answerer: TypeAlias = Callable[[Game[Any, Any, Any], Any, Seat], Action]
"""The answer that a seat is expected to give in a position, if it is asked within another's turn."""


def plan_of(game: Game[Any, Any, Any], position: Any, seat: Seat, actions: Sequence[Action], answer: Answerer) -> Plan:
    """The actions of `seat`, each with the position in which it is taken, others' answers having been given."""
    steps: list[PlanStep] = []
    for action in actions:
        while seat not in game.due(position).seats:
            other = game.due(position).seats[0]
            position, _ = game.apply(position, other, answer(game, position, other))
        steps.append(PlanStep(position, action))
        position, _ = game.apply(position, seat, action)
    return tuple(steps)
