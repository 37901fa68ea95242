"""The seats of one table, and whose they are."""

from __future__ import annotations

import hmac
from typing import TypeAlias

from ziggurat_server.bots import HiredBot
from ziggurat_server.people import Person
from ziggurat_server.refusal import Refusal

SeatIndex: TypeAlias = int


class Seat:
    """One seat. `holder` plays there; `bot` is set while it is a hired bot's, before it has arrived too."""

    __slots__ = ("bot", "holder", "ready", "wants_rematch")

    def __init__(self) -> None:
        self.holder: Person | None = None
        self.bot: HiredBot | None = None
        self.ready = False
        self.wants_rematch = False

    @property
    def is_open(self) -> bool:
        """Whether nobody has it."""
        return self.holder is None and self.bot is None

    @property
    def name(self) -> str | None:
        """The name of whoever has it, None if it is open."""
        if self.holder is not None:
            return self.holder.name
        return None if self.bot is None else self.bot.name


class Seating:
    """The seats, counted clockwise from 0. A person has at most one of them."""

    def __init__(self, count: int) -> None:
        self.seats = [Seat() for _ in range(count)]
        self._by_person: dict[Person, Seat] = {}

    def __len__(self) -> int:
        return len(self.seats)

    @property
    def holders(self) -> list[Person]:
        """Everyone who has a seat, people and arrived bots."""
        return list(self._by_person)

    @property
    def all_taken(self) -> bool:
        """Whether no seat is open."""
        return not any(seat.is_open for seat in self.seats)

    def indices(self) -> dict[Person, SeatIndex]:
        """Which seat everyone has."""
        return {seat.holder: index for index, seat in enumerate(self.seats) if seat.holder is not None}

    def seat_of(self, person: Person) -> Seat | None:
        """The seat that this person has."""
        return self._by_person.get(person)

    def index_of(self, person: Person) -> SeatIndex | None:
        """The number of the seat that this person has."""
        seat = self._by_person.get(person)
        return None if seat is None else self.seats.index(seat)

    def at(self, index: SeatIndex) -> Seat:
        """The seat of that number. Raises Refusal `no_such_seat`."""
        if index >= len(self.seats):
            raise Refusal("no_such_seat", f"this table has no seat {index}", seat=index)
        return self.seats[index]

    def open_seat(self, index: SeatIndex | None) -> Seat:
        """The open seat of that number, or the first one.

        Raises Refusal `no_such_seat`, `seat_taken`, or `no_open_seat`.
        """
        if index is not None:
            seat = self.at(index)
            if not seat.is_open:
                raise Refusal("seat_taken", f"seat {index} is taken", seat=index)
            return seat
        for seat in self.seats:
            if seat.is_open:
                return seat
        raise Refusal("no_open_seat", "every seat is taken")

    def invited_to(self, secret: str) -> Seat | None:
        """The seat that a bot with this invitation was hired for."""
        for seat in self.seats:
            invitation = seat.bot.invitation if seat.bot is not None else None
            if invitation is not None and hmac.compare_digest(invitation.encode(), secret.encode()):
                return seat
        return None

    def give(self, seat: Seat, person: Person, table: str) -> None:
        """Make the seat this person's, and no longer anyone else's."""
        self.take_from_holder(seat, table)
        seat.holder = person
        self._by_person[person] = seat
        person.seated_at.add(table)

    def take_from_holder(self, seat: Seat, table: str) -> Person | None:
        """Take the seat from whoever has it, and say who that was. A hired bot's place stays its own."""
        person, seat.holder = seat.holder, None
        seat.ready = seat.wants_rematch = False
        if person is not None:
            del self._by_person[person]
            person.seated_at.discard(table)
        return person

    def resize(self, count: int) -> None:
        """Add seats at the end, or take the last open ones away. Raises Refusal `seat_taken` if too few are open."""
        surplus = len(self.seats) - count
        spare = [seat for seat in reversed(self.seats) if seat.is_open][: max(surplus, 0)]
        if len(spare) < surplus:
            raise Refusal("seat_taken", f"more than {count} seats are taken", seats=count)
        self.seats = [seat for seat in self.seats if not any(seat is gone for gone in spare)]
        self.seats += [Seat() for _ in range(-surplus)]

    def nobody_is_ready(self) -> None:
        """Everyone has to say anew that they are ready, or want a rematch. Bots always are and do."""
        for seat in self.seats:
            seat.ready = seat.bot is not None and seat.holder is not None
            seat.wants_rematch = seat.ready
