"""An outlook in single actions: turns put together by `TurnSearch`, states that are positions."""

from __future__ import annotations

from typing import Any, Final

from ziggurat.bots.budget import Budget
from ziggurat.bots.outlook import NARROW, WIDE, Outlook, Turn
from ziggurat.bots.plan import Plan, steps_of
from ziggurat.bots.stepwise import StepwiseKnowledge
from ziggurat.bots.turn_search import Reach, TurnSearch
from ziggurat.games.game import Game, P, Seat

REACHES: Final[dict[int, Reach]] = {WIDE: Reach(450, 100, 4), NARROW: Reach(60, 20, 2)}
"""How far is searched in each breadth."""


class StepwiseOutlook(Outlook[P, P]):
    """Leads are worths, in points."""

    def __init__(self, game: Game[Any, Any, Any], knowledge: StepwiseKnowledge[Any]) -> None:
        self._game = game
        self._knowledge = knowledge

    def decisions(self, position: P, seat: Seat, budget: Budget) -> list[Turn[P]]:
        return self._found(position, seat, WIDE, budget)

    def mover(self, state: P) -> Seat | None:
        return next(iter(self._game.to_act(state)), None)

    def turns(self, state: P, breadth: int, budget: Budget) -> list[Turn[P]]:
        seat = self.mover(state)
        assert seat is not None
        return self._found(state, seat, breadth, budget)

    def plan(self, position: P, seat: Seat, turn: Turn[P]) -> Plan:
        return steps_of(self._game, position, seat, turn.actions, self._knowledge.plain_answer)

    def _found(self, position: P, seat: Seat, breadth: int, budget: Budget) -> list[Turn[P]]:
        lines = TurnSearch(self._game, self._knowledge, position, seat, REACHES[breadth], budget).ended()
        return [Turn(line.actions, line.position, self._leads(line.position)) for line in lines]

    def _leads(self, position: P) -> tuple[float, ...]:
        seats = range(self._knowledge.seats(position))
        return tuple(self._knowledge.worth(position, seat) for seat in seats)
