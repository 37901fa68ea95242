"""Who may come to a table, and who gets which seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.wire.messages import Sit
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.face import watchers_of
from ziggurat_server.tables.lock import Lock
from ziggurat_server.tables.seating import Seat, SeatIndex

if TYPE_CHECKING:
    from ziggurat_server.tables.table import Table


def belongs_there(table: Table, person: Person) -> bool:
    """Whether they are here, have a seat or are the host, so that nobody asks how they come in."""
    return person in table.audience or person is table.host or bool(table.seating.seats_of(person))


def check_may_come(table: Table, person: Person, opened: Lock | None) -> None:
    """Whoever belongs there may. Others need room and, for a locked table, to have `opened` its lock.

    Raises Refusal `barred`, `wrong_password`, `table_full`, or `too_many_tables`.
    """
    if belongs_there(table, person):
        return
    table.moderation.check_may_come(person)
    limits = table.premises.limits.told
    if table.lock is not None and table.lock is not opened:
        raise Refusal("wrong_password", "that is not the password of this table")
    if len(watchers_of(table)) >= limits.watchers_per_table:
        raise Refusal("table_full", "no more people can come to this table", most=limits.watchers_per_table)
    if len(person.present_at) >= limits.tables_per_person:
        raise Refusal("too_many_tables", "leave another table first", most=limits.tables_per_person)


def give_seat(table: Table, person: Person, ask: Sit, opened: Lock | None) -> None:
    """Give them, or the guest they name, the seat they ask for; before a match they may change from one to another.

    Nothing changes for those who come back to what is theirs. Raises Refusal.
    """
    seating = table.seating
    theirs = seating.indices_of(person)
    if ask.seat in theirs or (theirs and ask.seat is None and ask.name is None):
        return
    left = seating.own_seat_of(person) if ask.name is None else None
    if theirs and (left is not None or not _takes_back(table, person, ask.seat)):
        table.check_not_playing()
    check_may_come(table, person, opened)
    most = table.premises.limits.told.seats_per_person
    if left is None and len(person.seated_at) >= most:
        raise Refusal("too_many_seats", "give up another seat first", most=most)
    guest = None if ask.name is None else table.premises.names.take(ask.name, person, seating.has_name)
    seat = _seat_meant(table, person, ask.seat)
    if left is not None:
        seating.take_from_holder(left, table.code)
    if guest is None:
        seating.make_way_for(person)
    seating.give(seat, person, table.code, guest)


def _seat_meant(table: Table, person: Person, index: SeatIndex | None) -> Seat:
    """The open seat of that number, or the first that they may have. Raises Refusal."""
    seating = table.seating
    if index is None and table.sight.is_secret:
        seats = enumerate(seating.seats)
        index = next((number for number, seat in seats if seat.is_open and seat.dealt_to == person.id), None)
    seat = seating.open_seat(index)
    table.sight.check_may_know(person, seat)
    return seat


def _takes_back(table: Table, person: Person, index: SeatIndex | None) -> bool:
    """Whether that seat is one which only they may know, so that nobody else but a bot could play on."""
    return index is not None and table.sight.is_secret and table.seating.at(index).dealt_to == person.id
