"""The generator of turns: whole movements made by plans, and the answers to all that is asked besides.

Every turn is judged by how the game goes on after it, so that there is nothing to be found by looking further.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from ziggurat.bots.civilization.alternatives import alternatives
from ziggurat.bots.civilization.cards.ranking import RANKED, ranked
from ziggurat.bots.civilization.draft import Draft
from ziggurat.bots.civilization.expected import expected
from ziggurat.bots.civilization.favourites import LIKED, PROVEN, favourite
from ziggurat.bots.civilization.horizon import turns_left
from ziggurat.bots.civilization.manner import WHOLE_GAME, Manner
from ziggurat.bots.civilization.market.dealing import unasked
from ziggurat.bots.civilization.movement_plans import planned
from ziggurat.bots.civilization.movements import Movements
from ziggurat.bots.civilization.playing_on import (
    brought_forward,
    ended,
    followed,
    foreseen,
    settled,
    to_movement,
    without_cards,
)
from ziggurat.bots.civilization.winning import estimate
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.plan import Plan, plan_of
from ziggurat.bots.search.turn_generator import Turn, TurnGenerator
from ziggurat.games.civilization.actions import ChooseNation, CivilizationAction, EndMovement, ResetMovement
from ziggurat.games.civilization.deciding import carry_out, why_not
from ziggurat.games.civilization.moving import reset
from ziggurat.games.civilization.position import Board, Own, Phase, Position
from ziggurat.games.civilization.setup import nations_left
from ziggurat.games.civilization.sight import own_of
from ziggurat.games.game import Action, Game, Seat, View

_RANK: Final = 1e-3
"""What an action is worth less than the one that comes before it by rank."""
_ON_THE_MAP: Final[frozenset[Phase]] = frozenset(("movement", "conflicts", "support", "cities"))


class CivilizationTurnGenerator(TurnGenerator[Position, Position]):
    """The turns of the game, thought of and judged in one manner. Leads are chances of winning."""

    def __init__(self, game: Game[Any, Any, Any], manner: Manner) -> None:
        self._game = game
        self._manner = manner

    def decisions(self, position: Position, seat: Seat, budget: Budget) -> list[Turn[Position]]:
        if seat not in position.board.owing:
            raise ValueError(f"no decision of seat {seat} is awaited")
        if position.board.phase == "movement":
            tried = self._movements(position, seat, budget)
        elif position.board.phase in RANKED:
            tried = self._ranked(position, seat, budget)
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

    def unasked(self, view: View[Any, Any], random: Random) -> Action | None:
        board: Board = view.public.board
        if board.phase != "trade" or view.viewer is None:
            return None
        return unasked(board, view.viewer, view.private or Own(), random, self._manner.trading)

    def _movements(self, position: Position, seat: Seat, budget: Budget) -> Iterator[Turn[Position]]:
        """The movements of the seat by the plans that come to mind, each once, and then better ones."""
        board = position.board
        first: tuple[CivilizationAction, ...] = ()
        if why_not(board, seat, EndMovement()) is not None:  # with tokens aboard no plan can begin
            board, first = reset(board, seat, []), (ResetMovement(),)
        mode = board.options.mode
        movements = Movements(board, seat, budget, lambda draft: self._moved(position, draft, first, budget))
        yield from movements.by_plans(self._manner.intents[mode])
        if mode != "nomads":
            yield from movements.bettered(min(self._manner.bettering, budget.left // 4))

    def _moved(
        self, position: Position, draft: Draft, first: tuple[CivilizationAction, ...], budget: Budget
    ) -> Turn[Position]:
        after = ended(position.on(draft.moved))
        return Turn((*first, *draft.actions), after, self._leads(after, draft.board, budget))

    def _answers(self, position: Position, seat: Seat, budget: Budget) -> Iterator[Turn[Position]]:
        if position.board.phase == "nations":
            yield from self._nations(position, seat, budget)
            return
        own = None if position.secrets is None else own_of(position, seat)
        for action in alternatives(position.board, seat, own):
            budget.spend()
            after = to_movement(_beyond_cards(carry_out(position, seat, action, [])))
            if self._manner.turns is None:
                after = _moved_as_usual(after, seat)
            yield Turn((action,), after, self._leads(after, position.board, budget))

    def _ranked(self, position: Position, seat: Seat, budget: Budget) -> Iterator[Turn[Position]]:
        """Decisions about cards, in their order, of which nothing is played on."""
        board, secrets = position.board, position.hidden
        leads = estimate(board)
        actions = ranked(board, seat, own_of(position, seat), self._manner, Random(secrets.seed))
        for place, action in enumerate(actions):
            budget.spend()
            lower = tuple([lead - _RANK * place if each == seat else lead for each, lead in enumerate(leads)])
            yield Turn((action,), position, lower)

    def _nations(self, position: Position, seat: Seat, budget: Budget) -> Iterator[Turn[Position]]:
        """The nations that come to mind: all alike to a beginner."""
        board = position.board
        tries = self._manner.nations == "tried" and not board.options.has_cards
        if self._manner.nations != "any" and not tries:
            known = PROVEN if self._manner.nations == "tried" else LIKED
            best = favourite(known[board.options.mode], nations_left(board))
            actions: list[CivilizationAction] = [ChooseNation(best)]
        else:
            actions = [ChooseNation(nation) for nation in nations_left(board)]
        for action in actions:
            after = to_movement(carry_out(position, seat, action, []))
            if tries:
                yield Turn((action,), after, estimate(followed(after, WHOLE_GAME, budget).board))
            else:
                yield Turn((action,), after, (1 / board.seats,) * board.seats)

    def _leads(self, after: Position, before: Board, budget: Budget) -> tuple[float, ...]:
        """The chances as one sees them once the game has been played on from there, but with cards not beyond the end
        that it may soon have."""
        if self._manner.turns is None:
            return estimate(settled(after), plain=True)
        ahead = self._manner.turns[after.board.options.mode]
        if before.options.has_cards:
            ahead = min(ahead, max(0, turns_left(before) - 1))
        future = foreseen(after, before.turn, before.turn + ahead, budget)
        return estimate(future.position.board, earned=future.earned)


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
    return ended(position.on(planned(board, seat).moved))


def _beyond_cards(position: Position) -> Position:
    """The position without what lies hidden, once nothing depends on it any more in this turn."""
    return without_cards(position) if position.board.phase in _ON_THE_MAP else position


def _answer(game: Game[Any, Any, Any], position: Position, seat: Seat) -> Action:
    return expected(position.board, seat, own_of(position, seat))
