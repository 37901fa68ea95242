"""Answering what somebody has played here."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from twisted.internet.defer import Deferred
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.wire.profiles import Profile, ShowProfile
from ziggurat_server.guests.people import People, Person
from ziggurat_server.journal.finished import Archive
from ziggurat_server.journal.results import PlayedMatch
from ziggurat_server.profiles.history import Shown, is_won, last, of_each_game, streak
from ziggurat_server.refusal import Refusal

_log = Logger()


class Profiles:
    """Tells whoever asks what somebody has played, as far as they may know it."""

    def __init__(self, people: People, archive: Archive, now: Callable[[], float]) -> None:
        """`now` gives the seconds since 1970."""
        self._people = people
        self._archive = archive
        self._now = now

    def find(self, asker: Person, ask: ShowProfile) -> Deferred[Profile]:
        """Fails with Refusal: `no_such_person`, or `not_readable` if what was played cannot be read now."""
        return Deferred.fromCoroutine(self._find(asker, ask))

    async def _find(self, asker: Person, ask: ShowProfile) -> Profile:
        person = asker if ask.person is None else await self._people.find(ask.person)
        if person is None or (ask.person is not None and person.id != ask.person):
            raise Refusal("no_such_person", "nobody here has that id")
        history = await self._archive.history(person.id).addErrback(_cannot_read)
        return told(ask.id, person, history, Shown(person is asker, self._now()))


def told(request: int, person: Person, history: tuple[PlayedMatch, ...], shown: Shown) -> Profile:
    """The answer to that request."""
    counted = shown.counted(history)
    return Profile(
        request,
        person.id,
        person.name,
        person.line is not None,
        person.bot,
        len(counted),
        sum(map(is_won, counted)),
        streak(counted),
        int(counted[0].ended) if counted else None,
        of_each_game(counted),
        last(shown.listed(history)),
    )


def _cannot_read(failure: Failure) -> NoReturn:
    _log.error("a history cannot be read ({why})", why=failure.value)
    raise Refusal("not_readable", "the server cannot read its file now; try again in a while")
