"""The generator of turns: found in one imagined position, and followed in several at once.

What the others hold and what will be drawn cannot be known, so a turn is played, and answers to it are looked for, in
every position that was imagined, and what comes of them is averaged.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeAlias

from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.plan import Plan, plan_of
from ziggurat.bots.search.turn_generator import WIDE, Turn, TurnGenerator
from ziggurat.bots.tigris.answers import answer_of, best_commitment
from ziggurat.bots.tigris.turn_search import Breadth, Found, TurnSearch
from ziggurat.bots.tigris.unseen import imagined_anew
from ziggurat.bots.tigris.worth import Weights
from ziggurat.games.game import Action, Game, Seat
from ziggurat.games.tigris.action_rules import deciding
from ziggurat.games.tigris.actions import Commit
from ziggurat.games.tigris.position import Position

Worlds: TypeAlias = tuple[Position, ...]
"""Positions that the thinker cannot tell apart."""

BROADEST: Final = Breadth(8, 1.0)
NARROW: Final = Breadth(2, 0.4)
NODES_A_BEGINNING: Final = 600
"""How many nodes a budget must have for every beginning of a turn that is gone on from; with fewer of these than are
possible, less of what may follow each is looked at too."""
FOLLOWED: Final = 12
"""The most turns that are offered of those that may follow."""
MOST_WORLDS: Final = 4
NODES_A_WORLD: Final = 2_500
"""How many nodes a budget must have for every further imagined position."""


class TigrisTurnGenerator(TurnGenerator[Position, Worlds]):
    """The turns of the game. Leads are chances of winning."""

    def __init__(self, game: Game[Any, Any, Any], weights: Weights, broadest: Breadth = BROADEST) -> None:
        """Looks at what is to be decided in that breadth, if the budget is large enough for it."""
        self._game = game
        self._broadest = broadest
        self._search = TurnSearch(game, weights)

    def decisions(self, position: Position, seat: Seat, budget: Budget) -> list[Turn[Worlds]]:
        if seat not in deciding(position.board):
            raise ValueError(f"no decision of seat {seat} is awaited")
        worlds = self._worlds(position, seat, budget)
        if position.board.phase in ("commit_attacker", "commit_defender"):
            return [self._turn(worlds, seat, (Commit(best_commitment(position, seat)),), budget)]
        found = self._search.turns(position, seat, self._breadth(budget), budget)
        turns: list[Turn[Worlds]] = []
        for each in found:
            if len(worlds) == 1 or budget.is_over:
                return [Turn(each.actions, (each.position,), each.chances) for each in found]
            turns.append(self._turn(worlds, seat, each.actions, budget))
        return sorted(turns, key=lambda turn: -turn.leads[seat])

    def mover(self, state: Worlds) -> Seat | None:
        return next((asked[0] for world in state if (asked := deciding(world.board))), None)

    def turns(self, state: Worlds, breadth: int, budget: Budget) -> list[Turn[Worlds]]:
        """The best turns of each world, the second best, and so on, each together."""
        mover = self.mover(state)
        if mover is None:
            raise ValueError("the game is over")
        wanted = self._breadth(budget) if breadth == WIDE else NARROW
        by_world = [self._followed(world, mover, wanted, budget) for world in state]
        count = min(FOLLOWED, max(map(len, by_world)))
        return [_together((), [found[min(n, len(found) - 1)] for found in by_world]) for n in range(count)]

    def plan(self, position: Position, seat: Seat, turn: Turn[Worlds]) -> Plan:
        return plan_of(self._game, position, seat, turn.actions, _answer)

    def _breadth(self, budget: Budget) -> Breadth:
        beam, share = self._broadest
        afforded = max(1, min(beam, budget.left // NODES_A_BEGINNING))
        return Breadth(afforded, share * (1 + afforded / beam) / 2)

    def _worlds(self, position: Position, seat: Seat, budget: Budget) -> Worlds:
        """The position, and others that the seat cannot tell from it, as many as the budget has nodes for."""
        count = min(MOST_WORLDS, 1 + budget.left // NODES_A_WORLD)
        return (position, *_others(position, seat, count - 1))

    def _turn(self, worlds: Worlds, seat: Seat, actions: tuple[Action, ...], budget: Budget) -> Turn[Worlds]:
        return _together(actions, [self._search.played(world, seat, actions, budget) for world in worlds])

    def _followed(self, world: Position, mover: Seat, breadth: Breadth, budget: Budget) -> list[Found]:
        """The turns of the mover, if it is the one to move there."""
        if mover not in deciding(world.board):
            return [self._search.judged(world)]
        return self._search.turns(world, mover, breadth, budget)


def _others(position: Position, seat: Seat, count: int) -> list[Position]:
    """So many positions that the seat cannot tell from this one."""
    random = Random(position.bag)
    return [imagined_anew(position, seat, random) for _ in range(count)]


def _together(actions: tuple[Action, ...], found: list[Found]) -> Turn[Worlds]:
    """One turn that stands for one in each world: the chances are those on average."""
    leads = tuple(sum(each) / len(found) for each in zip(*(each.chances for each in found), strict=True))
    return Turn(actions, tuple(each.position for each in found), leads)


def _answer(game: Game[Any, Any, Any], position: Position, seat: Seat) -> Action:
    return answer_of(position, seat)
