"""The log: the newest sentences about the match, each with the mark of the seat it is about."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final, NamedTuple

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.panels import MARGIN, STRIP_PANEL, draw_panel
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.board import LogLine
from ziggurat_client.screen import Box
from ziggurat_client.ui.piece import Piece

_SIZE: Final = 18
_PITCH: Final = 26.0
_GAP: Final = 9.0
_TOP: Final = 66.0
_PADDING: Final = 24.0
_MARK: Final = 26.0


class _Word(NamedTuple):
    """A word where it stands: its line from the sentence's first, and its distance from the left edge."""

    text: str
    bold: bool
    line: int
    x: float


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
            _paint_line(canvas, x + _PADDING, top, line, words)
            top += _height(words)

    def _fitting(self, width: float, height: float, scale: float) -> list[tuple[LogLine, list[_Word]]]:
        """The newest lines that fit, oldest first, with their words laid out."""
        chosen: list[tuple[LogLine, list[_Word]]] = []
        for line in reversed(self._lines):
            words = list(_laid_out(line, width, scale))
            height -= _height(words)
            if height < -_GAP - 12 and chosen:
                break
            chosen.append((line, words))
        return chosen[::-1]


def _height(words: list[_Word]) -> float:
    return (words[-1].line + 1 if words else 1) * _PITCH + _GAP


def _laid_out(line: LogLine, width: float, scale: float) -> Iterator[_Word]:
    """The words of a line, broken where they do not fit."""
    x, row = (0.0 if line.seat is None else _MARK), 0
    space = text_width(" ", _SIZE, "regular", scale)
    for span in line.spans:
        for word in span.text.split(" "):
            wide = text_width(word, _SIZE, "bold" if span.bold else "regular", scale)
            if x + wide > width and x > 0:
                x, row = 0.0, row + 1
            if word:
                yield _Word(word, span.bold, row, x)
            x += wide + space
        # Spans carry their own spaces at the seams.
        x -= space


def _paint_line(canvas: Canvas, x: float, y: float, line: LogLine, words: list[_Word]) -> None:
    if line.seat is not None:
        draw_cube(canvas, line.seat, x + 9, y, 18)
    for word in words:
        ink, weight = (tones.TEXT, "bold") if word.bold else (tones.TEXT_SOFT, "regular")
        canvas.text(x + word.x, y + word.line * _PITCH, word.text, _SIZE, ink, weight, "lm")  # type: ignore[arg-type]
