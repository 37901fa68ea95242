"""Those who are neither connected nor seated, and may come back: for how many of them that is remembered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Generic, Protocol, TypeVar

from ziggurat_server.journal.journal import Journal
from ziggurat_server.journal.people_entries import EveryoneLeft, PeoplePruned, PersonRested

_SURPLUS: Final = 0.05
"""By how large a part there may be too many before they are looked for."""


class Guest(Protocol):
    """`played` says that they have acted in a match."""

    id: str
    played: bool


P = TypeVar("P", bound=Guest)


class Remembering(Protocol[P]):
    """Remembers some of those who left: whoever has played before all who only came and went, and then the last."""

    def rest(self, person: P) -> Iterable[P]:
        """Someone leaves; those who are forgotten for that."""

    def come_back(self, person: P) -> None:
        """Someone is here again."""

    def last_first(self) -> Iterator[P]:
        """Whoever of them is at hand: who has played before the others, and the last who left first."""


class InMemory(Generic[P]):
    """Remembers at most `most` of them for as long as the server runs."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._visitors: dict[P, None] = {}
        self._players: dict[P, None] = {}

    def rest(self, person: P) -> Iterable[P]:
        """Forget the oldest if there are too many."""
        (self._players if person.played else self._visitors)[person] = None
        if len(self._visitors) + len(self._players) <= self._most:
            return ()
        kind = self._visitors or self._players
        oldest = next(iter(kind))
        del kind[oldest]
        return (oldest,)

    def come_back(self, person: P) -> None:
        """They are not among those who left."""
        self._visitors.pop(person, None)
        self._players.pop(person, None)

    def last_first(self) -> Iterator[P]:
        """Everyone."""
        yield from reversed(self._players)
        yield from reversed(self._visitors)


class OnFile(Generic[P]):
    """Leaves it to the journal, which keeps at most about `most` of them: who are too many is looked for now and then.

    They are at hand until the journal has them.
    """

    def __init__(self, journal: Journal, most: int) -> None:
        self._journal = journal
        self._most = most
        self._unwritten: dict[P, None] = {}
        self._since_pruned = 0
        journal.note(EveryoneLeft())
        self._prune()

    def rest(self, person: P) -> Iterable[P]:
        """Have it written down. Nobody is forgotten here who is not on file."""
        self._unwritten.pop(person, None)
        self._unwritten[person] = None
        self._journal.note(PersonRested(person.id))
        self._since_pruned += 1
        if self._since_pruned > self._most * _SURPLUS:
            self._prune()
        self._journal.settled().addErrback(lambda _: self._journal.recovered()).addCallback(
            lambda _: self.come_back(person)
        )
        return ()

    def come_back(self, person: P) -> None:
        """They are not at hand any more, or here."""
        self._unwritten.pop(person, None)

    def last_first(self) -> Iterator[P]:
        """Those whom the journal may not have yet."""
        yield from reversed(self._unwritten)

    def _prune(self) -> None:
        self._since_pruned = 0
        self._journal.note(PeoplePruned(self._most))
