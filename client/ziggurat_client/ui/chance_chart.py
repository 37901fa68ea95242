"""A chart of everyone's chance of winning by turn."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ziggurat.bots.review import Review
from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.panels import QUIET_PANEL, draw_panel
from ziggurat_client.art.rank import draw_rank
from ziggurat_client.replaying.chance_course import chance_course
from ziggurat_client.ui.line_plot import LinePlot, Scale
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

_SCALE: Final = Scale(100, 25, " %", room=88)
_BADGE: Final = 24.0


class ChanceChart(Piece):
    """Lines in the players' colours, with a number at each of the largest swings. Empty until there is a review."""

    margin = 40

    def __init__(self, box: Box, review: Review | None, title: str, axis: str) -> None:
        super().__init__(box)
        self._review = review
        self._title = title
        self._axis = axis

    def appearance(self) -> Hashable:
        review = self._review
        if review is None:
            return self._title, self._axis
        course = tuple(turn.chances for turn in review.turns)
        swings = tuple(swing.number for swing in review.swings)
        return self._title, self._axis, review.begins, review.turns_in_all, course, swings

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, self.box.width, self.box.height, QUIET_PANEL)
        canvas.text(x + 24, y + 32, self._title, 22, tones.TEXT_HEAD, "bold", "lm")
        review = self._review
        if review is None:
            return
        lines = [[100 * chance for chance in line] for line in chance_course(review)]
        box = Box(x, y, self.box.width, self.box.height)
        plot = LinePlot(box, lines, _SCALE, review.turns_in_all + 1)
        plot.paint_axes(canvas, self._axis, first=0)
        plot.paint_lines(canvas)
        for rank, swing in enumerate(review.swings, start=1):
            after = swing.number + 1
            draw_rank(canvas, rank, plot.x(after), plot.y(lines[swing.turn.seat][after]), _BADGE)

        def paint_chance(seat: Seat, left: float, middle: float) -> None:
            text = f"{round(lines[seat][-1])} %"
            canvas.text(left - 4, middle, text, 18, tones.TEXT, "bold", "lm")

        plot.paint_ends(canvas, paint_chance)
