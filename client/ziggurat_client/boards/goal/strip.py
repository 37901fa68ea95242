"""The strip that shows a goal: over the board where there is room, else shorter over the column beside it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ziggurat_client.art import numerals, tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.numerals import draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import PanelStyle, draw_panel
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import Weight, text_width, wrap
from ziggurat_client.boards.goal.goal import Goal, Heading, PaintSign
from ziggurat_client.ui.piece import Widget
from ziggurat_client.ui.text import draw_line, draw_lines, line_fits
from ziggurat_client.window.screen import Box

_PANEL: Final = PanelStyle("#211713", "#100b09", ("#e0b75f", "#7d5420"), edge_width=2)
_WIDE: Final = 1100.0
"""A strip of this width has room for everything on one line."""
_MIDDLING: Final = 800.0
"""One of this width has room for the stairs beside two sentences."""
_EDGE: Final = 24.0
_GAP: Final = 18.0
_SIGN: Final = 44.0
_SMALL_SIGN: Final = 30.0
_LEAST_SIGN: Final = 25.0
_SIGN_GAP: Final = 5.0
_STAIR: Final = 38.0
_SMALL_STAIR: Final = 28.0
_ARROW: Final = 28.0
_UNIT: Final = 104.0


class GoalStrip(Widget):
    """Shows one player's goal. It can be meant, to hear how one scores."""

    margin = 40
    step = 6
    sound = None

    def __init__(self, box: Box, goal: Goal, paint_sign: PaintSign) -> None:
        super().__init__("goal", box)
        self.goal = goal
        self.remark = goal.about
        self.rule = goal.rule
        self._paint_sign = paint_sign

    def appearance(self) -> Hashable:
        return self.goal

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, self.box.width, self.box.height, _PANEL)
        if self.box.width >= _WIDE:
            self._paint_whole(canvas, x, y)
        else:
            self._paint_briefly(canvas, x, y)

    def _paint_whole(self, canvas: Canvas, x: float, y: float) -> None:
        """Three parts from both ends, and what comes next in what is left between them."""
        goal, middle, right = self.goal, y + self.box.height / 2, x + self.box.width - _EDGE
        words = self.box.width * 0.145
        _draw_heading(canvas, x + _EDGE, middle, goal.had, words, tones.TEXT)
        at = x + _EDGE + words + _GAP
        at = self._paint_signs(canvas, at, middle, _SIGN) + _GAP
        canvas.fill(canvas.rect(at, middle - 24, 2, 48), "#6f5330")
        at += _GAP
        draw_number(canvas, at, middle, goal.points, 44, colours=numerals.GOLD)
        at += number_width(str(goal.points), 44, canvas.scale) + 14
        lines = wrap(goal.unit, _UNIT, 19, "regular", canvas.scale)
        top = middle - (min(len(lines), 2) - 1) * 12
        draw_lines(canvas, at, top, goal.unit, _UNIT, 2, 24, 19, tones.TEXT_SOFT)
        at += max(text_width(line, 19, "regular", canvas.scale) for line in lines) + _GAP
        _paint_arrow(canvas, at, middle)
        at += _ARROW + _GAP
        stairs = right - len(goal.stairs) * (_STAIR + 4)
        _draw_heading(canvas, at, middle, goal.coming, stairs - _GAP - at, tones.TEXT_HEAD)
        self._paint_stairs(canvas, stairs, y, _STAIR)

    def _paint_briefly(self, canvas: Canvas, x: float, y: float) -> None:
        """Two sentences, the signs at the right end and, where there is room, the stairs beyond them."""
        goal, height, right = self.goal, self.box.height, x + self.box.width - 16
        if self.box.width >= _MIDDLING:
            right -= len(goal.stairs) * (_SMALL_STAIR + 4)
            self._paint_stairs(canvas, right, y, _SMALL_STAIR)
            right -= _GAP
        left, first = x + 18, y + height * 0.31
        beside = right - len(goal.signs) * (_SMALL_SIGN + _SIGN_GAP)
        room, signs, size = beside - 8 - left, y + height / 2, _SMALL_SIGN
        if text_width(goal.then, 18, "regular", canvas.scale) > room:
            # The second sentence has the whole line: the signs stand beside the first alone.
            room, signs, size = right - left, first + 2, _LEAST_SIGN
            beside = right - len(goal.signs) * (_LEAST_SIGN + _SIGN_GAP)
        if text_width(goal.then, 18, "regular", canvas.scale) > room:
            # It needs both lines: the signs are left out, and what is missing stands beside the points.
            now = f"{goal.points} {goal.unit} · {goal.coming.text}"
            draw_line(canvas, left, first, now, room, 19, tones.TEXT, "bold")
            draw_line(canvas, left, y + height * 0.70, goal.coming.caption, room, 18, tones.TEXT_HEAD)
            return
        draw_line(canvas, left, y + height * 0.70, goal.then, room, 18, tones.TEXT_HEAD)
        if line_fits(canvas, goal.now, beside - 8 - left, 19, "bold"):
            draw_line(canvas, left, first, goal.now, beside - 8 - left, 19, tones.TEXT, "bold")
            self._paint_signs(canvas, beside, signs, size)
        else:
            # Words that are whole say more than signs beside half of them.
            draw_line(canvas, left, first, goal.now, right - left, 19, tones.TEXT, "bold")

    def _paint_signs(self, canvas: Canvas, x: float, middle: float, size: float) -> float:
        """The signs in a row; returns where it ends."""
        for sign, had in self.goal.signs:
            self._paint_sign(canvas, sign, had, x, middle - size / 2, size)
            x += size + _SIGN_GAP
        return x - _SIGN_GAP

    def _paint_stairs(self, canvas: Canvas, x: float, y: float, wide: float) -> None:
        """A stair for each number: those reached full, the next one framed."""
        foot, count = y + self.box.height - 14, len(self.goal.stairs)
        highest = self.box.height - 48
        for number, points in enumerate(self.goal.stairs):
            high = 8 + (highest - 8) * number / max(1, count - 1)
            left, reached, comes = x + number * (wide + 4), number < self.goal.climbed, number == self.goal.climbed
            paint = ("#ffe59a", "#a86c1f") if reached else ("#3f66d0", "#1c3078") if comes else ("#27386f", "#152150")
            canvas.fill(canvas.rect(left, foot - high, wide, high), vertical(foot - high, foot, *paint))
            if comes:
                frame = canvas.stepped_frame(left - 2, foot - high - 2, wide + 4, high + 4, 2, 2, 1)
                canvas.fill(frame, "#ffe7a0")
            ink = tones.TEXT if reached else tones.TEXT_HEAD if comes else tones.TEXT_SOFT
            weight: Weight = "bold" if comes else "regular"
            canvas.text(left + wide / 2, foot - high - 15, str(points), 21 if comes else 18, ink, weight, "mm")


def _draw_heading(canvas: Canvas, x: float, middle: float, heading: Heading, room: float, ink: ColourLike) -> None:
    draw_line(canvas, x, middle - 17, heading.caption, room, 19, tones.TEXT_SOFT)
    draw_line(canvas, x, middle + 14, heading.text, room, 25, ink, "bold")


def _paint_arrow(canvas: Canvas, x: float, middle: float) -> None:
    head, half = x + _ARROW * 0.5, 13
    shape = Shape().poly(
        [
            (x, middle - 5),
            (head, middle - 5),
            (head, middle - half),
            (x + _ARROW, middle),
            (head, middle + half),
            (head, middle + 5),
            (x, middle + 5),
        ]
    )
    canvas.fill(shape, vertical(middle - half, middle + half, "#fff0b8", "#d9a441"))
