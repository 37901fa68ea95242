"""The generator of turns: two actions with all they cause, found by looking closely at the best of what may follow."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.plan import Plan, plan_of
from ziggurat.bots.search.turn_generator import WIDE, Turn, TurnGenerator
from ziggurat.bots.tigris.answers import answer_of, best_commitment
from ziggurat.bots.tigris.candidates import candidates
from ziggurat.bots.tigris.winning import chances
from ziggurat.bots.tigris.worth import Weights
from ziggurat.games.game import Action, Game, Seat
from ziggurat.games.tigris.action_rules import deciding
from ziggurat.games.tigris.actions import Commit
from ziggurat.games.tigris.defaults import safe_default
from ziggurat.games.tigris.position import Position

CHOICES: Final = 24
"""The most turns that are offered."""
BEAM: Final = 8
NARROW_BEAM: Final = 2
"""How many beginnings of a turn are gone on from."""
NARROW_SHARE: Final = 0.4
LONGEST: Final = 14
"""The most decisions of one seat within a turn."""


class _Begun(NamedTuple):
    """The beginning of a turn: its actions, where they lead, and everyone's chances there."""

    actions: tuple[Action, ...]
    position: Position
    chances: tuple[float, ...]


class TigrisTurnGenerator(TurnGenerator[Position, Position]):
    """The turns of the game. Leads are chances of winning."""

    def __init__(self, game: Game[Any, Any, Any], weights: Weights, beam: int = BEAM, share: float = 1.0) -> None:
        """Looks closely at so many beginnings of a turn, and at that share of what may follow each."""
        self._game = game
        self._weights = weights
        self._beam = beam
        self._share = share

    def decisions(self, position: Position, seat: Seat, budget: Budget) -> list[Turn[Position]]:
        if seat not in deciding(position.board):
            raise ValueError(f"no decision of seat {seat} is awaited")
        if position.board.phase in ("commit_attacker", "commit_defender"):
            return self._commitment(position, seat)
        return self._turns(position, seat, self._beam, self._share, budget)

    def mover(self, state: Position) -> Seat | None:
        return next(iter(deciding(state.board)), None)

    def turns(self, state: Position, breadth: int, budget: Budget) -> list[Turn[Position]]:
        seat = deciding(state.board)[0]
        if breadth == WIDE:
            return self._turns(state, seat, self._beam, self._share, budget)
        return self._turns(state, seat, NARROW_BEAM, min(NARROW_SHARE, self._share), budget)

    def plan(self, position: Position, seat: Seat, turn: Turn[Position]) -> Plan:
        return plan_of(self._game, position, seat, turn.actions, _answer)

    # ------------------------------------------------------------------ within a conflict

    def _commitment(self, position: Position, seat: Seat) -> list[Turn[Position]]:
        """One answer: the number that is best against every hand that the other may hold."""
        action = Commit(best_commitment(position, seat))
        after = self._answered(self._game.apply(position, seat, action)[0], seat)
        return [Turn((action,), after, chances(after, self._weights))]

    # ------------------------------------------------------------------ whole turns

    def _turns(self, position: Position, seat: Seat, beam: int, share: float, budget: Budget) -> list[Turn[Position]]:
        begun = [_Begun((), position, chances(position, self._weights))]
        ended: list[_Begun] = []
        for _ in range(LONGEST):
            grown = self._all_grown(begun, seat, share, budget)
            ended += [each for each in grown if self._is_passed(each.position, position, seat)]
            going_on = [each for each in grown if not self._is_passed(each.position, position, seat)]
            begun = _different(going_on, seat, beam)
            if not begun or budget.is_over:
                break
        if not ended:
            ended = [self._finished(each, position, seat) for each in begun[:1]] or [self._default(position, seat)]
        ended.sort(key=lambda each: -each.chances[seat])
        return [Turn(each.actions, each.position, each.chances) for each in ended[:CHOICES]]

    def _all_grown(self, begun: list[_Begun], seat: Seat, share: float, budget: Budget) -> list[_Begun]:
        """All beginnings with one more decision of the seat, or the best of them once the budget is spent."""
        grown: list[_Begun] = []
        for start in begun:
            if budget.is_over and grown:
                break
            grown += self._grown(start, seat, share, budget)
        return grown

    def _grown(self, start: _Begun, seat: Seat, share: float, budget: Budget) -> list[_Begun]:
        """The beginning with one more decision of the seat."""
        found: list[_Begun] = []
        for action in candidates(start.position, seat, share):
            if budget.is_over and found:
                break
            budget.spend()
            after = self._answered(self._game.apply(start.position, seat, action)[0], seat)
            found.append(_Begun((*start.actions, action), after, chances(after, self._weights)))
        return found

    def _answered(self, position: Position, seat: Seat) -> Position:
        """The position once others have answered what they are asked within the seat's turn."""
        while position.board.seat == seat and (asked := deciding(position.board)) and asked[0] != seat:
            position, _ = self._game.apply(position, asked[0], answer_of(position, asked[0]))
        return position

    def _is_passed(self, position: Position, before: Position, seat: Seat) -> bool:
        """Whether nothing more is to be decided by the seat: its turn is over, or its answer within another's given."""
        if position.board.turn != before.board.turn or position.board.phase == "over":
            return True
        return before.board.seat != seat

    def _finished(self, start: _Begun, before: Position, seat: Seat) -> _Begun:
        """The beginning, ended by what is done for whoever does not decide."""
        while not self._is_passed(start.position, before, seat):
            action = safe_default(start.position.board)
            after = self._answered(self._game.apply(start.position, seat, action)[0], seat)
            start = _Begun((*start.actions, action), after, chances(after, self._weights))
        return start

    def _default(self, position: Position, seat: Seat) -> _Begun:
        return self._finished(_Begun((), position, ()), position, seat)


def _different(begun: list[_Begun], seat: Seat, beam: int) -> list[_Begun]:
    """The best beginnings, of those that lead to the same position one."""
    kept: dict[object, _Begun] = {}
    for each in sorted(begun, key=lambda each: -each.chances[seat]):
        kept.setdefault((each.position.board, each.position.hands[seat]), each)
        if len(kept) == beam:
            break
    return list(kept.values())


def _answer(game: Game[Any, Any, Any], position: Position, seat: Seat) -> Action:
    return answer_of(position, seat)
