"""The pieces of the page of puzzles: rows with stars, the task, how everyone stands, the days in a row."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art import numerals, tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number, number_width
from ziggurat_client.art.panels import draw_panel
from ziggurat_client.art.seal import SealSign, SealState, draw_seal, icon_sign
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import Weight
from ziggurat_client.kept.puzzle_notes import PuzzleState
from ziggurat_client.scenes.learn.pieces import LessonRow, task_panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line, draw_lines
from ziggurat_client.window.screen import Box

STARS: Final = 3
_STAR: Final = 19.0
_PADDING: Final = 20.0
_LINE: Final = 21.0
_SIGNS: Final[dict[PuzzleState, SealSign]] = {
    "solved": icon_sign(Icon.CHECK),
    "answered": icon_sign(Icon.EYE),
    "tried": icon_sign(Icon.CROSS),
    "untouched": icon_sign(Icon.TABLET),
}


class PuzzleRow(LessonRow):
    """One puzzle in the list with its stars; the sign on its seal says how it stands."""

    def __init__(
        self,
        name: str,
        box: Box,
        words: tuple[str, str],
        state: PuzzleState,
        stars: int,
        pressed: Callable[[], None],
        *,
        opened: bool,
        today: bool,
    ) -> None:
        """`words` are what it is called and where it comes from; `today` says that it is the day's."""
        sign = icon_sign(Icon.STAR) if today and state == "untouched" else _SIGNS[state]
        seal: SealState = "done" if state == "solved" else "now" if today or opened else "to_come"
        super().__init__(name, box, sign, words, "", seal, opened, pressed)
        self._stars = stars

    def appearance(self) -> Hashable:
        return super().appearance(), self._stars

    def _paint_again(self, canvas: Canvas, right: float, middle: float, room: float) -> float:
        """Paint the stars where a lesson says that it can be done again."""
        return paint_stars(canvas, right, middle, self._stars) + 12


def paint_stars(canvas: Canvas, right: float, middle: float, stars: int, size: float = _STAR) -> float:
    """Three places for stars that end at `right`, so many of them filled; return the width."""
    for number in range(STARS):
        x = right - (STARS - number - 0.5) * (size + 3)
        filled = number < stars
        draw_icon(
            canvas, Icon.STAR, x, middle, size if filled else size * 0.8, tones.TEXT_HEAD if filled else "#3d4c8c"
        )
    return STARS * (size + 3)


def task_piece(box: Box, text: str, stars: int) -> list[Piece]:
    """What is to be done, over board and actions, with the stars at its end."""
    size = 30.0 if box.height >= 72 else 22.0
    place = Box(box.right - 24 - STARS * (size + 3), box.y, STARS * (size + 3), box.height)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        paint_stars(canvas, x + place.width, y + place.height / 2, stars, size)

    return [
        task_panel(box, icon_sign(Icon.STAR), text, place.x - 16),
        Painted(place, ("task stars", stars, size), paint),
    ]


@dataclass(frozen=True)
class Stand:
    """How one seat stands: whose it is, its points as it stood at the start and now, and whether it is the solver's."""

    seat: Seat
    name: str
    begun: int
    points: int
    ours: bool


