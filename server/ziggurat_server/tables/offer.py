"""An offer that is open at a table: to call the match off, to take a finished turn back, or to play once more."""

from __future__ import annotations

import msgspec

from ziggurat.wire.messages import OfferKind, OpenOffer
from ziggurat_server.guests.people import Person
from ziggurat_server.tables.seating import SeatIndex, Seating


class TableOffer(msgspec.Struct):
    """`seat` is whose offer it is, `revision` where the match stood; `agreed` are the people who said yes."""

    number: int
    kind: OfferKind
    seat: SeatIndex
    revision: int
    agreed: set[Person]

    def has(self, person: Person) -> bool:
        """Whether that person agrees. Bots always do."""
        return person.bot or person in self.agreed

    def told(self, seating: Seating) -> OpenOffer:
        """The offer as those at the table see it."""
        holders = enumerate(seat.holder for seat in seating.seats)
        agreed = tuple(index for index, holder in holders if holder is not None and self.has(holder))
        return OpenOffer(self.number, self.kind, self.seat, agreed)
