"""What a style likes: how much a turn is to its taste, by the actions that it consists of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from ziggurat.games.game import Action, Seat

Leads: TypeAlias = Literal["chances", "log_odds"]
"""The unit of the leads of a game's turns: chances of winning, or logarithms of their odds."""


class Liking(ABC):
    """The taste of one style in one game. It is stateless.

    `most` is the logarithm of odds of winning that is given away at most for a turn that is liked wholly.
    """

    def __init__(self, most: float) -> None:
        self.most: float = most

    @abstractmethod
    def of(self, position: Any, seat: Seat, actions: Sequence[Action]) -> float:
        """From 0 to 1 how much the seat likes to take these actions, one after the other, from `position` on."""


class Deeds(Liking):
    """The liking for kinds of action: each one that is taken counts what `worths` says, and all of them 1 at most."""

    def __init__(self, most: float, worths: Mapping[type[Action], float]) -> None:
        super().__init__(most)
        self._worths = worths

    def of(self, position: Any, seat: Seat, actions: Sequence[Action]) -> float:
        return min(1.0, sum(self.worth(position, seat, action) for action in actions))

    def worth(self, position: Any, seat: Seat, action: Action) -> float:
        """What one of these actions counts."""
        return self._worths.get(type(action), 0.0)


class Tastes(NamedTuple):
    """The styles of one game, what each likes, and the unit of the game's leads."""

    leads: Leads
    likings: Mapping[str, Liking]

    def lead(self, lead: float, liked: float) -> float:
        """The lead as it looks to a player who likes what leads there so much, as a logarithm of odds. What is decided
        looks as it is: no victory is given away."""
        if self.leads == "log_odds":
            return lead + liked
        return lead + liked * lead * (1.0 - lead)
