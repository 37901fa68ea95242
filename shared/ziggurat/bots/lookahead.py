"""Looking ahead: every player is expected to take the turn that is best for itself, as far as one sees.

The tree grows turn by turn and is kept from one depth to the next. Between two players what is good for one is bad for
the other, so branches that a better one has refuted are cut; among more, each looks after its own lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ziggurat.bots.budget import Budget
from ziggurat.bots.outlook import NARROW, AnyOutlook, Turn
from ziggurat.games.game import Seat

FAR: Final = 1e9
"""Further ahead than any lead."""


class _Node:
    """A turn with those that may follow it, found when they are first asked for."""

    __slots__ = ("followers", "turn", "value")

    def __init__(self, turn: Turn[Any]) -> None:
        self.turn = turn
        self.followers: list[_Node] | None = None
        self.value = 0.0


class Lookahead:
    """One search, for one decision of `seat` among `choices`, best first as they look at first sight."""

    def __init__(self, outlook: AnyOutlook, seat: Seat, choices: Sequence[Turn[Any]], budget: Budget) -> None:
        self._outlook = outlook
        self._seat = seat
        self._budget = budget
        self._nodes = [_Node(turn) for turn in choices]
        for node in self._nodes:
            node.value = node.turn.leads[seat]

    @property
    def best(self) -> Turn[Any]:
        """The best choice as far as one has looked."""
        return self._nodes[0].turn

    def deepen(self, widths: Sequence[int]) -> bool:
        """Look at the best `widths[0]` choices, at `widths[1]` answers to each, and so on, and rank them anew.

        False if the budget ended first: those looked at by then keep their new rank if the first of them was.
        """
        judged: list[_Node] = []
        best = -FAR
        for node in self._nodes[: widths[0]]:
            value = self._value(node, widths, 1, best, FAR)
            if self._budget.is_over:
                break
            judged.append(node)
            node.value = value
            best = max(best, value)
        judged.sort(key=lambda node: -node.value)
        self._nodes = judged + [node for node in self._nodes if node not in judged]
        return not self._budget.is_over

    def _value(self, node: _Node, widths: Sequence[int], depth: int, low: float, high: float) -> float:
        """How far our seat will be ahead after `node`, if that lies between `low` and `high`."""
        state, leads = node.turn.state, node.turn.leads
        mover = self._outlook.mover(state)
        if depth == len(widths) or mover is None or self._budget.is_over:
            return leads[self._seat]
        followers = self._followers(node)[: widths[depth]]
        if mover == self._seat:
            return self._best(followers, widths, depth, low, high)
        if len(leads) == 2:
            return self._worst(followers, widths, depth, low, high)
        return self._value(followers[0], widths, depth + 1, low, high)

    def _best(self, followers: list[_Node], widths: Sequence[int], depth: int, low: float, high: float) -> float:
        best = -FAR
        for follower in followers:
            best = max(best, self._value(follower, widths, depth + 1, max(low, best), high))
            if best >= high:
                break
        return best

    def _worst(self, followers: list[_Node], widths: Sequence[int], depth: int, low: float, high: float) -> float:
        worst = FAR
        for follower in followers:
            worst = min(worst, self._value(follower, widths, depth + 1, low, min(high, worst)))
            if worst <= low:
                break
        return worst

    def _followers(self, node: _Node) -> list[_Node]:
        if node.followers is None:
            node.followers = [_Node(turn) for turn in self._outlook.turns(node.turn.state, NARROW, self._budget)]
        return node.followers
