"""Pieces that are words: lines, paragraphs and headings."""

from __future__ import annotations

from collections.abc import Hashable

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.text import Weight, smallest_pixels, text_width, wrap
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

LINE: float = 1.35
"""Distance of two lines of a paragraph, in ems."""


class Line(Piece):
    """One line of text, centred on its capitals in the box's height. A longer one is set smaller, then cut short."""

    def __init__(
        self,
        box: Box,
        text: str,
        size: float = 19,
        ink: ColourLike = tones.TEXT,
        weight: Weight = "regular",
        align: str = "l",
    ) -> None:
        """`align` is l, m or r."""
        super().__init__(box)
        self._text = text
        self._size = size
        self._ink = ink
        self._weight: Weight = weight
        self._align = align

    def look(self) -> Hashable:
        return self._text, self._size, self._ink, self._weight, self._align

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        across = {"l": 0.0, "m": 0.5, "r": 1.0}[self._align]
        draw_line(
            canvas,
            x + self.box.width * across,
            y + self.box.height / 2,
            self._text,
            self.box.width,
            self._size,
            self._ink,
            self._weight,
            self._align,
        )


class Paragraph(Piece):
    """Text broken into as many lines as the box's height holds, from its top."""

    def __init__(
        self,
        box: Box,
        text: str,
        size: float = 19,
        ink: ColourLike = tones.TEXT,
        weight: Weight = "regular",
        align: str = "l",
    ) -> None:
        """`align` is "l" or "m": each line at the left, or in the middle."""
        super().__init__(box)
        self._text = text
        self._size = size
        self._ink = ink
        self._weight: Weight = weight
        self._align = align

    def look(self) -> Hashable:
        return self._text, self._size, self._ink, self._weight, self._align

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        x += self.box.width / 2 if self._align == "m" else 0.0
        pitch = self._size * LINE
        lines = wrap(self._text, self.box.width, self._size, self._weight, canvas.scale)
        most = max(1, int(self.box.height / pitch))
        for number, line in enumerate(lines[:most]):
            canvas.text(x, y + pitch * (number + 0.5), line, self._size, self._ink, self._weight, self._align + "m")


class Heading(Piece):
    """A title in gold capitals."""

    margin = 16

    def __init__(self, box: Box, text: str, size: float = 30, align: str = "l") -> None:
        super().__init__(box)
        self._text = text
        self._size = size
        self._align = align

    def look(self) -> Hashable:
        return self._text, self._size, self._align

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        across = {"l": 0.0, "m": 0.5, "r": 1.0}[self._align]
        left = x + self.box.width * across
        middle = y + self.box.height / 2
        draw_heading(canvas, left, middle, self._text, self._size, self._align + "m", room=self.box.width)


def draw_line(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    room: float,
    size: float = 19,
    ink: ColourLike = tones.TEXT,
    weight: Weight = "regular",
    align: str = "l",
) -> float:
    """Draw a line about the height `y`, no wider than `room`: set smaller, then cut short. Returns its width."""
    smallest = min(size, max(size * 0.75, smallest_pixels(canvas.scale) / canvas.scale))
    while size > smallest and text_width(text, size, weight, canvas.scale) > room:
        size = max(smallest, size - 1)
    return canvas.text(x, y, cut_short(text, room, size, weight, canvas.scale), size, ink, weight, align + "m")


def cut_short(text: str, room: float, size: float, weight: Weight = "regular", scale: float = 1.0) -> str:
    """The text, or as much of its beginning as fits with an ellipsis."""
    if text_width(text, size, weight, scale) <= room:
        return text
    while text and text_width(text + "…", size, weight, scale) > room:
        text = text[:-1].rstrip()
    return text + "…"
