"""The messages about what players can only do together, offering it and saying yes or no, and about giving up."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ziggurat.bounds import PersonId, RequestId, SeatNumber, Seats, TableCode
from ziggurat.wire.terms import Message

OfferKind: TypeAlias = Literal["call_off", "undo_turn", "rematch"]
"""To end the match without a winner; to take back the last finished turn of a seat; to play once more, same seats."""
OfferNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2**53 - 1)]


class Offer(Message, frozen=True):
    """Offer something to everyone who sits. To offer what is on offer already is to say yes to it.

    `seat` says who of several it is that offers; an `undo_turn` is about that seat's turn.
    """

    id: RequestId
    table: TableCode
    kind: OfferKind
    seat: SeatNumber | None = None


class Answer(Message, frozen=True):
    """Say yes or no to the offer of that number, for all seats that one has. One no takes the offer off the table."""

    id: RequestId
    table: TableCode
    offer: OfferNumber
    yes: bool = True


class Resign(Message, frozen=True):
    """Give one's seat in the running match up for good; the match is lost for them. `seat` says which, for those who
    have several.

    A bot plays on there, unless only one seat is left that nobody has given up, or no person plays any more: then the
    match is over.
    """

    id: RequestId
    table: TableCode
    seat: SeatNumber | None = None


class VoteHost(Message, frozen=True):
    """Vote for somebody else at the table as its host, or without a `person` take one's vote back: for those who sit.

    Once more than half of the people who sit and are not the host want the same, that is done; two of them at least,
    if the host is there.
    """

    id: RequestId
    table: TableCode
    person: PersonId | None = None


class HostVote(msgspec.Struct, frozen=True):
    """Who is wanted as the host of a table, and by which seats."""

    person: PersonId
    seats: Seats


class OpenOffer(msgspec.Struct, frozen=True):
    """What is on offer at a table: by which seat, and which seats have agreed so far. Bots always agree."""

    number: OfferNumber
    kind: OfferKind
    seat: SeatNumber
    agreed: Seats
