"""A chart of how much of something every seat had, turn by turn, told up to one of the turns."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.panels import QUIET_PANEL, draw_panel
from ziggurat_client.art.shape import Point, Shape
from ziggurat_client.ui.piece import Easel
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_MARGIN: Final = 12.0
"""How far the light around a panel reaches."""
_LEFT: Final = 60.0
_RIGHT: Final = 92.0
_TOP: Final = 54.0
_FOOT: Final = 38.0
_APART: Final = 1.6
"""How far the lines of two seats with the same number lie apart."""
_PITCH: Final = 30.0
_CUBE: Final = 19.0
_MOST_NUMBERS: Final = 8
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200)
_UNTOLD: Final = 0.3


@dataclass(frozen=True)
class StepChart:
    """What is measured: its name, by turn the number of each seat, and the number of the first turn."""

    title: str
    values: tuple[tuple[int, ...], ...]
    first: int = 0

    def draw(self, easel: Easel, box: Box, at: int) -> None:
        """The chart, told up to the turn `at`, counted from the first."""
        pictures = [
            easel.pictures.picture(
                (self, box.width, box.height, told),
                easel.screen,
                box.width + 2 * _MARGIN,
                box.height + 2 * _MARGIN,
                partial(self._paint_lines, box=Box(_MARGIN, _MARGIN, box.width, box.height), told=told),
            )
            for told in (True, False)
        ]
        plot = _Plot(box, self)
        left, top = easel.screen.pixel(box.x - _MARGIN, box.y - _MARGIN)
        reach = easel.screen.pixel(plot.x(at), 0)[0] - left
        told, untold = pictures
        width, height = told.get_size()
        easel.surface.blit(told, (left, top), (0, 0, reach, height), special_flags=pygame.BLEND_PREMULTIPLIED)
        rest = (reach, 0, width - reach, height)
        easel.surface.blit(untold, (left + reach, top), rest, special_flags=pygame.BLEND_PREMULTIPLIED)
        ends = easel.pictures.picture(
            (self, box.width, box.height, "ends", at),
            easel.screen,
            box.width,
            box.height,
            lambda canvas: self.paint_ends(canvas, Box(0, 0, box.width, box.height), at),
        )
        easel.surface.blit(ends, easel.screen.pixel(box.x, box.y), special_flags=pygame.BLEND_PREMULTIPLIED)

    def paint(self, canvas: Canvas, box: Box) -> None:
        """All of it, told to the end."""
        self._paint_lines(canvas, box, told=True)
        self.paint_ends(canvas, box, len(self.values) - 1)

    def _paint_lines(self, canvas: Canvas, box: Box, *, told: bool) -> None:
        draw_panel(canvas, *box, QUIET_PANEL)
        draw_line(canvas, box.x + 22, box.y + 28, self.title, box.width - 44, 21, tones.TEXT_HEAD, "bold")
        plot = _Plot(box, self)
        plot.paint_axes(canvas)
        seats = len(self.values[0])
        for seat in range(seats):
            path = plot.steps(seat, (seat - (seats - 1) / 2) * _APART)
            player = canvas.palette.player(seat)
            canvas.fill(Shape().line(path, 5), player.edge, 0.8 if told else _UNTOLD / 2)
            canvas.fill(Shape().line(path, 3), player.colour, 1.0 if told else _UNTOLD)

    def paint_ends(self, canvas: Canvas, box: Box, at: int) -> None:
        """A line at that turn, and everyone's mark and number then."""
        plot = _Plot(box, self)
        x = canvas.snap(plot.x(at))
        canvas.fill(canvas.rect(x, plot.top, canvas.hair(2), plot.foot - plot.top), tones.GOLD, 0.85)
        seats = range(len(self.values[at]))
        for middle, seat in _apart(sorted((plot.y(self.values[at][seat]), seat) for seat in seats), plot):
            begins = plot.y(self.values[at][seat])
            colour = canvas.palette.player(seat).colour
            if at == len(self.values) - 1:
                canvas.fill(Shape().line([(plot.right, begins), (plot.right + 22, middle)], 1.5), colour, 0.5)
            canvas.fill(Shape().ellipse(x + 1, begins, 4.5), colour)
            draw_cube(canvas, seat, plot.right + 34, middle, _CUBE)
            canvas.text(plot.right + 50, middle, str(self.values[at][seat]), 18, tones.TEXT, "bold", "lm")


class _Plot:
    """Where turns and numbers lie in a chart."""

    def __init__(self, box: Box, chart: StepChart) -> None:
        self._chart = chart
        self.left, self.right = box.x + _LEFT, box.right - _RIGHT
        self.top, self.foot = box.y + _TOP, box.bottom - _FOOT
        self._step, self._highest = _scale(max(1, *(max(values) for values in chart.values)))

    def x(self, turn: int) -> float:
        """Where a turn ends, counted from the first that is shown."""
        return self.left + (self.right - self.left) * turn / max(1, len(self._chart.values) - 1)

    def y(self, number: float) -> float:
        """How high a number lies."""
        return self.foot - (self.foot - self.top) * number / self._highest

    def steps(self, seat: Seat, aside: float) -> list[Point]:
        """A seat's numbers: level during a turn, and up or down where it ends."""
        path: list[Point] = []
        for turn, values in enumerate(self._chart.values):
            y = self.y(values[seat]) - aside
            if path:
                path.append((self.x(turn), path[-1][1]))
            path.append((self.x(turn), y))
        return path

    def paint_axes(self, canvas: Canvas) -> None:
        """The grid with its numbers, and those of the turns."""
        for number in range(0, self._highest + 1, self._step):
            line = canvas.rect(self.left, self.y(number), self.right - self.left, canvas.hair(1))
            canvas.fill(line, tones.LAPIS_LINE, 0.28 if number else 0.6)
            canvas.text(self.left - 12, self.y(number), str(number), 16, tones.TEXT_SOFT, "regular", "rm")
        turns = len(self._chart.values)
        every = next(step for step in (*_STEPS, turns) if turns / step <= _MOST_NUMBERS)
        for turn in range(turns):
            if (turn + self._chart.first) % every == 0:
                said = str(turn + self._chart.first)
                canvas.text(self.x(turn), self.foot + 18, said, 16, tones.TEXT_SOFT, "regular", "mm")


def _scale(most: int) -> tuple[int, int]:
    """The step of the grid and its highest line, for numbers up to `most`."""
    step = next(step for step in (*_STEPS, most) if most / step <= 4)
    return step, -(-most // step) * step


def _apart(places: list[tuple[float, Seat]], plot: _Plot) -> list[tuple[float, Seat]]:
    """The places from top to bottom, moved so that none covers another and none leaves the plot."""
    pitch = min(_PITCH, (plot.foot - plot.top) / max(1, len(places) - 1))
    moved: list[tuple[float, Seat]] = []
    free = plot.top
    for y, seat in places:
        free = max(y, free)
        moved.append((free, seat))
        free += pitch
    lowest = plot.foot
    for number in reversed(range(len(moved))):
        y, seat = moved[number]
        moved[number] = (min(y, lowest), seat)
        lowest = moved[number][0] - pitch
    return moved
