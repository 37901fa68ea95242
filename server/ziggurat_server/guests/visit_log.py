"""What the log tells of those who come: who they are and what kind of thing they ask, never what they say."""

from __future__ import annotations

from typing import Literal, Protocol

from twisted.logger import Logger

from ziggurat.wire.messages import ClientMessage, Hello
from ziggurat_server.guests.addresses import shown
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal

_log = Logger()


class Visit(Protocol):
    """One connection: which one it is, counted since the server started, and where it comes from."""

    number: int
    address: str


class VisitLog:
    """`addresses` says how much of them may be written. Of what people ask nothing is told unless `detailed`."""

    def __init__(self) -> None:
        self.addresses: Literal["full", "network", "none"] = "full"
        self.detailed = False

    def came(self, visit: Visit, person: Person) -> None:
        """Someone said hello and was let in."""
        _log.info(
            "connection {connection} from {address}: {name} ({person}) came",
            connection=visit.number,
            address=shown(visit.address, self.addresses),
            name=person.name,
            person=person.id,
        )

    def turned_away(self, visit: Visit, refusal: Refusal) -> None:
        """Someone was not let in."""
        _log.info(
            "connection {connection} from {address}: turned away ({code})",
            connection=visit.number,
            address=shown(visit.address, self.addresses),
            code=refusal.code,
        )

    def asked(self, visit: Visit, person: Person, message: ClientMessage) -> None:
        """Someone asks something."""
        if not self.detailed:
            return  # even an event that nobody writes down costs more than many a message
        _log.debug(
            "connection {connection}: {person} asks {kind}, request {request}",
            connection=visit.number,
            person=person.id,
            kind=str(type(message).__struct_config__.tag),
            request=None if isinstance(message, Hello) else message.id,
        )

    def refused(self, visit: Visit, person: Person, refusal: Refusal) -> None:
        """What someone asked was refused."""
        if not self.detailed:
            return
        _log.debug(
            "connection {connection}: {person} is refused ({code})",
            connection=visit.number,
            person=person.id,
            code=refusal.code,
        )

    def went(self, visit: Visit, person: Person | None) -> None:
        """A connection is gone; `person` is None if nobody said hello on it, as when a client asks how quick we are."""
        if person is not None:
            _log.info(
                "connection {connection}: {name} ({person}) went",
                connection=visit.number,
                name=person.name,
                person=person.id,
            )
        elif self.detailed:
            _log.debug("connection {connection} went without a word", connection=visit.number)
