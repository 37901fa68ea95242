"""The archive of finished matches in the server's file, read where it may block."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from twisted.internet.defer import Deferred

from ziggurat.wire.messages import Openness, RatingPoint
from ziggurat_server.journal.finished_pages import Asker, KeptRecord, MatchPage
from ziggurat_server.journal.finished_reading import FinishedReader
from ziggurat_server.journal.journal import Journal, MatchesPruned, MatchFinished
from ziggurat_server.journal.people_entries import PersonErased, ProfileShared
from ziggurat_server.journal.results import Past
from ziggurat_server.journal.shelf import Reading
from ziggurat_server.limits import ServerLimits

_DAY: Final = 86_400
_AT_ONCE: Final = 20
"""After how many more matches the oldest are let go, if not after a day."""


class DiskArchive:
    """Writes through the journal and reads from the same file, in a row of its own: the journal waits for no reader."""

    def __init__(
        self, journal: Journal, reader: FinishedReader, reading: Reading, limits: ServerLimits, now: Callable[[], float]
    ) -> None:
        """`now` gives the seconds since 1970."""
        self._journal = journal
        self._reader = reader
        self._reading = reading
        self._limits = limits
        self._now = now
        self._change = 0
        self._since_pruned = 0
        self._pruned = 0.0
        self._prune()

    def store(self, match: MatchFinished) -> None:
        """Keep a match, and now and then let the oldest go."""
        self._note(match)
        self._since_pruned += 1
        if self._since_pruned >= _AT_ONCE or self._now() - self._pruned >= _DAY:
            self._prune()

    def set_limits(self, limits: ServerLimits) -> None:
        """Remove at once what is too old or too much now."""
        self._limits = limits
        self._prune()

    def page(self, asker: Asker, number: int) -> Deferred[MatchPage]:
        """Read a page."""
        return self._read(partial(self._reader.page, asker, number, self._change))

    def record(self, asker: Asker, match: int) -> Deferred[KeptRecord | None]:
        """Read a record."""
        return self._read(partial(self._reader.record, asker, match))

    def past(self, person: str) -> Deferred[Past]:
        """Read a history."""
        return self._read(partial(self._reader.past, person))

    def ratings(self, person: str, now: float) -> Deferred[dict[str, RatingPoint]]:
        """Read the newest matches."""
        return self._read(partial(self._reader.ratings, person, now))

    def share(self, person: str, openness: Openness) -> None:
        """Write it down."""
        self._journal.note(ProfileShared(person, openness))

    def erase(self, person: str, name: str) -> None:
        """Take them out of the file."""
        self._journal.note(PersonErased(person, name))

    def _read(self, work: Callable[[], Any]) -> Deferred[Any]:
        """Read once everything is on file that was noted before, or without that while the disk fails."""
        return self._journal.settled().addBoth(lambda _: self._reading(work))

    def _note(self, entry: MatchFinished | MatchesPruned) -> None:
        self._change += 1
        self._journal.note(entry)

    def _prune(self) -> None:
        self._since_pruned = 0
        self._pruned = self._now()
        oldest = self._pruned - self._limits.finished_days * _DAY
        self._note(MatchesPruned(self._limits.finished_matches, oldest))
