"""What a greeted person can ask of the past: matches that are over, and their records."""

from __future__ import annotations

from collections.abc import Callable

from twisted.internet.defer import Deferred
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.wire.messages import Error, Matches, MatchList, ReplayFile, ReplayMatch
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.finished import Archive
from ziggurat_server.journal.finished_pages import Asker, KeptRecord

_log = Logger()


class PastRequests:
    """Answers such questions once what is kept was read."""

    def __init__(self, archive: Archive, now: Callable[[], float]) -> None:
        """`now` gives the seconds since 1970."""
        self._archive = archive
        self._now = now

    def matches(self, person: Person, ask: Matches) -> Deferred[None]:
        """A page of the finished matches that they may see."""
        answer = person.answerer()
        found = self._archive.page(self._asker(person), ask.page)
        told = found.addCallback(lambda page: answer(MatchList(ask.id, page.matches, ask.page, page.pages)))
        return told.addErrback(lambda failure: answer(_cannot_read(failure, ask.id)))

    def replay(self, person: Person, ask: ReplayMatch) -> Deferred[None]:
        """The record of a finished match."""
        answer = person.answerer()
        found = self._archive.record(self._asker(person), ask.match)
        told = found.addCallback(lambda kept: answer(_replay_of(ask, kept)))
        return told.addErrback(lambda failure: answer(_cannot_read(failure, ask.id)))

    def _asker(self, person: Person) -> Asker:
        return Asker(person.id, self._now())


def _cannot_read(failure: Failure, request: int) -> Error:
    _log.error("finished matches cannot be read ({why})", why=failure.value)
    return Error("not_readable", "the server cannot read its file now; try again in a while", request)


def _replay_of(ask: ReplayMatch, kept: KeptRecord | None) -> ReplayFile | Error:
    if kept is None:
        return Error("no_such_match", "there is no finished match of that number for you", ask.id)
    return ReplayFile(ask.id, kept.table, kept.record)
