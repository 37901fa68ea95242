"""The best turns from a state by beam search: step by step, on from the most promising states of every length."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ziggurat.bots.babel.state import State
from ziggurat.bots.babel.steps import steps
from ziggurat.bots.search.budget import Budget
from ziggurat.games.babel.actions import Move
from ziggurat.games.game import Action

LONGEST: Final = 16
"""The most steps of a turn that are tried."""


class Reached(NamedTuple):
    """A state within the turn, what it is worth if the turn ends there, and how it was reached."""

    worth: float
    state: State
    actions: tuple[Action, ...]
    moved: bool


def best_turns(start: State, worth: Callable[[State], float], width: int, budget: Budget) -> list[Reached]:
    """The states in which the turn may end, best first; at least one, however small the budget."""
    seen = {start.key()}
    layer = [Reached(worth(start), start, (), moved=False)]
    ended = [] if start.start_card else list(layer)
    for _ in range(LONGEST):
        reached: list[Reached] = []
        for node in layer:
            if budget.is_over and ended:
                break
            budget.spend()
            for action, after in steps(node.state, moving=not node.moved):
                key = after.key()
                if key not in seen:
                    seen.add(key)
                    reached.append(Reached(worth(after), after, (*node.actions, action), type(action) is Move))
        ended += [node for node in reached if not node.state.start_card]
        if not reached or (budget.is_over and ended):
            break
        layer = _most_promising(reached, width)
    return sorted(ended, key=lambda node: -node.worth)


def _most_promising(reached: list[Reached], width: int) -> list[Reached]:
    """The best of them; those that have just moved are compared with each other, since a move by itself only costs."""
    going = sorted((node for node in reached if not node.state.won), key=lambda node: -node.worth)
    moved = [node for node in going if node.moved]
    return [node for node in going if not node.moved][:width] + moved[: 1 + width // 2]
