"""The log of a replay: every sentence of the match under its round, the one on show lit, those to come dim."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Final, Literal

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width
from ziggurat_client.replaying.chronicle import Frame
from ziggurat_client.replaying.story import Story
from ziggurat_client.scenes.replay.filters import EventFilter
from ziggurat_client.ui.log_line import PITCH, LineInk, Word, laid_out, line_height, paint_line
from ziggurat_client.ui.scroll import BAR, Row, ScrollList
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.log_line import LogLine

Tense = Literal["past", "now", "future"]

_PADDING: Final = 12.0
_HEAD_HEIGHT: Final = 36.0
_INKS: Final[dict[Tense, LineInk]] = {
    "past": LineInk(),
    "now": LineInk("#fff6d8", "#f4e2b4"),
    "future": LineInk("#9fa3bd", "#8d92b3", 0.5),
}
_IN_SIGHT: Final = 0.55
"""How far down the list the sentence on show stands, as a share of its height."""


class ReplayLog(ScrollList):
    """It follows the sentence on show. Keep it between layouts. `go_to` is called with the frame of a sentence that was
    clicked."""

    def __init__(
        self,
        lines_of: Callable[[Frame], tuple[LogLine, ...]],
        name_of_round: Callable[[int], str],
        go_to: Callable[[int], None],
    ) -> None:
        """`lines_of` says what is told of a frame, `name_of_round` how a round is headed."""
        super().__init__("log", Box(0, 0, 0, 0), follows=True)
        self._lines_of = lines_of
        self._name_of_round = name_of_round
        self._go_to = go_to
        self._frames: list[int] = []
        self._tenses: dict[Tense, list[Row]] = {"past": [], "now": [], "future": []}
        self._end = 0
        """How many rows there are to the end of what is on show."""
        self._written = 0
        self._last_written: Frame | None = None
        self._headed = 0
        """The round that was headed last."""
        self._set_for: tuple[Box, float, EventFilter] | None = None

    def write(self, story: Story, scale: float, chosen: EventFilter) -> None:
        """Write down of what is chosen what is not written yet; everything, if steps were taken back, or if other lines
        are chosen or break elsewhere now."""
        frames = story.frames
        if not self._is_true_of(frames) or self._set_for != (self.box, scale, chosen):
            self._clear()
        self._set_for = self.box, scale, chosen
        for number in range(self._written, len(frames)):
            if chosen.shows(frames[number], story.chronicle):
                self._write_frame(number, frames[number], scale)
        self._written, self._last_written = len(frames), frames[-1]

    def _write_frame(self, number: int, frame: Frame, scale: float) -> None:
        """Write the sentences of a frame, below the head of their round if they are its first."""
        for line in self._lines_of(frame):
            if frame.span.round != self._headed:
                self._headed = frame.span.round
                self._add(number, _head_row, self._name_of_round(self._headed))
            words = list(laid_out(line, self.box.width - BAR - 2 * _PADDING, scale))
            self._add(number, _line_row, line, words)

    def _is_true_of(self, frames: Sequence[Frame]) -> bool:
        """Whether what is written is the beginning of these frames."""
        written = self._written
        return 0 < written <= len(frames) and frames[written - 1] is self._last_written

    def _clear(self) -> None:
        self._written = self._end = self._headed = 0
        self._frames.clear()
        for rows in self._tenses.values():
            rows.clear()

    def _add(self, frame: int, row: Callable[..., Row], *what: object) -> None:
        self._frames.append(frame)
        for tense, rows in self._tenses.items():
            rows.append(row(*what, tense))

    def attend(self, frame: int) -> None:
        """Light the sentences of a frame. Call it after sentences were added, too."""
        first, self._end = bisect_left(self._frames, frame), bisect_right(self._frames, frame)
        past, now, future = (self._tenses[tense] for tense in ("past", "now", "future"))
        rows = [*past[:first], *now[first : self._end], *future[self._end :]]
        self.set_rows(rows)
        self.enabled = bool(rows)

    @property
    def _home(self) -> float:
        foot = self.feet[self._end - 1] if 0 < self._end <= len(self.feet) else 0.0
        return min(max(0.0, foot - self.box.height * _IN_SIGHT), self._furthest)

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT and x < self.box.right - BAR:
            row = bisect_right(self.feet, y - self.box.y + self.offset)
            if row < len(self._frames):
                self._go_to(self._frames[row])
            return True
        return super().point(event, x, y)


def _head_row(name: str, tense: Tense) -> Row:
    ink = "#9c8a5c" if tense == "future" else tones.TEXT_HEAD

    def paint(canvas: Canvas, x: float, y: float, width: float) -> None:
        middle = y + _HEAD_HEIGHT / 2
        canvas.text(x + _PADDING, middle, name, 17, ink, "bold", "lm")
        left = x + _PADDING + text_width(name, 17, "bold", canvas.scale) + 14
        canvas.fill(canvas.rect(left, middle, x + width - left - 8, canvas.hair(1)), tones.LAPIS_LINE, 0.3)

    return Row(("replay round", name, tense == "future"), _HEAD_HEIGHT, paint)


def _line_row(line: LogLine, words: list[Word], tense: Tense) -> Row:
    height = line_height(words) + 4

    def paint(canvas: Canvas, x: float, y: float, width: float) -> None:
        if tense == "now":
            _paint_light(canvas, x + 1, y + 1, width - 2, height - 2)
        paint_line(canvas, x + _PADDING, y + PITCH / 2 + 6, line, words, _INKS[tense])

    return Row(("replay line", line, tense), height, paint)


def _paint_light(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    canvas.fill(canvas.stepped(x, y, width, height, 5), vertical(y, y + height, "#5a3f14", "#33220c"))
    canvas.fill(canvas.stepped_frame(x, y, width, height, 2, 5), vertical(y, y + height, *tones.BRIGHT_EDGE))
