"""What whoever has a seat may ask of it."""

from __future__ import annotations

from ziggurat.wire.messages import ChooseColour, Ready
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.changes import Ask
from ziggurat_server.tables.seating import Seat, SeatIndex
from ziggurat_server.tables.state import TableState
from ziggurat_server.tables.table import Table


def stand(table: Table, person: Person, index: SeatIndex | None) -> None:
    """Give a seat up; whoever has no other goes on watching. Raises Refusal."""
    state = table.state
    state.check_present(person)
    seat = state.seating.seat_meant(person, index)
    if state.is_playing:
        raise Refusal("match_running", "while the match runs the seat is yours; you can only leave it for a time")
    table.attendance.vacate(seat)
    table.updates.send()
    table.settle()


def set_ready(table: Table, person: Person, ask: Ready) -> None:
    """Be ready for the start, or not. Raises Refusal."""
    state = table.state
    state.check_present(person)
    seat = state.seating.seat_meant(person, ask.seat)
    state.stage.check_not_playing()
    seat.ready = ask.ready
    table.updates.send()


def choose_colour(table: Table, person: Person, ask: ChooseColour) -> None:
    """Have a colour for one's seat, or as the host for one where nobody chooses. Raises Refusal."""
    state = table.state
    state.check_present(person)
    state.seating.choose_colour(_seat_to_colour(state, person, ask.seat), ask.colour)
    table.updates.send()


def _seat_to_colour(state: TableState, person: Person, index: SeatIndex | None) -> Seat:
    seating = state.seating
    if person is state.host and index is not None and seating.at(index).is_left_to_host:
        seat = seating.at(index)
    else:
        seat = seating.seat_meant(person, index)
    state.stage.check_in_room()
    return seat


def submit(table: Table, person: Person, ask: Ask) -> None:
    """Act in the match, or take a step back. Answered when it is done, by the match. Raises Refusal."""
    state = table.state
    state.check_present(person)
    index = state.seating.index_meant(person, ask.seat)
    play = state.stage.running_play()
    table.clock.check_not_paused()
    table.substitutes.check_plays_for(person, state.seating.at(index))
    play.submit(person, index, ask)


def reclaim(table: Table, person: Person, index: SeatIndex | None) -> None:
    """Take back what bots keep for them, or the seat of that number. Raises Refusal."""
    state = table.state
    state.check_present(person)
    state.stage.running_play()
    seats = state.seating.seats_of(person) if index is None else (state.seating.seat_meant(person, index),)
    for seat in seats:
        table.substitutes.check_may_be_reclaimed(seat)
    table.substitutes.give_back(person, seats)
    table.clock.update()
    table.updates.send()
