"""The card over a game that says what is on offer; pressed, it opens what one can do about it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.panels import ACTIVE_PANEL, MARGIN, draw_panel
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.offers import ShownOffer

HEIGHT: Final = 84.0
SIGN: Final = 64.0
"""The side of a card that is only a sign."""
_TEXT_X: Final = 84.0


class OfferCard(Pressable):
    """The sentence with the mark of the seat that offers, and below it whom it waits for."""

    margin = MARGIN

    def __init__(self, box: Box, offer: ShownOffer, room: float, pressed: Callable[[], None]) -> None:
        """`room` is what the text may take; the buttons have the rest. Without room there is only the mark."""
        super().__init__("offer", box, pressed)
        self.offer = offer
        self._room = room

    def appearance(self) -> Hashable:
        return self.offer, self._room

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, self.box.width, self.box.height, ACTIVE_PANEL)
        middle = 46 if self._room else self.box.width / 2
        draw_cube(canvas, self.offer.seat, x + middle, y + self.box.height / 2, 44)
        if not self._room:
            return
        room = self._room - _TEXT_X
        draw_line(canvas, x + _TEXT_X, y + 30, self.offer.sentence, room, 22, tones.TEXT, "bold")
        draw_line(canvas, x + _TEXT_X, y + 58, self.offer.waiting, room, 18, tones.TEXT_SOFT)
