"""What is on offer at a table whose match is over: a new match that goes on from a position of that one."""

from __future__ import annotations

import msgspec

from ziggurat.wire.together import PlayingOn
from ziggurat_server.guests.people import Person
from ziggurat_server.tables.seating import SeatIndex, Seating


class PlayOnOffer(msgspec.Struct):
    """To go on after so many steps, as that seat offers. `agreed` are the people who said yes, `is_prepared` says that
    it is being made."""

    step: int
    seat: SeatIndex
    agreed: set[Person]
    is_prepared: bool = False

    def has(self, person: Person) -> bool:
        """Whether that person agrees. Bots always do."""
        return person.bot or person in self.agreed

    def told(self, seating: Seating) -> PlayingOn:
        """The offer as those at the table see it."""
        holders = enumerate(seat.holder for seat in seating.seats)
        agreed = tuple(index for index, holder in holders if holder is not None and self.has(holder))
        return PlayingOn(self.step, self.seat, agreed)
