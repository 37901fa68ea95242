"""Pieces that are words: lines, paragraphs and headings."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.cuts import Cut
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.text import Weight, even_lines, smallest_pixels, text_width, wrap
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

LINE: float = 1.35
"""Distance of two lines of a paragraph, in ems."""
_ACROSS: Final = {"l": 0.0, "m": 0.5, "r": 1.0}
"""Which share of a line lies left of where it is drawn."""


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

    def appearance(self) -> Hashable:
        return self._text, self._size, self._ink, self._weight, self._align

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        across = _ACROSS[self._align]
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

    def appearance(self) -> Hashable:
        return self._text, self._size, self._ink, self._weight, self._align

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        x += self.box.width / 2 if self._align == "m" else 0.0
        pitch = self._size * LINE
        most = max(1, int(self.box.height / pitch))
        draw_lines(
            canvas,
            x,
            y + pitch / 2,
            self._text,
            self.box.width,
            most,
            pitch,
            self._size,
            self._ink,
            self._weight,
            self._align,
        )


class Heading(Piece):
    """A title in gold capitals."""

    margin = 16

    def __init__(self, box: Box, text: str, size: float = 30, align: str = "l") -> None:
        super().__init__(box)
        self._text = text
        self._size = size
        self._align = align

    def appearance(self) -> Hashable:
        return self._text, self._size, self._align

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        across = _ACROSS[self._align]
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
    smallest = _smallest(canvas, size)
    while size > smallest and text_width(text, size, weight, canvas.scale) > room:
        size = max(smallest, size - 1)
    return draw_beginning(canvas, x, y, text, room, size, ink, weight, align)


def line_fits(canvas: Canvas, text: str, room: float, size: float = 19, weight: Weight = "regular") -> bool:
    """Whether `draw_line` would draw the whole text."""
    return text_width(text, _smallest(canvas, size), weight, canvas.scale) <= room


def _smallest(canvas: Canvas, size: float) -> float:
    """How small a line of that size may be set where there is little room."""
    return min(size, max(size * 0.75, smallest_pixels(canvas.scale) / canvas.scale))


def draw_beginning(
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
    """Draw a line about the height `y`, cut short where it is wider than `room`. Returns its width."""
    shown = cut_short(text, room, size, weight, canvas.scale)
    width = canvas.text(x, y, shown, size, ink, weight, align + "m")
    if shown != text:
        canvas.cuts.append(Cut(text, x - width * _ACROSS[align], y - size * LINE / 2, width, size * LINE))
    return width


def draw_lines(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    room: float,
    most: int,
    pitch: float,
    size: float = 19,
    ink: ColourLike = tones.TEXT,
    weight: Weight = "regular",
    align: str = "l",
) -> int:
    """Draw a text on at most so many lines, the first about the height `y`; the last is cut short if there are more.
    Returns how many there are. Centred lines are of about one width."""
    lines = wrap(text, room, size, weight, canvas.scale)
    if align == "m" and len(lines) <= most:
        lines = even_lines(text, room, size, weight, canvas.scale)
    for number, line in enumerate(lines[:most]):
        is_cut = number == most - 1 and len(lines) > most
        shown = cut_short(" ".join(lines[number:]), room, size, weight, canvas.scale) if is_cut else line
        canvas.text(x, y + number * pitch, shown, size, ink, weight, align + "m")
    if len(lines) > most:
        canvas.cuts.append(Cut(text, x - room * _ACROSS[align], y - pitch / 2, room, most * pitch))
    return min(len(lines), most)


def cut_short(text: str, room: float, size: float, weight: Weight = "regular", scale: float = 1.0) -> str:
    """The text, or as much of its beginning as fits with an ellipsis."""
    if text_width(text, size, weight, scale) <= room:
        return text
    while text and text_width(text + "…", size, weight, scale) > room:
        text = text[:-1].rstrip()
    return text + "…"
