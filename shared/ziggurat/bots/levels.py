"""The levels of play, weakest first: one plays at random, the others plan a whole turn and then follow the plan."""

from __future__ import annotations

from abc import abstractmethod
from collections import deque
from random import Random
from typing import Any, ClassVar, Final

from ziggurat.bots import STYLES
from ziggurat.bots.evaluators import evaluator_of, has_evaluator
from ziggurat.bots.memory import Memory
from ziggurat.bots.player import Player
from ziggurat.bots.search.budget import OutOfTime
from ziggurat.bots.search.lookahead import Decision, Lookahead, best_choice
from ziggurat.bots.search.plan import PlanStep
from ziggurat.bots.search.turn_generator import Turn
from ziggurat.bots.thinking import Effort, Judging, decision_of, unasked
from ziggurat.games.game import Action, Game, Span, View

MORE_THAN_ANY_TIME_ALLOWS: Final = 10_000_000
"""Positions."""
NOTICED: Final = 0.15
"""The chance that an apprentice notices a turn at all."""
WHIM: Final = 0.15
"""The chance that an apprentice takes an action without a thought."""
ANSWERED: Final = 10
"""The number of turns that a priest judges by the answers to them."""


class RandomPlayer(Player):
    """The level "random": draws a kind of action first and then one of that kind, so that numerous kinds do not drown
    the others."""

    def choose(
        self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random, out_of_time: OutOfTime | None = None
    ) -> Action:
        by_kind: dict[type[Action], list[Action]] = {}
        for action in game.candidates(view):
            by_kind.setdefault(type(action), []).append(action)
        if not by_kind:
            raise ValueError(f"no decision of seat {view.viewer} is awaited")
        return random.choice(random.choice(list(by_kind.values())))


class Planner(Player):
    """A player that plans once a turn and then follows the plan, step by step, as long as everything goes as
    expected. In a game without an evaluator it chooses at random."""

    usual_nodes: ClassVar[int]
    """The most positions that a player of this level looks at for a turn, if it is not told otherwise."""
    uses_all_its_time: ClassVar[bool] = False
    """Whether it looks at as many as it can instead, where it is told when it is out of time."""
    judging: ClassVar[Judging]
    """How it evaluates turns."""
    remembers: ClassVar[bool] = False
    """Whether it remembers what nobody shows any more."""

    def __init__(self, nodes: int | None = None, style: str | None = None) -> None:
        """`nodes` is the most positions looked at for a turn; None is as many as is usual for the level. In a `style`
        it leans to turns of a kind, as far as that costs it little."""
        self._nodes = nodes
        self._style = style
        self._ahead: deque[PlanStep] = deque()
        self._memory: Memory | None = None
        self._said: set[Action] = set()
        self._said_in: int | None = None

    def choose(
        self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random, out_of_time: OutOfTime | None = None
    ) -> Action:
        if not has_evaluator(game):
            return RandomPlayer().choose(game, view, random)
        known = self._recalled(game, view) if self.remembers else view
        if not self._ahead or game.view(self._ahead[0].position, view.viewer) != view:
            decision = decision_of(game, known, self._effort(out_of_time), random, self.judging, self._style)
            turn = self._fresh(decision, self.pick(decision, random), game.span(view.public))
            self._ahead = deque(decision.plan(turn))
        return self._ahead.popleft().action

    def unasked(self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random) -> Action | None:
        action = unasked(game, view, random, self.judging) if has_evaluator(game) else None
        return action if action is not None and self._is_new(action, game.span(view.public)) else None

    def _recalled(self, game: Game[Any, Any, Any], view: View[Any, Any]) -> View[Any, Any]:
        if self._memory is None:
            self._memory = evaluator_of(game).memory()
        return self._memory.recalled(view)

    def _fresh(self, decision: Decision, turn: Turn[Any], span: Span) -> Turn[Any]:
        """The turn; but where all act as often as they like and it was taken before, the last one that comes to
        mind."""
        is_new = self._is_new(turn.actions[0], span)
        return turn if is_new or span.seat is not None else decision.choices[-1]

    def _is_new(self, action: Action, span: Span) -> bool:
        """Whether the player has not done the same in the same stretch of the match; from now on it has."""
        if span.number != self._said_in:
            self._said_in = span.number
            self._said.clear()
        is_new = action not in self._said
        self._said.add(action)
        return is_new

    def _effort(self, out_of_time: OutOfTime | None) -> Effort:
        unbounded = self.uses_all_its_time and out_of_time is not None
        usual = MORE_THAN_ANY_TIME_ALLOWS if unbounded else self.usual_nodes
        return Effort(usual if self._nodes is None else self._nodes, out_of_time)

    @abstractmethod
    def pick(self, decision: Decision, random: Random) -> Turn[Any]:
        """The turn that this player takes."""


