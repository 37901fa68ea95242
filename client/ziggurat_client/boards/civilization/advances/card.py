"""The card of an advance: its sign, what it does, the price struck through, the credits, and what is left to pay."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.numerals import GOLD, SHELL, draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.advances.faces import Face
from ziggurat_client.boards.civilization.art.advances.advances import draw_advance
from ziggurat_client.boards.civilization.art.advances.card_body import (
    SIGN,
    SIGN_AT,
    draw_advance_card,
    draw_copies,
)
from ziggurat_client.boards.civilization.art.calamities.calamities import draw_calamity
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.text import draw_line, draw_lines, line_fits
from ziggurat_client.window.screen import Box

_DULL: Final = ("#aeb4d0", "#aeb4d0", "#8f93ab")
_OFF: Final = "#aeb4d0"
_SOFT: Final = "#efe3c8"
_CREDIT: Final = "#b8f0b0"
_BARRED: Final = "#ffb08f"
_OWN: Final = "#b9f5ec"
_TICK: Final = "#7fe8dc"
_NARROW: Final = 236.0
_LOW: Final = 112.0
"""A card that is narrower or lower does not say what the advance does, but while it is meant."""
_SLIM: Final = 200.0
"""In one that is narrower the name lies above the sign."""
_TINY_WIDTH: Final = 130.0
_TINY_HEIGHT: Final = 88.0
"""In one that is smaller still there is its sign and its price."""
_LEAST_NUMBER: Final = 8.0
_SLIM_HEAD: Final = 42.0
_SLIM_LINE: Final = 22.0
_SLIM_MARGINS: Final = 17.0
_SLIM_FOOT: Final = 28.0
"""What lies below the sign needs so much."""
_SMALL_SIGN: Final = 44.0
_SMALL_NUMBER: Final = 26.0
_LEAST_CREDITOR: Final = 14.0
_FOOT: Final = 28.0
_NUMBER: Final = 32.0
_PLAQUE: Final = 22.0
_CREDITOR: Final = 23.0


class AdvanceCard(Pressable):
    """One card, which goes into the cart or comes out of it."""

    margin = 40

    def __init__(self, box: Box, face: Face, pressed: Callable[[], None], *, choosing: bool) -> None:
        """Without `choosing` the card is only looked at."""
        super().__init__(f"advance {face.advance}", box, pressed)
        self._face = face
        self._choosing = choosing
        if not choosing:
            self.sound = None

    def appearance(self) -> Hashable:
        return self._face, self._lit

    @property
    def _lit(self) -> bool:
        return self._choosing and self._face.state in ("offered", "cart") and self.state is not ButtonState.IDLE

    @property
    def _compact(self) -> bool:
        """Whether there is no room to say what the advance does."""
        return self.box.width < _NARROW or self.box.height < _LOW

    @property
    def _tiny(self) -> bool:
        """Whether there is room for the sign and the price alone."""
        return self.box.width < _TINY_WIDTH or self.box.height < _TINY_HEIGHT

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        if self._tiny:
            self._paint_tiny(canvas, x, y)
        elif self.box.width < _SLIM:
            self._paint_slim(canvas, x, y)
        else:
            self._paint_whole(canvas, x, y)

    def _paint_tiny(self, canvas: Canvas, x: float, y: float) -> None:
        """The sign, and beside it what is to be paid, or why nothing is."""
        width, height, face = self.box.width, self.box.height, self._face
        sign = max(12.0, min(width * 0.36, height - 2 * SIGN_AT))
        draw_advance_card(canvas, face.advance, x, y, width=width, height=height, state=face.state, sign=sign)
        middle, right = y + height / 2, x + width - 8
        if face.state == "own":
            draw_icon(canvas, Icon.CHECK, right - 12, middle, 20, _TICK)
        elif face.state == "closed":
            draw_icon(canvas, Icon.LOCK, right - 12, middle, 18, _BARRED)
        else:
            room, high = right - x - SIGN_AT - sign - 2, 16.0
            while high > _LEAST_NUMBER and number_width(str(face.net), high, canvas.scale) > room:
                high -= 1
            draw_number(canvas, right, middle, face.net, high, "r", GOLD if face.state == "cart" else SHELL)

    def _paint_slim(self, canvas: Canvas, x: float, y: float) -> None:
        """The name, and below it the sign beside what is to be paid and the credits, or why nothing is."""
        width, height, face = self.box.width, self.box.height, self._face
        is_long = self._takes_two_lines(canvas, face.name, width - _SLIM_MARGINS)
        head = _SLIM_HEAD + _SLIM_LINE if is_long else _SLIM_HEAD
        sign = min(_SMALL_SIGN, height - head - 12)
        draw_advance_card(
            canvas, face.advance, x, y, width=width, height=height, state=face.state, sign=sign, sign_top=head
        )
        if self._lit:
            canvas.fill(canvas.stepped(x, y, width, height, 5, 2), "#ffffff", 0.08)
        closed = face.state == "closed"
        ink = _OFF if closed else "#fffaf0"
        if is_long:
            draw_lines(canvas, x + 12, y + 22, face.name, width - _SLIM_MARGINS, 2, _SLIM_LINE, 18, ink, "bold")
        else:
            draw_line(canvas, x + 12, y + 22, face.name, width - _SLIM_MARGINS, 18, ink, "bold")
        middle, left, right = y + head + sign / 2, x + SIGN_AT + sign, x + width - 12
        if face.state == "own":
            draw_icon(canvas, Icon.CHECK, left + 22, middle, 20, _TICK)
            if line_fits(canvas, face.note, right - left - 36, 17, "bold"):
                draw_line(canvas, left + 36, middle, face.note, right - left - 36, 17, _OWN, "bold")
            return
        colours = _DULL if closed else GOLD if face.state == "cart" else SHELL
        if closed:
            draw_icon(canvas, Icon.LOCK, left + 18, middle, 18, _BARRED)
        if not closed or number_width(str(face.net), _SMALL_NUMBER, canvas.scale) < right - left - 32:
            draw_number(canvas, right, middle, face.net, _SMALL_NUMBER, "r", colours)
        if height > head + sign + _SLIM_FOOT:
            if face.credit and not closed:
                canvas.text(x + SIGN_AT, y + height - 20, f"−{face.credit}", 18, _CREDIT, "bold", "lm")
            draw_copies(canvas, right, y + height - 24, face.copies, closed=closed)
        if face.state == "cart":
            _paint_tick(canvas, x + width, y)

    @staticmethod
    def _takes_two_lines(canvas: Canvas, name: str, room: float) -> bool:
        """Whether the name is too long for a line and can be parted between its words."""
        fits = [line_fits(canvas, part, room, 18, "bold") for part in (name, *name.split())]
        return not fits[0] and all(fits[1:])

    def _paint_whole(self, canvas: Canvas, x: float, y: float) -> None:
        width, height, face = self.box.width, self.box.height, self._face
        sign = min(_SMALL_SIGN if self._compact else SIGN, height - 62)
        draw_advance_card(canvas, face.advance, x, y, width=width, height=height, state=face.state, sign=sign)
        if self._lit:
            canvas.fill(canvas.stepped(x, y, width, height, 5, 2), "#ffffff", 0.08)
        self._paint_words(canvas, x + SIGN_AT + sign + 12, y, width - SIGN_AT - sign - 24)
        foot = y + height - _FOOT
        canvas.fill(canvas.rect(x + 12, y + height - 50, width - 24, 1), "#ffffff", 0.16)
        if face.state == "own":
            self._paint_owned(canvas, x, foot)
        else:
            self._paint_price(canvas, x, foot)
            draw_copies(canvas, x + width - 9, y + height - 68, face.copies, closed=face.state == "closed")
        if face.state == "cart":
            _paint_tick(canvas, x + width, y)

    def _paint_words(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        """The name, what it does, and the plaques of the calamities that it softens, as far as there is room."""
        face, closed, compact = self._face, self._face.state == "closed", self._compact
        draw_line(canvas, x, y + 24, face.name, room, 17 if compact else 19, _OFF if closed else "#fffaf0", "bold")
        if not compact:
            draw_line(canvas, x, y + 46, face.effect, room, 15, _OFF if closed else _SOFT)
        elif self.box.height < _LOW:
            return
        top = y + (38 if compact else 59)
        for number, calamity in enumerate(face.softens):
            left = x + number * (_PLAQUE + 4)
            draw_calamity(canvas, calamity, left, top, _PLAQUE)
            if closed:
                canvas.fill(canvas.stepped(left, top, _PLAQUE, _PLAQUE, 2, 1), tones.NIGHT, 0.45)

    def _paint_owned(self, canvas: Canvas, x: float, middle: float) -> None:
        """That it is owned, and what it counts for."""
        width, face = self.box.width, self._face
        draw_icon(canvas, Icon.CHECK, x + 26, middle, 20, _TICK)
        taken = draw_line(canvas, x + 44, middle, face.note, width * 0.5, 18, _OWN, "bold")
        room = width - 44 - taken - 26
        worth = face.worth if line_fits(canvas, face.worth, room, 17) else str(face.price)
        draw_line(canvas, x + width - 16, middle, worth, room, 17, _SOFT, align="r")

    def _paint_price(self, canvas: Canvas, x: float, middle: float) -> None:
        """What is to be paid, large; left of it why it cannot be had, or the credits before the printed price."""
        face, width = self._face, self.box.width
        closed = face.state == "closed"
        left, room = x + 14, width - 30
        if not (closed and self._compact):
            colours = _DULL if closed else GOLD if face.state == "cart" else SHELL
            beside = room - 34 - number_width(str(face.net), _NUMBER, canvas.scale)
            crowded = closed and not line_fits(canvas, face.note, beside, 17, "bold")
            number = _SMALL_NUMBER if self._compact or crowded else _NUMBER
            room -= draw_number(canvas, x + width - 16, middle, face.net, number, "r", colours) + 10
        if closed:
            draw_icon(canvas, Icon.LOCK, left + 9, middle, 18, _BARRED)
            draw_line(canvas, left + 24, middle, face.note, room - 24, 17, _BARRED, "bold")
        elif face.credit:
            _paint_credits(canvas, face, left, middle, room)


def _paint_credits(canvas: Canvas, face: Face, left: float, middle: float, room: float) -> None:
    """The cards that give credit, how much they give together, and the printed price struck through, as far as there
    is room."""
    price, credit = str(face.price), f"−{face.credit}"
    struck = text_width(price, 17, "regular", canvas.scale)
    less = text_width(credit, 18, "bold", canvas.scale)
    space = room - struck - less - 16
    if space >= -6:
        strike(canvas, left + room - struck, middle, price, struck, _SOFT)
    side = min(_CREDITOR, space / max(1, len(face.creditors)) - 2)
    if side >= _LEAST_CREDITOR:
        for each in face.creditors:
            draw_advance(canvas, each, left, middle - side / 2, side)
            left += side + 2
        left += 4
    canvas.text(left, middle, credit, 18, _CREDIT, "bold", "lm")


def strike(canvas: Canvas, x: float, middle: float, text: str, width: float, ink: ColourLike) -> None:
    """A number that is not asked any more."""
    canvas.text(x, middle, text, 17, ink, "regular", "lm")
    canvas.fill(canvas.rect(x - 2, middle - 0.8, width + 4, 1.8), ink)


def _paint_tick(canvas: Canvas, right: float, top: float) -> None:
    """The tick over the corner of a card in the cart."""
    x, y, side = right - 38, top - 8, 40.0
    body = canvas.stepped(x, y, side, side, 4, 1)
    canvas.shadow(body, 5, 3, 0.7)
    canvas.fill(body, vertical(y, y + side, "#ffe59a", "#b87a22"))
    canvas.fill(canvas.stepped_frame(x, y, side, side, 1.5, 4, 1), "#5a3a10")
    draw_icon(canvas, Icon.CHECK, x + side / 2, y + side / 2, 22, tones.TEXT_ON_GOLD)
