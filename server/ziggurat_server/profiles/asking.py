"""Answering what somebody has played here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NoReturn

from twisted.internet.defer import Deferred
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.wire.profiles import PlayedList, Profile, ShowPlayed, ShowProfile
from ziggurat_server.guests.people import People, Person
from ziggurat_server.journal.finished import Archive
from ziggurat_server.journal.results import Past
from ziggurat_server.profiles.history import Shown, cards, is_won, last, of_each_game, streak
from ziggurat_server.refusal import Refusal

PAGE: Final = 50
"""So many matches are on a page."""

_log = Logger()


class Profiles:
    """Tells whoever asks what somebody has played, as far as they may know it."""

    def __init__(self, people: People, archive: Archive, now: Callable[[], float]) -> None:
        """`now` gives the seconds since 1970."""
        self._people = people
        self._archive = archive
        self._now = now

    def find(self, asker: Person, ask: ShowProfile) -> Deferred[Profile]:
        """Fails with Refusal: `no_such_person`, `profile_closed` if they show it to nobody, or `not_readable` if what
        was played cannot be read now."""
        return Deferred.fromCoroutine(self._find(asker, ask))

    def played(self, asker: Person, ask: ShowPlayed) -> Deferred[PlayedList]:
        """A page of their matches. Fails as `find` does, and with `profile_closed` where others see only figures."""
        return Deferred.fromCoroutine(self._played(asker, ask))

    async def _find(self, asker: Person, ask: ShowProfile) -> Profile:
        person, past = await self._past(asker, ask.person)
        return told(ask.id, person, past, Shown(person is asker, self._now()))

    async def _played(self, asker: Person, ask: ShowPlayed) -> PlayedList:
        person, past = await self._past(asker, ask.person)
        shown = Shown(person is asker, self._now())
        if not shown.own and past.openness != "open":
            raise _closed()
        listed = shown.listed(past.matches)[::-1]
        start = ask.page * PAGE
        return PlayedList(ask.id, cards(listed[start : start + PAGE]), ask.page, max(1, -(-len(listed) // PAGE)))

    async def _past(self, asker: Person, wanted: str | None) -> tuple[Person, Past]:
        """Who is asked about, and what they have played. Raises Refusal."""
        person = asker if wanted is None else await self._people.find(wanted)
        if person is None or (wanted is not None and (person.id != wanted or person.digest is None)):
            raise Refusal("no_such_person", "nobody here has that id")
        past = await self._archive.past(person.id).addErrback(_cannot_read)
        if person is not asker and past.openness == "closed":
            raise _closed()
        return person, past


def told(request: int, person: Person, past: Past, shown: Shown) -> Profile:
    """The answer to that request."""
    counted = shown.counted(past.matches)
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
        last(shown.listed(past.matches)) if shown.own or past.openness == "open" else (),
        past.openness if shown.own else None,
    )


def _closed() -> Refusal:
    return Refusal("profile_closed", "they show this to nobody")


def _cannot_read(failure: Failure) -> NoReturn:
    _log.error("a history cannot be read ({why})", why=failure.value)
    raise Refusal("not_readable", "the server cannot read its file now; try again in a while")
