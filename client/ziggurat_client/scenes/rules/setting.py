"""Setting a section of the rules: which word stands where, and painting it with what was searched for marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.figure import FIGURE_WIDTH, Figure
from ziggurat_client.art.heading import draw_heading, heading_width
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import Weight, parted, text_width
from ziggurat_client.rulebook import Match, Paragraph, Section, Table

BODY: Final = 20.0
PITCH: Final = 30.0
_NUMBER_ROOM: Final = 58.0
"""Room for a paragraph's own number, or an item's sign, left of its words."""
_HEADS: Final = {1: 34.0, 2: 28.0, 3: 23.0}
_HEAD_ROOM: Final = {1: 88.0, 2: 82.0, 3: 54.0}
_MIDDLE: Final = {1: 38.0, 2: 38.0, 3: 28.0}
"""By level of a heading: its size, the room it takes, and where the middle of its letters lies."""
_AFTER: Final = 12.0
_AFTER_ITEM: Final = 4.0
_AFTER_SECTION: Final = 22.0
_CELL: Final = 14.0
_GUTTER: Final = 40.0
"""Between the text and the figures beside it."""
_LEAST_TEXT: Final = 560.0
"""How wide the text is at least where figures stand beside it."""
_MARK: Final = "#6d5312"
_CURRENT: Final = "#d9a441"


class _Word(NamedTuple):
    """A word on its line: the passage it belongs to, where it begins there, and its left edge and middle."""

    passage: int
    start: int
    text: str
    weight: Weight
    x: float
    y: float


class Signs(NamedTuple):
    """What is marked in a section: every match, the `current` one among them, and the passage that was `opened`."""

    marks: tuple[Match, ...] = ()
    current: Match | None = None
    opened: int | None = None


@dataclass
class SetSection:
    """A section with every word in its place, in design units from the section's top left corner.

    `tops` says where each passage begins; `height` is that of the whole section.
    """

    section: Section
    width: float
    scale: float
    figure: Figure | None
    words: list[_Word] = field(default_factory=list)
    signs: list[tuple[str, float, float]] = field(default_factory=list)
    rules: list[tuple[float, float]] = field(default_factory=list)
    tops: list[float] = field(default_factory=list)
    height: float = 0.0
    _after_item: bool = False

    def __post_init__(self) -> None:
        self.tops.append(0.0)
        y = _HEAD_ROOM[self.section.level]
        if self.figure is not None and not self._is_wide:
            y += self.figure.height + _AFTER
        for block in self.section.blocks:
            y = self._set_paragraph(block, y) if isinstance(block, Paragraph) else self._set_table(block, y)
        if self.figure is not None and self._is_wide:
            y = max(y, _HEAD_ROOM[self.section.level] + self.figure.height)
        self.height = round(y + _AFTER_SECTION)

    @property
    def _is_wide(self) -> bool:
        """Whether figures stand beside the text; else they stand above it."""
        return self.width >= _LEAST_TEXT + _GUTTER + FIGURE_WIDTH

    @property
    def _text_width(self) -> float:
        return self.width - FIGURE_WIDTH - _GUTTER if self._is_wide else self.width

    def _set_paragraph(self, paragraph: Paragraph, y: float) -> float:
        if self._after_item and not paragraph.sign:
            y += _AFTER - _AFTER_ITEM
        self._after_item = bool(paragraph.sign)
        indent = _NUMBER_ROOM if paragraph.number or paragraph.sign else 0.0
        if indent:
            self.signs.append((paragraph.number or paragraph.sign, y + PITCH / 2, 0.0 if paragraph.number else 24.0))
        self.tops.append(y)
        lines = self._set_words(paragraph, indent, y, self._text_width - indent)
        return y + lines * PITCH + (_AFTER_ITEM if paragraph.sign else _AFTER)

    def _set_words(self, paragraph: Paragraph, left: float, y: float, room: float, weight: Weight | None = None) -> int:
        """Put a paragraph's words on lines from `y` down; returns how many lines there are."""
        passage, x, line = len(self.tops) - 1, 0.0, 0
        for start, text, own in _spaced(paragraph):
            style = weight or own
            wide = text_width(text, BODY, style, self.scale)
            if x and x + wide > room:
                x, line = 0.0, line + 1
            self.words.append(_Word(passage, start, text, style, left + x, y + PITCH * (line + 0.5)))
            followed = paragraph.text[start + len(text) : start + len(text) + 1] == " "
            x += wide + (text_width(" ", BODY, "regular", self.scale) if followed else 0.0)
        return line + 1

    def _set_table(self, table: Table, y: float) -> float:
        widths = self._column_widths(table)
        for number, row in enumerate(table.rows):
            lines, x = 1, 0.0
            for cell, width in zip(row, widths, strict=True):
                self.tops.append(y)
                weight: Weight | None = "bold" if number == 0 else None
                lines = max(lines, self._set_words(cell, x + _CELL, y + 5, width - 2 * _CELL, weight))
                x += width
            y += lines * PITCH + 10
            self.rules.append((y, x))
        return y + _AFTER

    def _column_widths(self, table: Table) -> list[float]:
        """As wide as their widest cell, but the last column takes no more than is left."""
        columns = zip(*table.rows, strict=True)
        natural = [max(text_width(c.text, BODY, "bold", self.scale) for c in column) for column in columns]
        widths = [width + 2 * _CELL + 2 for width in natural]
        widths[-1] = min(widths[-1], self._text_width - sum(widths[:-1]))
        return widths

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas, x: float, y: float, on_it: Signs) -> None:
        """Paint the section, and the signs on it."""
        self._paint_title(canvas, x, y, on_it.marks)
        if on_it.opened is not None:
            self._paint_bar(canvas, x - 16, y, on_it.opened)
        for at, wide in self.rules:
            canvas.fill(canvas.rect(x, y + at, wide, canvas.hair(1)), tones.LAPIS_LINE, 0.35)
        for mark in on_it.marks:
            for word in self.words:
                if word.passage == mark.passage:
                    self._paint_mark(canvas, x, y, word, mark, mark == on_it.current)
        for sign, middle, left in self.signs:
            canvas.text(x + left, y + middle, sign, BODY, tones.TEXT_HEAD, "bold", "lm")
        for word in self.words:
            ink = tones.TEXT_HEAD if word.weight == "bold" else tones.TEXT
            canvas.text(x + word.x, y + word.y, word.text, BODY, ink, word.weight, "lm")
        if self.figure is not None:
            left = x + self.width - FIGURE_WIDTH if self._is_wide else x
            self.figure.paint(canvas, left, y + _HEAD_ROOM[self.section.level])

    def _paint_bar(self, canvas: Canvas, x: float, y: float, passage: int) -> None:
        """A bar of gold beside a paragraph; beside a whole section if the passage is its heading."""
        top = self.tops[passage] if passage else 8.0
        ends = [at for at in self.tops if at > top] if passage else []
        foot = (ends[0] if ends else self.height - _AFTER_SECTION) - _AFTER
        canvas.fill(canvas.stepped(x, y + top, 6, foot - top, 2, 1), vertical(y + top, y + foot, *tones.BRIGHT_EDGE))

    def _paint_title(self, canvas: Canvas, x: float, y: float, marks: Sequence[Match]) -> None:
        section = self.section
        size, middle = _HEADS[section.level], y + _MIDDLE[section.level]
        title = f"{section.number}  {section.title}" if section.number else section.title
        if any(mark.passage == 0 for mark in marks):
            wide = heading_width(title.upper(), size, canvas.scale)
            canvas.fill(canvas.stepped(x - 6, middle - size * 0.7, wide + 12, size * 1.4, 3, 1), _MARK)
        draw_heading(canvas, x, middle, title.upper(), size, room=self.width)
        if section.level < len(_HEADS):
            draw_blocks(canvas, x, middle + 22, self.width, 3, 96)

    def _paint_mark(self, canvas: Canvas, x: float, y: float, word: _Word, mark: Match, current: bool) -> None:
        """The part of a word that a match covers, and the space after it where the match goes on."""
        first, last = max(mark.start - word.start, 0), min(mark.end - word.start, len(word.text))
        if first >= last:
            return
        left = text_width(word.text[:first], BODY, word.weight, self.scale) if first else 0.0
        wide = text_width(word.text[first:last], BODY, word.weight, self.scale)
        if mark.end > word.start + len(word.text):
            wide += text_width(" ", BODY, "regular", self.scale)
        box = (x + word.x + left - 2, y + word.y - PITCH / 2 + 1, wide + 4, PITCH - 2)
        canvas.fill(canvas.rect(*box), _MARK)
        if current:
            canvas.fill(canvas.stepped_frame(*box, 2, 2, 1), _CURRENT)


def _spaced(paragraph: Paragraph) -> Iterator[tuple[int, str, Weight]]:
    """The words of a paragraph: where each begins in its text, the word, and its weight."""
    start = 0
    for run in paragraph.runs:
        for word in parted(run.text):
            # A mark that a run begins with has its space from the word before.
            if text := word.lstrip(" "):
                yield start + len(word) - len(text), text, run.weight
            start += len(word) + 1
        start -= 1
