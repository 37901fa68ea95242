"""The evaluator of Civilization: the rooms of this folder joined behind the contract of all games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ziggurat.bots.civilization.earning import earnings
from ziggurat.bots.civilization.expected import expected
from ziggurat.bots.civilization.imagining import imagined_secrets
from ziggurat.bots.civilization.manner import BEGINNER, EXPERT, SEER
from ziggurat.bots.civilization.turn_generator import CivilizationTurnGenerator
from ziggurat.bots.civilization.winning import chances
from ziggurat.bots.earning import Earning
from ziggurat.bots.evaluator import Evaluator
from ziggurat.bots.search.budget import Budget
from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.position import Own, Position
from ziggurat.games.civilization.sight import own_of
from ziggurat.games.game import Game, Seat, View


class CivilizationEvaluator(Evaluator[Position]):
    """The evaluation of the game."""

    def imagine(self, view: View[Any, Any], random: Random) -> Position:
        """The position that is seen. Of the answers that wait only the viewer's own is known; others are taken to
        have answered as expected. Cards that lie hidden are drawn."""
        board, private = view.public.board, view.private or Own()
        secrets = imagined_secrets(board, view.viewer, private, random) if board.options.has_cards else None
        nobody: tuple[CivilizationAction | None, ...] = (None,) * board.seats
        position = Position(board, nobody, secrets)
        if board.phase == "trade":
            return position
        answers = [
            expected(board, seat, own_of(position, seat)) if seat in board.answered else None
            for seat in range(board.seats)
        ]
        if view.viewer is not None and view.private is not None:
            answers[view.viewer] = view.private.answer
        return Position(board, tuple(answers), secrets)

    def chances(self, position: Position) -> tuple[float, ...]:
        return chances(position.board)

    def turn_generator(self, game: Game[Any, Any, Any]) -> CivilizationTurnGenerator:
        return CivilizationTurnGenerator(game, EXPERT)

    def plain_turn_generator(self, game: Game[Any, Any, Any]) -> CivilizationTurnGenerator:
        return CivilizationTurnGenerator(game, BEGINNER)

    def far_turn_generator(self, game: Game[Any, Any, Any], view: View[Any, Any]) -> CivilizationTurnGenerator:
        return CivilizationTurnGenerator(game, SEER)

    def earnings(
        self, game: Game[Any, Any, Any], position: Position, seat: Seat, breadth: float, budget: Budget
    ) -> Iterator[Earning]:
        """Exactly all purchases, however great the breadth."""
        return earnings(position, seat, budget)
