"""A chart of everyone's score by round."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.panels import QUIET_PANEL, draw_panel
from ziggurat_client.replaying.score_course import ScoreCourse
from ziggurat_client.ui.line_plot import LinePlot, Scale
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.strip_painting import MarkPainter
from ziggurat_client.window.screen import Box

_MARK: Final = 40.0


class ScoreChart(Piece):
    """Lines in the players' colours, with marks at the rounds in which something came to stay.

    Empty until there is a course.
    """

    margin = 40

    def __init__(self, box: Box, course: ScoreCourse | None, title: str, axis: str, paint_mark: MarkPainter) -> None:
        """`paint_mark` is the game's."""
        super().__init__(box)
        self._course = course
        self._title = title
        self._axis = axis
        self._paint_mark = paint_mark

    def appearance(self) -> Hashable:
        return self._course, self._title, self._axis

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, self.box.width, self.box.height, QUIET_PANEL)
        canvas.text(x + 24, y + 32, self._title, 22, tones.TEXT_HEAD, "bold", "lm")
        course = self._course
        if course is None or course.rounds == 0:
            return
        plot = LinePlot(Box(x, y, self.box.width, self.box.height), course.points, _scale(course), course.rounds)
        plot.paint_axes(canvas, self._axis, first=1)
        plot.paint_lines(canvas)
        for number, mark in course.marks:
            self._paint_mark(canvas, mark, plot.x(number), plot.y(course.points[mark.seat][number]) - 6, _MARK)

        def paint_total(seat: Seat, left: float, middle: float) -> None:
            draw_number(canvas, left, middle, course.points[seat][-1], 24)

        plot.paint_ends(canvas, paint_total)


def _scale(course: ScoreCourse) -> Scale:
    best = max(max(line) for line in course.points)
    step = 10 if best > 20 else 5
    return Scale(max(step, -(-best // step) * step), step)
