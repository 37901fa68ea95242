"""Looking ahead: every player is expected to take the turn that is best for itself, as far as one sees.

The tree grows turn by turn and is kept from one depth to the next. Between two players what is good for one is bad for
the other, so branches that a better one has refuted are cut (alpha-beta); among more, each looks after its own lead.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final

from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.plan import Plan
from ziggurat.bots.search.turn_generator import NARROW, AnyTurnGenerator, Turn
from ziggurat.games.game import Seat

FAR: Final = 1e9
"""Further ahead than any lead."""
LOST: Final = -30.0
"""A lead with which a game is lost beyond doubt, where leads are logarithms of odds. Where they are chances, none comes
so low: nothing is looked at beyond the widths."""
FEARED: Final = 0.5
"""The risk of a choice of which nobody had the time to learn whether the next player could win at once after it."""
CHOICES: Final = 12
"""The number of choices that are looked at closely."""
DEEPER: Final = (
    (CHOICES, 4, 1),
    (6, 3, 2, 2, 1),
    (10, 4, 3, 3, 1),
    (8, 4, 3, 2, 2, 2, 1),
    (16, 6, 4, 3, 3, 2, 1),
    (24, 8, 6, 4, 3, 2, 2, 2, 1),
)
"""Between two players: the widths of one look after the other, which are the numbers of turns looked at in each depth,
ours and the other's by turns. Every look ends with a turn of ours: positions after the same player's turn are evaluated
most alike, and in play against looks of even depths these have won."""
FIRST_LOOKS: Final = 2
"""So many looks come before further choices are looked for, where a game has any."""


class Decision:
    """The root of a search: the turns to choose from, best first at first sight, and what is left of the budget."""

    def __init__(self, generator: AnyTurnGenerator, position: Any, seat: Seat, budget: Budget) -> None:
        """`position` is an imagined one. Raises ValueError if no decision of `seat` is awaited in it."""
        self.generator: AnyTurnGenerator = generator
        self.seat: Seat = seat
        self.budget: Budget = budget
        self.choices: list[Turn[Any]] = generator.decisions(position, seat, budget)
        self._position: Any = position

    def further_choices(self) -> list[Turn[Any]]:
        """More choices, for whom there is time to look at more; best first at first sight."""
        return self.generator.further_decisions(self._position, self.seat, self.budget)

    def last_resorts(self) -> list[Turn[Any]]:
        """Further choices, for whom all of `choices` are lost; best first at first sight."""
        return self.generator.last_resorts(self._position, self.seat, self.budget)

    def plan(self, turn: Turn[Any]) -> Plan:
        """The steps of one of the choices."""
        return self.generator.plan(self._position, self.seat, turn)


def best_choice(decision: Decision) -> Turn[Any]:
    """The best choice that the budget allows to find."""
    return looked_ahead(decision).best


def looked_ahead(decision: Decision) -> Lookahead:
    """The tree of a decision, which grows as far as the budget allows by looking ever further ahead (iterative
    deepening); where there is but one choice, not at all."""
    lookahead = Lookahead(decision)
    if len(decision.choices) > 1:
        seats = len(decision.choices[0].leads)
        looks = decision.generator.looks or _looks(seats)
        broader = decision.generator.broader_looks(seats)
        if not broader:
            lookahead.deepen_by(looks)
        elif lookahead.deepen_by(looks[:FIRST_LOOKS]):
            lookahead.broaden()
            lookahead.deepen_by(broader)
    return lookahead


def _looks(seats: int) -> Sequence[Sequence[int]]:
    """The widths of one look after the other."""
    if seats == 2:
        return DEEPER
    once_round = (1,) * (seats - 1)
    return (
        (CHOICES, *once_round, 1),
        (CHOICES, *once_round, 3),
        (CHOICES // 2, *once_round, 3, *once_round, 2),
        (2 * CHOICES, *once_round, 6, *once_round, 3),
    )


class _Node:
    """A turn with those that may follow it, found when they are first asked for, and its risk, once that was looked
    for."""

    __slots__ = ("followers", "risk", "turn", "value")

    def __init__(self, turn: Turn[Any]) -> None:
        self.turn = turn
        self.followers: list[_Node] | None = None
        self.value = 0.0
        self.risk: float | None = None


class Lookahead:
    """The tree of one decision: its choices, ranked by how well they do as far as one has looked."""

    def __init__(self, decision: Decision) -> None:
        self._decision = decision
        self._generator = decision.generator
        self._seat = decision.seat
        self._budget = decision.budget
        self._nodes = [_Node(turn) for turn in decision.choices]
        self._has_resorted = False
        for node in self._nodes:
            node.value = node.turn.leads[self._seat]

    @property
    def best(self) -> Turn[Any]:
        """The best choice as far as one has looked."""
        return self._nodes[0].turn

    @property
    def lead(self) -> float:
        """How far ahead our seat is with the best choice, as far as one has looked."""
        return self._nodes[0].value

    def deepen_by(self, looks: Iterable[Sequence[int]]) -> bool:
        """One look after the other; False if the budget ended first."""
        return all(self.deepen(widths) for widths in looks)

    def broaden(self) -> None:
        """Have further choices, which come after all others until they are looked at."""
        self._nodes += self._unknown(self._decision.further_choices())

    def deepen(self, widths: Sequence[int]) -> bool:
        """Look at the best `widths[0]` choices, at `widths[1]` answers to each, and so on, and rank them anew.

        Where whoever moves has lost with all of these, more are looked at until one is better; for our own decision
        the generator's last resorts too.
        False if the budget ended first: those looked at by then keep their new rank if the first of them was.
        """
        judged = self._judged(self._nodes, widths, widths[0])
        if not self._has_resorted and not self._budget.is_over and all(node.value <= LOST for node in judged):
            resorts = self._last_resorts()
            self._nodes += resorts
            judged += self._judged(resorts, widths, 0)
        judged.sort(key=lambda node: -node.value)
        self._nodes = judged + [node for node in self._nodes if node not in judged]
        return not self._budget.is_over

    def _judged(self, nodes: list[_Node], widths: Sequence[int], most: int) -> list[_Node]:
        """The first of these, each with its new value: `most`, and further ones while all of them are lost."""
        judged: list[_Node] = []
        best = -FAR
        for number, node in enumerate(nodes):
            if number >= most and best > LOST:
                break
            value = self._value(node, widths, 1, best, FAR)
            if self._budget.is_over:
                break
            node.value = _at_risk(value, self._risk(node) if value > max(best, LOST) else node.risk or 0.0)
            judged.append(node)
            best = max(best, node.value)
        return judged

    def _risk(self, node: _Node) -> float:
        """The risk of a choice, which is looked for once; what is feared if the budget ends before it is known."""
        if node.risk is None:
            found = self._generator.risk(node.turn, self._budget)
            if self._budget.is_over:
                return FEARED
            node.risk = found
        return node.risk

    def _last_resorts(self) -> list[_Node]:
        """Choices that were not found at first, once."""
        self._has_resorted = True
        return self._unknown(self._decision.last_resorts())

    def _unknown(self, turns: list[Turn[Any]]) -> list[_Node]:
        """Those of these choices that are not in the tree."""
        known = {node.turn.actions for node in self._nodes}
        return [_Node(turn) for turn in turns if turn.actions not in known]

    def _value(self, node: _Node, widths: Sequence[int], depth: int, low: float, high: float) -> float:
        """The lead of our seat after `node`, if it lies between `low` and `high`."""
        state, leads = node.turn.state, node.turn.leads
        mover = self._generator.mover(state)
        if depth == len(widths) or mover is None or self._budget.is_over:
            return leads[self._seat]
        followers = self._followers(node)
        if mover == self._seat:
            return self._best(followers, widths, depth, low, high)
        if len(leads) == 2:
            return self._worst(followers, widths, depth, low, high)
        return self._value(followers[0], widths, depth + 1, low, high)

    def _best(self, followers: list[_Node], widths: Sequence[int], depth: int, low: float, high: float) -> float:
        best = -FAR
        for number, follower in enumerate(followers):
            if number >= widths[depth] and best > LOST:
                break
            best = max(best, self._value(follower, widths, depth + 1, max(low, best), high))
            if best >= high:
                break
        return best

    def _worst(self, followers: list[_Node], widths: Sequence[int], depth: int, low: float, high: float) -> float:
        worst = FAR
        for number, follower in enumerate(followers):
            if number >= widths[depth] and worst < -LOST:
                break
            worst = min(worst, self._value(follower, widths, depth + 1, low, min(high, worst)))
            if worst <= low:
                break
        return worst

    def _followers(self, node: _Node) -> list[_Node]:
        if node.followers is None:
            node.followers = [_Node(turn) for turn in self._generator.turns(node.turn.state, NARROW, self._budget)]
        return node.followers


def _at_risk(lead: float, risk: float) -> float:
    """The lead, a logarithm of odds, if with that chance the game is lost at once instead."""
    if risk == 0.0 or lead <= LOST:
        return lead
    if risk == 1.0:
        return 2 * LOST
    chance = (1 - risk) / (1 + math.exp(-lead))
    return math.log(chance / (1 - chance))
