"""The contract of a counter: it hears every step of one game and returns what it counted."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.games.game import Action, Event


class Counter(ABC):
    """Counts in one game, from its first step to its last."""

    @abstractmethod
    def hear(self, before: Any, action: Action, events: tuple[Event, ...]) -> None:
        """`action` was taken in the position `before`, and this is what happened."""

    @abstractmethod
    def measures(self) -> dict[str, float]:
        """The counts, by name.

        Names such as "slots.war" and "slots.cube" are shares of one whole, the slots, and add up to 1. A measure that
        has no meaning in this game, such as a rate of nothing, is left out.
        """


class SilentCounter(Counter):
    """Counts nothing: for games that contribute no counter."""

    def hear(self, before: Any, action: Action, events: tuple[Event, ...]) -> None:
        """Nothing to count."""

    def measures(self) -> dict[str, float]:
        return {}


def shares(whole: str, names: Sequence[str], counts: Mapping[str, float]) -> dict[str, float]:
    """The measures that say which share of the whole each name has; none where nothing was counted."""
    total = sum(counts.values())
    return {f"{whole}.{name}": counts.get(name, 0) / total for name in names} if total else {}
