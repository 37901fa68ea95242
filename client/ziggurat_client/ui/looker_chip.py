"""Somebody who looks at a match with others: a chip with their mark, their name, the baton or a raised hand."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

HEIGHT: Final = 44.0
_SIZE: Final = 19.0
_LEFT: Final = 12.0
_HEAD: Final = 24.0
_SIGN: Final = 26.0
_GROUNDS: Final = {
    ButtonState.HOVERED: ("#27459f", "#1b3384"),
    ButtonState.PRESSED: ("#12225a", "#182c6e"),
}
_AT_REST: Final = ("#1d3380", "#142662")
_LEADS: Final = ("#5a3f14", "#33220c")


@dataclass(frozen=True)
class LookerSign:
    """What a chip says: the name, the seat if they sit, whether they have the baton, and which of the raised hands
    theirs is, from 1."""

    name: str
    seat: int | None = None
    leads: bool = False
    hand: int | None = None


class LookerChip(Pressable):
    """One of them. Pressed, it gets the baton, where that may be."""

    margin = 4
    step = 4

    def __init__(self, name: str, box: Box, sign: LookerSign, pressed: Callable[[], None], *, enabled: bool) -> None:
        super().__init__(name, box, pressed, enabled=enabled)
        self.sign = sign

    def appearance(self) -> Hashable:
        return self.sign, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height, sign = self.box.width, self.box.height, self.sign
        ground = _LEADS if sign.leads else _GROUNDS.get(self.state, _AT_REST)
        canvas.fill(canvas.stepped(x, y, width, height, 4, 1), vertical(y, y + height, *ground))
        edge = tones.BRIGHT_EDGE if sign.leads else tones.FIELD_EDGE
        canvas.fill(canvas.stepped_frame(x, y, width, height, 1.4, 4, 1), vertical(y, y + height, *edge), 0.8)
        middle = y + height / 2
        if sign.seat is None:
            draw_icon(canvas, Icon.EYE, x + _LEFT + _HEAD / 2, middle, _HEAD, tones.PALE_LAPIS)
        else:
            draw_cube(canvas, sign.seat, x + _LEFT + _HEAD / 2, middle, _HEAD)
        end = self._paint_sign(canvas, x + width - _LEFT, middle)
        start = x + _LEFT + _HEAD + 10
        draw_line(canvas, start, middle, sign.name, end - start - 4, _SIZE, tones.TEXT, "bold")

    def _paint_sign(self, canvas: Canvas, right: float, middle: float) -> float:
        """The baton or the hand at the right end; returns how far the name may reach."""
        sign = self.sign
        if sign.leads:
            draw_icon(canvas, Icon.BATON, right - _SIGN / 2, middle, _SIGN, tones.GOLD)
            return right - _SIGN
        if sign.hand is None:
            return right
        draw_icon(canvas, Icon.HAND, right - _SIGN / 2, middle, _SIGN, tones.TEXT_NAME)
        if sign.hand == 1:
            return right - _SIGN
        canvas.text(right - _SIGN - 4, middle, str(sign.hand), 16, tones.TEXT_SOFT, "bold", "rm")
        return right - _SIGN - 18
