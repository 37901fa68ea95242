"""A game as the search knows it: a generator of whole turns, each with its evaluation."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Final, Generic, TypeVar

from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.plan import Plan
from ziggurat.games.game import Action, P, Seat, View

S = TypeVar("S")
"""The states that a game is searched in: its positions or something quicker."""

WIDE: Final = 1
"""The breadth for the decision that is to be made: everything worth trying."""
NARROW: Final = 0
"""The breadth for what may follow: the likeliest turns only."""


class Turn(Generic[S]):
    """A whole turn: its actions, the state when it has passed, and by seat how far each is then ahead.

    To be ahead is to have the greater chance of winning; its unit is the generator's, the same for all turns of a game.
    """

    __slots__ = ("actions", "leads", "state")

    def __init__(self, actions: tuple[Action, ...], state: S, leads: tuple[float, ...]) -> None:
        self.actions: tuple[Action, ...] = actions
        self.state: S = state
        self.leads: tuple[float, ...] = leads


class TurnGenerator(ABC, Generic[P, S]):
    """A game's whole turns, found and evaluated for the search. It keeps no state between two questions."""

    @property
    def looks(self) -> tuple[tuple[int, ...], ...]:
        """The widths of one look ahead after the other; none where those of all games serve."""
        return ()

    @abstractmethod
    def decisions(self, position: P, seat: Seat, budget: Budget) -> list[Turn[S]]:
        """The turns of `seat` from `position` to the end of its turn, or its answers within another's; best first by
        its lead, at least one.

        Raises ValueError if no decision of the seat is awaited.
        """

    @abstractmethod
    def mover(self, state: S) -> Seat | None:
        """The seat whose turn comes next, None when the game is over."""

    @abstractmethod
    def turns(self, state: S, breadth: int, budget: Budget) -> list[Turn[S]]:
        """The mover's turns, searched in that breadth; best first by its lead, at least one."""

    def risk(self, turn: Turn[S], budget: Budget) -> float:
        """The chance that the next player wins at once after the turn, by one that is looked for more thoroughly than
        its likeliest ones, whatever is hidden. 0 in games in which nobody wins by surprise."""
        return 0.0

    def broader_looks(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """The widths of one look after the other once there are the `further_decisions`, in a game of so many; none
        where there are none."""
        return ()

    def further_decisions(self, position: P, seat: Seat, budget: Budget) -> list[Turn[S]]:
        """More of the turns of `seat` than `decisions` has, which may be among them, for whom there is time to look at
        more; best first by its lead."""
        return []

    def last_resorts(self, position: P, seat: Seat, budget: Budget) -> list[Turn[S]]:
        """Turns of `seat` besides those of `decisions`, which may be among them, for whom all of these are lost; best
        first by its lead. None in games in which nothing is lost beyond doubt before it is over."""
        return []

    @abstractmethod
    def plan(self, position: P, seat: Seat, turn: Turn[S]) -> Plan:
        """The steps of a turn that `decisions` found in `position`."""

    def unasked(self, view: View[Any, Any], random: Random) -> Action | None:
        """What the viewer had better do now although nobody waits for it; None if there is nothing worth doing."""
        return None


AnyTurnGenerator = TurnGenerator[Any, Any]
