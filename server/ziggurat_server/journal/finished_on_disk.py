"""The archive of finished matches in the server's file, read where it may block."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from twisted.internet.defer import Deferred

from ziggurat_server.guests.limits import ServerLimits
from ziggurat_server.journal.finished_pages import Asker, KeptRecord, MatchPage
from ziggurat_server.journal.journal import Journal, MatchesPruned, MatchFinished
from ziggurat_server.journal.storage import Store
from ziggurat_server.journal.storage_finished import read_page, read_record

T = TypeVar("T")

_DAY: Final = 86_400
_AT_ONCE: Final = 20
"""After how many more matches the oldest are let go, if not after a day."""


class Reading(Protocol):
    """Runs a function where it may block, in turn with what the journal writes; fires with what it returns."""

    def __call__(self, work: Callable[[], Any]) -> Deferred[Any]: ...


class DiskArchive:
    """Writes through the journal and reads from the same file."""

    def __init__(
        self, journal: Journal, store: Store, reading: Reading, limits: ServerLimits, now: Callable[[], float]
    ) -> None:
        """`now` gives the seconds since 1970."""
        self._journal = journal
        self._store = store
        self._reading = reading
        self._limits = limits
        self._now = now
        self._since_pruned = 0
        self._pruned = 0.0
        self._prune()

    def keep(self, match: MatchFinished) -> None:
        """Keep a match, and now and then let the oldest go."""
        self._journal.note(match)
        self._since_pruned += 1
        if self._since_pruned >= _AT_ONCE or self._now() - self._pruned >= _DAY:
            self._prune()

    def set_limits(self, limits: ServerLimits) -> None:
        """Lets go at once what is too old or too much now."""
        self._limits = limits
        self._prune()

    def page(self, asker: Asker, number: int) -> Deferred[MatchPage]:
        """Read a page."""
        return self._reading(partial(read_page, self._store.connection, asker, number))

    def record(self, asker: Asker, match: int) -> Deferred[KeptRecord | None]:
        """Read a record."""
        return self._reading(partial(read_record, self._store.connection, asker, match))

    def _prune(self) -> None:
        self._since_pruned = 0
        self._pruned = self._now()
        oldest = self._pruned - self._limits.finished_days * _DAY
        self._journal.note(MatchesPruned(self._limits.finished_matches, oldest))
