"""What is written beside lots, as it is shown to whoever looks on (9.2)."""

from __future__ import annotations

from ziggurat.bots.civilization.market.notes import products_sought
from ziggurat.games.civilization.market import ReplyTicket, Ticket
from ziggurat.visible_text import visible
from ziggurat_client.boards.civilization.market.hall import Hall


def shown_note(hall: Hall, ticket: Ticket | ReplyTicket) -> str:
    """What is written beside a lot: wishes as bots write them in the words of whoever looks on, and of somebody who is
    ignored that the words are hidden."""
    return _wishes(hall, ticket) or _hidden(hall, ticket) or visible(ticket.note).strip()


def quoted_note(hall: Hall, ticket: Ticket | ReplyTicket) -> str:
    """The same in quotation marks, where those are the words that were written."""
    return _wishes(hall, ticket) or _hidden(hall, ticket) or hall.quoted(ticket.note)


def hides_note(hall: Hall, ticket: Ticket | ReplyTicket) -> bool:
    """Whether free words are written beside a lot that are not shown, because its author is ignored."""
    return bool(_hidden(hall, ticket)) and not _wishes(hall, ticket)


def _hidden(hall: Hall, ticket: Ticket | ReplyTicket) -> str:
    silent = hall.hears(ticket.seat) or not visible(ticket.note).strip()
    return "" if silent else hall.say("civilization.market.note_hidden")


def _wishes(hall: Hall, ticket: Ticket | ReplyTicket) -> str:
    # Whoever holds the seat by now: the words are no one's own, they name goods.
    sought = products_sought(ticket.note)
    goods = ", ".join([hall.good(product) for product in sought])
    return hall.say("civilization.market.looks_for", goods=goods) if sought else ""
