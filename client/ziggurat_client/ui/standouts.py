"""What stood out in a match: a line for each thing, with a sign, the player's mark and a few words."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, TypeAlias

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.panels import MARGIN, QUIET_PANEL, draw_panel
from ziggurat_client.replaying.chronicle import Standout
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import draw_beginning, draw_line
from ziggurat_client.window.screen import Box

StandoutPainter: TypeAlias = Callable[[Canvas, Standout, float, float, float], None]
"""Paints the sign of what stood out with its top left corner at (x, y) in a size."""

_TOP: Final = 72.0
_PITCH: Final = 38.0
_SIGN: Final = 32.0
_LONGEST_NAME: Final = 200.0


@dataclass(frozen=True)
class StandoutLine:
    """One line: what it is about, the player's name, and what they did."""

    standout: Standout
    name: str
    feat: str


class StandoutPanel(Piece):
    """A panel with up to four lines."""

    margin = MARGIN

    def __init__(self, box: Box, title: str, lines: tuple[StandoutLine, ...], paint_sign: StandoutPainter) -> None:
        """`paint_sign` is the game's."""
        super().__init__(box)
        self._title = title
        self._lines = lines
        self._paint_sign = paint_sign

    def appearance(self) -> Hashable:
        return self._title, self._lines

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, self.box.width, self.box.height, QUIET_PANEL)
        canvas.text(x + 24, y + 32, self._title, 22, tones.TEXT_HEAD, "bold", "lm")
        for number, line in enumerate(self._lines):
            self._paint_line(canvas, x + 24, y + _TOP + number * _PITCH, line)

    def _paint_line(self, canvas: Canvas, x: float, y: float, line: StandoutLine) -> None:
        self._paint_sign(canvas, line.standout, x, y - _SIGN / 2, _SIGN)
        draw_cube(canvas, line.standout.seat, x + 60, y, 24)
        name = draw_beginning(canvas, x + 86, y, line.name, _LONGEST_NAME, 20, tones.TEXT, "bold")
        left = x + 86 + name + 8
        draw_line(canvas, left, y, line.feat, x + self.box.width - 48 - left, 20, tones.TEXT_SOFT)
