"""What arrivals from the server sound like."""

from __future__ import annotations

from collections.abc import Container

from ziggurat.wire.messages import Happened, Said, Table, TableChanged, Whispered
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.our_turns import awaits_us
from ziggurat_client.network.remote import Remote
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.sound.names import Effect


def sound_of(arrival: Arrival, remote: Remote, on_show: Container[str | None] = ()) -> Effect | None:
    """The sound of an arrival that `remote` has not received yet.

    Somebody else spoke, or came to our table, or it is our turn at one: where we are not at it, the lobby tells.
    Where the board of a table is `on_show`, it tells of the turn itself, when the story is there.
    """
    us = remote.welcome.person if remote.welcome else None
    match arrival:
        case Said(person=person) if person != us:
            return "chat"
        case Whispered(own=False):
            return "chat"
        case Table(table=code) if code in remote.tables:
            came = _people(arrival) - _people(remote.tables[code].table) - {us, None}
            return "joined" if came else None
        case Happened(table=code) if code in remote.tables and code not in on_show:
            return "my_turn" if _becomes_ours(arrival, remote.tables[code]) else None
        case TableChanged(card=card) if card.table not in remote.tables and awaits_us(remote, card):
            before = remote.lobby.tables.get(card.table)
            return None if before is not None and awaits_us(remote, before) else "my_turn"
        case _:
            return None


def _becomes_ours(step: Happened, record: TableRecord) -> bool:
    """Whether a seat of ours is awaited after a step, and none was before it."""
    ours = {*record.table.your_seats}
    was_ours = record.moment is not None and not ours.isdisjoint(record.moment.due.seats)
    return not was_ours and not ours.isdisjoint(step.to_act)


def _people(table: Table) -> set[str | None]:
    """Everyone at a table."""
    seated = {seat.person for seat in table.seats}
    return seated | {watcher.person for watcher in table.watchers}
