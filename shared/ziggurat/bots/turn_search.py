"""The search for a whole turn: every useful order of deeds within a budget, then the best way to close the turn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from ziggurat.bots.knowledge import Knowledge
from ziggurat.bots.plan import Plan, Step
from ziggurat.games.game import Action, Game, Seat

DEEDS_BUDGET: Final = 450
"""The most positions looked at for the deeds of a turn: it bounds the time, and always at the same place."""
CLOSINGS_BUDGET: Final = 100
"""The most positions looked at for closing the turn."""
WIDTH: Final = 4
"""How many lines of each layer go on, for every kind of last deed: one that only prepares another looks poor by itself,
so it is compared with its own kind."""


class _Line(NamedTuple):
    """Steps from where the search started, the position they lead to, and its worth."""

    steps: Plan
    position: Any
    worth: float


class TurnSearch:
    """One search, for one decision of `seat` in `position`."""

    def __init__(self, game: Game[Any, Any, Any], knowledge: Knowledge[Any], position: Any, seat: Seat) -> None:
        self._game = game
        self._knowledge = knowledge
        self._seat = seat
        self._start = _Line((), position, knowledge.worth(position, seat))
        self._turn = game.turn(position)
        self._seen: set[Any] = {position}

    def best(self, random: Random) -> Plan:
        """The steps to the end of the turn that lead to the best position; `random` chooses between equals.

        An answer within another's turn is one step. Raises ValueError if no decision of the seat is awaited.
        """
        if self._seat not in self._game.to_act(self._start.position):
            raise ValueError(f"no decision of seat {self._seat} is awaited")
        going_on, ended = self._deeds()
        ended += self._closings(going_on)
        best = max(line.worth for line in ended)
        return random.choice([line for line in ended if line.worth == best]).steps

    def _deeds(self) -> tuple[list[_Line], list[_Line]]:
        """The good lines of deeds after which the turn goes on, and those that ended the decision by themselves."""
        layer, going_on, ended = [self._start], [self._start], list[_Line]()
        while layer and len(self._seen) < DEEDS_BUDGET:
            reached = list(self._unfolded(layer))
            ended += (line for line in reached if self._is_over(line.position))
            layer = _narrowed([line for line in reached if not self._is_over(line.position)])
            going_on += layer
        return going_on, ended

    def _unfolded(self, lines: list[_Line]) -> Iterator[_Line]:
        """Every line with one more deed, each new position once, within the budget."""
        for line in lines:
            for action in self._knowledge.deeds(line.position, self._seat):
                if len(self._seen) >= DEEDS_BUDGET:
                    return
                after = self._after(line.position, action)
                if after not in self._seen:
                    self._seen.add(after)
                    yield self._longer(line, action, after)

    def _closings(self, lines: list[_Line]) -> list[_Line]:
        """The best lines, closed in every way worth trying."""
        closed: list[_Line] = []
        for line in sorted(lines, key=lambda line: -line.worth):
            for action in self._knowledge.closings(line.position, self._seat):
                closed.append(self._longer(line, action, self._after(line.position, action)))
            if len(closed) >= CLOSINGS_BUDGET:
                break
        return closed

    def _longer(self, line: _Line, action: Action, after: Any) -> _Line:
        return _Line((*line.steps, Step(line.position, action)), after, self._knowledge.worth(after, self._seat))

    def _after(self, position: Any, action: Action) -> Any:
        """The position after `action`, and after plain answers by others if it asks them within this turn."""
        game = self._game
        after, _ = game.apply(position, self._seat, action)
        while not self._is_over(after) and self._seat not in game.to_act(after):
            other = game.to_act(after)[0]
            answer = next(iter(game.legal(game.view(after, other))))
            after, _ = game.apply(after, other, answer)
        return after

    def _is_over(self, position: Any) -> bool:
        """Whether the decision is behind us: the turn has passed, the game is over, or it was another's turn anyway."""
        passed = self._game.turn(position).number != self._turn.number
        return passed or self._turn.seat != self._seat or not self._game.to_act(position)


def _narrowed(lines: list[_Line]) -> list[_Line]:
    """The best lines of every kind of last deed."""
    by_kind: dict[type[Action], list[_Line]] = {}
    for line in sorted(lines, key=lambda line: -line.worth):
        kept = by_kind.setdefault(type(line.steps[-1].action), [])
        if len(kept) < WIDTH:
            kept.append(line)
    return [line for kept in by_kind.values() for line in kept]
