"""The journal: what happened in every match, written down before anyone is told."""

from __future__ import annotations

from typing import Protocol, TypeAlias

import msgspec
from twisted.internet.defer import Deferred, succeed

from ziggurat.games.game import Seat, snake_case


class Entry(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """Base of the journal's entries. Games' values are kept as JSON, to be read with the game's own types."""


class MatchStarted(Entry, frozen=True):
    """A match began; with the steps that follow it can be played again. `names` are the players', by seat."""

    game: str
    seats: int
    seed: int
    options: msgspec.Raw
    names: tuple[str, ...]


class StepTaken(Entry, frozen=True):
    """A seat acted, which made `revision`."""

    revision: int
    seat: Seat
    action: msgspec.Raw


class StepsUndone(Entry, frozen=True):
    """A seat took its last step back, which made `revision`."""

    revision: int
    seat: Seat


class MatchClosed(Entry, frozen=True):
    """The table closed, so that nobody will go on with its match."""


JournalEntry: TypeAlias = MatchStarted | StepTaken | StepsUndone | MatchClosed


class Journal(Protocol):
    """Keeps entries in the order in which they are appended."""

    def append(self, table: str, entry: JournalEntry) -> Deferred[None]:
        """Keep an entry. The Deferred fires once it is safe, in the order of the calls, or fails if it cannot be."""


class MemoryJournal:
    """A journal that lasts as long as the server runs: it keeps nothing, and is safe at once."""

    def append(self, table: str, entry: JournalEntry) -> Deferred[None]:
        """Fires at once."""
        return succeed(None)
