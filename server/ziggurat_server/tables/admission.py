"""Who may come to a table, and who gets which seat."""

from __future__ import annotations

from ziggurat.wire.messages import Sit
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.face import watchers_of
from ziggurat_server.tables.locks.lock import Lock
from ziggurat_server.tables.seating import Seat, SeatIndex
from ziggurat_server.tables.state import TableState


def belongs_there(state: TableState, person: Person) -> bool:
    """Whether they are here, have a seat or are the host, so that nobody asks how they come in."""
    return person in state.audience or person is state.host or bool(state.seating.seats_of(person))


def knows_of(state: TableState, person: Person) -> bool:
    """Whether they need no code to know of the table: it is listed, or they are at it or belong to it."""
    return state.listed or belongs_there(state, person)


def check_may_come(state: TableState, context: ServerContext, person: Person, opened: Lock | None) -> None:
    """Whoever belongs there may. Others need room and, for a locked table, to have `opened` its lock.

    Raises Refusal `barred`, `wrong_password`, `table_full`, or `too_many_tables`.
    """
    if belongs_there(state, person):
        return
    state.moderation.check_may_come(person)
    limits = context.limits.told
    if state.lock is not None and state.lock is not opened:
        raise Refusal("wrong_password", "that is not the password of this table")
    if len(watchers_of(state)) >= limits.watchers_per_table:
        raise Refusal("table_full", "no more people can come to this table", most=limits.watchers_per_table)
    if len(person.present_at) + context.elsewhere.of(person).present >= limits.tables_per_person:
        raise Refusal("too_many_tables", "leave another table first", most=limits.tables_per_person)


def check_may_watch(state: TableState, person: Person) -> None:
    """Where seats know what others may not, whoever plays does not look on. Raises Refusal `own_table`."""
    if state.is_secret and state.seating.seats_of(person):
        raise Refusal("own_table", "you play there; come back to your seat with `sit`")


def give_seat(state: TableState, context: ServerContext, person: Person, ask: Sit, opened: Lock | None) -> None:
    """Give them, or the guest they name, the seat they ask for; before a match they may change from one to another.

    Nothing changes for those who come back to what is theirs. Who had resigned plays on as if they had not, where the
    host has freed the seat for them. Raises Refusal.
    """
    seating = state.seating
    theirs = seating.indices_of(person)
    if ask.seat in theirs or (theirs and ask.seat is None and ask.name is None):
        return
    left = seating.own_seat_of(person) if ask.name is None else None
    if theirs and (left is not None or not _takes_back(state, person, ask.seat)):
        state.stage.check_not_playing()
    check_may_come(state, context, person, opened)
    most = context.limits.told.seats_per_person
    if left is None and len(person.seated_at) + context.elsewhere.of(person).seats >= most:
        raise Refusal("too_many_seats", "give up another seat first", most=most)
    guest = None if ask.name is None else context.names.take(ask.name, person, seating.has_name)
    seat = _seat_meant(state, person, ask.seat)
    if left is not None:
        seating.take_from_holder(left, state.code)
    if guest is None:
        seating.make_way_for(person)
    seating.give(seat, person, state.code, guest)
    if seat.resigned is not None and seat.resigned.person == person.id:
        seat.resigned = None


def _seat_meant(state: TableState, person: Person, index: SeatIndex | None) -> Seat:
    """The open seat of that number, or the first that they may have. Raises Refusal."""
    seating = state.seating
    if index is None and state.is_secret:
        seats = enumerate(seating.seats)
        index = next((number for number, seat in seats if seat.is_open and seat.dealt_to == person.id), None)
    seat = seating.open_seat(index)
    _check_may_know(state, person, seat)
    return seat


def _takes_back(state: TableState, person: Person, index: SeatIndex | None) -> bool:
    """Whether that seat is one which only they may know, so that nobody else but a bot could play on."""
    return index is not None and state.is_secret and state.seating.at(index).dealt_to == person.id


def _check_may_know(state: TableState, person: Person, seat: Seat) -> None:
    """Whoever takes a seat sees what it knows: that is for the one alone to whom it was dealt, and for bots.

    Raises Refusal `seat_has_secrets`.
    """
    if state.is_secret and seat.dealt_to != person.id:
        raise Refusal("seat_has_secrets", "only the one who had that seat, or a bot, may take it: it has secrets")
