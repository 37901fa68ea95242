"""A row of the column beside a board that can be chosen: its sign, its name, and a line about it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, TypeAlias

from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap, keycap_width
from ziggurat_client.art.buttons import MARGIN, ButtonKind, ButtonState, button_style, draw_button_face
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

PaintSign: TypeAlias = Callable[[Canvas, float, float, float], None]
"""Paints a sign centred at a point, of that size."""
TWO_LINES: Final = 52.0
"""How high a row is at least that has its line below its title; a lower one has its title alone."""
_SIGN: Final = 46.0
_TICK: Final = 30.0
_EDGE: Final = 14.0
_LEAST_WITH_CAP: Final = 216.0
"""How wide the words of a row with a tick are at least, where its key stands too."""


@dataclass(frozen=True)
class RowWords:
    """The title of a row, a line about it, and the keycap of its key ("" for none)."""

    title: str
    line: str = ""
    key: str = ""


class ChoiceRow(Pressable):
    """A row that is chosen or not. With a tick it is one of several that may be chosen together."""

    margin = MARGIN

    def __init__(
        self,
        name: str,
        box: Box,
        words: RowWords,
        sign: tuple[Hashable, PaintSign],
        pressed: Callable[[], None],
        *,
        chosen: bool = False,
        ticked: bool = False,
        enabled: bool = True,
    ) -> None:
        """`sign` is a name for the picture before the words, and what paints it."""
        super().__init__(f"row {name}", box, pressed, enabled=enabled)
        self._words = words
        self._sign, self._paint_sign = sign
        self._chosen = chosen
        self._ticked = ticked

    def appearance(self) -> Hashable:
        return self._sign, self._words, self._chosen, self._ticked, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        kind = ButtonKind.LIT if self._chosen else ButtonKind.PLAIN
        ink = draw_button_face(canvas, x, y, width, height, button_style(kind), self.state)
        middle = y + height / 2 + (2 if self.state is ButtonState.PRESSED else 0)
        size = min(_SIGN, height - 10)
        self._paint_sign(canvas, x + _EDGE + size / 2, middle, size)
        left, right = x + _EDGE + size + 12, x + width - _EDGE
        if self._ticked:
            self._paint_tick(canvas, right - _TICK / 2, middle, min(_TICK, height - 12))
            right -= _TICK + 8
        cap = keycap_width(self._words.key, canvas.scale) + 8 if self._words.key else 0.0
        if cap and (not self._ticked or right - cap - left >= _LEAST_WITH_CAP):
            draw_keycap(canvas, right, middle, self._words.key, anchor="r")
            right -= cap
        self._paint_words(canvas, left, middle, right - left, ink)

    def _paint_words(self, canvas: Canvas, left: float, middle: float, room: float, ink: Colour | str) -> None:
        height, words = self.box.height, self._words
        if height < TWO_LINES or not words.line:
            draw_line(canvas, left, middle, words.title, room, 20, ink, "bold")
            return
        draw_line(canvas, left, middle - height * 0.16, words.title, room, 21, ink, "bold")
        soft = "#fff1d8" if self._chosen else tones.TEXT_SOFT
        draw_line(canvas, left, middle + height * 0.20, words.line, room, 17, soft)

    def _paint_tick(self, canvas: Canvas, cx: float, cy: float, size: float) -> None:
        frame = canvas.stepped(cx - size / 2, cy - size / 2, size, size, 3, 1)
        canvas.fill(frame, "#0a1230", 0.75)
        edge = canvas.stepped_frame(cx - size / 2, cy - size / 2, size, size, 1.5, 3, 1)
        canvas.fill(edge, "#f0c45c" if self._chosen else "#8f93ab")
        if self._chosen:
            draw_icon(canvas, Icon.CHECK, cx, cy, size * 0.66, "#fff3d6")