def standings_panel(box: Box, title: str, stands: Sequence[Stand], line: int) -> Piece:
    """Points as bars, the most first, with a line at those that are to be reached.

    What the solver has lost or won since the start is framed.
    """

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, box.width, box.height)
        draw_line(canvas, x + _PADDING, y + 24, title, box.width - 2 * _PADDING, 20, tones.TEXT_HEAD, "bold")
        step = min(32.0, (box.height - 48) / len(stands))
        most = max(1, line, *(max(each.points, each.begun) for each in stands))
        name_room = min(150.0, box.width * 0.34)
        longest = max(number_width(str(each.points), 22, canvas.scale) for each in stands)
        left, right = x + _PADDING + 36 + name_room, x + box.width - _PADDING - max(60.0, longest + 12)
        for number, each in enumerate(stands):
            middle = y + 44 + (number + 0.5) * step
            if each.ours:
                canvas.fill(canvas.rect(x + 10, middle - step / 2, box.width - 20, step), "#2f55b5", 0.45)
            draw_cube(canvas, each.seat, x + _PADDING + 12, middle, 22)
            weight: Weight = "bold" if each.ours else "regular"
            draw_line(canvas, x + _PADDING + 34, middle, each.name, name_room, 18, tones.TEXT, weight)
            ink = canvas.palette.player(each.seat).colour
            _paint_bar(canvas, Box(left, middle - 7, right - left, 14), each.points / most, ink)
            draw_number(canvas, x + box.width - _PADDING, middle, each.points, 22, "r")
        at = left + (right - left) * min(1.0, line / most)
        canvas.fill(canvas.rect(at, y + 44, 2, step * len(stands)), "#ffe59a")

    return Painted(box, ("standings", title, tuple(stands), line), paint)


def _paint_bar(canvas: Canvas, box: Box, share: float, ink: ColourLike) -> None:
    canvas.fill(canvas.rect(*box), tones.WELL)
    x, pitch = box.x, 6.0
    while x + 4 <= box.x + box.width * share:
        canvas.fill(canvas.rect(x, box.y, 4, box.height), ink)
        x += pitch


@dataclass(frozen=True)
class Day:
    """One day of the week: its letter, whether its puzzle was solved, and whether it is today."""

    letter: str
    kept: bool
    today: bool


def streak_panel(box: Box, count: int, words: tuple[str, str], days: Sequence[Day]) -> Piece:
    """How many days in a row there are, the best ever, and this week's seals of clay."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, box.width, box.height)
        wide = number_width(str(count), 56, canvas.scale)
        draw_number(canvas, x + 24, y + 50, count, 56, colours=numerals.GOLD)
        room = box.width - wide - 24 - 24 - 24
        draw_line(canvas, x + 24 + wide + 24, y + 38, words[0], room, 24, tones.TEXT_HEAD, "bold")
        draw_line(canvas, x + 24 + wide + 24, y + 66, words[1], room, 18, tones.TEXT_SOFT)
        pitch = (box.width - 40) / len(days)
        for number, day in enumerate(days):
            _paint_day(canvas, x + 20 + (number + 0.5) * pitch, y + 114, day)

    return Painted(box, ("streak", count, words, tuple(days)), paint)


def _paint_day(canvas: Canvas, cx: float, cy: float, day: Day) -> None:
    if day.kept:
        draw_seal(canvas, cx, cy, 19, icon_sign(Icon.CHECK), "done")
    elif day.today:
        draw_seal(canvas, cx, cy, 19, icon_sign(Icon.STAR), "now")
    else:
        draw_seal(canvas, cx, cy, 17, _NOTHING, "to_come")
    ink = tones.TEXT if day.today else tones.TEXT_SOFT
    canvas.text(cx, cy + 38, day.letter, 17, ink, "bold" if day.today else "regular", "mm")


_NOTHING: Final = SealSign(lambda canvas, cx, cy, radius, ink, ground: canvas.fill(Shape(), ground))


def about_panel(box: Box, title: str, text: str, foot: str, ink: ColourLike) -> Piece:
    """What came of a try, or where the puzzle comes from, and how often it was tried."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, box.width, box.height)
        right, room = x + box.width - _PADDING, box.width - 2 * _PADDING
        taken = draw_line(canvas, right, y + 20, foot, room * 0.45, 16, tones.TEXT_SOFT, align="r") + 16 if foot else 0
        draw_line(canvas, x + _PADDING, y + 20, title, room - taken, 20, ink, "bold")
        lines = max(1, int((box.height - 40) // _LINE))
        draw_lines(canvas, x + _PADDING, y + 46, text, room, lines, _LINE, 17, tones.TEXT)

    return Painted(box, ("about", title, text, foot, ink), paint)