class Apprentice(Planner):
    """The level "apprentice": a beginner, who takes the best of the few turns that it notices, any if it notices
    none, unless a whim comes over it."""

    usual_nodes = 300
    judging = "plain"

    def choose(
        self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random, out_of_time: OutOfTime | None = None
    ) -> Action:
        planned = super().choose(game, view, random, out_of_time)
        return RandomPlayer().choose(game, view, random) if random.random() < WHIM else planned

    def pick(self, decision: Decision, random: Random) -> Turn[Any]:
        noticed = (turn for turn in decision.choices if random.random() < NOTICED)
        return next(noticed, None) or random.choice(decision.choices)


class Merchant(Planner):
    """The level "merchant": takes the whole turn that leaves it best off by what can be counted, as if nobody would
    answer; of several that are alike, any."""

    usual_nodes = 1_000
    judging = "plain"

    def pick(self, decision: Decision, random: Random) -> Turn[Any]:
        seat, choices = decision.seat, decision.choices
        alike = [turn for turn in choices if turn.leads[seat] == choices[0].leads[seat]]
        return alike[0] if len(alike) == 1 else random.choice(alike)


class Priest(Planner):
    """The level "priest": takes the turn after which one answer of everyone else, the best one, leaves it best off."""

    usual_nodes = 2_000
    judging = "experienced"

    def pick(self, decision: Decision, random: Random) -> Turn[Any]:
        others = len(decision.choices[0].leads) - 1
        lookahead = Lookahead(decision)
        lookahead.deepen((ANSWERED, *(1,) * others))
        return lookahead.best


class King(Planner):
    """The level "king", the strongest there is: looks as far ahead as its time allows."""

    usual_nodes = 8_000
    uses_all_its_time = True
    judging = "far"
    remembers = True

    def pick(self, decision: Decision, random: Random) -> Turn[Any]:
        return best_choice(decision)


PLANNERS: Final[dict[str, type[Planner]]] = {
    "apprentice": Apprentice,
    "merchant": Merchant,
    "priest": Priest,
    "king": King,
}
"""The kind of player of every level in `ziggurat.bots.LEVELS` above the first, which is random."""


def player_of(level: str, nodes: int | None = None, style: str | None = None) -> Player:
    """A new player of that level, for one seat of one match.

    `nodes` is the most positions that it looks at for a turn; None is as many as is usual for the level. `style` is one
    of `ziggurat.bots.STYLES`, None for who likes nothing but to win.
    Raises LookupError if there is no such level, or if it has no such style: who plays at random has none.
    """
    if style is not None and style not in STYLES:
        raise LookupError(f"no style is called {style!r}; there are: {', '.join(STYLES)}")
    if level == "random":
        if style is not None:
            raise LookupError("who plays at random has no style")
        return RandomPlayer()
    try:
        return PLANNERS[level](nodes, style)
    except KeyError:
        raise LookupError(f"no level is called {level!r}; there are: random, {', '.join(PLANNERS)}") from None
