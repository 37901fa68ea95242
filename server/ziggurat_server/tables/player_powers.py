"""What whoever has a seat may ask of it."""

from __future__ import annotations

from ziggurat.wire.messages import ChooseColour, Ready, VoteHost
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.changes import Ask
from ziggurat_server.tables.seating import Resigned, Seat, SeatIndex
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


def resign(table: Table, person: Person, index: SeatIndex | None) -> None:
    """Give a seat of the running match up for good: a bot plays on, or the match is over. Raises Refusal."""
    state = table.state
    state.check_present(person)
    play = state.stage.running_play()
    number = state.seating.index_meant(person, index)
    seat = state.seating.at(number)
    if seat.holder is not person or seat.bot is not None:
        raise Refusal("not_seated", "a bot that was hired plays to the end")
    seat.resigned = Resigned(person.id, seat.name or person.name, seat.guest is not None)
    if _is_decided(state):
        table.updates.send()
        play.agree("call_off", number, play.revision)
        return
    table.bots.play_on(seat, table.substitutes.level)
    table.clock.update()
    table.updates.send()
    table.agreements.settle()


def _is_decided(state: TableState) -> bool:
    """Whether only one seat is left that nobody has given up, or no person plays any more."""
    left = [seat for seat in state.seating.seats if seat.resigned is None]
    return len(left) < 2 or not any(seat.holder is not None and not seat.holder.bot for seat in left)


def vote_host(table: Table, person: Person, ask: VoteHost) -> None:
    """Want somebody else as the host, or nobody any more. Raises Refusal."""
    state = table.state
    state.check_present(person)
    if person.bot or state.seating.own_seat_of(person) is None:
        raise Refusal("not_seated", "only people who sit choose a host")
    here = (other for other in state.audience.present if other.id == ask.person)
    wanted = next((other for other in here if state.is_person_here(other) and not other.bot), None)
    if ask.person is not None and (wanted is None or wanted is state.host):
        raise Refusal("no_such_person", "nobody else of that id is at the table and could be its host")
    state.votes.give(person, wanted)
    host_is_here = state.host is not None and state.host in state.audience
    elected = state.votes.elected(state.seating, state.host, host_is_here=host_is_here)
    if elected is not None:
        state.make_host(elected)
    table.updates.send()


def erase(table: Table, person: Person) -> None:
    """Take somebody who is to be forgotten out of the seats that they have given up here."""
    given_up = [seat for seat in table.state.seating.seats if seat.resigned and seat.resigned.person == person.id]
    for seat in given_up:
        seat.resigned = Resigned(None, "")
    if given_up:
        table.updates.send()
