"""What turns earn in points, whatever else they come to: all that may be good is tried, and nothing left out for being
bad."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ziggurat.bots.earning import Earning
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.tigris.answers import answered
from ziggurat.bots.tigris.candidates import candidates
from ziggurat.bots.tigris.turn_search import LONGEST, is_passed
from ziggurat.games.game import Action, Game, Seat
from ziggurat.games.tigris.position import Position


class _Begun(NamedTuple):
    """The beginning of a turn: its actions, and where they lead."""

    actions: tuple[Action, ...]
    position: Position


def earnings(
    game: Game[Any, Any, Any], position: Position, seat: Seat, breadth: float, budget: Budget
) -> Iterator[Earning]:
    """What the turns of the seat earn that consist of what may be good in that breadth. Of beginnings that lead to the
    same position one is gone on from."""
    begun = [_Begun((), position)]
    for _ in range(LONGEST):
        going_on: dict[object, _Begun] = {}
        for start in begun:
            for each in _grown(game, start, seat, breadth, budget):
                after = each.position
                if is_passed(after, position, seat):
                    yield Earning(each.actions, game.points(after, seat) or 0)
                else:
                    going_on.setdefault((after.board, after.hands[seat], after.points[seat]), each)
        begun = list(going_on.values())
        if not begun:
            return


def _grown(game: Game[Any, Any, Any], start: _Begun, seat: Seat, breadth: float, budget: Budget) -> Iterator[_Begun]:
    """The beginning with one more decision of the seat, answered by others."""
    for action in candidates(start.position, seat, breadth):
        if budget.is_over:
            return
        budget.spend()
        after = answered(game, game.apply(start.position, seat, action)[0], seat)
        yield _Begun((*start.actions, action), after)
