"""What arrivals from the server sound like."""

from __future__ import annotations

from ziggurat.wire.messages import Said, Table
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.remote import Remote
from ziggurat_client.sound.names import Effect


def sound_of(arrival: Arrival, remote: Remote) -> Effect | None:
    """The sound of an arrival that `remote` has not received yet: somebody else spoke, or came to our table."""
    us = remote.welcome.person if remote.welcome else None
    match arrival:
        case Said(person=person) if person != us:
            return "chat"
        case Table(table=code) if code in remote.tables:
            came = _people(arrival) - _people(remote.tables[code].table) - {us, None}
            return "joined" if came else None
        case _:
            return None


def _people(table: Table) -> set[str | None]:
    """Everyone at a table."""
    seated = {seat.person for seat in table.seats}
    return seated | {watcher.person for watcher in table.watchers}
