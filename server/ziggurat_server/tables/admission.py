"""Who may come to a table, and who gets which seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.wire.messages import Sit
from ziggurat_server.guests.names import clean_name
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.face import watchers_of
from ziggurat_server.tables.lock import Lock
from ziggurat_server.tables.seating import Seat, SeatIndex

if TYPE_CHECKING:
    from ziggurat_server.tables.table import Table


def check_may_come(table: Table, person: Person, password: str | None) -> None:
    """Whoever is here, has a seat or is the host may. Others need the password and room.

    Raises Refusal `barred`, `wrong_password`, `too_many_tries`, `table_full`, or `too_many_tables`.
    """
    if person in table.audience or person is table.host or table.seating.seats_of(person):
        return
    table.moderation.check_may_come(person)
    limits = table.premises.limits.told
    if table.lock is not None:
        _check_password(table, table.lock, person, password)
    if len(watchers_of(table)) >= limits.watchers_per_table:
        raise Refusal("table_full", "no more people can come to this table", most=limits.watchers_per_table)
    if len(person.present_at) >= limits.tables_per_person:
        raise Refusal("too_many_tables", "leave another table first", most=limits.tables_per_person)


def give_seat(table: Table, person: Person, ask: Sit) -> None:
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
    check_may_come(table, person, ask.password)
    most = table.premises.limits.told.seats_per_person
    if left is None and len(person.seated_at) >= most:
        raise Refusal("too_many_seats", "give up another seat first", most=most)
    guest = None if ask.name is None else seating.free_name(clean_name(ask.name))
    seat = _seat_meant(table, person, ask.seat)
    if left is not None:
        seating.take_from_holder(left, table.code)
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


def _check_password(table: Table, lock: Lock, person: Person, password: str | None) -> None:
    if password is not None:
        table.premises.tries.take(person, table.premises.limits.told.password_tries)
    if not lock.opens_to(password):
        raise Refusal("wrong_password", "that is not the password of this table")
