"""A ticket on the market: who offers, how many cards of which value, the good that is named, and a note."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from ziggurat.games.civilization.market import Ticket
from ziggurat_client.art.badges import PillStyle, draw_pill, pill_width
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.text import pixel_size, text_width
from ziggurat_client.boards.civilization.art.market.tickets import INK, SOFT_INK, STUB, draw_stub, draw_ticket
from ziggurat_client.boards.civilization.market.figures import draw_figures
from ziggurat_client.boards.civilization.market.hall import Hall
from ziggurat_client.boards.civilization.market.modes import LookAt
from ziggurat_client.boards.civilization.market.notes import quoted_note
from ziggurat_client.boards.civilization.market.ticket_words import BadgeKind, TicketWords, ticket_words
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.piece import Easel
from ziggurat_client.ui.text import draw_line, draw_lines
from ziggurat_client.window.screen import Box

_BADGES: Final[dict[BadgeKind, tuple[PillStyle, Icon]]] = {
    "to_you": (PillStyle("#1c347f", "#ffe9b8"), Icon.LOCK),
    "answers": (PillStyle("#7a1f14", "#ffe9d2"), Icon.CHAT),
    "to_some": (PillStyle("#1c347f", "#ffe9b8"), Icon.LOCK),
    "private": (PillStyle("#3a2a5e", "#ffe9b8"), Icon.LOCK),
    "yours": (PillStyle("#1d5a3c", "#d9ffe6"), Icon.CHECK),
}
_NOTE: Final = 16.0


class TicketPiece(Pressable):
    """One ticket, which can be chosen to be answered, or to see its answers."""

    margin = 40

    def __init__(
        self, box: Box, hall: Hall, ticket: Ticket, turn: Callable[[int], bool], *, coming: bool = False
    ) -> None:
        """`turn` shows other rows of tickets, as the wheel asks for them; one that is still `coming` is drawn by what
        moves it."""
        super().__init__(f"ticket {ticket.id}", box, hall.giving(LookAt(ticket.id)))
        self.ticket = ticket.id
        self._coming = coming
        self.words = ticket_words(hall, ticket)
        self._chosen = hall.mode.ticket == ticket.id and hall.mode.corner == "ticket"
        self._turn = turn
        self.remark, self.rule = quoted_note(hall, ticket), "9.2"

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self._turn(-event.y)
        return super().point(event, x, y)

    def appearance(self) -> Hashable:
        return self.words, self._chosen, self.state in (ButtonState.HOVERED, ButtonState.PRESSED)

    def draw(self, easel: Easel) -> None:
        if not self._coming:
            super().draw(easel)

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        lit = self._chosen or self.words.kind == "to_you"
        paint_ticket(canvas, self.box._replace(x=x, y=y), self.words, lit=lit)
        if self.state in (ButtonState.HOVERED, ButtonState.PRESSED):
            canvas.fill(canvas.stepped(x + 4, y + 4, self.box.width - 8, self.box.height - 8, 4, 2), "#fff6d8", 0.22)


def paint_ticket(canvas: Canvas, box: Box, words: TicketWords, *, lit: bool = False) -> None:
    """A ticket with what is written on it."""
    x, y, width, height = box
    draw_ticket(canvas, x, y, width=width, height=height, seat=words.seat, own=words.own, lit=lit)
    room = width - STUB - 28 - 12
    _paint_head(canvas, x, y, room, words)
    draw_figures(canvas, x + 28, y + height * 0.48, room, words.figures)
    if words.hides_note:
        draw_icon(canvas, Icon.MUTED, x + 36, y + height - 28, 18, SOFT_INK)
        draw_line(canvas, x + 52, y + height - 28, words.note, room - 24, _NOTE, SOFT_INK, "italic")
    else:
        _paint_note(canvas, x + 28, y + height - 28, room, words.note)
    draw_stub(canvas, x + width - STUB, y, height, words.product, words.good, words.within)


def _paint_head(canvas: Canvas, x: float, y: float, room: float, words: TicketWords) -> None:
    """Who offers, and whether that is for us or was answered: in words, or as a sign where there is little room."""
    middle, free = y + 30, room - 34
    draw_cube(canvas, words.seat, x + 40, middle, 28)
    if words.badge:
        style, icon = _BADGES[words.kind]
        named = min(text_width(words.who, 20, "bold", canvas.scale), 0.6 * free)
        wide = pill_width(words.badge, canvas.scale, size=14, padding=8)
        right = x + 28 + room
        if named + wide + 6 <= free:
            draw_pill(canvas, right, middle, words.badge, style, size=14, anchor="r", height=24, padding=8)
        else:
            wide = pill_width(words.short, canvas.scale, size=14, padding=6, icon=icon)
            draw_pill(canvas, right, middle, words.short, style, size=14, anchor="r", height=24, padding=6, icon=icon)
        free -= wide + 6
    draw_line(canvas, x + 62, middle, words.who, free, 20, INK, "bold")


def _paint_note(canvas: Canvas, x: float, middle: float, room: float, note: str) -> None:
    """The note, on two lines if it needs them."""
    if text_width(note, _NOTE, "italic", canvas.scale) <= room:
        canvas.text(x, middle, note, _NOTE, SOFT_INK, "italic", "lm")
        return
    pitch = pixel_size(_NOTE, canvas.scale) / canvas.scale * 1.05
    draw_lines(canvas, x, middle - pitch * 0.55, note, room, 2, pitch, _NOTE, SOFT_INK, "italic")
