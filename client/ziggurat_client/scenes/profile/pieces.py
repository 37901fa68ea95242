"""The panels of a profile that show one thing each: who it is, shares by players, whom one met, and how one plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat_client.art import numerals, tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.numerals import draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import ACTIVE_PANEL, draw_panel
from ziggurat_client.art.scribe import draw_scribe
from ziggurat_client.art.shape import circle
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line, draw_lines
from ziggurat_client.window.screen import Box

PADDING: Final = 24.0
_PORTRAIT: Final = 138.0
_BARS_HEAD: Final = 96.0
_BAR: Final = 84.0
_RIVAL: Final = 74.0
_RIVALS_HEAD: Final = 56.0
_HABIT: Final = 52.0
_BEHIND: Final = "#a39a86"


def panel(canvas: Canvas, x: float, y: float, box: Box, title: str, aside: str = "") -> None:
    """A panel with its title, and a soft word at its right."""
    draw_panel(canvas, x, y, box.width, box.height)
    room = box.width - 2 * PADDING
    taken = draw_line(canvas, x + box.width - PADDING, y + 32, aside, room * 0.5, 18, tones.TEXT_SOFT, align="r")
    draw_line(canvas, x + PADDING, y + 32, title, room - taken - 12, 22, tones.TEXT_HEAD, "bold")


@dataclass(frozen=True)
class Identity:
    """Who it is: the name, whether they are here (in words, and lit), since when, and three figures with their words.

    A rating that is not known yet has no figure.
    """

    name: str
    here: str
    is_here: bool
    since: str
    figures: tuple[tuple[str, str], ...]
    bot: bool = False


def identity_panel(box: Box, who: Identity) -> Piece:
    """The portrait, the name, and the figures in a row below."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, box.width, box.height, ACTIVE_PANEL)
        draw_scribe(canvas, x + PADDING, y + PADDING, _PORTRAIT)
        left = x + PADDING + _PORTRAIT + 22
        room = x + box.width - PADDING - left
        draw_line(canvas, left, y + 52, who.name, room, 34, tones.TEXT, "bold")
        ink = tones.READY_PALE if who.is_here else tones.TEXT_SOFT
        if who.bot:
            draw_icon(canvas, Icon.BOT, left + 10, y + 94, 22, tones.PALE_LAPIS)
        else:
            canvas.fill(circle(left + 9, y + 94, 7), tones.READY_EDGE if who.is_here else tones.LAPIS_LINE)
        draw_line(canvas, left + 30, y + 94, who.here, room - 30, 20, ink)
        draw_line(canvas, left, y + 128, who.since, room, 18, tones.TEXT_SOFT)
        _paint_figures(canvas, Box(x + 12, y + PADDING + _PORTRAIT + 16, box.width - 24, 90), who.figures)

    return Painted(box, ("identity", who), paint)


def _paint_figures(canvas: Canvas, box: Box, figures: Sequence[tuple[str, str]]) -> None:
    each = box.width / len(figures)
    for number, (figure, word) in enumerate(figures):
        middle = box.x + (number + 0.5) * each
        colours = numerals.GOLD if number == len(figures) - 1 else numerals.SHELL
        draw_number(canvas, middle, box.y + 26, figure, 40, "m", colours)
        draw_line(canvas, middle, box.y + 66, word, each - 12, 18, tones.TEXT_SOFT, align="m")
        if number:
            edge = canvas.rect(box.x + number * each, box.y + 8, canvas.hair(1), box.height - 18)
            canvas.fill(edge, tones.LAPIS_LINE, 0.4)


@dataclass(frozen=True)
class ShareBar:
    """How much was won at tables of so many `seats`, as a share, of how many games; `word` names the seats."""

    seats: int
    share: float
    games: int
    word: str


