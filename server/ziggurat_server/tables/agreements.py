"""What those who sit at a table can only do together: call the match off, take a finished turn back, play once more."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import msgspec

from ziggurat.wire.messages import Answer, Offer, OfferKind, OpenOffer
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.seating import SeatIndex

if TYPE_CHECKING:
    from ziggurat_server.tables.table import Table


class _Offer(msgspec.Struct):
    """An open offer. `revision` is where the match stood; `agreed` are the people who said yes."""

    number: int
    kind: OfferKind
    seat: SeatIndex
    revision: int
    agreed: set[Person]


class Agreements:
    """The open offer of one table, of which there is one at most.

    Everyone who sits must agree, present or not; bots always do. An offer is gone with anybody's no, with the stage of
    the table in which it was made and, if it is to take a turn back, when the match moves on. It is not in the journal:
    after a restart of the server it has to be made again.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._numbers = itertools.count(1)
        self._open: _Offer | None = None

    @property
    def open(self) -> OpenOffer | None:
        """The open offer as those at the table see it."""
        offer = self._open
        if offer is None:
            return None
        seats = self._table.seating.seats
        agreed = (index for index, seat in enumerate(seats) if seat.holder is not None and _agrees(offer, seat.holder))
        return OpenOffer(offer.number, offer.kind, offer.seat, tuple(agreed))

    def make(self, person: Person, ask: Offer) -> None:
        """Offer something, or agree to it if it is on offer. Raises Refusal."""
        table = self._table
        table.check_present(person)
        seat = self._seat_offering(person, ask)
        self._check_possible(ask.kind, seat)
        if self._open is None:
            self._open = _Offer(next(self._numbers), ask.kind, seat, table.play_revision, {person})
        elif self._open.kind != ask.kind or (ask.kind == "undo_turn" and self._open.seat != seat):
            raise Refusal("offer_open", "something else is on offer; answer that first")
        else:
            self._open.agreed.add(person)
        table.tell()
        self.settle()

    def answer(self, person: Person, ask: Answer) -> None:
        """Say yes or no. Raises Refusal."""
        table = self._table
        table.check_present(person)
        if not table.seating.seats_of(person):
            raise Refusal("not_seated", "only those with a seat are asked")
        if self._open is None or self._open.number != ask.offer:
            raise Refusal("no_such_offer", "that is not on offer, or not any more")
        if ask.yes:
            self._open.agreed.add(person)
        else:
            self._open = None
        table.tell()
        self.settle()

    def withdraw(self) -> None:
        """Nothing is on offer any more."""
        self._open = None

    def match_moved(self) -> None:
        """The match is not where it was: nobody offers to take back what was not the last turn then."""
        if self._open is not None and self._open.kind == "undo_turn":
            self._open = None
            self._table.tell()

    def settle(self) -> None:
        """Do what is on offer if everybody has agreed and it can be done."""
        offer = self._open
        if offer is None or not all(_agrees(offer, person) for person in self._table.seating.holders):
            return
        if offer.kind == "rematch":
            self._begin_rematch()
            return
        self._open = None
        self._table.tell()
        if self._table.play is not None:
            self._table.play.agree(offer.kind, offer.seat, offer.revision)

    def _begin_rematch(self) -> None:
        """Play once more as soon as every seat has somebody who is there."""
        table = self._table
        if table.premises.closing:
            return
        if all(seat.holder is not None and seat.holder in table.audience for seat in table.seating.seats):
            table.begin_match()

    def _seat_offering(self, person: Person, ask: Offer) -> SeatIndex:
        """Only a turn is one seat's; whatever else those with several seats offer, they offer with their first."""
        seating = self._table.seating
        if ask.seat is None and ask.kind != "undo_turn":
            return seating.index_meant(person, next(iter(seating.indices_of(person)), None))
        return seating.index_meant(person, ask.seat)

    def _check_possible(self, kind: OfferKind, seat: SeatIndex) -> None:
        match kind:
            case "rematch":
                self._table.finished_play()
                self._table.premises.check_not_closing()
            case "call_off":
                self._table.running_play()
            case "undo_turn":
                if not self._table.running_play().match.may_undo_turn(seat):
                    raise Refusal("nothing_to_undo", "there is no finished turn of yours that can be taken back")


def _agrees(offer: _Offer, person: Person) -> bool:
    return person.bot or person in offer.agreed
