"""Those who are neither connected nor seated, and may come back: for how many of them that is remembered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ziggurat_server.guests.people import Person


class Resting:
    """The last who left, at most `most` of them; whoever has played is remembered before all who only came and went."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._visitors: dict[Person, None] = {}
        self._players: dict[Person, None] = {}

    def __len__(self) -> int:
        return len(self._visitors) + len(self._players)

    def add(self, person: Person) -> Person | None:
        """Someone leaves; who is forgotten for that, if anybody."""
        (self._players if person.played else self._visitors)[person] = None
        if len(self) <= self._most:
            return None
        kind = self._visitors or self._players
        oldest = next(iter(kind))
        del kind[oldest]
        return oldest

    def remove(self, person: Person) -> None:
        """Someone comes back."""
        self._visitors.pop(person, None)
        self._players.pop(person, None)

    def last_first(self) -> Iterator[Person]:
        """Everyone, whoever has played before the others, and the last who left first."""
        yield from reversed(self._players)
        yield from reversed(self._visitors)
