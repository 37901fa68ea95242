"""What other servers of a community show in every lobby, read when they call."""

from __future__ import annotations

from functools import partial

import msgspec
from twisted.internet.defer import Deferred

from ziggurat.wire.messages import Said, TableCard
from ziggurat_server.journal.journal import OwnCard
from ziggurat_server.journal.kept import ProcessKept
from ziggurat_server.journal.postgres_reader import PersonSeen, PostgresReader, SeenElsewhere
from ziggurat_server.journal.shelf import Reading


class OtherLobbies:
    """Looks at what other servers show. What it returns fails where that cannot be read."""

    def __init__(self, reader: PostgresReader, reading: Reading) -> None:
        self._reader = reader
        self.reading = reading

    def all(self) -> Deferred[SeenElsewhere]:
        """Everything."""
        return self.reading(self._reader.seen_elsewhere)

    def card(self, code: str) -> Deferred[tuple[int, TableCard] | None]:
        """Which server shows the table of that code, and how."""
        return self.reading(partial(self._reader.card, code))

    def own_card(self, code: str) -> Deferred[tuple[int, OwnCard] | None]:
        """Which server shows the table of that code to its own people, and how."""
        return self.reading(partial(self._reader.own_card, code))

    def person(self, person: str) -> Deferred[PersonSeen | None]:
        """At which server somebody is, and how they look."""
        return self.reading(partial(self._reader.person_seen, person))

    def process(self, number: int) -> Deferred[ProcessKept | None]:
        """The door of the server of that number."""
        return self.reading(partial(self._reader.process, number))

    def server_of(self, person: str) -> Deferred[int | None]:
        """At which server somebody is connected."""
        return self.reading(partial(self._reader.server_of, person))

    def whereabouts(self, who: str) -> Deferred[int | None]:
        """At which server the person of that id or else that name is connected."""
        return self.reading(partial(self._reader.whereabouts, who))

    def bans(self) -> Deferred[msgspec.Raw]:
        """The bans in force at all servers."""
        return self.reading(self._reader.bans)

    def line(self, number: int) -> Deferred[Said | None]:
        """What was said in the lobby of another server."""
        return self.reading(partial(self._reader.line, number))
