"""A chart of everyone's score by round."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.panels import QUIET_PANEL, draw_panel
from ziggurat_client.art.shape import Shape
from ziggurat_client.boards.replay_board import MarkPainter
from ziggurat_client.replaying.score_course import ScoreCourse
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

_LEFT: Final = 64
_RIGHT: Final = 144
_TOP: Final = 84
_FOOT: Final = 64
_LABEL_PITCH: Final = 40
_MARK: Final = 40.0
_MOST_NUMBERS: Final = 6
_MOST_CUBES: Final = 16
"""Lines of more rounds than this have no cube at every round."""


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

    def look(self) -> Hashable:
        return self._course, self._title, self._axis

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, self.box.width, self.box.height, QUIET_PANEL)
        canvas.text(x + 24, y + 32, self._title, 22, tones.TEXT_HEAD, "bold", "lm")
        if self._course is None or self._course.rounds == 0:
            return
        plot = _Plot(Box(x, y, self.box.width, self.box.height), self._course)
        plot.paint_axes(canvas, self._axis)
        plot.paint_lines(canvas)
        plot.paint_marks(canvas, self._paint_mark)
        plot.paint_totals(canvas)


class _Plot:
    """The chart's measures, and what is drawn by them."""

    def __init__(self, box: Box, course: ScoreCourse) -> None:
        self._course = course
        self._left, self._right = box.x + _LEFT, box.right - _RIGHT
        self._top, self._foot = box.y + _TOP, box.bottom - _FOOT
        best = max(max(line) for line in course.points)
        self._step = 10 if best > 20 else 5
        self._highest = max(self._step, -(-best // self._step) * self._step)

    def _x(self, number: int) -> float:
        span = max(1, self._course.rounds - 1)
        return self._left + (self._right - self._left) * number / span

    def _y(self, points: int) -> float:
        return self._foot - (self._foot - self._top) * points / self._highest

    def paint_axes(self, canvas: Canvas, axis: str) -> None:
        for points in range(0, self._highest + 1, self._step):
            line = canvas.rect(self._left, self._y(points), self._right - self._left, canvas.hair(1))
            canvas.fill(line, tones.LAPIS_LINE, 0.28 if points else 0.6)
            canvas.text(self._left - 14, self._y(points), str(points), 17, tones.TEXT_SOFT, "regular", "rm")
        every = max(1, -(-self._course.rounds // _MOST_NUMBERS))
        for number in range(0, self._course.rounds, every):
            canvas.text(self._x(number), self._foot + 22, str(number + 1), 17, tones.TEXT_SOFT, "regular", "mm")
        middle = (self._left + self._right) / 2
        canvas.text(middle, self._foot + 46, axis, 17, tones.TEXT_SOFT, "regular", "mm")

    def paint_lines(self, canvas: Canvas) -> None:
        for seat, line in enumerate(self._course.points):
            points = [(self._x(number), self._y(value)) for number, value in enumerate(line)]
            colour = canvas.palette.player(seat).colour
            if len(points) > 1:
                path = Shape().line(points, 4)
                canvas.glow(path, colour, 10, 0.5)
                canvas.fill(Shape().line(points, 7), BITUMEN, 0.8)
                canvas.fill(path, colour)
            if len(points) <= _MOST_CUBES:
                for px, py in points:
                    draw_cube(canvas, seat, px, py, 14)

    def paint_marks(self, canvas: Canvas, paint_mark: MarkPainter) -> None:
        for number, mark in self._course.marks:
            y = self._y(self._course.points[mark.seat][number])
            paint_mark(canvas, mark, self._x(number), y - 6, _MARK)

    def paint_totals(self, canvas: Canvas) -> None:
        """The last scores beside the lines, moved apart where they would touch."""
        places = sorted((self._y(line[-1]), seat) for seat, line in enumerate(self._course.points))
        free = self._top - _LABEL_PITCH
        for y, seat in self._apart(places, free):
            colour = canvas.palette.player(seat).colour
            end = self._y(self._course.points[seat][-1])
            canvas.fill(Shape().line([(self._right, end), (self._right + 34, y)], 2), colour, 0.8)
            draw_cube(canvas, seat, self._right + 50, y, 28)
            draw_number(canvas, self._right + 76, y, self._course.points[seat][-1], 24)

    def _apart(self, places: list[tuple[float, Seat]], free: float) -> list[tuple[float, Seat]]:
        moved: list[tuple[float, Seat]] = []
        for y, seat in places:
            free = max(y, free + _LABEL_PITCH)
            moved.append((free, seat))
        over = free - self._foot
        return [(y - max(0.0, over), seat) for y, seat in moved]
