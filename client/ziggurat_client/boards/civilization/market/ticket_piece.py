"""A ticket on the market: who offers, how many cards of which value, the good that is named, and a note."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from ziggurat.games.civilization.market import Ticket
from ziggurat.games.civilization.tables import ProductId
from ziggurat.games.game import Seat
from ziggurat_client.art.badges import PillStyle, draw_pill, pill_width
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.text import pixel_size, text_width
from ziggurat_client.boards.civilization.art.market.tickets import INK, SOFT_INK, STUB, draw_stub, draw_ticket
from ziggurat_client.boards.civilization.market.figures import Figure, draw_figures
from ziggurat_client.boards.civilization.market.hall import Hall
from ziggurat_client.boards.civilization.market.modes import LookAt
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.text import draw_line, draw_lines
from ziggurat_client.window.screen import Box

_BADGES: Final[dict[str, tuple[PillStyle, Icon]]] = {
    "to_you": (PillStyle("#1c347f", "#ffe9b8"), Icon.LOCK),
    "answers": (PillStyle("#7a1f14", "#ffe9d2"), Icon.CHAT),
    "yours": (PillStyle("#1d5a3c", "#d9ffe6"), Icon.CHECK),
}
_NOTE: Final = 16.0


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
    badge: str
    short: str
    kind: str
    own: bool


def ticket_words(hall: Hall, ticket: Ticket) -> TicketWords:
    """What is written on a ticket for whoever looks on."""
    own = ticket.seat == hall.seat
    replies = hall.known.replies_to(ticket.id)
    answered = hall.known.own_reply_to(ticket.id) is not None
    if not own and answered:
        badge, kind = hall.say("civilization.market.answered"), "yours"
    elif replies:
        badge, kind = hall.say("civilization.market.answers", count=len(replies)), "answers"
    elif not own and ticket.to is not None and hall.seat in ticket.to:
        badge, kind = hall.say("civilization.market.to_you"), "to_you"
    elif own and ticket.to is not None:
        badge, kind = hall.say("civilization.market.to_some", count=len(ticket.to)), "to_you"
    else:
        badge, kind = "", ""
    return TicketWords(
        ticket.seat,
        hall.who(ticket.seat),
        hall.figures(ticket.count, ticket.value),
        ticket.product,
        hall.good(ticket.product),
        hall.say("civilization.market.is_in_it"),
        hall.note(ticket),
        badge,
        str(len(replies)) if kind == "answers" else "",
        kind,
        own,
    )


class TicketPiece(Pressable):
    """One ticket, which can be chosen to be answered, or to see its answers."""

    margin = 40

    def __init__(self, box: Box, hall: Hall, ticket: Ticket, turn: Callable[[int], bool]) -> None:
        """`turn` shows other rows of tickets, as the wheel asks for them."""
        super().__init__(f"ticket {ticket.id}", box, hall.giving(LookAt(ticket.id)))
        self.words = ticket_words(hall, ticket)
        self._chosen = hall.mode.ticket == ticket.id and hall.mode.corner == "ticket"
        self._turn = turn
        self.remark, self.rule = hall.quoted_note(ticket), "9.2"

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self._turn(-event.y)
        return super().point(event, x, y)

    def appearance(self) -> Hashable:
        return self.words, self._chosen, self.state in (ButtonState.HOVERED, ButtonState.PRESSED)

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        words, width, height = self.words, self.box.width, self.box.height
        lit = self._chosen or (words.kind == "to_you" and not words.own)
        draw_ticket(canvas, x, y, width=width, height=height, seat=words.seat, own=words.own, lit=lit)
        if self.state in (ButtonState.HOVERED, ButtonState.PRESSED):
            canvas.fill(canvas.stepped(x + 4, y + 4, width - 8, height - 8, 4, 2), "#fff6d8", 0.22)
        room = width - STUB - 28 - 12
        self._paint_head(canvas, x, y, room)
        draw_figures(canvas, x + 28, y + height * 0.48, room, words.figures)
        self._paint_note(canvas, x + 28, y + height - 28, room)
        draw_stub(canvas, x + width - STUB, y, height, words.product, words.good, words.within)

    def _paint_head(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        """Who offers, and whether that is for us or was answered: in words, or as a sign where there is little room."""
        words, middle = self.words, y + 30
        draw_cube(canvas, words.seat, x + 40, middle, 28)
        free = room - 34
        if words.badge:
            style, icon = _BADGES[words.kind]
            named = min(text_width(words.who, 20, "bold", canvas.scale), 0.6 * free)
            wide = pill_width(words.badge, canvas.scale, size=14, padding=8)
            right = x + 28 + room
            if named + wide + 6 <= free:
                draw_pill(canvas, right, middle, words.badge, style, size=14, anchor="r", height=24, padding=8)
            else:
                wide = pill_width(words.short, canvas.scale, size=14, padding=6, icon=icon)
                draw_pill(
                    canvas, right, middle, words.short, style, size=14, anchor="r", height=24, padding=6, icon=icon
                )
            free -= wide + 6
        draw_line(canvas, x + 62, middle, words.who, free, 20, INK, "bold")

    def _paint_note(self, canvas: Canvas, x: float, middle: float, room: float) -> None:
        """The note, on two lines if it needs them."""
        note = self.words.note
        if text_width(note, _NOTE, "italic", canvas.scale) <= room:
            canvas.text(x, middle, note, _NOTE, SOFT_INK, "italic", "lm")
            return
        pitch = pixel_size(_NOTE, canvas.scale) / canvas.scale * 1.05
        draw_lines(canvas, x, middle - pitch * 0.55, note, room, 2, pitch, _NOTE, SOFT_INK, "italic")
