"""One sentence of a log: broken into rows, and painted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.text import Weight, parted, text_width
from ziggurat_client.wording.log_line import LogLine

PITCH: Final = 26.0
"""From one row of a sentence to the next."""
GAP: Final = 9.0
"""Between two sentences."""
_SIZE: Final = 18
_MARK: Final = 26.0


class Word(NamedTuple):
    """A word where it stands: its row from the sentence's first, and its distance from the left edge."""

    text: str
    bold: bool
    row: int
    x: float


class LineInk(NamedTuple):
    """The colours of a sentence: of its bold words, and of the others; `alpha` is that of the mark before it."""

    bold: ColourLike = tones.TEXT
    plain: ColourLike = tones.TEXT_SOFT
    alpha: float = 1.0


def laid_out(line: LogLine, width: float, scale: float) -> Iterator[Word]:
    """The words of a sentence, broken where they do not fit."""
    x, row = (0.0 if line.seat is None else _MARK), 0
    space = text_width(" ", _SIZE, "regular", scale)
    for run in line.runs:
        for word in parted(run.text):
            wide = text_width(word, _SIZE, "bold" if run.bold else "regular", scale)
            if x + wide > width and x > 0:
                x, row = 0.0, row + 1
            if word:
                yield Word(word, run.bold, row, x)
            x += wide + space
        # Runs carry their own spaces at the seams.
        x -= space


def line_height(words: list[Word]) -> float:
    """How much room a sentence takes, with the gap below it."""
    return (words[-1].row + 1 if words else 1) * PITCH + GAP


def paint_line(canvas: Canvas, x: float, y: float, line: LogLine, words: list[Word], ink: LineInk) -> None:
    """Paint a sentence whose first row has its middle at `y`."""
    if line.seat is not None:
        draw_cube(canvas, line.seat, x + 9, y, 18, alpha=ink.alpha)
    for word in words:
        weight: Weight = "bold" if word.bold else "regular"
        colour = ink.bold if word.bold else ink.plain
        canvas.text(x + word.x, y + word.row * PITCH, word.text, _SIZE, colour, weight, "lm")
