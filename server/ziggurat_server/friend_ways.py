"""To which server of the community something goes that somebody asks about one other person."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from twisted.internet.defer import Deferred

from ziggurat.wire.messages import Befriend, ClientMessage, TableCard, Whisper
from ziggurat_server.guests.people import People, Person
from ziggurat_server.journal.kept import ProcessKept
from ziggurat_server.lobby import Lobby
from ziggurat_server.returning import refuse_unread


class FriendWays:
    """Whispers go to where the other one came in, so that what is said to somebody is known there if they report it;
    those between two who play with each other go to where their match is, which knows whether they may. Two become
    friends wherever they both are known first."""

    def __init__(self, people: People, lobby: Lobby) -> None:
        self._people = people
        self._lobby = lobby
        self._read: Callable[[int], Deferred[ProcessKept | None]] | None = None
        self._doors: dict[int, ProcessKept] = {}

    def share(self, read: Callable[[int], Deferred[ProcessKept | None]]) -> None:
        """There may be other servers: `read` gives the door of the one of that number."""
        self._read = read

    def look_up(self, person: Person, message: ClientMessage) -> Deferred[None] | None:
        """What fires once the door is known of the server that answers this; None if it is, or this one does.

        Fails with Refusal `not_readable`.
        """
        server = self._server(person, message)
        if self._read is None or server is None or server in self._doors:
            return None
        return self._read(server).addErrback(refuse_unread).addCallback(partial(self._know, server))

    def to(self, person: Person, message: ClientMessage) -> ProcessKept | None:
        """The server that answers this, if it is another one."""
        server = self._server(person, message)
        return None if server is None else self._doors.get(server)

    def _know(self, server: int, door: ProcessKept | None) -> None:
        if door is not None:
            self._doors[server] = door

    def _server(self, person: Person, message: ClientMessage) -> int | None:
        """The number of the server that answers; None for this one."""
        if person.relayed:
            return None
        match message:
            case Whisper():
                at_match = self._of_match(person.id, message.person)
                return self._home(message.person, relayed=False) if at_match is None else at_match
            case Befriend():
                return self._home(message.person, relayed=True)
        return None

    def _home(self, who: str, *, relayed: bool) -> int | None:
        """Where somebody came in who is not known here, with `relayed` by another server either."""
        known = self._people.known(who)
        if known is not None and known.line is not None and (relayed or not known.relayed):
            return None
        found = self._lobby.elsewhere.people.get(who)
        return None if found is None else found.server

    def _of_match(self, who: str, other: str) -> int | None:
        """Where both play in one match, if that is elsewhere."""
        elsewhere = self._lobby.elsewhere
        for code in elsewhere.own_of(who):
            if _play(elsewhere.own[code].card.card, (who, other)):
                return elsewhere.own[code].server
        return next((found.server for found in elsewhere.tables.values() if _play(found.card, (who, other))), None)


def _play(card: TableCard, people: Iterable[str]) -> bool:
    """Whether all of them have a seat in a match that runs there."""
    return card.stage == "playing" and {*people} <= {seat.person for seat in card.seats}
