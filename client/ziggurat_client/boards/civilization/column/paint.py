"""What the column paints: whose turn it is, and the courses of fights."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.inlay import draw_divider
from ziggurat_client.art.numerals import GOLD, SHELL, draw_number, number_width
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.column.heading import TurnWords
from ziggurat_client.ui.text import draw_line

EDGE: Final = 18.0
_NUMBER: Final = 32.0
_APART: Final = 20.0


def paint_turn(canvas: Canvas, x: float, y: float, size: tuple[float, float], title: str, words: TurnWords) -> None:
    """Whose turn it is, a line about the phase, and its numbers."""
    width, height = size
    draw_heading(canvas, x + EDGE, y + height * 0.22, title, 25, "lm", room=width - 2 * EDGE)
    draw_divider(canvas, x + EDGE, y + height * 0.37, width - 2 * EDGE)
    draw_line(canvas, x + EDGE, y + height * 0.54, words.line, width - 2 * EDGE, 18, tones.TEXT_SOFT)
    _paint_counts(canvas, x + EDGE, y + height * 0.80, width - 2 * EDGE, words)


def _paint_counts(canvas: Canvas, x: float, middle: float, room: float, words: TurnWords) -> None:
    right = x + room
    for number, (count, word) in enumerate(words.counts):
        x += draw_number(canvas, x, middle, count, _NUMBER, colours=GOLD if number == 0 else SHELL) + 8
        taken = min(text_width(word, 18, "regular", canvas.scale), max(0.0, right - x))
        draw_line(canvas, x, middle, word, taken + 1, 18, tones.TEXT if number == 0 else tones.TEXT_SOFT)
        x += taken + _APART


def paint_turn_strip(canvas: Canvas, x: float, y: float, size: tuple[float, float], words: TurnWords) -> None:
    """The line and the first number, below a title that stands elsewhere."""
    width, height = size
    middle, right = y + height / 2, x + width - 14
    if words.counts:
        count, word = words.counts[0]
        taken = number_width(str(count), 26, canvas.scale)
        draw_number(canvas, right - taken, middle, count, 26, colours=GOLD)
        draw_line(canvas, x + 14, middle, word, right - taken - 10 - x - 14, 18, tones.TEXT, "bold")
    else:
        draw_line(canvas, x + 14, middle, words.line, width - 28, 18, tones.TEXT, "bold")
