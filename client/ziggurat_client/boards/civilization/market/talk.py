"""What is said at the market, and the line to say more: to all, or to one (9.2)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.art.text import wrap
from ziggurat_client.boards.civilization.market.hall import Hall
from ziggurat_client.boards.civilization.market.modes import SpeakTo, Utter
from ziggurat_client.boards.civilization.market.speech import Speech
from ziggurat_client.boards.civilization.market.steps import others
from ziggurat_client.ui.button import Pressable, icon_button
from ziggurat_client.ui.chat import hidden_row
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.scroll import BAR, Row, ScrollList
from ziggurat_client.ui.text import Heading, Line, Paragraph, draw_line
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box

LONGEST: Final = 500
"""The most characters of one saying (9.2)."""
_TEXT: Final = 17.0
_PITCH: Final = 23.0
_FIELD: Final = 44.0
_HEAD: Final = 58.0


class Hearer(Pressable):
    """To whom is spoken: one seat, or None for all."""

    margin = 6

    def __init__(self, box: Box, hall: Hall, seat: Seat | None) -> None:
        super().__init__("speak to all" if seat is None else f"speak to {seat}", box, hall.giving(SpeakTo(seat)))
        self._seat = seat
        to = hall.mode.speaking_to
        self._chosen = to is None if seat is None else to is not None and seat in to
        self.remark = (
            hall.say("civilization.market.speak_to_all")
            if seat is None
            else hall.say("civilization.market.speak_to", name=hall.name(seat))
        )

    def appearance(self) -> Hashable:
        return self._seat, self._chosen, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        size, lit = self.box.width, self.state in (ButtonState.HOVERED, ButtonState.PRESSED)
        canvas.fill(canvas.stepped(x, y, size, size, 4, 1), "#27459f" if self._chosen else "#0a1230", 0.95)
        edge = tones.GOLD if self._chosen or lit else tones.LAPIS_LINE
        canvas.fill(canvas.stepped_frame(x, y, size, size, 1.6, 4, 1), edge, 1.0 if self._chosen or lit else 0.45)
        middle = x + size / 2, y + size / 2
        if self._seat is None:
            draw_icon(canvas, Icon.PEOPLE, *middle, size * 0.62, tones.TEXT)
        else:
            draw_cube(canvas, self._seat, *middle, size * 0.58)


def talk_pieces(
    hall: Hall, box: Box, said: Sequence[Speech], heard: ScrollList, field: TextField, scale: float
) -> Iterator[Piece]:
    """The panel of what is said."""
    yield Panel(box, STRIP_PANEL)
    yield Heading(Box(box.x + 24, box.y + 14, 200, 36), hall.say("civilization.market.talk").upper(), 24)
    inner, seat = box.inset(20, 0), hall.seat
    speaks = seat is not None
    foot = box.bottom - 18 - (_FIELD + 10 if speaks else 0)
    heard.box = Box(inner.x, box.y + _HEAD, inner.width + BAR - 4, max(20.0, foot - box.y - _HEAD))
    rows = [_said(hall, speech, inner.width - 8, scale) for speech in _shown(said)]
    heard.set_rows(rows)
    if rows:
        yield heard
    else:
        yield Paragraph(
            heard.box._replace(width=inner.width), hall.say("civilization.market.nothing_said"), 17, tones.TEXT_SOFT
        )
    if speaks:
        yield from _hearers(hall, box)
        yield from _saying(hall, box, field)


def _shown(said: Sequence[Speech]) -> Iterator[Speech]:
    """The sayings, of several in a row by somebody who is ignored only the first."""
    before = None
    for speech in said:
        if speech.is_heard or speech != before:
            yield speech
        before = speech


def _said(hall: Hall, speech: Speech, width: float, scale: float) -> Row:
    if not speech.is_heard:
        return hidden_row(speech.who, hall.say("people.ignored"))
    return _row(speech, hall.say("civilization.market.aside", names=speech.to) if speech.to else "", width, scale)


def _hearers(hall: Hall, box: Box) -> Iterator[Piece]:
    seats: tuple[Seat | None, ...] = (None, *others(hall.known))
    side = 34.0
    left = box.right - 20 - len(seats) * (side + 5) + 5
    label = hall.say("civilization.market.to")
    if left - box.x > 190:
        yield Line(Box(left - 60, box.y + 14, 52, side), label, 16, tones.TEXT_SOFT, "regular", "r")
    for number, seat in enumerate(seats):
        yield Hearer(Box(left + number * (side + 5), box.y + 14, side, side), hall, seat)


def _saying(hall: Hall, box: Box, field: TextField) -> Iterator[Piece]:
    row = Box(box.x + 16, box.bottom - 14 - _FIELD, box.width - 32, _FIELD)
    field.box = row._replace(width=row.width - _FIELD - 8)
    field.placeholder = _to_whom(hall)
    yield field
    send = Box(row.right - _FIELD, row.y, _FIELD, _FIELD)
    button = icon_button("market say", send, Icon.SEND, field.enter)
    button.remark = hall.say("civilization.market.utter")
    yield button


def _to_whom(hall: Hall) -> str:
    """Who will hear what is said."""
    to = hall.mode.speaking_to
    if to is None:
        return hall.say("civilization.market.say_to_all")
    if len(to) > 1:
        return hall.say("civilization.market.say_to_some", count=len(to))
    return hall.say("civilization.market.say_to", name=hall.name(to[0]))


def utterance(field: TextField) -> Utter | None:
    """What stands in the field, to be said; it is empty then."""
    text = field.text.strip()
    field.text = ""
    return Utter(text) if text else None


@lru_cache(maxsize=256)
def _row(speech: Speech, aside: str, width: float, scale: float) -> Row:
    """One saying: who, to whom if not to all, and the words."""
    lines = tuple(wrap(speech.quoted, width - 28, _TEXT, "regular", scale))

    def paint(canvas: Canvas, x: float, y: float, wide: float) -> None:
        draw_cube(canvas, speech.seat, x + 12, y + 13, 20)
        at = x + 28 + draw_line(canvas, x + 28, y + 13, speech.who, wide * 0.45, _TEXT, tones.TEXT_NAME, "bold") + 10
        if aside:
            draw_icon(canvas, Icon.LOCK, at + 8, y + 13, 15, "#ffcf62")
            draw_line(canvas, at + 20, y + 13, aside, x + wide - at - 20, 15, "#ffcf62")
        for number, line in enumerate(lines):
            canvas.text(x + 28, y + 13 + _PITCH * (number + 1), line, _TEXT, tones.TEXT, "regular", "lm")

    return Row((speech, aside, lines), 24 + _PITCH * len(lines) + 10, paint)
