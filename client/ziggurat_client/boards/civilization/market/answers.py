"""The answers to an offer side by side, where there is nothing else to be done with them than to read them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.civilization.market import ReplyTicket, Ticket
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.civilization.art.market.stage import draw_stage
from ziggurat_client.boards.civilization.art.market.tickets import HEIGHT, WIDTH
from ziggurat_client.boards.civilization.market.hall import Hall
from ziggurat_client.boards.civilization.market.notes import quoted_note
from ziggurat_client.boards.civilization.market.ticket_piece import paint_ticket
from ziggurat_client.boards.civilization.market.ticket_words import reply_words
from ziggurat_client.ui.explained import Explained
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_HEAD: Final = 34.0
_EDGE: Final = 16.0
_LEAST: Final = 288.0
_GAP: Final = 12.0


def answers_pieces(hall: Hall, box: Box, ticket: Ticket) -> Iterator[Piece]:
    """The newest answers to an offer, as many as there is room for, and how many there are."""
    replies = hall.known.replies_to(ticket.id)
    yield _ground(hall, box, ticket, len(replies))
    inner = box.inset(_EDGE, 0)
    fitting = max(1, int((inner.width + _GAP) // (_LEAST + _GAP)))
    wide = min(WIDTH, (inner.width - (fitting - 1) * _GAP) / fitting)
    high = min(HEIGHT, box.height - _HEAD - 8)
    for number, reply in enumerate(replies[-fitting:]):
        place = Box(inner.x + number * (wide + _GAP), box.y + _HEAD, wide, high)
        yield _answer(hall, place, reply)
        yield Explained(f"answer {reply.id}", place, quoted_note(hall, reply), "9.2")


def _ground(hall: Hall, box: Box, ticket: Ticket, count: int) -> Piece:
    name = hall.say("civilization.market.offer_of", name=hall.name(ticket.seat))
    told = hall.say("civilization.market.answers", count=count) if count else hall.say("civilization.market.no_answer")
    title = f"{name} ({hall.good(ticket.product)}) · {told}"

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_stage(canvas, x, y, box.width, box.height, rays=False)
        draw_line(canvas, x + _EDGE + 6, y + 19, title, box.width - 2 * _EDGE - 12, 18, tones.TEXT_HEAD, "bold")

    return Painted(box, ("market answers", title), paint)


def _answer(hall: Hall, box: Box, reply: ReplyTicket) -> Piece:
    words = reply_words(hall, reply)
    return Painted(
        box, ("market answer", words), lambda canvas, x, y: paint_ticket(canvas, box._replace(x=x, y=y), words)
    )
