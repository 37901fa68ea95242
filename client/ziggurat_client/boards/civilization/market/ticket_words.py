"""What is written on a ticket, be it an offer or an answer to one, for whoever looks on (9.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ziggurat.games.civilization.market import ReplyTicket, Ticket
from ziggurat.games.civilization.tables import ProductId
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.market.figures import Figure
from ziggurat_client.boards.civilization.market.hall import Hall
from ziggurat_client.boards.civilization.market.notes import hides_note, shown_note

BadgeKind: TypeAlias = Literal["", "to_you", "to_some", "answers", "yours", "private"]
"""What the badge of a ticket is about; nothing without a badge."""


@dataclass(frozen=True)
class TicketWords:
    """Everything that is written on a ticket."""

    seat: Seat
    who: str
    figures: tuple[Figure, ...]
    product: ProductId
    good: str
    within: str
    note: str
    hides_note: bool
    badge: str
    short: str
    kind: BadgeKind
    own: bool


def ticket_words(hall: Hall, ticket: Ticket) -> TicketWords:
    """What is written on a ticket for whoever looks on."""
    replies = hall.known.replies_to(ticket.id)
    badge, kind = _badge(hall, ticket, len(replies))
    return _words(hall, ticket, badge, str(len(replies)) if kind == "answers" else "", kind)


def reply_words(hall: Hall, reply: ReplyTicket) -> TicketWords:
    """What is written on an answer."""
    badge = hall.say("civilization.market.private_mark") if reply.private else ""
    return _words(hall, reply, badge, "", "private" if reply.private else "")


def _badge(hall: Hall, ticket: Ticket, replies: int) -> tuple[str, BadgeKind]:
    own, say = ticket.seat == hall.seat, hall.say
    if not own and hall.known.own_reply_to(ticket.id) is not None:
        return say("civilization.market.answered"), "yours"
    if replies:
        return say("civilization.market.answers", count=replies), "answers"
    if ticket.to is None:
        return "", ""
    if not own and hall.seat in ticket.to:
        return say("civilization.market.to_you"), "to_you"
    return say("civilization.market.to_some", count=len(ticket.to)), "to_some"


def _words(hall: Hall, ticket: Ticket | ReplyTicket, badge: str, short: str, kind: BadgeKind) -> TicketWords:
    return TicketWords(
        ticket.seat,
        hall.who(ticket.seat),
        hall.figures(ticket.count, ticket.value),
        ticket.product,
        hall.good(ticket.product),
        hall.say("civilization.market.is_in_it"),
        shown_note(hall, ticket),
        hides_note(hall, ticket),
        badge,
        short,
        kind,
        ticket.seat == hall.seat,
    )
