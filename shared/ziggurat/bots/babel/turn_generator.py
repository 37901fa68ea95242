"""The generator of the turns of Babel: the rival's turns in several imagined positions at once.

What the rival holds and what will be drawn cannot be known, so an answer is looked for in every position that was
imagined, and what comes of them is averaged.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final, NamedTuple

from ziggurat.bots.babel.beam_search import Reached, best_turns
from ziggurat.bots.babel.discarding import discards, likely_discard
from ziggurat.bots.babel.state import state_of
from ziggurat.bots.babel.unseen import imagined_anew
from ziggurat.bots.babel.winning import chance_of, chances
from ziggurat.bots.babel.worth import Judgement
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.plan import Plan, plan_of
from ziggurat.bots.search.turn_generator import Turn, TurnGenerator
from ziggurat.games.babel.action_rules import deciding
from ziggurat.games.babel.actions import EndActions
from ziggurat.games.babel.position import Position
from ziggurat.games.game import Action, Game, Seat

END: Final = EndActions()
CHOICES: Final = 24
"""The most turns that are offered."""
ALIKE: Final = 2
"""How many of them may come to much the same."""
BROADEST: Final = 100
"""How many states of each length a search for one's own turn goes on from, at the most."""
LOOKS: Final = ((12, 1), (24, 1))
"""Nobody looks further than to the answer: what comes after it depends on cards that nobody has drawn, and players that
looked there have not won more."""
NARROW_WIDTH: Final = 3
"""The same for turns that may follow."""
NODES_A_STATE: Final = 40
"""How many nodes a budget must have for every state of the breadth."""
FEWEST_SAMPLES: Final = 3
MOST_SAMPLES: Final = 24
"""In how many imagined positions answers are looked for."""
NODES_A_SAMPLE: Final = 600
"""How many nodes a budget must have for every further imagined position."""


class Future(NamedTuple):
    """Positions that the thinker cannot tell apart, and what `seat` does in each of them before the next one moves."""

    positions: tuple[Position, ...]
    seat: Seat
    actions: tuple[Action, ...]
    mover: Seat | None


class BabelTurnGenerator(TurnGenerator[Position, Future]):
    """The turns of Babel. Leads are chances of winning."""

    def __init__(self, game: Game[Any, Any, Any], judgement: Judgement, broadest: int = BROADEST) -> None:
        """`broadest` is the most states of each length that a search for one's own turn goes on from."""
        self._game = game
        self._judgement = judgement
        self._broadest = broadest

    @property
    def looks(self) -> tuple[tuple[int, ...], ...]:
        return LOOKS

    def decisions(self, position: Position, seat: Seat, budget: Budget) -> list[Turn[Future]]:
        if seat not in deciding(position.board):
            raise ValueError(f"no decision of seat {seat} is awaited")
        samples = min(MOST_SAMPLES, FEWEST_SAMPLES + budget.left // NODES_A_SAMPLE)
        imagined = _imagined(position, seat, samples)
        if position.board.phase == "discard":
            found = discards(position, seat, self._judgement)
            return [self._turn(imagined, seat, (action,), worth, 1 - seat) for worth, action in found]
        width = max(2, min(self._broadest, budget.left // NODES_A_STATE))
        reached = _different(best_turns(state_of(position, seat), self._judgement.worth, width, budget))
        return [
            self._turn(imagined, seat, node.actions, node.worth, None)
            if node.state.won
            else self._turn(imagined, seat, (*node.actions, END), node.worth, 1 - seat)
            for node in reached
        ]

    def mover(self, state: Future) -> Seat | None:
        return state.mover

    def turns(self, state: Future, breadth: int, budget: Budget) -> list[Turn[Future]]:
        """One turn that stands for the best one in each of the imagined positions."""
        played = [self._played(imagined, state.seat, state.actions) for imagined in state.positions]
        followed = [self._followed(position, budget) for position in played]
        ends = tuple(after for after, _ in followed)
        leads = tuple(sum(each) / len(ends) for each in zip(*(chances for _, chances in followed), strict=True))
        mover = next((end.board.seat for end in ends if end.board.phase != "over"), None)
        return [Turn((), Future(ends, 0, (), mover), leads)]

    def plan(self, position: Position, seat: Seat, turn: Turn[Future]) -> Plan:
        return plan_of(self._game, position, seat, turn.actions, self._answer)

    def _turn(
        self, imagined: tuple[Position, ...], seat: Seat, actions: tuple[Action, ...], worth: float, mover: Seat | None
    ) -> Turn[Future]:
        chance = chance_of(worth)
        leads = (chance, 1.0 - chance) if seat == 0 else (1.0 - chance, chance)
        return Turn(actions, Future(imagined, seat, actions, mover), leads)

    def _followed(self, position: Position, budget: Budget) -> tuple[Position, tuple[float, float]]:
        """The position after the best turn of whoever is next, and everyone's chances then."""
        if position.board.phase == "over":
            return position, chances(position)
        mover = position.board.seat
        best = best_turns(state_of(position, mover), self._judgement.worth, NARROW_WIDTH, budget)[0]
        actions = best.actions if best.state.won else (*best.actions, END)
        chance = chance_of(best.worth)
        leads = (chance, 1.0 - chance) if mover == 0 else (1.0 - chance, chance)
        return self._played(position, mover, actions), leads

    def _played(self, position: Position, seat: Seat, actions: tuple[Action, ...]) -> Position:
        """The position after these actions, demands having been answered."""
        for action in actions:
            while seat not in deciding(position.board):
                other = deciding(position.board)[0]
                position, _ = self._game.apply(position, other, self._answer(self._game, position, other))
            position, _ = self._game.apply(position, seat, action)
        return position

    def _answer(self, game: Game[Any, Any, Any], position: Position, seat: Seat) -> Action:
        return likely_discard(position, seat)


def _different(reached: list[Reached]) -> list[Reached]:
    """The best turns, but only a few of those that come to the same but for where the last people settle."""
    kept: list[Reached] = []
    alike: Counter[object] = Counter()
    for node in reached:
        state = node.state
        kind = state.pawn, state.temples, state.rival_temples, state.rival_columns, state.rival_hand, len(state.hand)
        alike[kind] += 1
        if alike[kind] <= ALIKE:
            kept.append(node)
            if len(kept) == CHOICES:
                break
    return kept


def _imagined(position: Position, seat: Seat, samples: int) -> tuple[Position, ...]:
    """The position, and others that `seat` cannot tell from it."""
    return (position, *(imagined_anew(position, seat, Random(position.generator + n)) for n in range(1, samples)))
