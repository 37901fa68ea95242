"""Those who are neither connected nor seated, and may come back: for how many of them that is remembered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar


class Guest(Protocol):
    """`played` says that they have acted in a match."""

    played: bool


P = TypeVar("P", bound=Guest)


class Resting(Generic[P]):
    """The last who left, at most `most` of them; whoever has played is remembered before all who only came and went."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._visitors: dict[P, None] = {}
        self._players: dict[P, None] = {}

    def __len__(self) -> int:
        return len(self._visitors) + len(self._players)

    def add(self, person: P) -> P | None:
        """Someone leaves; who is forgotten for that, if anybody."""
        (self._players if person.played else self._visitors)[person] = None
        if len(self) <= self._most:
            return None
        kind = self._visitors or self._players
        oldest = next(iter(kind))
        del kind[oldest]
        return oldest

    def remove(self, person: P) -> None:
        """Someone comes back."""
        self._visitors.pop(person, None)
        self._players.pop(person, None)

    def last_first(self) -> Iterator[P]:
        """Everyone, whoever has played before the others, and the last who left first."""
        yield from reversed(self._players)
        yield from reversed(self._visitors)