def shares_panel(box: Box, title: str, even: str, nothing: str, bars: Sequence[ShareBar]) -> Piece:
    """A bar for each number of players, with a line at an even share; `even` says what the line is."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        panel(canvas, x, y, box, title)
        if not bars:
            _paint_nothing(canvas, x, y, box, nothing)
            return
        right, room = x + box.width - PADDING, box.width - 2 * PADDING
        wide = draw_line(canvas, right, y + 62, even, room - 40, 17, tones.TEXT_SOFT, align="r")
        canvas.fill(canvas.rect(right - wide - 36, y + 61, 26, canvas.hair(2)), "#8fb4ff")
        foot, high = y + box.height - 52, box.height - _BARS_HEAD - 52 - 12
        each = room / max(2, len(bars))
        most = max(max(bar.share, 1 / bar.seats) for bar in bars)
        for number, bar in enumerate(bars):
            middle, width = x + PADDING + (number + 0.5) * each, min(_BAR, each - 14)
            top = foot - max(2.0, high * bar.share / most)
            canvas.fill(
                canvas.rect(middle - width / 2, top, width, foot - top), vertical(top, foot, "#f6d98a", "#8a5a1c")
            )
            canvas.fill(canvas.rect(middle - width / 2 - 3, top, width + 6, 4), "#fff6dc")
            line = foot - high / bar.seats / most
            canvas.fill(canvas.rect(middle - width / 2 - 8, line, width + 16, canvas.hair(2)), "#8fb4ff")
            percent = f"{round(100 * bar.share)} %"
            canvas.text(middle, min(top, line) - 16, percent, 20, tones.TEXT, "bold", "mm")
            draw_line(canvas, middle, foot + 24, bar.word, each - 8, 18, tones.TEXT_SOFT, align="m")

    return Painted(box, ("shares", title, even, nothing, tuple(bars)), paint)


@dataclass(frozen=True)
class Meeting:
    """Whom one met, a word about them, and how often one was ahead of them and behind."""

    name: str
    word: str
    ahead: int
    behind: int
    bot: bool


def meetings_panel(box: Box, title: str, aside: str, nothing: str, meetings: Sequence[Meeting]) -> Piece:
    """A row for each, with a bar that is cut where one is ahead of them so often."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        panel(canvas, x, y, box, title, aside)
        if not meetings:
            _paint_nothing(canvas, x, y, box, nothing)
        for number, each in enumerate(meetings[: fitting_meetings(box)]):
            _paint_meeting(
                canvas, Box(x + PADDING, y + _RIVALS_HEAD + number * _RIVAL, box.width - 2 * PADDING, _RIVAL), each
            )

    return Painted(box, ("meetings", title, aside, nothing, tuple(meetings)), paint)


def fitting_meetings(box: Box) -> int:
    """How many there is room for."""
    return max(1, int((box.height - _RIVALS_HEAD - 8) // _RIVAL))


def _paint_meeting(canvas: Canvas, row: Box, met: Meeting) -> None:
    top, middle = row.y + 18, row.y + 50
    draw_icon(canvas, Icon.BOT if met.bot else Icon.PERSON, row.x + 12, top, 22, tones.TEXT_HEAD)
    word = draw_line(canvas, row.right, top, met.word, row.width * 0.4, 17, tones.TEXT_SOFT, "italic", "r")
    draw_line(canvas, row.x + 34, top, met.name, row.width - 46 - word, 20, tones.TEXT, "bold")
    ahead, behind = str(met.ahead), str(met.behind)
    draw_number(canvas, row.x, middle, ahead, 24, colours=("#d6fff8", "#8fe8dc", "#2fb5a8"))
    draw_number(canvas, row.right, middle, behind, 24, "r")
    side = max(number_width(ahead, 24, canvas.scale), number_width(behind, 24, canvas.scale), 40.0) + 12
    bar = Box(row.x + side, middle - 9, row.width - 2 * side, 18)
    share = met.ahead / max(1, met.ahead + met.behind)
    cut = canvas.snap(bar.x + bar.width * share)
    canvas.fill(canvas.rect(*bar), _BEHIND)
    canvas.fill(canvas.rect(bar.x, bar.y, cut - bar.x, bar.height), vertical(bar.y, bar.bottom, "#4fd0c2", "#1f8f85"))
    canvas.fill(canvas.rect(bar.x + bar.width / 2 - 1, bar.y - 4, 2, bar.height + 8), tones.TEXT)


@dataclass(frozen=True)
class Habit:
    """How one plays: what it is about, and what it is."""

    about: str
    what: str
    icon: Icon
    ink: ColourLike = tones.TEXT_HEAD


def habits_panel(box: Box, title: str, nothing: str, habits: Sequence[Habit]) -> Piece:
    """A row for each habit."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        panel(canvas, x, y, box, title)
        if not habits:
            _paint_nothing(canvas, x, y, box, nothing)
        for number, habit in enumerate(habits):
            middle = y + 82 + number * _HABIT
            mount = canvas.stepped(x + PADDING, middle - 19, 38, 38, 3, 1)
            canvas.fill(mount, tones.WELL, 0.9)
            canvas.fill(canvas.stepped_frame(x + PADDING, middle - 19, 38, 38, 1.4, 3, 1), tones.GOLD, 0.7)
            draw_icon(canvas, habit.icon, x + PADDING + 19, middle, 22, habit.ink)
            right, room = x + box.width - PADDING, box.width - 2 * PADDING - 54
            wide = draw_line(canvas, right, middle, habit.what, room * 0.6, 19, tones.TEXT, "bold", "r")
            draw_line(canvas, x + PADDING + 54, middle, habit.about, room - wide - 12, 18, tones.TEXT_SOFT)

    return Painted(box, ("habits", title, nothing, tuple(habits)), paint)


def _paint_nothing(canvas: Canvas, x: float, y: float, box: Box, text: str) -> None:
    draw_lines(canvas, x + PADDING, y + 78, text, box.width - 2 * PADDING, 4, 25, 18, tones.TEXT_SOFT)
