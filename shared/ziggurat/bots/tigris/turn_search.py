"""The search for turns in one position: two actions with all they cause, found by looking closely at the best of what
may follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ziggurat.bots.search.budget import Budget
from ziggurat.bots.tigris.answers import answered
from ziggurat.bots.tigris.candidates import candidates
from ziggurat.bots.tigris.winning import chances
from ziggurat.bots.tigris.worth import Weights
from ziggurat.games.game import Action, Game, Seat
from ziggurat.games.tigris.action_rules import why_not
from ziggurat.games.tigris.defaults import safe_default
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.situation import situation_of

MOST: Final = 24
"""The most turns that are found."""
LONGEST: Final = 14
"""The most decisions of one seat within a turn."""


class Breadth(NamedTuple):
    """How broadly is searched: so many beginnings of a turn are gone on from, and that share of what may follow each is
    looked at."""

    beam: int
    share: float


class Found(NamedTuple):
    """A turn or the beginning of one: its actions, where they lead, and everyone's chances there."""

    actions: tuple[Action, ...]
    position: Position
    chances: tuple[float, ...]


class TurnSearch:
    """The search, by these weights."""

    def __init__(self, game: Game[Any, Any, Any], weights: Weights) -> None:
        self._game = game
        self._weights = weights

    def turns(self, position: Position, seat: Seat, breadth: Breadth, budget: Budget) -> list[Found]:
        """The turns of the seat, whose decision is awaited, or its answers within another's; best first, at least
        one."""
        begun = [Found((), position, chances(position, self._weights))]
        ended: list[Found] = []
        for _ in range(LONGEST):
            grown = self._all_grown(begun, seat, breadth.share, budget)
            ended += [each for each in grown if is_passed(each.position, position, seat)]
            going_on = [each for each in grown if not is_passed(each.position, position, seat)]
            begun = _different(going_on, seat, breadth.beam)
            if not begun or budget.is_over:
                break
        if not ended:
            ended = [self._finished(begun[0] if begun else Found((), position, ()), position, seat)]
        ended.sort(key=lambda each: -each.chances[seat])
        return ended[:MOST]

    def played(self, position: Position, seat: Seat, actions: Sequence[Action], budget: Budget) -> Found:
        """The turn of these actions in a position that may differ in what the seat does not see: what turns out not to
        be possible is left out, and what is asked besides is decided as if nobody did."""
        start = Found((), position, ())
        for action in actions:
            if is_passed(start.position, position, seat):
                return start
            if why_not(situation_of(start.position, seat), action) is None:
                budget.spend()
                start = self._with(start, action, seat)
        return self._finished(start, position, seat)

    def judged(self, position: Position) -> Found:
        """The position as it is."""
        return Found((), position, chances(position, self._weights))

    def _all_grown(self, begun: list[Found], seat: Seat, share: float, budget: Budget) -> list[Found]:
        """All beginnings with one more decision of the seat, or the best of them once the budget is spent."""
        grown: list[Found] = []
        for start in begun:
            if budget.is_over and grown:
                break
            grown += self._grown(start, seat, share, budget)
        return grown

    def _grown(self, start: Found, seat: Seat, share: float, budget: Budget) -> list[Found]:
        """The beginning with one more decision of the seat."""
        found: list[Found] = []
        for action in candidates(start.position, seat, share):
            if budget.is_over and found:
                break
            budget.spend()
            found.append(self._with(start, action, seat))
        return found

    def _with(self, start: Found, action: Action, seat: Seat) -> Found:
        """The beginning with that decision, answered by others."""
        after = answered(self._game, self._game.apply(start.position, seat, action)[0], seat)
        return Found((*start.actions, action), after, chances(after, self._weights))

    def _finished(self, start: Found, before: Position, seat: Seat) -> Found:
        """The beginning, ended by what is done for whoever does not decide."""
        while not is_passed(start.position, before, seat):
            start = self._with(start, safe_default(start.position.board), seat)
        return start


def is_passed(position: Position, before: Position, seat: Seat) -> bool:
    """Whether nothing more is to be decided by the seat: its turn is over, or its answer within another's given."""
    if position.board.turn != before.board.turn or position.board.phase == "over":
        return True
    return before.board.seat != seat and position is not before


def _different(begun: list[Found], seat: Seat, beam: int) -> list[Found]:
    """The best beginnings, of those that lead to the same position one."""
    kept: dict[object, Found] = {}
    for each in sorted(begun, key=lambda each: -each.chances[seat]):
        kept.setdefault((each.position.board, each.position.hands[seat]), each)
        if len(kept) == beam:
            break
    return list(kept.values())
