"""The generator of turns: whole movements made by plans, and the answers to all that is asked besides.

Every turn is judged by how the game goes on after it, so that there is nothing to be found by looking further.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ziggurat.bots.civilization.alternatives import alternatives
from ziggurat.bots.civilization.draft import Draft
from ziggurat.bots.civilization.expected import expected
from ziggurat.bots.civilization.manner import WHOLE_GAME, Manner
from ziggurat.bots.civilization.movement_plans import planned
from ziggurat.bots.civilization.movements import Movements
from ziggurat.bots.civilization.playing_on import brought_forward, ended, followed, settled, to_movement
from ziggurat.bots.civilization.winning import estimate
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.plan import Plan, plan_of
from ziggurat.bots.search.turn_generator import Turn, TurnGenerator
from ziggurat.games.civilization.actions import ChooseNation, CivilizationAction, EndMovement, ResetMovement
from ziggurat.games.civilization.deciding import carry_out, why_not
from ziggurat.games.civilization.moving import reset
from ziggurat.games.civilization.position import Board, Position
from ziggurat.games.civilization.setup import nations_left
from ziggurat.games.game import Action, Game, Seat


class CivilizationTurnGenerator(TurnGenerator[Position, Position]):
    """The turns of the game, thought of and judged in one manner. Leads are chances of winning."""

    def __init__(self, game: Game[Any, Any, Any], manner: Manner) -> None:
        self._game = game
        self._manner = manner

    def decisions(self, position: Position, seat: Seat, budget: Budget) -> list[Turn[Position]]:
        if seat not in position.board.owing:
            raise ValueError(f"no decision of seat {seat} is awaited")
        if position.board.phase == "movement":
            tried = self._movements(position.board, seat, budget)
        else:
            tried = self._answers(position, seat, budget)
        found = [next(tried)]
        for turn in tried:
            if budget.is_late:
                break
            found.append(turn)
            if budget.is_over:
                break
        return sorted(found, key=lambda turn: -turn.leads[seat])

    def mover(self, state: Position) -> Seat | None:
        """Nobody: who moves next has moved already where a turn is judged."""
        return None

    def turns(self, state: Position, breadth: int, budget: Budget) -> list[Turn[Position]]:
        raise ValueError("nothing is looked at beyond a turn that has been judged")

    def plan(self, position: Position, seat: Seat, turn: Turn[Position]) -> Plan:
        return plan_of(self._game, position, seat, turn.actions, _answer)

    def _movements(self, board: Board, seat: Seat, budget: Budget) -> Iterator[Turn[Position]]:
        """The movements of the seat by the plans that come to mind, each once, and then better ones."""
        first: tuple[CivilizationAction, ...] = ()
        if why_not(board, seat, EndMovement()) is not None:  # with tokens aboard no plan can begin
            board, first = reset(board, seat, []), (ResetMovement(),)
        mode = board.options.mode
        movements = Movements(board, seat, budget, lambda draft: self._moved(draft, first, budget))
        yield from movements.by_plans(self._manner.intents[mode])
        if mode == "farmers":
            yield from movements.bettered(min(self._manner.bettering, budget.left // 4))

    def _moved(self, draft: Draft, first: tuple[CivilizationAction, ...], budget: Budget) -> Turn[Position]:
        after = ended(draft.moved)
        return Turn((*first, *draft.actions), after, self._leads(after, draft.board.turn, budget))

    def _answers(self, position: Position, seat: Seat, budget: Budget) -> Iterator[Turn[Position]]:
        if position.board.phase == "nations":
            yield from self._nations(position, seat, budget)
            return
        for action in alternatives(position.board, seat):
            budget.spend()
            after = to_movement(carry_out(position, seat, action, []))
            if self._manner.turns is None:
                after = _moved_as_usual(after, seat)
            yield Turn((action,), after, self._leads(after, position.board.turn, budget))

    def _nations(self, position: Position, seat: Seat, budget: Budget) -> Iterator[Turn[Position]]:
        """The nations that come to mind: all alike to a beginner."""
        board = position.board
        if self._manner.nations == "liked":
            actions: list[CivilizationAction] = [expected(board, seat)]
        else:
            actions = [ChooseNation(nation) for nation in nations_left(board)]
        for action in actions:
            after = to_movement(carry_out(position, seat, action, []))
            if self._manner.nations == "tried":
                yield Turn((action,), after, estimate(followed(after, WHOLE_GAME, budget).board))
            else:
                yield Turn((action,), after, (1 / board.seats,) * board.seats)

    def _leads(self, after: Position, turn: int, budget: Budget) -> tuple[float, ...]:
        """The chances as one sees them once the game has been played on from that turn."""
        if self._manner.turns is None:
            return estimate(settled(after), plain=True)
        ahead = self._manner.turns[after.board.options.mode]
        return estimate(followed(after, turn + ahead, budget).board)


def _moved_as_usual(position: Position, seat: Seat) -> Position:
    """The position once the seat has moved by its usual plan, if it will in this turn, before all others that are
    still to move."""
    board = position.board
    movement = board.movement
    if movement is None:
        return position
    if movement.seat != seat:
        if seat not in movement.after:
            return position
        board = brought_forward(board, seat)
    return ended(planned(board, seat).moved)


def _answer(game: Game[Any, Any, Any], position: Position, seat: Seat) -> Action:
    return expected(position.board, seat)
