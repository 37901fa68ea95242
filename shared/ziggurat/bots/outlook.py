"""A game as the search sees it: whole turns instead of actions, and states that may be anything handy to think in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, Generic, TypeVar

from ziggurat.bots.budget import Budget
from ziggurat.bots.plan import Plan
from ziggurat.games.game import Action, P, Seat

S = TypeVar("S")
"""What a game's outlook thinks in: the position itself or something quicker."""

WIDE: Final = 1
"""Look at everything worth trying: for the decision that is to be made."""
NARROW: Final = 0
"""Look at the likeliest only: for what others may answer."""


class Turn(Generic[S]):
    """A whole turn: its actions, the state when it has passed, and by seat how far each is then ahead.

    To be ahead is to have the greater chance of winning; its unit, the same for all turns of a game, is the outlook's.
    """

    __slots__ = ("actions", "leads", "state")

    def __init__(self, actions: tuple[Action, ...], state: S, leads: tuple[float, ...]) -> None:
        self.actions: tuple[Action, ...] = actions
        self.state: S = state
        self.leads: tuple[float, ...] = leads


class Outlook(ABC, Generic[P, S]):
    """How whole turns of one game are found and judged, stateless."""

    @abstractmethod
    def decisions(self, position: P, seat: Seat, budget: Budget) -> list[Turn[S]]:
        """What `seat` can do from `position` to the end of its turn, or with its one answer within another's; best
        first by its lead, at least one.

        Raises ValueError if no decision of the seat is awaited.
        """

    @abstractmethod
    def mover(self, state: S) -> Seat | None:
        """Whose turn comes next, or None when the game is over."""

    @abstractmethod
    def turns(self, state: S, breadth: int, budget: Budget) -> list[Turn[S]]:
        """The mover's turns, looked at in that breadth; best first by its lead, at least one."""

    @abstractmethod
    def plan(self, position: P, seat: Seat, turn: Turn[S]) -> Plan:
        """The steps of a turn that `decisions` found in `position`."""


AnyOutlook = Outlook[Any, Any]
