"""The log: the newest sentences about the match, each with the mark of the seat it is about."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.panels import MARGIN, STRIP_PANEL, draw_panel
from ziggurat_client.boards.board import LogLine
from ziggurat_client.screen import Box
from ziggurat_client.ui.log_line import GAP, PITCH, LineInk, Word, laid_out, line_height, paint_line
from ziggurat_client.ui.piece import Piece

_TOP: Final = 66.0
_PADDING: Final = 24.0


class LogPanel(Piece):
    """A panel with as many of the newest lines as fit, the newest last."""

    margin = MARGIN

    def __init__(self, box: Box, title: str, lines: tuple[LogLine, ...]) -> None:
        super().__init__(box)
        self._title = title
        self._lines = lines

    def look(self) -> Hashable:
        return self._title, self._lines

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        draw_panel(canvas, x, y, width, height, STRIP_PANEL)
        canvas.text(x + _PADDING, y + 28, self._title, 20, tones.TEXT_HEAD, "bold", "lm")
        top = y + _TOP
        for line, words in self._fitting(width - 2 * _PADDING, height - _TOP, canvas.scale):
            paint_line(canvas, x + _PADDING, top, line, words, LineInk())
            top += line_height(words)

    def line_at(self, x: float, y: float, scale: float) -> LogLine | None:
        """The line at a point of the design grid, or None."""
        if not self.box.holds(x, y):
            return None
        foot = self.box.y + _TOP - (PITCH + GAP) / 2
        for line, words in self._fitting(self.box.width - 2 * _PADDING, self.box.height - _TOP, scale):
            head, foot = foot, foot + line_height(words)
            if head <= y < foot:
                return line
        return None

    def _fitting(self, width: float, height: float, scale: float) -> list[tuple[LogLine, list[Word]]]:
        """The newest lines that fit, oldest first, with their words laid out."""
        chosen: list[tuple[LogLine, list[Word]]] = []
        for line in reversed(self._lines):
            words = list(laid_out(line, width, scale))
            height -= line_height(words)
            if height < -GAP - 12 and chosen:
                break
            chosen.append((line, words))
        return chosen[::-1]
