"""The messages about what players can only do together: offering it, and saying yes or no."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ziggurat.bounds import RequestId, SeatNumber, Seats, TableCode
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


class OpenOffer(msgspec.Struct, frozen=True):
    """What is on offer at a table: by which seat, and which seats have agreed so far. Bots always agree."""

    number: OfferNumber
    kind: OfferKind
    seat: SeatNumber
    agreed: Seats
