"""How strong people are, looked up when they come and when they have played."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from twisted.internet.defer import Deferred
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.wire.messages import RatingPoint
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.finished import Archive

_log = Logger()


class KnownRatings:
    """Keeps each person's ratings with them."""

    def __init__(self, archive: Archive, now: Callable[[], float], changed: Callable[[Person], None]) -> None:
        """`now` gives the seconds since 1970; `changed` is called with whom it was learned of that they have others."""
        self._archive = archive
        self._now = now
        self._changed = changed

    def learn(self, person: Person) -> Deferred[None]:
        """Look them up. Where that cannot be read now, they stay as they are."""

        def known(ratings: Mapping[str, RatingPoint]) -> None:
            if ratings != person.ratings:
                person.ratings = ratings
                self._changed(person)

        return self._archive.ratings(person.id, self._now()).addCallbacks(known, _nothing_read)


def _nothing_read(failure: Failure) -> None:
    _log.error("ratings cannot be looked up ({why})", why=failure.value)
