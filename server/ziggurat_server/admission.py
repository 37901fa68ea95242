"""Who may come to a table, and who gets which seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.wire.messages import Sit
from ziggurat_server.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.table_face import watchers_of

if TYPE_CHECKING:
    from ziggurat_server.table import Table


def check_may_come(table: Table, person: Person, password: str | None) -> None:
    """Whoever is here, has a seat or is the host may. Others need the password and room.

    Raises Refusal `wrong_password`, `table_full`, or `too_many_tables`.
    """
    if person in table.audience or person is table.host or table.seating.seat_of(person) is not None:
        return
    if table.lock is not None and not table.lock.opens_to(password):
        raise Refusal("wrong_password", "that is not the password of this table")
    limits = table.premises.limits.told
    if len(watchers_of(table)) >= limits.watchers_per_table:
        raise Refusal("table_full", "no more people can come to this table", most=limits.watchers_per_table)
    if len(person.present_at) >= limits.tables_per_person:
        raise Refusal("too_many_tables", "leave another table first", most=limits.tables_per_person)


def give_seat(table: Table, person: Person, ask: Sit) -> None:
    """Give them the seat they ask for; before a match they may change from one to another. Raises Refusal."""
    own = table.seating.seat_of(person)
    if own is not None and (ask.seat is None or table.seating.at(ask.seat) is own):
        return
    if own is not None:
        table.check_not_playing()
    check_may_come(table, person, ask.password)
    most = table.premises.limits.told.seats_per_person
    if own is None and len(person.seated_at) >= most:
        raise Refusal("too_many_seats", "give up a seat at another table first", most=most)
    seat = table.seating.open_seat(ask.seat)
    if own is not None:
        table.seating.take_from_holder(own, table.code)
    table.seating.give(seat, person, table.code)
