"""The generator of turns: whole movements made by plans, and the answers to all that is asked besides.

A state is a position in which somebody moves, or the end: what is asked between two movements is answered as expected.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.bots.civilization.alternatives import alternatives
from ziggurat.bots.civilization.draft import Draft
from ziggurat.bots.civilization.expected import expected
from ziggurat.bots.civilization.movement_plans import INTENTS, planned
from ziggurat.bots.civilization.playing_on import brought_forward, ended, settled, to_movement
from ziggurat.bots.civilization.winning import estimate
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.plan import Plan, plan_of
from ziggurat.bots.search.turn_generator import WIDE, Turn, TurnGenerator
from ziggurat.games.civilization.actions import CivilizationAction, EndMovement, ResetMovement
from ziggurat.games.civilization.deciding import carry_out, why_not
from ziggurat.games.civilization.moving import reset
from ziggurat.games.civilization.position import Board, Position
from ziggurat.games.game import Action, Game, Seat

FOLLOWED: Final = 2
"""The plans that are tried for each movement that may follow."""


class CivilizationTurnGenerator(TurnGenerator[Position, Position]):
    """The turns of the game. Leads are chances of winning."""

    def __init__(self, game: Game[Any, Any, Any], most_plans: int, *, plain: bool = False) -> None:
        """Tries so many plans for the movement that is to be decided, if the budget allows."""
        self._game = game
        self._most_plans = most_plans
        self._plain = plain

    def decisions(self, position: Position, seat: Seat, budget: Budget) -> list[Turn[Position]]:
        if seat not in position.board.owing:
            raise ValueError(f"no decision of seat {seat} is awaited")
        if position.board.phase == "movement":
            return self._movements(position.board, seat, self._most_plans, budget)
        found: list[Turn[Position]] = []
        for action in alternatives(position.board, seat):
            if found and budget.is_over:
                break
            found.append(self._answered(position, seat, action, budget))
        return sorted(found, key=lambda turn: -turn.leads[seat])

    def mover(self, state: Position) -> Seat | None:
        return state.board.owing[0] if state.board.owing else None

    def turns(self, state: Position, breadth: int, budget: Budget) -> list[Turn[Position]]:
        mover = self.mover(state)
        if mover is None:
            raise ValueError("the game is over")
        return self._movements(state.board, mover, self._most_plans if breadth == WIDE else FOLLOWED, budget)

    def plan(self, position: Position, seat: Seat, turn: Turn[Position]) -> Plan:
        return plan_of(self._game, position, seat, turn.actions, _answer)

    def _movements(self, board: Board, seat: Seat, most: int, budget: Budget) -> list[Turn[Position]]:
        """The movements of the seat by so many plans."""
        first: tuple[CivilizationAction, ...] = ()
        if why_not(board, seat, EndMovement()) is not None:  # with tokens aboard no plan can begin
            board, first = reset(board, seat, []), (ResetMovement(),)
        found: list[Turn[Position]] = []
        known: set[tuple[object, ...]] = set()
        for intent in INTENTS[board.options.mode][:most]:
            if found and budget.is_over:
                break
            draft = planned(board, seat, intent)
            outcome = (tuple(draft.count), tuple(draft.ships))
            if outcome not in known:
                known.add(outcome)
                found.append(self._moved(draft, first, seat, budget))
        return sorted(found, key=lambda turn: -turn.leads[seat])

    def _moved(self, draft: Draft, first: tuple[CivilizationAction, ...], seat: Seat, budget: Budget) -> Turn[Position]:
        budget.spend()
        after = ended(draft.moved)
        return Turn((*first, *draft.actions), after, self._leads(after))

    def _answered(self, position: Position, seat: Seat, action: CivilizationAction, budget: Budget) -> Turn[Position]:
        """The answer, judged once the seat has moved by its usual plan, if it will move in this turn."""
        budget.spend()
        after = to_movement(carry_out(position, seat, action, []))
        return Turn((action,), after, self._leads(_moved_as_usual(after, seat)))

    def _leads(self, position: Position) -> tuple[float, ...]:
        return estimate(settled(position), plain=self._plain)


def _moved_as_usual(position: Position, seat: Seat) -> Position:
    """The position once the seat has moved by its usual plan, before all others that are still to move."""
    board = position.board
    movement = board.movement
    if movement is None:
        return position
    if movement.seat != seat:
        if seat not in movement.after:
            return position
        board = brought_forward(board, seat)
    return ended(planned(board, seat, INTENTS[board.options.mode][0]).moved)


def _answer(game: Game[Any, Any, Any], position: Position, seat: Seat) -> Action:
    return expected(position.board, seat)
