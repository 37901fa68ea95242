"""The search for whole turns, action by action: every useful order of deeds, then the best ways to close the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ziggurat.bots.budget import Budget
from ziggurat.bots.stepwise import StepwiseKnowledge
from ziggurat.games.game import Action, Game, Seat


class Reach(NamedTuple):
    """How far a search reaches: positions tried for the deeds, positions tried for closing, and how many lines of each
    layer go on, for every kind of last deed. One that only prepares another looks poor by itself, so it is compared
    with its own kind."""

    deeds: int
    closings: int
    width: int


class Line(NamedTuple):
    """Actions from where the search started, the position they lead to, and its worth."""

    actions: tuple[Action, ...]
    position: Any
    worth: float


class TurnSearch:
    """One search, for one decision of `seat` in `position`."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        knowledge: StepwiseKnowledge[Any],
        position: Any,
        seat: Seat,
        reach: Reach,
        budget: Budget,
    ) -> None:
        self._game = game
        self._knowledge = knowledge
        self._seat = seat
        self._reach = reach
        self._budget = budget
        self._start = Line((), position, knowledge.worth(position, seat))
        self._turn = game.turn(position)
        self._seen: set[Any] = {position}

    def ended(self) -> list[Line]:
        """Lines to the end of the turn, best first, never none; an answer within another's turn is one action.

        Raises ValueError if no decision of the seat is awaited.
        """
        if self._seat not in self._game.to_act(self._start.position):
            raise ValueError(f"no decision of seat {self._seat} is awaited")
        going_on, ended = self._deeds()
        ended += self._closings(going_on)
        if not ended:
            ended.append(self._followed(max(going_on, key=lambda line: line.worth)))
        return sorted(ended, key=lambda line: -line.worth)

    def _deeds(self) -> tuple[list[Line], list[Line]]:
        """The good lines of deeds after which the turn goes on, and those that ended the decision by themselves."""
        layer, going_on, ended = [self._start], [self._start], list[Line]()
        while layer and self._may_go_on:
            reached = list(self._unfolded(layer))
            ended += (line for line in reached if self._is_over(line.position))
            layer = self._narrowed([line for line in reached if not self._is_over(line.position)])
            going_on += layer
        return going_on, ended

    @property
    def _may_go_on(self) -> bool:
        return len(self._seen) < self._reach.deeds and not self._budget.is_over

    def _unfolded(self, lines: list[Line]) -> Iterator[Line]:
        """Every line with one more deed, each new position once, within the budget."""
        for line in lines:
            for action in self._knowledge.deeds(line.position, self._seat):
                if not self._may_go_on:
                    return
                after = self._after(line.position, action)
                if after not in self._seen:
                    self._seen.add(after)
                    yield self._longer(line, action, after)

    def _closings(self, lines: list[Line]) -> list[Line]:
        """The best lines, closed in every way worth trying."""
        closed: list[Line] = []
        for line in sorted(lines, key=lambda line: -line.worth):
            for action in self._knowledge.closings(line.position, self._seat):
                closed.append(self._longer(line, action, self._after(line.position, action)))
            if len(closed) >= self._reach.closings or (closed and self._budget.is_over):
                break
        return closed

    def _followed(self, line: Line) -> Line:
        """The line brought to its end by whatever comes first, for want of time to choose."""
        while not self._is_over(line.position):
            closing = next(iter(self._knowledge.closings(line.position, self._seat)), None)
            action = closing or next(iter(self._knowledge.deeds(line.position, self._seat)))
            line = self._longer(line, action, self._after(line.position, action))
        return line

    def _longer(self, line: Line, action: Action, after: Any) -> Line:
        self._budget.spend()
        return Line((*line.actions, action), after, self._knowledge.worth(after, self._seat))

    def _after(self, position: Any, action: Action) -> Any:
        """The position after `action`, and after plain answers by others if it asks them within this turn."""
        game = self._game
        after, _ = game.apply(position, self._seat, action)
        while not self._is_over(after) and self._seat not in game.to_act(after):
            other = game.to_act(after)[0]
            after, _ = game.apply(after, other, self._knowledge.plain_answer(game, after, other))
        return after

    def _is_over(self, position: Any) -> bool:
        """Whether the decision is behind us: the turn has passed, the game is over, or it was another's turn anyway."""
        passed = self._game.turn(position).number != self._turn.number
        return passed or self._turn.seat != self._seat or not self._game.to_act(position)

    def _narrowed(self, lines: list[Line]) -> list[Line]:
        """The best lines of every kind of last deed."""
        by_kind: dict[type[Action], list[Line]] = {}
        for line in sorted(lines, key=lambda line: -line.worth):
            kept = by_kind.setdefault(type(line.actions[-1]), [])
            if len(kept) < self._reach.width:
                kept.append(line)
        return [line for kept in by_kind.values() for line in kept]
