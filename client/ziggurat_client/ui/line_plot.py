"""Lines in the players' colours over a grid: what the charts of scores and of chances have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.shape import Shape
from ziggurat_client.window.screen import Box

_RIGHT: Final = 144
_TOP: Final = 84
_FOOT: Final = 64
_LABEL_PITCH: Final = 40
_MOST_NUMBERS: Final = 6
_MOST_CUBES: Final = 16
"""Lines of more points than this have no cube at every point."""


class Scale(NamedTuple):
    """What is measured: up to `highest`, with a line at every `step`, which is written with `unit` behind it. `room` is
    the width for these numbers."""

    highest: int
    step: int
    unit: str = ""
    room: float = 64


class LinePlot:
    """The chart's measures, and what is drawn by them. The points of a line are equally far apart."""

    def __init__(self, box: Box, lines: Sequence[Sequence[float]], scale: Scale, points: int) -> None:
        """`points` is how many points a line has once it is complete."""
        self._lines = lines
        self._scale = scale
        self._points = points
        self._left, self._right = box.x + scale.room, box.right - _RIGHT
        self._top, self._foot = box.y + _TOP, box.bottom - _FOOT

    def x(self, number: float) -> float:
        """Where a point lies, counted from 0."""
        return self._left + (self._right - self._left) * number / max(1, self._points - 1)

    def y(self, value: float) -> float:
        """Where a value lies."""
        return self._foot - (self._foot - self._top) * value / self._scale.highest

    def paint_axes(self, canvas: Canvas, axis: str, first: int) -> None:
        """The grid and its numbers; the first point has the number `first`, and `axis` says what is counted."""
        for value in range(0, self._scale.highest + 1, self._scale.step):
            line = canvas.rect(self._left, self.y(value), self._right - self._left, canvas.hair(1))
            canvas.fill(line, tones.LAPIS_LINE, 0.28 if value else 0.6)
            text = f"{value}{self._scale.unit}"
            canvas.text(self._left - 14, self.y(value), text, 17, tones.TEXT_SOFT, "regular", "rm")
        every = max(1, -(-self._points // _MOST_NUMBERS))
        for number in range(0, self._points, every):
            canvas.text(self.x(number), self._foot + 22, str(number + first), 17, tones.TEXT_SOFT, "regular", "mm")
        middle = (self._left + self._right) / 2
        canvas.text(middle, self._foot + 46, axis, 17, tones.TEXT_SOFT, "regular", "mm")

    def paint_lines(self, canvas: Canvas) -> None:
        """Everyone's line, with cubes at its points where there are few."""
        for seat, line in enumerate(self._lines):
            points = [(self.x(number), self.y(value)) for number, value in enumerate(line)]
            player = canvas.palette.player(seat)
            colour = player.colour
            if self._points > _MOST_CUBES:
                canvas.fill(Shape().line(points, 5), player.edge, 0.8)
                canvas.fill(Shape().line(points, 3), colour)
                continue
            if len(points) > 1:
                path = Shape().line(points, 4)
                canvas.glow(path, colour, 10, 0.5)
                canvas.fill(Shape().line(points, 7), player.edge, 0.8)
                canvas.fill(path, colour)
            for px, py in points:
                draw_cube(canvas, seat, px, py, 14)

    def paint_ends(self, canvas: Canvas, paint_value: Callable[[Seat, float, float], None]) -> None:
        """The last values beside the lines, moved apart where they would touch; `paint_value` is called with the
        place of a seat's: its left end and its middle."""
        places = sorted((self.y(line[-1]), seat) for seat, line in enumerate(self._lines))
        end = self.x(len(self._lines[0]) - 1)
        for y, seat in self._apart(places):
            colour = canvas.palette.player(seat).colour
            begins = self.y(self._lines[seat][-1])
            canvas.fill(Shape().line([(end, begins), (self._right + 34, y)], 2), colour, 0.8)
            draw_cube(canvas, seat, self._right + 50, y, 28)
            paint_value(seat, self._right + 76, y)

    def _apart(self, places: list[tuple[float, Seat]]) -> list[tuple[float, Seat]]:
        """The places from top to bottom, moved down where they would touch, and up where they would leave the grid."""
        moved: list[tuple[float, Seat]] = []
        pitch = min(_LABEL_PITCH, (self._foot - self._top) / max(1, len(places) - 1))
        free = self._top
        for y, seat in places:
            free = max(y, free)
            moved.append((free, seat))
            free += pitch
        lowest = self._foot
        for number in reversed(range(len(moved))):
            y, seat = moved[number]
            moved[number] = (min(y, lowest), seat)
            lowest = moved[number][0] - pitch
        return moved
