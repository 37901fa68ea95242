"""What a greeted person can ask of the past: matches that are over, their records, and what happened in them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from twisted.internet.defer import Deferred, DeferredLock
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.wire.messages import Error, Matches, MatchHistory, MatchHistoryPage, MatchList, ReplayFile, ReplayMatch
from ziggurat_server.context import Aside
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.finished import Archive
from ziggurat_server.journal.finished_pages import Asker, KeptRecord
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.moments.retelling import Retelling

_log = Logger()


class PastRequests:
    """Answers such questions once what is kept was read."""

    def __init__(self, archive: Archive, now: Callable[[], float], aside: Aside) -> None:
        """`now` gives the seconds since 1970; `aside` is for what takes long."""
        self._archive = archive
        self._now = now
        self._aside = aside
        self._retelling = Retelling()
        self._one_at_a_time = DeferredLock()

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

    def history(self, person: Person, ask: MatchHistory) -> Deferred[None]:
        """What happened in a finished match, which is played again for that: one of them at a time, whoever asks."""
        answer = person.answerer()
        telling = Deferred.fromCoroutine(self._history(self._asker(person), ask))
        return telling.addCallbacks(answer, lambda failure: answer(_cannot_tell(failure, ask.id)))

    async def _history(self, asker: Asker, ask: MatchHistory) -> MatchHistoryPage | Error:
        kept = await self._archive.record(asker, ask.match)
        if kept is None:
            return _no_such_match(ask.id)
        async with self._one_at_a_time:
            page: MatchHistoryPage = await self._aside(partial(self._retelling.page, ask, kept.record))
            return page

    def _asker(self, person: Person) -> Asker:
        return Asker(person.id, self._now())


def _cannot_read(failure: Failure, request: int) -> Error:
    _log.error("finished matches cannot be read ({why})", why=failure.value)
    return Error("not_readable", "the server cannot read its file now; try again in a while", request)


def _cannot_tell(failure: Failure, request: int) -> Error:
    refusal = failure.value
    if isinstance(refusal, Refusal):
        return Error(refusal.code, refusal.message, request, refusal.params)
    return _cannot_read(failure, request)


def _no_such_match(request: int) -> Error:
    return Error("no_such_match", "there is no finished match of that number for you", request)


def _replay_of(ask: ReplayMatch, kept: KeptRecord | None) -> ReplayFile | Error:
    if kept is None:
        return _no_such_match(ask.id)
    return ReplayFile(ask.id, kept.table, kept.record)
