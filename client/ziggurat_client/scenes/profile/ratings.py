"""Ratings on a profile: a card for each game, which chooses it, and the rating's way with how sure it is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.wire.messages import RatingPoint
from ziggurat_client.art import numerals, tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.panels import ACTIVE_PANEL, MARGIN, QUIET_PANEL
from ziggurat_client.art.panels import draw_panel as draw_ground
from ziggurat_client.art.shape import Point, Shape
from ziggurat_client.scenes.profile.pieces import PADDING, panel
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.emblem import EmblemPainter, draw_small_emblem
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line, draw_lines
from ziggurat_client.window.screen import Box

_EMBLEM: Final = 68.0
_INK: Final = "#8ff0e4"
_BAND: Final = "#2fb5a8"
_AXIS: Final = 84.0
_RIGHT: Final = 120.0
_STEPS: Final = (10, 20, 25, 50, 100, 200, 250, 500, 1000)
_MOST_LINES: Final = 5


@dataclass(frozen=True)
class RatingSign:
    """What a card says: the game's name, the rating and how sure it is, or a word in their place, how many games."""

    game: str
    rating: str
    within: str
    games: str


class RatingCard(Pressable):
    """One of the games; the one whose figures are shown is lit."""

    margin = MARGIN
    step = 5

    def __init__(
        self,
        name: str,
        box: Box,
        sign: RatingSign,
        painter: EmblemPainter,
        *,
        chosen: bool,
        pressed: Callable[[], None],
    ) -> None:
        super().__init__(name, box, pressed)
        self._sign = sign
        self._painter = painter
        self._chosen = chosen

    def appearance(self) -> Hashable:
        return self.name, self._sign, self._chosen, self.hovered

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height, sign = self.box.width, self.box.height, self._sign
        draw_ground(canvas, x, y, width, height, ACTIVE_PANEL if self._chosen or self.hovered else QUIET_PANEL)
        draw_small_emblem(canvas, self._painter, x + 14, y + (height - _EMBLEM) / 2, _EMBLEM, self.name)
        left = x + 14 + _EMBLEM + 12
        room = x + width - 8 - left
        draw_line(canvas, left, y + 26, sign.game, room, 20, tones.TEXT, "bold")
        if sign.within:
            draw_number(
                canvas, left, y + 64, sign.rating, 34, colours=numerals.GOLD if self._chosen else numerals.SHELL
            )
            draw_line(canvas, left, y + 98, sign.within, room, 19, tones.TEXT, "bold")
        else:
            draw_line(canvas, left, y + 66, sign.rating, room, 24, tones.TEXT_HEAD, "bold")
        draw_line(canvas, left, y + 124, sign.games, room, 17, tones.TEXT_SOFT)


def curve_panel(box: Box, words: tuple[str, str, str], course: Sequence[RatingPoint]) -> Piece:
    """The rating game by game, with its band. `words` are the title, what the band is, and what is said of nothing."""
    title, band, nothing = words

    def paint(canvas: Canvas, x: float, y: float) -> None:
        panel(canvas, x, y, box, title)
        if not course:
            draw_lines(canvas, x + PADDING, y + 84, nothing, box.width - 2 * PADDING, 3, 26, 19, tones.TEXT_SOFT)
            return
        right = x + box.width - PADDING
        wide = draw_line(canvas, right, y + 32, band, box.width * 0.3, 18, tones.TEXT_SOFT, align="r")
        canvas.fill(canvas.rect(right - wide - 44, y + 24, 30, 16), _BAND, 0.4)
        canvas.fill(canvas.rect(right - wide - 44, y + 31, 30, 3), _INK)
        plot = _Plot(Box(x + _AXIS, y + 66, box.width - _AXIS - _RIGHT, box.height - 66 - 48), course)
        plot.paint_axes(canvas)
        plot.paint_course(canvas)

    return Painted(box, ("curve", words, tuple(course)), paint)


class _Plot:
    """Where games and ratings lie in the curve. The last deviation decides how far the axis reaches: the first ones are
    wide, and cut off."""

    def __init__(self, box: Box, course: Sequence[RatingPoint]) -> None:
        self._box = box
        self._course = course
        ratings = [point.rating for point in course]
        around = max(course[-1].within, 40)
        low, high = min(ratings) - around, max(ratings) + around
        self._step = next((step for step in _STEPS if (high - low) / step <= _MOST_LINES), _STEPS[-1])
        self._low = low // self._step * self._step
        self._high = -(-high // self._step) * self._step
        self._first, self._last = course[0].games, course[-1].games

    def _x(self, games: float) -> float:
        return self._box.x + self._box.width * (games - self._first) / max(1, self._last - self._first)

    def _y(self, rating: float) -> float:
        share = (min(max(rating, self._low), self._high) - self._low) / (self._high - self._low)
        return self._box.bottom - self._box.height * share

    def paint_axes(self, canvas: Canvas) -> None:
        """Lines at round ratings, and the numbers of games below."""
        box = self._box
        for rating in range(self._low, self._high + 1, self._step):
            line = canvas.rect(box.x, self._y(rating), box.width, canvas.hair(1))
            canvas.fill(line, tones.LAPIS_LINE, 0.3)
            canvas.text(box.x - 12, self._y(rating), str(rating), 17, tones.TEXT_SOFT, "regular", "rm")
        for games in _spread(self._first, self._last):
            canvas.text(self._x(games), box.bottom + 24, str(games), 17, tones.TEXT_SOFT, "regular", "mm")

    def paint_course(self, canvas: Canvas) -> None:
        """The band, the line in steps, and the rating as it is."""
        upper = self._steps([point.rating + point.within for point in self._course])
        lower = self._steps([point.rating - point.within for point in self._course])
        path = self._steps([point.rating for point in self._course])
        canvas.fill(Shape().poly([*upper, *reversed(lower)]), _BAND, 0.3)
        line = Shape().line(path, 3)
        canvas.glow(line, _BAND, 8, 0.5)
        canvas.fill(line, _INK)
        x, y = path[-1]
        canvas.fill(canvas.rect(x, y - 1, 22, 2), tones.GOLD)
        draw_number(canvas, x + 28, y, self._course[-1].rating, 26, colours=numerals.GOLD)

    def _steps(self, ratings: Sequence[int]) -> list[Point]:
        points: list[Point] = []
        for point, rating in zip(self._course, ratings, strict=True):
            x, y = self._x(point.games), self._y(rating)
            if points:
                points.append((x, points[-1][1]))
            points.append((x, y))
        if len(self._course) == 1:
            points.append((self._box.right, points[-1][1]))
        return points


def _spread(first: int, last: int) -> Iterator[int]:
    """Some round numbers between the first and the last, with both ends."""
    yield first
    step = next((step for step in (1, 2, 5, *_STEPS) if (last - first) / step <= _MOST_LINES), _STEPS[-1])
    for number in range(first // step * step + step, last, step):
        if min(number - first, last - number) * 2 >= step:
            yield number
    if last > first:
        yield last
