"""The generator of the turns of Ur: on boards, which are quicker to think in than positions."""

from __future__ import annotations

from typing import Any

from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.plan import Plan, plan_of
from ziggurat.bots.search.turn_generator import WIDE, Turn, TurnGenerator
from ziggurat.bots.ur.board import OVER, Board, board_of
from ziggurat.bots.ur.candidates import fillings
from ziggurat.bots.ur.judgement import Weights, leads, worths
from ziggurat.bots.ur.turns import WIDTHS, turns
from ziggurat.games.game import Action, Game, Seat
from ziggurat.games.ur.actions import Allot
from ziggurat.games.ur.position import Position


class UrTurnGenerator(TurnGenerator[Position, Board]):
    """The turns of Ur. Leads are logarithms of the odds of winning, as these weights estimate them."""

    def __init__(self, game: Game[Any, Any, Any], weights: dict[int, Weights]) -> None:
        """`weights` are by the number of seats."""
        self._game = game
        self._weights = weights

    def decisions(self, position: Position, seat: Seat, budget: Budget) -> list[Turn[Board]]:
        if seat not in self._game.due(position).seats:
            raise ValueError(f"no decision of seat {seat} is awaited")
        if not position.pending:
            return self._found(board_of(position), WIDE, budget)
        found: list[Turn[Board]] = []
        for answer in answers(position):
            after, _ = self._game.apply(position, seat, answer)
            found += self._after_answer(after, seat, answer, budget)
        return sorted(found, key=lambda turn: -turn.leads[seat])

    def mover(self, state: Board) -> Seat | None:
        return None if state.phase == OVER else state.seat

    def turns(self, state: Board, breadth: int, budget: Budget) -> list[Turn[Board]]:
        return self._found(state, breadth, budget)

    def plan(self, position: Position, seat: Seat, turn: Turn[Board]) -> Plan:
        return plan_of(self._game, position, seat, turn.actions, plain_answer)

    def _found(self, board: Board, breadth: int, budget: Budget) -> list[Turn[Board]]:
        return turns(board, self._weights[board.seats], WIDTHS[breadth], budget)

    def _after_answer(self, position: Position, seat: Seat, answer: Action, budget: Budget) -> list[Turn[Board]]:
        """The turns that begin with this answer: in another's turn, it is all."""
        while position.pending:
            other = position.pending[0].seat
            position, _ = self._game.apply(position, other, plain_answer(self._game, position, other))
        board = board_of(position)
        if position.seat != seat:
            budget.spend()
            return [Turn((answer,), board, tuple(leads(worths(board, self._weights[board.seats]))))]
        rest = self._found(board, WIDE, budget)
        return [Turn((answer, *turn.actions), turn.state, turn.leads) for turn in rest]


def answers(position: Position) -> list[Allot]:
    """The ways worth trying to answer the first pending choice: each square filled first in turn."""
    asked = position.pending[0]
    return [Allot(gains) for gains in fillings(list(asked.squares), list(asked.most), asked.total)]


def plain_answer(game: Game[Any, Any, Any], position: Position, seat: Seat) -> Action:
    """The answer that anyone is expected to give: the first of these ways, as `candidates` takes for granted."""
    return answers(position)[0]
